"""Measures a move from the click to the answer at the gateway and over HTTP, against a minimal bot at the gateway.

HTTP is measured on SQLite, which shows the cost of the door, and on PostgreSQL, which several processes share.

Each bot is a process of its own with its own sandbox, all on this machine; blocks of presses alternate.
"""

import asyncio
import os
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bench.presses import Bare, Table, Times, resident_mb
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.workers import HttpWorker
from tests.store.postgres import new_database

BLOCK = 20

WARM_UP = 30
"""The presses of each bot that are not counted; and the seconds for an idle bot to draw its sprites and settle."""

AS_INSTALLED = "import sys; sys.modules['rich'] = None; from bot.__main__ import main; main()"
"""Runs the bot as if only its own dependencies were installed: structlog would load rich, which takes 3 MB."""


class Measured(NamedTuple):
    """The times of presses at each bot, and the memory of an HTTP worker and of a bot at the gateway, in MB."""

    bare: Times
    gateway: Times
    http: Times
    shared: Times
    worker: float
    idle: float


async def measured(url: str, presses: int, warm_up: int) -> Measured:
    """Measures `presses` presses at each bot, after `warm_up` unmeasured ones. url: a database in PostgreSQL."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(disk_folder())
        over_http = await Table.open(stack, folder / "http.db", HttpWorker)
        worker, idle = resident_mb(over_http.bot.pid), await idle_mb(folder, warm_up)
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
        return Measured(of_bare, of_gateway, of_http, of_shared, worker, idle)


async def idle_mb(folder: Path, seconds: float) -> float:
    """Returns the memory in MB of a connected, idle bot, `seconds` seconds after its start."""
    command = (sys.executable, "-c", AS_INSTALLED, "run")
    async with Sandbox.serve() as sandbox, Bot(sandbox, folder / "idle.db", command=command) as bot:
        await asyncio.sleep(seconds)
        return resident_mb(bot.pid)


def figures() -> list[Figure]:
    """Measures a move; empty if the system does not tell the CPU times of processes."""
    if not Path(f"/proc/{os.getpid()}/schedstat").exists():
        return []
    presses = (4, 2) if SHORT else (600, WARM_UP)
    with new_database() as url:
        bare, gateway, http, shared, worker, idle = asyncio.run(measured(url, *presses))
    against = "bare bot: ready PNG and a button"
    return [
        Figure(
            name="a move at the gateway, bot CPU", unit="ms", value=median(gateway.processor),
            baseline=median(bare.processor), baseline_name=against, goal=4,
        ),
        Figure(
            name="a move at the gateway, median", unit="ms", value=median(gateway.wall), baseline=median(bare.wall),
            baseline_name=against, goal=4,
        ),
        Figure(
            name="a move at the gateway, p99", unit="ms", value=gateway.p99, baseline=bare.p99,
            baseline_name=against, goal=6,
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
        Figure(name="idle HTTP worker, resident", unit="MB", value=worker, goal=105),
        Figure(name="idle bot, resident", unit="MB", value=idle, goal=90),
    ]  # fmt: skip
