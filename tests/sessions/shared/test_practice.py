"""Practice, where several processes use one database."""

import asyncio

from bot.sessions.refusals import Refusal
from tests.sessions.harness import ADA, BEA
from tests.sessions.shared.conftest import Process


async def test_of_presses_that_reach_two_processes_one_is_an_answer(one: Process, two: Process) -> None:
    session = await one.game(ADA, BEA, game="tris_1")
    for number, words in enumerate(["b2", "a1", "c1", "b1", "a3"]):
        session = await one.press(session, (ADA, BEA)[number % 2], words, number)
    added = [process.sessions.practice.add(await process.seen(session), BEA.id) for process in (one, two)]
    assert [[position.ply for position in found] for found in await asyncio.gather(*added)] == [[4], [4]]
    presses = [process.sessions.practice.answer(BEA.id, session.id, 4, "a3") for process in (one, two)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    assert [answer.key for answer in answers if isinstance(answer, Refusal)] == ["practice-not-due"]
    assert (await one.sessions.practice.streak(BEA.id)).streak == 1
