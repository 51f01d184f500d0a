"""By how much an ended game changed the ratings, where that is known."""

import pytest

from bot.sessions.session import Session
from bot.store.records import StoreUnavailable
from bot.ui.results import rating_changes
from bot.ui.results.rating_changes import RatingChanges
from tests.sessions.harness import ADA, BEA, Harness


async def won_by_bea(harness: Harness) -> Session:
    session = await harness.game(ADA, BEA, game="tris_1")
    for person, cell in ((ADA, "b2"), (BEA, "a1")):
        session = await harness.move(session, person, cell)
    return await harness.sessions.resign(session.id, ADA.id)


async def test_the_winner_gains_what_the_loser_loses_and_is_computed_once(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await won_by_bea(harness)
    changes = RatingChanges(harness.sessions)
    found = await changes.of(session)
    assert found[BEA.id] > 0 > found[ADA.id]
    monkeypatch.delattr(harness.sessions.history, "_store")
    assert await changes.of(session) == found


async def test_changes_are_left_out_where_the_history_is_too_long_or_cannot_be_read(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await won_by_bea(harness)
    monkeypatch.setattr(rating_changes, "MOST_RESULTS", 1)
    assert await RatingChanges(harness.sessions).of(session) == {}

    async def unavailable(_guild: int, _game: str | None) -> tuple[()]:
        raise StoreUnavailable("disk")

    monkeypatch.setattr(harness.sessions.history, "results", unavailable)
    assert await RatingChanges(harness.sessions).of(session) == {}


async def test_a_game_with_a_computer_changes_no_rating(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, game="tris_1")
    session, _ = await harness.sessions.add_computer(lobby.id, ADA.id)
    session, _ = await harness.sessions.start(lobby.id, ADA.id) if session.started_at is None else (session, None)
    session = await harness.move(session, ADA, "b2")
    ended = await harness.sessions.resign(session.id, ADA.id)
    assert await RatingChanges(harness.sessions).of(ended) == {}
