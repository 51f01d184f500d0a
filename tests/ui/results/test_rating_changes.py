"""By how much an ended game changed the ratings, where that is known."""

import pytest

from bot.sessions.session import Session
from bot.store.errors import StoreUnavailable
from bot.ui.results.game_result import rating_changes
from tests.sessions.harness import ADA, BEA, Harness


async def won_by_bea(harness: Harness) -> Session:
    session = await harness.game(ADA, BEA, game="tris_1")
    for person, cell in ((ADA, "b2"), (BEA, "a1")):
        session = await harness.move(session, person, cell)
    return await harness.sessions.games.resign(session.id, ADA.id)


async def test_the_winner_gains_what_the_loser_loses_and_both_are_provisional_at_first(harness: Harness) -> None:
    session = await won_by_bea(harness)
    found = await rating_changes(harness.sessions, session)
    assert found[BEA.id].change > 0 > found[ADA.id].change
    assert not any(one.settled for one in found.values())


async def test_changes_are_left_out_where_the_history_cannot_be_read(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await won_by_bea(harness)

    async def unavailable(*_args: object) -> tuple[()]:
        raise StoreUnavailable("disk")

    monkeypatch.setattr(harness.store.results, "rating_changes", unavailable)
    assert await rating_changes(harness.sessions, session) == {}


async def test_a_game_with_a_computer_changes_no_rating(harness: Harness) -> None:
    session = await harness.game(ADA, computers=1, game="tris_1")
    session = await harness.move(session, ADA, "b2")
    ended = await harness.sessions.games.resign(session.id, ADA.id)
    assert await rating_changes(harness.sessions, ended) == {}
