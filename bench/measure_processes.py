"""Measures moves a second with one to four processes over HTTP on PostgreSQL, against one process on SQLite.

All are on this machine, with the sandbox and the players, which take a good part of its CPU: figures say how the
processes share the rest. The database is on a server of its own, without fsync, so that no disk is measured.
"""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter

from bench.crowd import Crowd, Table
from bench.figure import Figure
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.workers import Workers
from tests.store.postgres import new_database

TABLES = 24
AT_ONCE = 8
"""So many people press at the same moment."""
SECONDS = 20.0


async def moves_a_second(database: Path | str, processes: int, seconds: float) -> float:
    """Returns how many moves are answered. database: of SQLite, for one process at the gateway, or a URL."""
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0)))
        bot = Workers(discord, processes, database) if isinstance(database, str) else Bot(discord, database)
        await stack.enter_async_context(bot)
        crowd = Crowd(discord)
        await crowd.raise_quotas()
        tables, pressing = crowd.tables(TABLES), asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(opened(table, pressing) for table in tables))
        before, begun = sum(table.made for table in tables), perf_counter()
        await asyncio.gather(*(played(table, begun + seconds, pressing) for table in tables))
        return (sum(table.made for table in tables) - before) / (perf_counter() - begun)


async def opened(table: Table, pressing: asyncio.Semaphore) -> None:
    async with pressing:
        await table.open()


async def played(table: Table, until: float, pressing: asyncio.Semaphore) -> None:
    """Plays one game after the other until that time."""
    while perf_counter() < until:
        async with pressing:
            await table.turn()


def figures(*, short: bool) -> list[Figure]:
    """Measures each number of processes."""
    seconds, counts = (2.0, (2,)) if short else (SECONDS, (1, 2, 3, 4))
    with tempfile.TemporaryDirectory() as folder:
        baseline = asyncio.run(moves_a_second(Path(folder) / "tavolino.db", 1, seconds))
    found = []
    for processes in counts:
        with new_database() as url:
            value = asyncio.run(moves_a_second(url, processes, seconds))
        name = f"moves over HTTP on PostgreSQL, processes: {processes}"
        found.append(
            Figure(
                name=name, unit="/s", value=value, baseline=baseline, baseline_name="one at the gateway on SQLite",
                goal=0.5, at_least=True,
            )
        )  # fmt: skip
    return found
