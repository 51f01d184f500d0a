"""Measures what a move costs the bot's process at the gateway and over HTTP, against a minimal bot at the gateway.

Each bot is a process of its own with its own sandbox, all on this machine; blocks of presses alternate.
"""

import asyncio
import os
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from bench.figure import Figure
from bench.measure_wire import BLOCK, WARM_UP, Bare, Table, Times, resident_mb
from sandbox.workers import HttpWorker


async def measured(presses: int, warm_up: int) -> tuple[Times, Times, Times, float]:
    """Returns the times of the minimal bot, at the gateway and over HTTP, and the memory of an HTTP worker in MB."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir="var")))
        over_http = await Table.open(stack, folder, HttpWorker)
        memory = resident_mb(over_http.bot.pid)
        at_gateway = await Table.open(stack, folder)
        bare = await Bare.open(stack, folder, at_gateway.message.picture())
        measures = [(one, Times()) for one in (bare, at_gateway, over_http)]
        for one, _ in measures:
            for _ in range(warm_up):
                await one.press(Times())
        while len(measures[0][1].wall) < presses:
            for one, times in measures:
                for _ in range(BLOCK):
                    await one.press(times)
        baseline, gateway, http = (times for _, times in measures)
        return baseline, gateway, http, memory


def figures(*, short: bool) -> list[Figure]:
    """Measures a move; empty where the system has no CPU times of processes."""
    if not Path(f"/proc/{os.getpid()}/schedstat").exists():
        return []
    Path("var").mkdir(exist_ok=True)
    bare, gateway, http, memory = asyncio.run(measured(20, 5) if short else measured(600, WARM_UP))
    against = "bare bot: ready PNG and a button"
    return [
        Figure(
            name="a move at the gateway, bot CPU", unit="ms", value=median(gateway.processor),
            baseline=median(bare.processor), baseline_name=against, goal=4, at_least=False,
        ),
        Figure(
            name="a move over HTTP, bot CPU", unit="ms", value=median(http.processor),
            baseline=median(bare.processor), baseline_name=against, goal=4, at_least=False,
        ),
        Figure(
            name="a move over HTTP, bot CPU", unit="ms", value=median(http.processor),
            baseline=median(gateway.processor), baseline_name="at the gateway", goal=1.35, at_least=False,
        ),
        Figure(
            name="a move over HTTP, median", unit="ms", value=median(http.wall),
            baseline=median(gateway.wall), baseline_name="at the gateway", goal=1.5, at_least=False,
        ),
        Figure(name="idle HTTP worker, resident", unit="MB", value=memory, goal=105, at_least=False),
    ]  # fmt: skip
