"""A task that is cancelled at any of its awaits leaves a table whose memory and store agree, and loses no move.

`CANCELLATIONS=5000` for that many. The caller of a move is cancelled at its first await, its second and so on; then the
tasks that do the work for it are. The same press, which Discord may send again, then makes the move once.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Generator
from contextlib import suppress
from itertools import count as counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.sessions.refusals import Refusal
from bot.sessions.session import Place, Session
from bot.sessions.tables.actions import Actions
from tests.seed import SEED
from tests.sessions.harness import ADA, BEA, Harness, ends_by_itself, idle
from tests.torture.figures import Figures, count, negative_control

CANCELLATIONS = count("CANCELLATIONS", 60)
GAME = "tripple_domino"


class Cut:
    """An awaitable that does the work of a coroutine, and is cancelled at its await of this number."""

    def __init__(self, work: Coroutine[Any, Any, Any], at: int) -> None:
        self._work = work
        self._at = at
        self.cancelled = False

    def __await__(self) -> Generator[Any, None, Any]:
        for number in counter():
            try:
                waits_for = self._work.send(None)
            except StopIteration as end:
                return end.value
            if number == self._at:
                self.cancelled = True
                return self._work.throw(asyncio.CancelledError())
            yield waits_for


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "tavolino.db") as harness:
        yield harness


async def _pressed(harness: Harness, session: Session, words: str, action: int) -> Any:
    (seat,) = session.to_act
    return await harness.sessions.games.move(session.id, session.people[seat].id, words, ply=session.ply, action=action)


async def _cancelled_somewhere(harness: Harness, session: Session, dice: Random, figures: Figures) -> Session:
    """Makes a move with a cancellation, then the same press again; returns the session after it."""
    (seat,) = session.to_act
    words, action = dice.choice(session.game.legal_moves(session.state, seat)), next(harness.actions)
    if dice.random() < 0.5:
        cut = Cut(_pressed(harness, session, words, action), dice.randrange(2))
        try:
            await cut
        except asyncio.CancelledError:
            figures.add("callers cancelled")
    else:
        await _all_cancelled(_pressed(harness, session, words, action), dice.randrange(12))
        figures.add("all tasks cancelled")
    await idle()
    figures.add("cancellations")
    with suppress(Refusal):  # the press is sent again; if it was made, the table has gone on
        await _pressed(harness, session, words, action)
    await idle()
    return await harness.current(session)


async def _all_cancelled(work: Coroutine[Any, Any, Any], turns: int) -> None:
    """Runs a coroutine for some turns of the event loop, then cancels it and all tasks that it has started."""
    before = asyncio.all_tasks()
    task = asyncio.create_task(work)
    for _ in range(turns):
        await asyncio.sleep(0)
    for one in asyncio.all_tasks() - before:
        if ends_by_itself(one):
            one.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def _agree(harness: Harness, before: Session, after: Session) -> bool:
    """Returns whether memory and store hold the same, which is one move more."""
    return after.ply == before.ply + 1 and await harness.restored(after) == after


async def test_a_cancelled_task_loses_no_move_and_makes_none_twice(harness: Harness) -> None:
    figures, dice = Figures("cancelled tasks"), Random(SEED)
    channels = counter(1)
    session = await harness.game(ADA, BEA, game=GAME, place=Place(10, next(channels)))
    while figures["cancellations"] < CANCELLATIONS:
        if not session.status.live:
            session = await harness.game(ADA, BEA, game=GAME, place=Place(10, next(channels)))
        after = await _cancelled_somewhere(harness, session, dice, figures)
        assert await _agree(harness, session, after)
        session = after
    figures.report()


@negative_control
async def test_actions_that_end_with_their_caller_are_caught(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative control: the move is in the store, but the table in memory knows nothing of it."""

    async def interrupted(_tables: Actions, work: Coroutine[Any, Any, Any]) -> Any:
        return await work

    monkeypatch.setattr(Actions, "_uninterrupted", interrupted)
    session = await harness.game(ADA, BEA, game=GAME)
    (seat,) = session.to_act
    words = session.game.legal_moves(session.state, seat)[0]
    with pytest.raises(asyncio.CancelledError):
        await Cut(_pressed(harness, session, words, 1), 0)
    await idle()
    await asyncio.sleep(0.1)
    after = await harness.current(session)
    assert not await _agree(harness, session, after)
    assert after.ply == session.ply
    assert (await harness.restored(session)).ply == session.ply + 1
