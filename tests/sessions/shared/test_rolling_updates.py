"""Processes of an older program leave tables to those of the newer program that run beside them."""

import asyncpg
import pytest

from bot.sessions.refusals import NewerRules
from bot.sessions.session import Session
from tests.sessions.harness import ADA, HERE
from tests.sessions.shared.conftest import Process, StartProcess, soon

UNKNOWN_OPTION = 'UPDATE sessions SET options = \'{"stones": 50, "new": true}\', version = version + 1 WHERE id = $1'
"""A newer program writes all options of its game, also those that the table's host has not chosen."""


async def test_a_table_of_newer_rules_is_left_to_processes_of_the_newer_program(
    one: Process, start_process: StartProcess, game: Session, sql: asyncpg.Connection
) -> None:
    await one.close()
    await sql.execute("UPDATE sessions SET rules = rules + 1 WHERE id = $1", game.id)
    old = await start_process()
    await old.sessions.refresh(channels=[HERE.channel], sessions=[game.id])
    with pytest.raises(NewerRules):
        await old.press(game, ADA, "take 1", 0)
    await sql.execute("UPDATE due SET at = 0 WHERE kind = 'timer'")

    async def is_left() -> bool:
        return bool(await sql.fetchval("SELECT at BETWEEN now_ms() AND now_ms() + 5000 FROM due WHERE kind = 'timer'"))

    await soon(is_left)
    assert await sql.fetchval("SELECT status FROM sessions WHERE id = $1", game.id) == "playing"


async def test_a_table_with_options_of_a_newer_program_is_left_to_it(
    start_process: StartProcess, game: Session, sql: asyncpg.Connection
) -> None:
    await sql.execute(UNKNOWN_OPTION, game.id)
    old = await start_process()
    await old.sessions.refresh(channels=[HERE.channel], sessions=[game.id])
    with pytest.raises(NewerRules):
        await old.press(game, ADA, "take 1", 0)
    assert await sql.fetchval("SELECT status FROM sessions WHERE id = $1", game.id) == "playing"


async def test_a_table_in_memory_that_a_newer_program_gives_an_option_is_left_to_it(
    one: Process, game: Session, sql: asyncpg.Connection
) -> None:
    await sql.execute(UNKNOWN_OPTION, game.id)
    with pytest.raises(NewerRules):
        await one.press(game, ADA, "take 1", 0)
    assert one.sessions.at(HERE.channel) is None
    assert await sql.fetchval("SELECT status FROM sessions WHERE id = $1", game.id) == "playing"
