"""A clock of the system that jumps loses no move, stops no timer and lets no task fail.

`CLOCK_JUMPS=5000` for that many: by seconds, hours or days, forward and back, while people play with clocks and
against computers, and while the bot is stopped.
"""

from collections.abc import AsyncIterator
from itertools import count as counter
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.sessions.refusals import Refusal
from bot.sessions.session import Place, Session
from tests.seed import SEED
from tests.sessions.harness import ADA, BEA, Clock, Harness, idle
from tests.torture.figures import Figures, count, negative_control

JUMPS = count("CLOCK_JUMPS", 60)
GAME = "tris_2"
SECOND, HOUR, DAY = 1_000, 3_600_000, 86_400_000
NEVER = 10**18
PAUSES = 5
"""Minutes within which a computer moves."""
LENGTHS = (SECOND, 10 * SECOND, HOUR, DAY, 400 * DAY)


class JumpingClock(Clock):
    """A clock that can be set without time going by: timers are due after the time that they were set for."""

    def jump(self, by: int) -> None:
        """Sets the clock."""
        self.time += by
        for timer in self.timers:
            timer.at += by


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    harness = Harness(tmp_path / "tavolino.db")
    harness.clock = JumpingClock()
    async with harness:
        yield harness


async def _opened(harness: Harness, channel: int, dice: Random, computers: float) -> Session:
    """Starts a game with a clock, between two people or with a computer."""
    session = await harness.lobby(ADA, game=GAME, place=Place(10, channel))
    await harness.sessions.lobbies.configure(session.id, ADA.id, clock=dice.choice((0, 30, 600)))
    if dice.random() < computers:
        session, _ = await harness.sessions.lobbies.add_computer(session.id, ADA.id)
    else:
        session, _ = await harness.sessions.lobbies.join(session.id, BEA)
    return (await harness.sessions.lobbies.start(session.id, ADA.id)).session if session.state is None else session


async def _played(harness: Harness, session: Session, dice: Random) -> Session:
    """Lets the person on turn move, unless it is a computer's turn."""
    (seat,) = session.to_act
    person = session.people[seat]
    if not person.computer:
        words = dice.choice(session.game.legal_moves(session.state, seat))
        await harness.move(session, person, words, ply=session.ply)
    return await harness.current(session)


async def _attacked(harness: Harness, dice: Random, figures: Figures, computers: float = 0.3) -> None:
    """Lets people play while the clock jumps. computers: at what part of the tables one sits."""
    clock, channels = harness.clock, counter(1)
    assert isinstance(clock, JumpingClock)
    session = await _opened(harness, next(channels), dice, computers)
    for _ in range(JUMPS):
        await idle()  # so that a computer has chosen, and waits for its pause
        by = dice.choice((1, -1)) * round(dice.choice(LENGTHS) * dice.random())
        if dice.random() < 0.1:
            await harness.close()
            clock.jump(by)
            await harness.open()
            figures.add("jumps while stopped")
        else:
            clock.jump(by)
            figures.add("jumps")
        acknowledged = session.moves
        await harness.advance(dice.choice((0, 1, 5, 31, 700)))
        session = await harness.current(session)
        assert session.moves[: len(acknowledged)] == acknowledged
        for _ in range(PAUSES):  # since before the jump; it may offer a draw first, and wait for the answer
            if _computer_is_to_act(session):
                await harness.advance(60)
                session = await harness.current(session)
        assert not _computer_is_to_act(session), "the computer stands still"
        if not session.status.live:
            figures.add("games over")
            session = await _opened(harness, next(channels), dice, computers)
        if session.to_act:
            before = session
            try:
                session = await _played(harness, session, dice)
            except Refusal as refusal:
                raise AssertionError(f"a legal move is refused: {refusal}") from refusal
            figures.add("moves", session.ply - before.ply)
        assert await harness.restored(session) == session


def _computer_is_to_act(session: Session) -> bool:
    return any(session.people[seat].computer for seat in session.to_act)


async def test_a_clock_that_jumps_loses_no_move_and_stops_no_timer(harness: Harness) -> None:
    figures = Figures("clock jumps")
    with capture_logs() as logs:
        await _attacked(harness, Random(SEED), figures)
        await idle()
    assert [one for one in logs if one["log_level"] in ("error", "critical")] == []
    figures.report()


class ForgetfulClock(JumpingClock):
    """A clock that forgets its timers when it is set."""

    def jump(self, by: int) -> None:
        super().jump(by)
        for timer in self.timers:
            timer.at = NEVER


@negative_control
async def test_timers_that_a_jump_stops_are_noticed(tmp_path: Path) -> None:
    """Negative control."""
    harness = Harness(tmp_path / "tavolino.db")
    harness.clock = ForgetfulClock()
    async with harness:
        with pytest.raises(AssertionError, match="the computer stands still"):
            await _attacked(harness, Random(SEED), Figures("control"), computers=1.0)
