"""Measures moves a second with one to four processes over HTTP on PostgreSQL, against one process on SQLite.

The presses of a channel go to one process, as behind the balancer of deploy/; with the most processes also to each in
turn, as behind a balancer that does not read the channel. Everything is on this machine, and the sandbox and the
players take much of its CPU: the figures show how the processes share the rest. The database is on a server of its own,
without fsync, so that no disk is measured.
"""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter

from bench.crowd import Crowd, Table
from bench.figure import SHORT, Figure
from bench.open_loop import moves
from bench.presses import processor_ms
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.workers import Workers
from tests.store.postgres import new_database

TABLES, SHORT_TABLES = 24, 4
AT_ONCE = 8
"""The number of people who press at the same moment."""
SECONDS = 20.0


async def measured(
    database: Path | str, processes: int, tables: int, seconds: float, *, by_channel: bool = True
) -> tuple[float, float]:
    """Returns how many moves are answered in a second, and the CPU time of a move in all processes, in ms.

    database: a SQLite file for one process at the gateway, or a PostgreSQL URL.
    """
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0)))
        bot = Workers(discord, processes, database) if isinstance(database, str) else Bot(discord, database)
        await stack.enter_async_context(bot)
        discord.endpoint.balancer.by_channel = by_channel
        crowd = Crowd(discord)
        await crowd.raise_quotas()
        playing, pressing = crowd.tables(tables), asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(opened(table, pressing) for table in playing))
        pids = [worker.pid for worker in bot] if isinstance(bot, Workers) else [bot.pid]
        made, cpu, begun = moves(playing), sum(map(processor_ms, pids)), perf_counter()
        await asyncio.gather(*(played(table, begun + seconds, pressing) for table in playing))
        made = moves(playing) - made
        return made / (perf_counter() - begun), (sum(map(processor_ms, pids)) - cpu) / made


async def opened(table: Table, pressing: asyncio.Semaphore) -> None:
    async with pressing:
        await table.open()


async def played(table: Table, until: float, pressing: asyncio.Semaphore) -> None:
    """Plays one game after the other until the time `until`."""
    while perf_counter() < until:
        async with pressing:
            try:
                await table.turn()
            except TimeoutError:  # a hand that comes as a follow-up waits behind edits, of which Discord takes few
                table.look()


def figures() -> list[Figure]:
    """Measures each number of processes."""
    amount = (SHORT_TABLES, 0.5) if SHORT else (TABLES, SECONDS)
    many = [(2, True)] if SHORT else [(1, True), (2, True), (3, True), (4, True), (4, False)]
    with tempfile.TemporaryDirectory() as folder:
        baseline, baseline_cpu = asyncio.run(measured(Path(folder) / "tavolino.db", 1, *amount))
    against, found = "one at the gateway on SQLite", list[Figure]()
    for processes, by_channel in many:
        with new_database() as url:
            pace, cpu = asyncio.run(measured(url, processes, *amount, by_channel=by_channel))
        which = f"{processes}" if by_channel else f"{processes}, presses in turn"
        found += [
            Figure(
                name=f"moves over HTTP on PostgreSQL, processes: {which}", unit="/s", value=pace,
                baseline=baseline, baseline_name=against, goal=0.5, at_least=True,
            ),
            Figure(
                name=f"CPU of the bot a move there, processes: {which}", unit="ms", value=cpu, baseline=baseline_cpu,
                baseline_name=against, goal=1.4,
            ),
        ]  # fmt: skip
    return found
