"""Results from before there were ratings get numbers and durations at the migration, and all else by recompute."""

from collections.abc import Sequence
from pathlib import Path

import pytest
import structlog.testing

from bot.app import store_opening
from bot.app.store_opening import bring_ratings_up_to_date
from bot.sessions.leaderboards import Leaderboards
from bot.store.migration import versions
from bot.store.sqlite.connection import open_to_write
from bot.store.sqlite.store import SqliteStore, migrate
from tests.store.ratings import NOON, RATER, all_rows

BEFORE = 19
"""The version of the schema before ratings were stored."""

SESSION = """
INSERT INTO sessions (id, game, rules, options, guild, channel, host, status, seed, commitment, opened_at, started_at,
                      ended_at)
VALUES ('{id}', 'tris_2', 1, '{{"rule_of_4": true}}', 10, 1, 1, 'finished', '00', '00', {at}, {at}, {at} + 60000);
"""
RESULT = """
INSERT INTO results (session, seat, seats, person, name, guild, game, rank, outcome, at, counts)
VALUES ('{id}', {seat}, 2, {person}, 'Ada', 10, 'tris_2', {seat} + 1, 'win', {at} + 60000, 1);
"""
MOVE = "INSERT INTO moves (session, ply, seat, words, at) VALUES ('{id}', {seat} + 1, {seat}, 'roll', {at});"


def game(session: str, at: int, movers: Sequence[int] = (0, 1)) -> str:
    """Returns the statements that write a finished game of two as an older program did."""
    results = "".join(RESULT.format(id=session, seat=seat, person=seat + 1, at=at) for seat in (0, 1))
    return SESSION.format(id=session, at=at) + results + "".join(MOVE.format(id=session, seat=n, at=at) for n in movers)


async def old_store(path: Path, *games: str) -> SqliteStore:
    """Opens a store with games of an older program."""
    connection = await open_to_write(path)
    await migrate(connection, versions()[:BEFORE])
    await connection.executescript("".join(games))
    await connection.close()
    return await SqliteStore.open(path, RATER)


async def test_old_games_are_numbered_by_their_ends_and_rated_by_the_first_start(path: Path) -> None:
    store = await old_store(path, game("later", NOON + 1), game("earlier", NOON), game("halved", NOON, movers=[0]))
    try:
        await bring_ratings_up_to_date(store, RATER.rules)
        found = [(await store.sessions.find(name)) for name in ("earlier", "halved", "later")]
        results = [saved.results[0] for saved in found if saved is not None]
        assert [(one.number, one.duration, one.counts) for one in results] == [
            (1, 60_000, True),
            (2, 60_000, False),
            (3, 60_000, True),
        ]
        assert {one.variant for one in results} == {"advanced=no,advanced_mid_edge=no,rule_of_4=yes"}
        rows = (await all_rows(f"sqlite:///{path}"))["ratings"]
        assert {row[9] for row in rows if row[4] == ""} == {2}, "a game in which one has not moved compares nobody"
        assert (await store.results.rating_state()).rules == RATER.rules
    finally:
        await store.close()


async def test_many_old_games_are_left_to_the_operator_who_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_opening, "FEW", 1)
    store = await old_store(path, game("a", NOON), game("b", NOON + 1))
    try:
        with structlog.testing.capture_logs() as logs:
            await bring_ratings_up_to_date(store, RATER.rules)
        assert ["`recompute`" in str(line["event"]) for line in logs] == [True]
        assert (await all_rows(f"sqlite:///{path}"))["ratings"] == []
        assert (await store.results.rating_state()).rules == ""
        leaderboards = Leaderboards(store)
        assert not await leaderboards.ratings_are_computed(), "leaderboards and profiles say so"
        await store.recompute_ratings(lambda _done, _of: None)
        assert await leaderboards.ratings_are_computed()
    finally:
        await store.close()
