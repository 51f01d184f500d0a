"""Measures how long others wait while four users flood the bot: leaderboards, suggestions, replays, presses.

The bot is a process of its own; the sandbox and all its users share another one. The same tables first play without
floods, so that other load on the machine affects both.
"""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from statistics import quantiles
from time import monotonic, perf_counter

from bench.crowd import Crowd, Table
from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bench.floods import floods, with_history
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.interactions.events import InteractionSettled
from sandbox.world.events import Event

TABLES, SHORT_TABLES = 12, 2
PAUSE = 0.3
"""Seconds between two turns of a table."""
RATE = 20.0
"""Requests a second of each flood."""
RESULTS = 10_000


class Others:
    """Times the answers to these users only."""

    def __init__(self, crowd: Crowd, tables: Sequence[Table]) -> None:
        self.waits: list[float] = []
        self.unanswered = 0
        self._crowd = crowd
        self._users = {user.id for table in tables for user in table.people}
        crowd.discord.world.listeners.insert(0, self._on_event)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, InteractionSettled) and event.interaction.user.id in self._users:
            self.unanswered += event.error is not None
            begun = self._crowd.begun(event.interaction.nonce)
            self.waits.extend([] if begun is None else [perf_counter() - begun])


async def measured(tables: int, seconds: float, results: int) -> tuple[list[float], list[float], int]:
    """Returns the waits of others without and with floods, and how many of the others' interactions got no answer."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(disk_folder())
        sandbox = await stack.enter_async_context(Sandbox.serve())
        crowd, records = Crowd(sandbox), sandbox.world.create_channel("records")
        database = folder / "tavolino.db"
        await with_history(database, int(sandbox.guild.id), int(records.id), results=results, games=6)
        playing, flooded = crowd.tables(tables, "others"), crowd.tables(6, "flooded")[-1]
        await stack.enter_async_context(Bot(sandbox, database, env={"LOG_LEVEL": "warning"}))
        await crowd.raise_quotas()
        for table in (*playing, flooded):
            await table.open()
        others = Others(crowd, playing)
        await asyncio.gather(*(play(table, seconds) for table in playing))
        before = [*others.waits]
        others.waits.clear()
        flooding = floods(crowd, records, flooded, RATE)
        running = [asyncio.create_task(flood.run(seconds)) for flood in flooding]
        await asyncio.gather(*(play(table, seconds) for table in playing))
        for flood, task in zip(flooding, running, strict=True):
            task.cancel()
            flood.close()
        return before, others.waits, others.unanswered


async def play(table: Table, seconds: float, pause: float = PAUSE) -> None:
    """Plays turns at a table, of a new game if one is over.

    Args:
        pause: seconds between two turns.
    """
    until = monotonic() + seconds
    while monotonic() < until:
        await table.turn()
        await asyncio.sleep(pause)


def figures() -> list[Figure]:
    tables, seconds, results = (SHORT_TABLES, 0.6, RESULTS // 100) if SHORT else (TABLES, 30, RESULTS)
    before, during, unanswered = asyncio.run(measured(tables, seconds, results))
    without, with_floods = (1000 * quantiles(waits, n=100)[98] for waits in (before, during))
    name = f"four floods of {RATE:.0f} a second at {results} results, p99 of others ({unanswered} unanswered)"
    return [
        Figure(name=name, unit="ms", value=with_floods, goal=1000),
        Figure(
            name="the same, against no flood",
            unit="ms",
            value=with_floods,
            baseline=without,
            baseline_name="without floods",
            goal=4,
        ),
    ]
