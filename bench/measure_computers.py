"""Measures whether answers wait for computer players: the same tables with and without eight masters who choose moves.

The bot is a process of its own. People play at tables of all games at a fixed rate; at each of eight more tables one
person plays against a master, and moves at once on their turn, so that the masters always have a move to choose.
"""

import asyncio
import os
import random
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from time import monotonic
from typing import Any

from bench.crowd import Crowd, Refused, Table
from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bench.open_loop import in_midgame, open_loop, when_due
from sandbox.bot_process import Bot
from sandbox.client import Sandbox

PEOPLE, MASTERS = 24, 8
"""Tables of people, and tables with a master; if SHORT a quarter of the former and one of the latter."""
RATE = 12.0
"""Turns per second that the people take."""
PARTS = 4
"""The parts of the measurement, alternately without and with masters."""
UNLIMITED = "100000"
"""CPU seconds a minute for the server, so that the masters never rest."""


async def measured(
    *, seconds: float, people: int = PEOPLE, playing_masters: int = MASTERS, parts: int = PARTS
) -> tuple[list[float], list[float], int]:
    """Returns the seconds of the people's interactions without and with masters, and the moves against masters."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(disk_folder())
        sandbox = await stack.enter_async_context(Sandbox.serve())
        crowd, others = Crowd(sandbox, begins=when_due), Crowd(sandbox, "m")
        tables = crowd.tables(people)
        masters = master_tables(others, playing_masters)
        env = {"LOG_LEVEL": "warning", "COMPUTER_CPU_SECONDS": UNLIMITED}
        await stack.enter_async_context(Bot(sandbox, folder / "tavolino.db", env=env))
        await crowd.raise_quotas()
        await in_midgame(tables)
        waits: tuple[list[float], list[float]] = ([], [])
        for part in range(parts):
            async with playing(masters if part % 2 else ()):
                await asyncio.sleep(min(2, seconds))  # until the masters choose their first moves
                crowd.waits.clear()
                await open_loop(tables, RATE, seconds / parts)
                waits[part % 2].extend(crowd.waits)
        return *waits, sum(table.made for table in masters)


def master_tables(
    crowd: Crowd,
    count: int = MASTERS,
    games: Sequence[tuple[str, Mapping[str, Any]]] = (("tris_2", {"rule_of_4": True}),),
) -> Sequence[Table]:
    """Makes tables of these games in turn, at each of which one person plays against a master."""
    world = crowd.discord.world
    return [
        Table(
            crowd,
            world.create_channel(f"master-{number}"),
            [world.create_user(f"opponent {number}")],
            game,
            {**options, "computer": "master"},
            dice=random.Random(number),
        )
        for number, (game, options) in zip(range(count), cycle(games), strict=False)
    ]


@asynccontextmanager
async def playing(tables: Iterable[Table], thought: tuple[float, float] = (0.0, 0.0)) -> AsyncIterator[None]:
    """Lets the people of these tables play within the block. thought: the least and the most seconds before a move."""
    tasks = [asyncio.create_task(play_on(table, *thought)) for table in tables]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task


async def play_on(table: Table, least: float, most: float) -> None:
    """Makes the person's moves whenever it is their turn; starts another game when one has ended."""
    while True:
        with suppress(Refused, TimeoutError):
            if not table.channel.messages or table.over:
                await table.open()
            table.look()
            if table.to_act:
                await asyncio.sleep(random.uniform(least, most))
                await table.play()
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await table.crowd.news(table.channel.id)


def figures() -> list[Figure]:
    """Measures the bot with masters; empty if the system has no /proc."""
    if not Path(f"/proc/{os.getpid()}/status").exists():
        return []
    begun = monotonic()
    masters = 1 if SHORT else MASTERS
    without, with_masters, moves = asyncio.run(
        measured(seconds=1, people=PEOPLE // 4, playing_masters=masters, parts=2) if SHORT else measured(seconds=120)
    )
    return [
        Figure(
            name=f"p99 of interactions with {masters} masters"
            f" ({moves} moves against them in {monotonic() - begun:.0f} s)",
            unit="ms", value=quantiles(with_masters, n=100)[98] * 1000, baseline=quantiles(without, n=100)[98] * 1000,
            baseline_name="without computers", goal=1.5,
        ),
    ]  # fmt: skip
