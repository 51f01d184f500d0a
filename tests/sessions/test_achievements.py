"""Achievements are found in finished games once, in those of the past and after a crash, too."""

from itertools import count

import pytest

from bot.achievements.rules import DAYS_IN_A_ROW
from bot.sessions import achievements
from bot.sessions.achievements import Achievements
from bot.sessions.daily.days import first_streak_of
from bot.sessions.session import Session, Status
from tests.sessions.harness import ADA, BEA, Harness


async def fastest(harness: Harness) -> Session:
    """Plays a game of Tris 1 in which the first player has a line with the third symbol."""
    session = await harness.game(ADA, BEA, game="tris_1")
    people, taken = (ADA, BEA), set[str]()
    lines = {session.state.turn: ["a1", "b2", "c3"]}
    for number in count():
        seat = next(iter(session.to_act))
        legal = session.game.legal_moves(session.state, seat)
        line = lines.get(seat) or [word for word in legal if word not in ("a1", "b2", "c3")]
        words = next(word for word in line if word in legal and word not in taken)
        taken.add(words)
        session = await harness.move(session, people[seat], words)
        if session.status is not Status.PLAYING:
            assert number == 4
            return session
    raise AssertionError


async def test_a_game_is_looked_through_when_its_result_is_first_shown(harness: Harness) -> None:
    session = await fastest(harness)
    assert session.result.outcome is not None
    winner = session.people[session.result.outcome.winners[0]].id
    found = await harness.sessions.achievements.earned_in(session)
    assert [(one.person, one.achievement, one.at) for one in found] == [
        (winner, "fastest-line", session.result.ended_at),
        (winner, "first-win", session.result.ended_at),
    ]
    assert not await harness.store.achievements.is_unexamined(session.id)
    assert await harness.sessions.achievements.earned_in(session) == found
    again = await fastest(harness)
    assert {one.person for one in await harness.sessions.achievements.earned_in(again)} <= {ADA.id, BEA.id} - {winner}


async def test_what_a_crash_has_missed_is_found_when_a_list_is_asked_for(harness: Harness) -> None:
    session = await fastest(harness)
    await harness.crash()
    await harness.open()
    assert session.result.outcome is not None
    winner = session.people[session.result.outcome.winners[0]].id
    achieved = await harness.sessions.achievements.of(winner)
    assert achieved.complete
    assert achieved.at == {"first-win": session.result.ended_at, "fastest-line": session.result.ended_at}


async def test_a_list_looks_through_a_few_games_at_a_time(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(achievements, "AT_ONCE", 1)
    await fastest(harness)
    assert [(await harness.sessions.achievements.of(ADA.id)).complete for _ in range(2)] == [False, True]


async def test_a_list_looks_through_no_further_game_after_some_moves(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(achievements, "MOVES_AT_ONCE", 1)
    for _ in range(2):
        await fastest(harness)
    assert [(await harness.sessions.achievements.of(ADA.id)).complete for _ in range(2)] == [False, True]


async def test_all_games_are_looked_through_again(harness: Harness) -> None:
    session = await fastest(harness)
    found = await harness.sessions.achievements.earned_in(session)
    done: list[int] = []
    assert await Achievements(harness.store).examine_all(done.append) == 1
    assert done == [1]
    assert await harness.store.achievements.of_session(session.id) == found


def test_a_week_of_puzzles_is_earned_on_its_last_day() -> None:
    days = ["2026-01-01", *(f"2026-02-{day:02}" for day in range(1, 10))]
    assert first_streak_of(days, DAYS_IN_A_ROW) == "2026-02-07"
    assert first_streak_of(days[:7], DAYS_IN_A_ROW) is None
