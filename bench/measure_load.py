"""Two hundred tables of all games in play at once: how long anybody waits, what is posted, what a table weighs.

The bot is a process of its own; the sandbox and all its people share another one, and both share this machine: on two
cores there is one for each. The people make their moves as the buttons lead them: a move takes several presses where
it has several words, and each of them counts among the waits.
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
"""Tables, and turns of each, played before anything is weighed: what is kept once, with a bound, is full then."""
ASKED = 100.0
"""Moves a second that the bot is to bear, all tables together."""
RATE = 101.0
"""Turns a second that the people take: in a race a turn may bring no move."""
MIDGAME = 6
"""Turns after which a table counts as being in the middle of its game."""
AT_ONCE = 8
"""People who press at the same moment, where nothing is timed."""
SETTLES = 3.0
"""Seconds after which a bot that nobody asks anything is weighed."""


@dataclass
class Post:
    """Counts the messages that the bot makes, private answers too; edits are none."""

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
    """What was seen. waits and alone: seconds of each interaction, under load and at one table; weight: kB a table."""

    alone: Sequence[float]
    waits: Sequence[float]
    unanswered: int
    moves: int
    seconds: float
    posted: int
    weight: float


async def measured(*, seconds: float) -> Load:
    post = Post()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir="var")))
        sandbox = await stack.enter_async_context(Sandbox.serve(observer=post))
        crowd = Crowd(sandbox)
        single, warm, tables = (crowd.tables(*each) for each in ((len(GAMES), "one"), (WARM, "warm"), (LIVE, "many")))
        bot = await stack.enter_async_context(Bot(sandbox, folder / "tavolino.db", env={"LOG_LEVEL": "warning"}))
        await crowd.raise_quotas()
        await in_midgame(warm, WARMING)
        before = await weighed(bot)
        await in_midgame(tables)
        weight = (await weighed(bot) - before) / LIVE
        alone = await one_after_the_other(crowd, single)
        crowd.waits.clear()
        made, posted, begun = moves(tables), post.count, monotonic()
        await at_rate(tables, seconds)
        return Load(
            alone, [*crowd.waits], len(crowd.unanswered), moves(tables) - made, monotonic() - begun,
            post.count - posted, weight,
        )  # fmt: skip


def moves(tables: Iterable[Table]) -> int:
    return sum(table.made for table in tables)


async def weighed(bot: Bot) -> float:
    """The bot's resident memory when it has come to rest, in kB."""
    await asyncio.sleep(SETTLES)
    return resident_mb(bot.pid) * 1024


async def in_midgame(tables: Sequence[Table], turns: int = MIDGAME) -> None:
    """Opens the tables and plays each so many turns; one that ends meanwhile is opened again."""
    pressing = asyncio.Semaphore(AT_ONCE)

    async def begin(table: Table) -> None:
        async with pressing:
            await table.open()
            for _ in range(turns):
                await turn(table)

    await asyncio.gather(*map(begin, tables))


async def turn(table: Table) -> None:
    """One turn, of the next game where this one is over."""
    if not table.able:
        await table.open()
    await table.play()


async def one_after_the_other(crowd: Crowd, tables: Sequence[Table]) -> list[float]:
    """How long each interaction takes while one table plays alone: the first turns of each game."""
    crowd.waits.clear()
    for table in tables:
        await table.open()
        for _ in range(4 * MIDGAME):
            await turn(table)
    return [*crowd.waits]


async def at_rate(tables: Sequence[Table], seconds: float) -> None:
    """All tables play, each at its pace, together RATE turns a second; who is late does not catch up."""
    begun, pace = monotonic(), len(tables) / RATE

    async def keep(table: Table, due: float) -> None:
        while due < begun + seconds:
            await asyncio.sleep(due - monotonic())
            await turn(table)
            due = max(due + pace, monotonic())

    await asyncio.gather(*(keep(table, begun + pace * at / len(tables)) for at, table in enumerate(tables)))


def figures(*, short: bool) -> list[Figure]:
    """What two hundred tables ask of the bot; empty where the system does not tell the memory of processes."""
    if not Path(f"/proc/{os.getpid()}/status").exists():
        return []
    Path("var").mkdir(exist_ok=True)
    load = asyncio.run(measured(seconds=10 if short else 60))
    pace = load.moves / load.seconds
    presses = len(load.waits) / load.moves
    return [
        Figure(
            name=f"{LIVE} live tables, moves a second ({presses:.1f} interactions each)", unit="moves/s", value=pace,
            goal=ASKED, at_least=True,
        ),
        Figure(
            name=f"{LIVE} live tables, longest interaction ({load.unanswered} unanswered)", unit="s",
            value=max(load.waits), goal=3, at_least=False,
        ),
        Figure(
            name=f"{LIVE} live tables, p99 of interactions", unit="ms", value=quantiles(load.waits, n=100)[98] * 1000,
            baseline=median(load.alone) * 1000, baseline_name="p50 of one table alone", goal=12, at_least=False,
        ),
        Figure(
            name="messages posted per move", unit="messages", value=load.posted / load.moves, goal=1.0, at_least=False
        ),
        Figure(name="memory per live table", unit="kB", value=load.weight, goal=40, at_least=False),
    ]  # fmt: skip
