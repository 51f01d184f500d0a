"""What happens because time has passed, as pure rules: each thing is done once, and something always follows."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bot.games
from bot.sessions.fairness import SessionSeed
from bot.sessions.rules.deadlines import CLAIMED_AFTER, LOBBY_IDLE, credit_downtime, credit_time_since, next_due
from bot.sessions.rules.earlier_events import UNATTENDED_KEPT, earlier_events_for
from bot.sessions.rules.lobby import open_lobby
from bot.sessions.rules.play import SentMove, make_computer_move, make_move
from bot.sessions.rules.start import start_game
from bot.sessions.rules.timeouts import apply_due
from bot.sessions.session import CLOCKS, Person, Place, Session, Status
from bot.sessions.transition import TableEvent
from tests.sessions.games import Buzz, Nim

NOW = 1_800_000_000_000


@pytest.fixture(autouse=True, scope="module")
def games() -> Iterator[None]:
    """The small games, for a whole module as Hypothesis asks of fixtures."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(bot.games._games, "nim", Nim())
        patch.setitem(bot.games._games, "buzz", Buzz())
        yield


def lobby(*ids: int, clock: int = 0, game: str = "nim") -> Session:
    """A lobby of people, and of computers where the id is negative."""
    people = tuple(Person(number, f"P{number}") for number in ids)
    options = {"stones": 50} if game == "nim" else {}
    opened = open_lobby(
        SessionSeed("s", bytes(32)),
        place=Place(1, 2),
        host=people[0],
        game_key=game,
        options=options,
        now=NOW,
        clock=clock,
    )
    return replace(opened, people=people)


def started(*ids: int, clock: int = 0, game: str = "nim") -> Session:
    return start_game(lobby(*ids, clock=clock, game=game), NOW).session


seatings = st.integers(1, 3).flatmap(
    lambda humans: st.integers(0, 3 - humans).map(lambda others: (*range(1, humans + 1), *range(-1, -others - 1, -1)))
)


@given(ids=seatings, clock=st.sampled_from(CLOCKS), reminders=st.booleans(), on=st.booleans())
def test_what_is_due_is_done_once_and_leads_on(ids: tuple[int, ...], clock: int, reminders: bool, on: bool) -> None:
    session = lobby(*ids, clock=clock)
    session = replace(session, clock=replace(session.clock, reminders=reminders))
    if on:
        session = start_game(session, NOW).session
    for _ in range(4):
        at = next_due(session)
        if at is None:
            return
        assert apply_due(session, session.ply, at - 1) == (session, None)
        assert apply_due(session, session.ply + 1, at) == (session, None)
        after, event = apply_due(session, session.ply, at)
        assert after != session
        assert event in {TableEvent.REMINDER, TableEvent.OVERDUE, TableEvent.AWAY, TableEvent.ENDED, TableEvent.EXPIRED}
        assert (event in {TableEvent.ENDED, TableEvent.EXPIRED}) == (not after.status.live)
        assert apply_due(after, session.ply, at) == (after, None)
        session = after
    pytest.fail("there is always something due")


@given(late=st.integers(0, 10**7))
def test_a_lobby_expires_however_late_it_is_checked(late: int) -> None:
    session, event = apply_due(lobby(1), 0, NOW + LOBBY_IDLE + late)
    assert (session.status, session.result.reason, event) == (Status.ABANDONED, "expired", TableEvent.EXPIRED)


def test_a_reminder_that_was_missed_gives_way_to_the_timeout() -> None:
    after, event = apply_due(started(1, 2, clock=120), 0, NOW + 120_000)
    assert (after.clock.overdue, after.clock.reminded, event) == (True, False, TableEvent.OVERDUE)


def test_downtime_is_credited_only_if_there_was_any() -> None:
    session = started(1, 2, clock=30)
    for since in (NOW, NOW + 5):
        assert credit_time_since(session, since, NOW) == (session, None)
    after, event = credit_time_since(session, NOW, NOW + 5)
    assert (after.clock.deadline, event) == (NOW + 30_005, TableEvent.DEADLINE_CHANGED)


def test_an_opponent_who_waits_longer_than_needed_wins() -> None:
    late, _ = apply_due(started(1, 2, clock=30), 0, NOW + 30_000)
    assert (late.clock.overdue, next_due(late)) == (True, NOW + 30_000 + CLAIMED_AFTER)
    over, event = apply_due(late, 0, NOW + 30_000 + CLAIMED_AFTER)
    assert (over.status, over.result.reason, over.clock.overdue, event) == (
        Status.FINISHED,
        "out-of-time",
        False,
        TableEvent.ENDED,
    )
    assert over.result.outcome is not None
    assert over.result.outcome.winners == (1,)


def test_the_opponent_of_an_overdue_player_does_not_wait_during_downtime() -> None:
    late, _ = apply_due(started(1, 2, clock=30), 0, NOW + 30_000)
    after = replace(late, clock=credit_downtime(late.clock, CLAIMED_AFTER))
    assert after.clock.overdue
    assert apply_due(after, 0, NOW + 30_000 + CLAIMED_AFTER) == (after, None)


@pytest.mark.parametrize("clock", CLOCKS)
def test_in_a_race_only_the_limit_of_the_rules_counts(clock: int) -> None:
    session = started(1, 2, clock=clock, game="buzz")
    assert (session.clock.seconds, session.clock.deadline) == (0, None)
    called, _ = make_move(session, 2, SentMove("call", 0, NOW), action=None, now=NOW)
    assert next_due(called) == called.clock.deadline == NOW + 10_000
    after, event = apply_due(called, 1, NOW + 10_000)
    assert (after.moves[-1].words, after.clock.deadline, after.result.given_up) == ("pass", None, ())
    assert event is TableEvent.MOVED


def test_nobody_is_reminded_of_a_limit_of_the_rules() -> None:
    called, _ = make_move(started(1, 2, game="buzz"), 2, SentMove("call", 0, NOW), action=None, now=NOW)
    assert next_due(replace(called, clock=replace(called.clock, seconds=600))) == called.clock.deadline


def test_only_the_last_unattended_moves_are_kept() -> None:
    session = started(-1, -2)
    for ply in range(UNATTENDED_KEPT + 3):
        (seat,) = session.to_act
        session, _ = make_computer_move(session, seat, "take 1", ply=ply, now=NOW)
    assert [event.args["left"] for event in earlier_events_for(session.earlier_events, None)] == [
        47,
        46,
        45,
        44,
        43,
        42,
        41,
    ]
    assert session.state.left == 40
