"""Measures how much PostgreSQL stores for a game and a move, with indexes, and how much write-ahead log they take."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import asyncpg

from bench.figure import SHORT, Figure
from bench.generated_results import Crowd, fill_postgres
from bench.measure_game_end import measure as play_rated_games
from bot.store.postgres.store import migrate_database
from tests.store.postgres_server import SETTINGS, own_server

AMOUNTS, SHORT_AMOUNTS = (5_000, 100_000, 100), (200, 1_000, 3)
"""The numbers of games to store, of results to rate (20 in a year for each person), and of rated games to play."""
MOVES = 40
"""The moves of each game, which has two or three players."""
WRITTEN = 4
"""Moves at each table in play for which the log is measured; a quarter of the games are on."""
WITHOUT_WHOLE_PAGES = SETTINGS | {"max_wal_size": "4GB"}
"""The log has no whole pages after a checkpoint, whose number would depend on how many tables share a page."""

STORE = """
INSERT INTO sessions (id, game, rules, options, guild, channel, host, status, seed, commitment, message, opened_at,
    started_at, ended_at, clock, shown, start_pinged, pinged_turn, started_with, rematch_id, rematch_seed, idle_since)
SELECT lpad(i::text, 16, '0'), 'tripple_domino', 1, '{{"target":400,"hexagons":"each"}}', big + i % 5000, big + i,
    big + i, CASE WHEN i % 4 = 0 THEN 'playing' ELSE 'finished' END, md5(i::text) || md5(i::text),
    md5(i::text) || md5(i::text), big + i, at, at, at, 120,
    '{{"message":1400000000000000000,"ply":40,"revision":3,"look":"' || md5(i::text) || '"}}', 1, 39, big + i,
    lpad((i + 1)::text, 16, '0'), md5(i::text) || md5(i::text), at
FROM generate_series(1, {games}) i, (SELECT 1300000000000000000 AS big, 1790000000000 AS at) AS numbers;
INSERT INTO seats (session, seat, person, name, username, joined_with)
SELECT lpad(i::text, 16, '0'), seat, 1300000000000000000 + i * 4 + seat, 'Name of user', 'username_1',
    1400000000000000000
FROM generate_series(1, {games}) i, generate_series(0, 1 + i % 2) seat;
INSERT INTO results (session, seat, seats, person, name, username, guild, game, rank, score, outcome, at)
SELECT session, seat, 2, person, name, username, 1300000000000000000 + person % 5000, 'tripple_domino', 1, 123, 'loss',
    1790000000000 + person % 5000
FROM seats;
INSERT INTO moves (session, ply, seat, words, action, at, state_hash)
SELECT lpad(i::text, 16, '0'), ply, 0, 'place 255 12', 1400000000000000000 + i * 64 + ply, 1790000000000 + i,
    '1:' || substr(md5((i * ply)::text), 1, 16)
FROM generate_series(1, {games}) i, generate_series(1, {moves}) ply;
INSERT INTO due (session, kind, at, detail)
SELECT id, 'timer', 1790000000000, '' FROM sessions WHERE status = 'playing';
"""

MOVE = """
WITH one AS (SELECT lpad(i::text, 16, '0') AS id FROM generate_series($1::int, $1::int + 36, 4) i),
changed AS (
    UPDATE sessions SET version = version + 1, deadline = $2, idle_since = $2 FROM one WHERE sessions.id = one.id
),
timed AS (UPDATE due SET at = $2 FROM one WHERE due.session = one.id AND kind = 'timer'),
shown AS (INSERT INTO due (session, kind, at, detail) SELECT id, 'message', $2, '' FROM one)
INSERT INTO moves (session, ply, seat, words, action, at, state_hash)
SELECT id, $3::int, 0, 'place 255 12', 1500000000000000000 + $3 * 1000000 + right(id, 8)::int, $2, '1:0123456789abcdef'
FROM one
"""
"""Makes moves at ten tables, which are committed together."""

SHOWN = """
WITH one AS (SELECT lpad(i::text, 16, '0') AS id FROM generate_series($1::int, $1::int + 36, 4) i),
gone AS (DELETE FROM due USING one WHERE due.session = one.id AND kind = 'message')
UPDATE sessions SET shown = overlay(shown PLACING '41' FROM 40) FROM one WHERE sessions.id = one.id
"""
"""Records what the messages of these ten tables then show."""

LOG, COUNT = "SELECT pg_current_wal_lsn()", "SELECT count(*) FROM moves"
SIZE = "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relname = ANY($1)"


class Sizes(NamedTuple):
    """Bytes in tables and indexes, and of write-ahead log.

    Attributes:
        game: of a game without its moves and ratings.
        ratings, changes: what a result adds to ratings, and to their history.
        log: of a move in the middle of a game.
        rated_log: of a rated game with its start and its end, divided by its moves.
    """

    game: float
    move: float
    ratings: float
    changes: float
    log: float
    rated_log: float


async def measured(games: int, results: int, played: int) -> Sizes:
    """Measures the sizes after storing `games`, rating `results`, and playing `played` rated games."""
    with own_server(WITHOUT_WHOLE_PAGES) as server:
        await migrate_database(server.url)
        connection = await asyncpg.connect(server.url)
        await connection.execute(STORE.format(games=games, moves=MOVES))
        await connection.execute("VACUUM ANALYZE")
        game = await size(connection, "sessions", "seats", "results")
        move = await size(connection, "moves")
        async with logged(connection) as moved:
            for ply in range(MOVES + 1, MOVES + 1 + WRITTEN):
                for first in range(4, games - 36, 40):
                    await connection.execute(MOVE, first, 1790000000000 + ply, ply)
                    await connection.execute(SHOWN, first)
        await fill_postgres(server.url, Crowd(results))
        await connection.execute("VACUUM ANALYZE")
        ratings = await size(connection, "ratings", "best_scores")
        changes = await size(connection, "rating_changes")
        async with logged(connection) as rated:
            await play_rated_games(server.url, warm=0, games=played)
        await connection.close()
    return Sizes(
        game / games,
        move / games / MOVES,
        ratings / results,
        changes / results,
        moved[0] / moved[1],
        rated[0] / rated[1],
    )


async def size(connection: asyncpg.Connection, *tables: str) -> int:
    """Returns the bytes of these tables with their indexes."""
    return int(await connection.fetchval(SIZE, tables))


@asynccontextmanager
async def logged(connection: asyncpg.Connection) -> AsyncIterator[list[int]]:
    """Yields a list that holds, after the block, the bytes of log written within it and the number of moves."""
    await connection.execute("CHECKPOINT")
    before, moves, found = await connection.fetchval(LOG), await connection.fetchval(COUNT), list[int]()
    yield found
    after = await connection.fetchval("SELECT pg_current_wal_lsn() - $1::pg_lsn", before)
    found.extend([int(after), await connection.fetchval(COUNT) - moves])


def figures() -> list[Figure]:
    """Measures sizes; docs/capacity.py computes with them."""
    sizes = asyncio.run(measured(*(SHORT_AMOUNTS if SHORT else AMOUNTS)))
    found = (
        ("bytes of a game without its moves and ratings", sizes.game, 3000),
        ("bytes of a move", sizes.move, 250),
        ("bytes of ratings a result", sizes.ratings, 4000),
        ("bytes of the ratings' history a result", sizes.changes, 750),
        ("log of a move, without whole pages", sizes.log, 3000),
        ("log of a rated game a move, without whole pages", sizes.rated_log, 5000),
    )
    return [Figure(name=f"PostgreSQL: {name}", unit="bytes", value=value, goal=goal) for name, value, goal in found]
