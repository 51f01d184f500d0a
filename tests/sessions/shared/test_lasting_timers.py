"""A table whose timer is missing in the database gets it."""

import asyncpg

from bot.sessions.rules.idle_games import IDLE_LIMIT, NOTICE_BEFORE
from bot.sessions.session import Session
from tests.sessions.shared.conftest import StartProcess, soon

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

    async def is_due() -> bool:
        return await notice_is_due(sql, game)

    await soon(is_due)


async def test_a_game_from_an_old_file_without_a_time_without_moves_has_it_from_the_first_start_on(
    game: Session, start_process: StartProcess, sql: asyncpg.Connection
) -> None:
    """`move-store` copies such records as they are, and makes all timers due."""
    await sql.execute("UPDATE sessions SET idle_since = NULL, version = version + 1 WHERE id = $1", game.id)
    await sql.execute("UPDATE due SET at = now_ms() WHERE session = $1 AND kind = 'timer'", game.id)
    await start_process()

    async def is_due() -> bool:
        return await notice_is_due(sql, game)

    await soon(is_due)
    assert await sql.fetchval("SELECT now_ms() - idle_since FROM sessions WHERE id = $1", game.id) < ERROR
