"""Clips, where several processes use one database."""

import asyncio

from bot.sessions.clips import ClipKey, ClipShared
from tests.sessions.harness import ADA, BEA
from tests.sessions.shared.conftest import Process


async def test_of_presses_that_reach_two_processes_one_posts(one: Process, two: Process) -> None:
    session = await one.game(ADA, BEA)
    await one.sessions.games.resign(session.id, ADA.id)
    posted: list[int] = []

    async def send() -> int:
        posted.append(7)
        await asyncio.sleep(0.05)
        return 7

    async def find(begun_at: int) -> int | None:
        raise AssertionError(f"looked for one of {begun_at}, which nobody has left behind")

    key = ClipKey(session.id)
    presses = (process.sessions.clips.post(key, send, find) for process in (one, two))
    refused = [one for one in await asyncio.gather(*presses, return_exceptions=True) if one is not None]
    assert [type(one) for one in refused] == [ClipShared]
    assert posted == [7]
