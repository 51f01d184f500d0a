"""A table whose timer is missing in the database gets it; overdue timers are counted for all processes."""

import asyncpg

from bot.sessions.rules.deadlines import IDLE_LIMIT, NOTICE_BEFORE
from bot.sessions.session import Place, Session
from tests.sessions.harness import ADA, BEA
from tests.sessions.shared.conftest import Process, StartProcess
from tests.soon import soon

ERROR = 10_000
"""Milliseconds that a test may take itself."""


async def notice_is_due(sql: asyncpg.Connection, game: Session) -> bool:
    """Returns whether the notice before the end of an idle game is due at its time, a few seconds more or less."""
    due = await sql.fetchval("SELECT at - now_ms() FROM due WHERE session = $1 AND kind = 'timer'", game.id)
    return due is not None and abs(due - (IDLE_LIMIT - NOTICE_BEFORE)) < ERROR


async def test_a_game_without_a_timer_gets_it_when_a_process_starts(
    game: Session, start_process: StartProcess, sql: asyncpg.Connection
) -> None:
    await sql.execute("DELETE FROM due WHERE session = $1", game.id)
    await start_process()
    await soon(lambda: notice_is_due(sql, game))


async def test_a_game_from_an_old_file_without_a_time_without_moves_has_it_from_the_first_start_on(
    game: Session, start_process: StartProcess, sql: asyncpg.Connection
) -> None:
    """`move-store` copies such records as they are, and makes all timers due."""
    await sql.execute("UPDATE sessions SET idle_since = NULL, version = version + 1 WHERE id = $1", game.id)
    await sql.execute("UPDATE due SET at = now_ms() WHERE session = $1 AND kind = 'timer'", game.id)
    await start_process()
    await soon(lambda: notice_is_due(sql, game))
    assert await sql.fetchval("SELECT now_ms() - idle_since FROM sessions WHERE id = $1", game.id) < ERROR


async def test_each_process_counts_the_tables_of_all_and_what_nobody_does_there(
    start_process: StartProcess, sql: asyncpg.Connection
) -> None:
    one, two = await start_process(serving=False), await start_process(serving=False)
    game = await one.game(ADA, BEA)
    await two.sessions.lobbies.open(Place(None, 500), ADA, "nim", {})
    ended = await two.game(ADA, BEA, place=Place(None, 501))
    await two.sessions.games.end(ended.id, ADA.id, moderator=True)
    await sql.execute("DELETE FROM due")

    async def counts(process: Process) -> tuple[int, int, int]:
        found = await process.sessions.table_counts()
        return found.lobbies, found.playing, found.overdue

    add = "INSERT INTO due VALUES ($1, $2, now_ms() - 60000, '', 'a process', now_ms() - $3::BIGINT)"
    await sql.execute(add, game.id, "computer", -1_000)  # held
    assert await counts(one) == await counts(two) == (1, 1, 0)
    await sql.execute(add, game.id, "timer", 11_000)
    await sql.execute(add, game.id, "message", 11_000)
    assert await counts(one) == await counts(two) == (1, 1, 1)
