"""Measures what PostgreSQL stores of a game and of a move, with indexes, and the write-ahead log that a move takes."""

import asyncio
import tempfile
from pathlib import Path

import asyncpg

from bench.figure import Figure
from bot.store.postgres.store import migrate_database
from tests.store.postgres_server import SETTINGS, Server

GAMES, SHORT = 5_000, 1_000
MOVES = 40
"""Of each game, which has two or three players."""
WRITTEN = 4
"""Moves at each table in play for which the log is measured; a quarter of the games are on."""

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
"""Moves at ten tables, as they are committed together."""

SHOWN = """
WITH one AS (SELECT lpad(i::text, 16, '0') AS id FROM generate_series($1::int, $1::int + 36, 4) i),
gone AS (DELETE FROM due USING one WHERE due.session = one.id AND kind = 'message')
UPDATE sessions SET shown = overlay(shown PLACING '41' FROM 40) FROM one WHERE sessions.id = one.id
"""
"""What their messages show by then."""

SIZE = "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relname = ANY($1)"


async def measured(games: int) -> tuple[float, float, float]:
    """Returns the bytes of a game without its moves, of a move, and of a move's write-ahead log."""
    with tempfile.TemporaryDirectory() as name:
        server = started_server(Path(name))
        try:
            await migrate_database(server.url)
            connection = await asyncpg.connect(server.url)
            await connection.execute(STORE.format(games=games, moves=MOVES))
            await connection.execute("VACUUM ANALYZE")
            game = await connection.fetchval(SIZE, ["sessions", "seats", "results"])
            move = await connection.fetchval(SIZE, ["moves"])
            await connection.execute("CHECKPOINT")
            before = await connection.fetchval("SELECT pg_current_wal_lsn()")
            for ply in range(MOVES + 1, MOVES + 1 + WRITTEN):
                for first in range(4, games - 36, 40):
                    await connection.execute(MOVE, first, 1790000000000 + ply, ply)
                    await connection.execute(SHOWN, first)
            log = await connection.fetchval("SELECT pg_current_wal_lsn() - $1::pg_lsn", before)
            await connection.close()
        finally:
            server.stop()
    tables = len(range(4, games - 36, 40)) * 10
    return int(game) / games, int(move) / games / MOVES, float(log) / tables / WRITTEN


def started_server(folder: Path) -> Server:
    """Starts a server. It logs no whole pages after a checkpoint, since those depend on how many tables share them."""
    folder.chmod(0o755)  # the server's user comes in
    server = Server(folder / "postgres", SETTINGS | {"max_wal_size": "4GB"})
    server.create()
    server.start()
    return server


def figures(*, short: bool) -> list[Figure]:
    """Measures sizes; docs/capacity.py computes with them."""
    game, move, log = asyncio.run(measured(SHORT if short else GAMES))
    return [
        Figure(
            name="PostgreSQL: bytes of a game without its moves", unit="bytes", value=game, goal=2500, at_least=False
        ),
        Figure(name="PostgreSQL: bytes of a move", unit="bytes", value=move, goal=250, at_least=False),
        Figure(
            name="PostgreSQL: log of a move, without whole pages", unit="bytes", value=log, goal=3000, at_least=False
        ),
    ]
