"""Time, purely: what is due is done once, and something always follows."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import GAMES
from bot.sessions.rules.deadlines import CLAIMED_AFTER, LOBBY_IDLE, credited, due
from bot.sessions.rules.lobby import opened
from bot.sessions.rules.play import computed, moved
from bot.sessions.rules.start import begun
from bot.sessions.rules.timeouts import passed, table_event
from bot.sessions.session import CLOCKS, UNATTENDED_KEPT, Person, Place, Session, Status, TableEvent
from tests.sessions.games import Buzz, Nim

NOW = 1_800_000_000_000


@pytest.fixture(autouse=True, scope="module")
def games() -> Iterator[None]:
    """For a whole module, as hypothesis asks of fixtures."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "nim", Nim())
        patch.setitem(GAMES, "buzz", Buzz())
        yield


def lobby(*ids: int, clock: int = 0, game: str = "nim") -> Session:
    """A lobby of people, and computers where the id is negative."""
    people = tuple(Person(number, f"P{number}") for number in ids)
    options = {"stones": 50} if game == "nim" else {}
    host = opened(
        "s", bytes(32), place=Place(1, 2), host=people[0], game_key=game, options=options, now=NOW, clock=clock
    )
    return replace(host, people=people)


seatings = st.integers(1, 3).flatmap(
    lambda humans: st.integers(0, 3 - humans).map(lambda others: (*range(1, humans + 1), *range(-1, -others - 1, -1)))
)


@given(ids=seatings, clock=st.sampled_from(CLOCKS), reminders=st.booleans(), on=st.booleans())
def test_what_is_due_is_done_once_and_leads_on(ids: tuple[int, ...], clock: int, reminders: bool, on: bool) -> None:
    session = replace(lobby(*ids, clock=clock), reminders=reminders)
    if on:
        session = begun(session, NOW)
    for _ in range(4):
        at = due(session)
        if at is None:
            return
        assert passed(session, session.ply, at - 1) is session
        assert passed(session, session.ply + 1, at) is session
        after = passed(session, session.ply, at)
        assert after != session
        assert passed(after, session.ply, at) is after
        assert table_event(session, after) in set(TableEvent) - {TableEvent.MOVED}
        session = after
    pytest.fail("there is always something due")


@given(late=st.integers(0, 10**7))
def test_a_lobby_expires_however_late_one_looks(late: int) -> None:
    session = passed(lobby(1), 0, NOW + LOBBY_IDLE + late)
    assert (session.status, session.reason) == (Status.ABANDONED, "expired")


def test_a_reminder_that_was_missed_gives_way_to_the_end_of_the_time() -> None:
    session = begun(lobby(1, 2, clock=30), NOW)
    after = passed(session, 0, NOW + 30_000)
    assert (after.overdue, after.reminded) == (True, False)


def test_no_time_is_credited_for_no_time() -> None:
    session = begun(lobby(1, 2, clock=30), NOW)
    for downtime in (0, -5):
        assert credited(session, downtime) is session
    assert credited(session, 5).deadline == NOW + 30_005


def test_who_waits_longer_than_anybody_needs_to_has_won() -> None:
    late = passed(begun(lobby(1, 2, clock=30), NOW), 0, NOW + 30_000)
    assert (late.overdue, due(late)) == (True, NOW + 30_000 + CLAIMED_AFTER)
    over = passed(late, 0, NOW + 30_000 + CLAIMED_AFTER)
    assert (over.status, over.reason, over.overdue) == (Status.FINISHED, "out-of-time", False)
    assert over.outcome is not None
    assert over.outcome.winners == (1,)
    assert table_event(late, over) is TableEvent.ENDED


def test_while_the_house_was_closed_nobody_waited() -> None:
    late = passed(begun(lobby(1, 2, clock=30), NOW), 0, NOW + 30_000)
    after = credited(late, CLAIMED_AFTER)
    assert after.overdue
    assert passed(after, 0, NOW + 30_000 + CLAIMED_AFTER) is after


@pytest.mark.parametrize("clock", CLOCKS)
def test_in_a_race_the_limit_is_all_the_time_there_is(clock: int) -> None:
    session = begun(lobby(1, 2, clock=clock, game="buzz"), NOW)
    assert (session.clock, session.deadline) == (0, None)
    called = moved(session, 2, "call", ply=0, action=None, now=NOW)
    assert due(called) == called.deadline == NOW + 10_000
    after = passed(called, 1, NOW + 10_000)
    assert (after.moves[-1].words, after.deadline, after.given_up) == ("pass", None, ())


def test_of_a_limit_of_the_rules_nobody_is_reminded() -> None:
    called = moved(begun(lobby(1, 2, game="buzz"), NOW), 2, "call", ply=0, action=None, now=NOW)
    assert due(replace(called, clock=600)) == called.deadline


def test_no_more_is_remembered_than_can_be_told() -> None:
    session = begun(lobby(-1, -2, -3), NOW)
    for ply in range(UNATTENDED_KEPT + 3):
        (seat,) = session.to_act
        session = computed(session, seat, "take 1", ply=ply, now=NOW)
    assert [event.args["left"] for event in session.unattended(None)] == [47, 46, 45, 44, 43, 42, 41]
    assert session.state.left == 40
