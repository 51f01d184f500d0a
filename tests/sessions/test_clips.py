"""Clips: each is posted once, whoever presses, and though a process dies."""

import asyncio

import pytest

from bot.sessions.clips import ClipKey, ClipShared
from bot.sessions.session import Session
from tests.sessions.harness import ADA, BEA, Harness

MESSAGE = 77


class Channel:
    """Stands for Discord: what was posted, what is found there, and whether it refuses."""

    def __init__(self) -> None:
        self.posted = 0
        self.asked: list[int] = []
        self.found: int | None = None
        self.refuses = False

    async def send(self) -> int:
        await asyncio.sleep(0)
        if self.refuses:
            raise OSError("unreachable")
        self.posted += 1
        return MESSAGE

    async def find(self, begun_at: int) -> int | None:
        self.asked.append(begun_at)
        return self.found


@pytest.fixture
async def ended(harness: Harness) -> Session:
    session = await harness.game(ADA, BEA)
    return await harness.sessions.games.resign(session.id, ADA.id)


async def post(harness: Harness, session: Session, channel: Channel) -> int | None:
    """Posts the game's clip; returns the message that is there already, None if there was none."""
    try:
        await harness.sessions.clips.post(ClipKey(session.id), channel.send, channel.find)
    except ClipShared as shared:
        return shared.message
    return None


async def test_of_two_presses_one_posts_and_after_a_restart_none(harness: Harness, ended: Session) -> None:
    channel = Channel()
    both = await asyncio.gather(*[post(harness, ended, channel) for _ in range(2)])
    assert sorted(both, key=bool) == [None, MESSAGE]
    await harness.restart()
    assert await post(harness, ended, channel) == MESSAGE
    with pytest.raises(ClipShared):
        await harness.sessions.clips.require_new(ClipKey(ended.id))
    assert (channel.posted, channel.asked) == (1, [])


@pytest.mark.parametrize("is_there", [True, False])
async def test_a_clip_whose_process_died_is_looked_for_and_posted_only_if_it_is_not_there(
    harness: Harness, ended: Session, *, is_there: bool
) -> None:
    channel = Channel()
    channel.refuses = True
    with pytest.raises(OSError, match="unreachable"):
        await post(harness, ended, channel)
    begun = harness.clock.time
    await harness.restart()
    await harness.sessions.clips.require_new(ClipKey(ended.id))
    channel.refuses, channel.found = False, MESSAGE if is_there else None
    for expected in (MESSAGE if is_there else None, MESSAGE):
        assert await post(harness, ended, channel) == expected
    assert (channel.posted, channel.asked) == (0 if is_there else 1, [begun])
