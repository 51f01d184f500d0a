"""Measures what a move costs the bot's process at the gateway and over HTTP, against a minimal bot at the gateway.

HTTP is measured on SQLite, which shows the cost of the door, and on PostgreSQL, which several processes share.

Each bot is a process of its own with its own sandbox, all on this machine; blocks of presses alternate.
"""

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bench.measure_wire import BLOCK, WARM_UP, Bare, Table, Times, resident_mb
from sandbox.workers import HttpWorker
from tests.store.postgres import new_database


class Measured(NamedTuple):
    """The times of presses at each bot. memory: the memory of an HTTP worker, in MB."""

    bare: Times
    gateway: Times
    http: Times
    shared: Times
    memory: float


async def measured(url: str, presses: int, warm_up: int) -> Measured:
    """Measures `presses` presses at each bot, after `warm_up` unmeasured ones. url: a database in PostgreSQL."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(disk_folder())
        over_http = await Table.open(stack, folder / "http.db", HttpWorker)
        memory = resident_mb(over_http.bot.pid)
        on_postgres = await Table.open(stack, url, HttpWorker)
        at_gateway = await Table.open(stack, folder / "gateway.db")
        bare = await Bare.open(stack, folder, at_gateway.message.picture())
        measures = [(one, Times()) for one in (bare, at_gateway, over_http, on_postgres)]
        for one, _ in measures:
            for _ in range(warm_up):
                await one.press(Times())
        while len(measures[0][1].wall) < presses:
            for one, times in measures:
                for _ in range(min(BLOCK, presses)):
                    await one.press(times)
        of_bare, of_gateway, of_http, of_shared = (times for _, times in measures)
        return Measured(of_bare, of_gateway, of_http, of_shared, memory)


def figures() -> list[Figure]:
    """Measures a move; empty if the system does not tell the CPU times of processes."""
    if not Path(f"/proc/{os.getpid()}/schedstat").exists():
        return []
    presses = (4, 2) if SHORT else (600, WARM_UP)
    with new_database() as url:
        bare, gateway, http, shared, memory = asyncio.run(measured(url, *presses))
    against = "bare bot: ready PNG and a button"
    return [
        Figure(
            name="a move at the gateway, bot CPU", unit="ms", value=median(gateway.processor),
            baseline=median(bare.processor), baseline_name=against, goal=4,
        ),
        Figure(
            name="a move over HTTP, bot CPU", unit="ms", value=median(http.processor), baseline=median(bare.processor),
            baseline_name=against, goal=4,
        ),
        Figure(
            name="a move over HTTP, bot CPU", unit="ms", value=median(http.processor),
            baseline=median(gateway.processor), baseline_name="at the gateway", goal=1.35,
        ),
        Figure(
            name="a move over HTTP on PostgreSQL, bot CPU", unit="ms", value=median(shared.processor),
            baseline=median(http.processor), baseline_name="over HTTP on SQLite", goal=1.35,
        ),
        Figure(
            name="a move over HTTP, median", unit="ms", value=median(http.wall), baseline=median(gateway.wall),
            baseline_name="at the gateway", goal=1.5,
        ),
        Figure(name="idle HTTP worker, resident", unit="MB", value=memory, goal=105),
    ]  # fmt: skip
