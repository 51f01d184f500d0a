"""Measures how soon masters answer at fifty tables, on a machine whose cores all have other work.

People move four to ten seconds after their turn has come. The figure is the bot's own metric: the time from the start
of a computer's turn until it has chosen, with its pause and its wait for a worker.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp

from bench.crowd import Crowd
from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bench.measure_computers import master_tables, playing
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.serving import free_port

GAMES: Sequence[tuple[str, Mapping[str, Any]]] = (
    ("tris_2", {"rule_of_4": True}),
    ("triodomino", {"rounds": 1}),
    ("tripple_domino", {}),
    ("tris_on_steroids", {}),
)
"""The games whose masters search longest."""
TABLES, SECONDS = 50, 120.0
THOUGHT = 4.0, 10.0
"""The least and the most seconds that a person thinks."""
METRIC = "tavolino_computer_move_seconds"


async def measured(
    *, tables: int, seconds: float, busy_cores: int, thought: tuple[float, float] = THOUGHT
) -> dict[str, float]:
    """Plays for `seconds`; returns the bot's metrics by name."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(disk_folder())
        sandbox = await stack.enter_async_context(Sandbox.serve())
        port = free_port()
        env = {"LOG_LEVEL": "warning", "MONITORING_PORT": str(port)}
        await stack.enter_async_context(Bot(sandbox, folder / "tavolino.db", env=env))
        crowd = Crowd(sandbox)
        await crowd.raise_quotas()
        await stack.enter_async_context(busy(busy_cores))
        async with playing(master_tables(crowd, tables, GAMES), thought):
            await asyncio.sleep(seconds)
        async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}/metrics") as response:
            lines = (await response.text()).splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


@asynccontextmanager
async def busy(cores: int) -> AsyncIterator[None]:
    """Keeps this many cores busy."""
    command = (sys.executable, "-c", "while True: pass")
    burning = [await asyncio.create_subprocess_exec(*command) for _ in range(cores)]
    try:
        yield
    finally:
        for process in burning:
            process.kill()
            await process.wait()


def figures() -> list[Figure]:
    """Measures the choices of masters; empty if there was none."""
    found = asyncio.run(
        measured(tables=len(GAMES), seconds=4, busy_cores=0, thought=(0.1, 0.5))
        if SHORT
        else measured(tables=TABLES, seconds=SECONDS, busy_cores=os.cpu_count() or 1)
    )
    if not (choices := found.get(f"{METRIC}_count", 0)):
        return []
    weaker = found["tavolino_computer_weaker_moves_total"]
    return [
        Figure(
            name=f"choices of masters within three seconds, of {choices:.0f} ({weaker:.0f} of them by less search)",
            unit="choices", value=found[f'{METRIC}_bucket{{le="3.0"}}'], baseline=choices,
            baseline_name="all", goal=0.95, at_least=True,
        ),
    ]  # fmt: skip
