"""Measures two hundred tables of all games played at once: response times, messages posted, memory of a table.

The bot is a process of its own; the sandbox and all its users share another one, on the same machine. The users move by
buttons: a move takes several presses where it has several words, and the response time of each press counts.
"""

import asyncio
import os
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from time import monotonic

from bench.crowd import GAMES, Crowd, Table
from bench.figure import Figure
from bench.measure_wire import resident_mb
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.interactions.interaction import ResponseType
from sandbox.rest.routing import Exchange

LIVE = 200
"""Tables in play."""
WARM, WARMING = 36, 60
"""Tables, and turns of each, played before memory is measured, so that bounded caches are full."""
REQUIRED = 100.0
"""Moves per second of all tables together that the bot must sustain."""
RATE = 101.0
"""Turns per second that the users take; in a race a turn may result in no move."""
MIDGAME = 6
"""Turns after which a table counts as being in the middle of its game."""
AT_ONCE = 8
"""Users who press at the same time while nothing is timed."""
IDLE = 3.0
"""Seconds of idleness before the bot's memory is measured."""


@dataclass
class PostCounter:
    """Counts the messages that the bot posts, ephemeral ones included, edits not."""

    count: int = 0

    def __call__(self, exchange: Exchange) -> None:
        if exchange.method != "POST" or exchange.status >= 400:
            return
        if exchange.route.endswith("/callback"):
            body = exchange.body if isinstance(exchange.body, dict) else {}
            self.count += body.get("type") in (ResponseType.MESSAGE, ResponseType.DEFERRED_MESSAGE)
        else:
            self.count += exchange.route.endswith("/messages") or exchange.route.startswith("/webhooks/")


@dataclass(frozen=True)
class Load:
    """The results.

    waits, alone: seconds of each interaction under load and at one table; memory: kB of each table; refused: requests
    answered with 429, responses to interactions included.
    """

    alone: Sequence[float]
    waits: Sequence[float]
    unanswered: int
    moves: int
    seconds: float
    posted: int
    memory: float
    refused: int


async def measured(*, live: int, warm: int, warming: int, rate: float, seconds: float, idle: float = IDLE) -> Load:
    """Plays at `live` tables, after `warming` turns at each of `warm` others."""
    post = PostCounter()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir="var")))
        sandbox = await stack.enter_async_context(Sandbox.serve(observer=post))
        crowd = Crowd(sandbox)
        single, first, tables = (crowd.tables(*each) for each in ((len(GAMES), "one"), (warm, "warm"), (live, "many")))
        bot = await stack.enter_async_context(Bot(sandbox, folder / "tavolino.db", env={"LOG_LEVEL": "warning"}))
        await crowd.raise_quotas()
        await in_midgame(first, warming)
        before = await idle_kb(bot, idle)
        await in_midgame(tables)
        memory = (await idle_kb(bot, idle) - before) / live
        alone = await one_after_the_other(crowd, single)
        crowd.waits.clear()
        sandbox.app.rest.requests.clear()
        made, posted, begun = moves(tables), post.count, monotonic()
        await at_rate(tables, seconds, rate)
        return Load(
            alone, [*crowd.waits], len(crowd.unanswered), moves(tables) - made, monotonic() - begun,
            post.count - posted, memory, refused(sandbox),
        )  # fmt: skip


def refused(sandbox: Sandbox) -> int:
    return sum(log.count(status=429) for log in sandbox.app.rest.requests.values())


def moves(tables: Iterable[Table]) -> int:
    return sum(table.made for table in tables)


async def idle_kb(bot: Bot, idle: float) -> float:
    """Returns the resident memory of the idle bot, in kB."""
    await asyncio.sleep(idle)
    return resident_mb(bot.pid) * 1024


async def in_midgame(tables: Sequence[Table], turns: int = MIDGAME) -> None:
    """Opens the tables and plays some turns at each; a table that ends is opened again."""
    pressing = asyncio.Semaphore(AT_ONCE)

    async def begin(table: Table) -> None:
        async with pressing:
            await table.open()
            for _ in range(turns):
                await table.turn()

    await asyncio.gather(*map(begin, tables))


async def one_after_the_other(crowd: Crowd, tables: Sequence[Table]) -> list[float]:
    """Plays the first turns of each game, one table at a time; returns the seconds of each interaction."""
    crowd.waits.clear()
    for table in tables:
        await table.open()
        for _ in range(4 * MIDGAME):
            await table.turn()
    return [*crowd.waits]


async def at_rate(tables: Sequence[Table], seconds: float, rate: float) -> None:
    """Plays all tables at `rate` turns per second in total; a table that is late does not catch up."""
    begun, pace = monotonic(), len(tables) / rate

    async def keep(table: Table, due: float) -> None:
        while due < begun + seconds:
            await asyncio.sleep(due - monotonic())
            await table.turn()
            due = max(due + pace, monotonic())

    await asyncio.gather(*(keep(table, begun + pace * at / len(tables)) for at, table in enumerate(tables)))


def figures(*, short: bool) -> list[Figure]:
    """Measures the bot under load; empty where the system has no memory figures of processes."""
    if not Path(f"/proc/{os.getpid()}/status").exists():
        return []
    Path("var").mkdir(exist_ok=True)
    live = len(GAMES) if short else LIVE
    if short:
        load = asyncio.run(measured(live=live, warm=3, warming=2, rate=RATE / 5, seconds=2, idle=0.5))
    else:
        load = asyncio.run(measured(live=live, warm=WARM, warming=WARMING, rate=RATE, seconds=60))
    pace = load.moves / load.seconds
    presses = len(load.waits) / load.moves
    return [
        Figure(
            name=f"{live} live tables, moves a second ({presses:.1f} interactions each)", unit="moves/s", value=pace,
            goal=REQUIRED, at_least=True,
        ),
        Figure(
            name=f"{live} live tables, longest interaction ({load.unanswered} unanswered)", unit="s",
            value=max(load.waits), goal=3, at_least=False,
        ),
        Figure(
            name=f"{live} live tables, p99 of interactions", unit="ms", value=quantiles(load.waits, n=100)[98] * 1000,
            baseline=median(load.alone) * 1000, baseline_name="p50 of one table alone", goal=12, at_least=False,
        ),
        Figure(
            name="messages posted per move", unit="messages", value=load.posted / load.moves, goal=1.0, at_least=False
        ),
        Figure(
            name=f"{live} live tables, requests refused (429)", unit="requests", value=load.refused, goal=0,
            at_least=False,
        ),
        Figure(name="memory per live table", unit="kB", value=load.memory, goal=40, at_least=False),
    ]  # fmt: skip
