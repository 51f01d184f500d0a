"""The database or Discord is away while users press: the log stays short, and has no traceback.

`OUTAGE_SECONDS=60` for outages of that length. Afterwards each game goes on.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from bot.store.postgres.store import migrate_database
from tests.seed import SEED
from tests.store.postgres_server import Server, own_server
from tests.torture import quick_reconnects, unlimited_log
from tests.torture.attack import Attack
from tests.torture.figures import Figures, count, negative_control

SECONDS = count("OUTAGE_SECONDS", 2)
LINES, LINES_A_MINUTE = 15, 10
"""What may be logged of an outage: what each part says that loses its connection, and what is said again later."""
BACK_WITHIN = 20.0
"""Seconds in which the bot is connected again."""
QUICK = {"CHANGES": quick_reconnects.__name__}
ENTRY = re.compile(r"\n(?=\d{4}-\d\d-\d\d[T ])")

Outage: TypeAlias = AbstractAsyncContextManager[None]


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """A PostgreSQL server of the test alone, which kills it."""
    with own_server() as server:
        await migrate_database(server.url)
        yield server


@asynccontextmanager
async def database_away(server: Server) -> AsyncIterator[None]:
    await asyncio.to_thread(server.kill)
    yield
    await asyncio.to_thread(server.start)


@asynccontextmanager
async def discord_away(attack: Attack) -> AsyncIterator[None]:
    attack.discord.inject_fault("*", "*", status=502, times=1_000_000)
    attack.discord.gateway.drop(1001)
    yield
    attack.discord.app.rest.faults.clear()


async def logged(attack: Attack, outage: Outage) -> list[str]:
    """Returns what a bot logs during an outage in which users press, each entry with its traceback."""
    log = attack.bot.log
    async with attack.pressing(), outage:
        await asyncio.sleep(SECONDS)
    entries = re.split(ENTRY, attack.bot.log.removeprefix(log))
    attack.figures.add("seconds of outages", SECONDS)
    attack.figures.add("lines", len(entries))
    return entries


def assert_short(entries: list[str]) -> None:
    """Asserts that there are few lines, and no traceback."""
    assert len(entries) <= LINES + LINES_A_MINUTE * SECONDS / 60, "".join(entries)
    assert "Traceback" not in "".join(entries)


@pytest.mark.long
async def test_a_database_that_is_away_is_a_few_lines(server: Server) -> None:
    async with Attack(server.url, Random(SEED), Figures("PostgreSQL away"), **QUICK) as attack:
        assert_short(await logged(attack, database_away(server)))
        await attack.go_on()
        attack.figures.report()


async def test_a_discord_that_is_away_is_a_few_lines(tmp_path: Path) -> None:
    async with Attack(tmp_path / "tavolino.db", Random(SEED), Figures("Discord away"), **QUICK) as attack:
        assert_short(await logged(attack, discord_away(attack)))
        await attack.discord.bot_ready(BACK_WITHIN)
        await attack.go_on()
        attack.figures.report()


@negative_control
async def test_a_log_without_limits_is_noticed(server: Server) -> None:
    """Negative control."""
    async with Attack(server.url, Random(SEED), Figures("control"), CHANGES=unlimited_log.__name__) as attack:
        entries = await logged(attack, database_away(server))
        with pytest.raises(AssertionError):
            assert_short(entries)
