"""Measures what two hundred live tables cost: memory per table, messages posted per move, requests refused.

The bot is a process of its own; the sandbox and all its users share another one, on the same machine.
"""

import asyncio
import os
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from bench.crowd import GAMES, Crowd
from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bench.open_loop import in_midgame, moves
from bench.presses import resident_mb
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.interactions.interaction import ResponseType
from sandbox.rest.routing import Exchange

LIVE = 200
"""Tables in play."""
WARM, WARMING = 36, 60
"""Tables, and turns of each, played before memory is measured, so that bounded caches are full."""
IDLE = 3.0
"""Seconds of idleness before the bot's memory is measured."""


@dataclass
class PostCounter:
    """Counts the messages that the bot posts, including ephemeral ones but not edits."""

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
class Costs:
    """memory: kB of each table; posted: messages a move; refused: requests answered with 429, responses included."""

    memory: float
    posted: float
    refused: int


async def measured(*, live: int, warm: int, warming: int, idle: float = IDLE) -> Costs:
    """Opens and plays `live` tables, after `warming` turns at each of `warm` others."""
    post = PostCounter()
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(disk_folder())
        sandbox = await stack.enter_async_context(Sandbox.serve(observer=post))
        crowd = Crowd(sandbox)
        first, tables = crowd.tables(warm, "warm"), crowd.tables(live, "many")
        bot = await stack.enter_async_context(Bot(sandbox, folder / "tavolino.db", env={"LOG_LEVEL": "warning"}))
        await crowd.raise_quotas()
        await in_midgame(first, warming)
        before, posted, made = await idle_kb(bot, idle), post.count, moves(tables)
        await in_midgame(tables)
        made, posted = moves(tables) - made, post.count - posted
        return Costs((await idle_kb(bot, idle) - before) / live, posted / made, refused(sandbox))


def refused(sandbox: Sandbox) -> int:
    return sum(log.count(status=429) for log in sandbox.app.rest.requests.values())


async def idle_kb(bot: Bot, idle: float) -> float:
    """Returns the resident memory of the idle bot, in kB."""
    await asyncio.sleep(idle)
    return resident_mb(bot.pid) * 1024


def figures() -> list[Figure]:
    """Measures the tables; empty if the system has no /proc."""
    if not Path(f"/proc/{os.getpid()}/status").exists():
        return []
    live = len(GAMES) if SHORT else LIVE
    costs = asyncio.run(
        measured(live=live, warm=3, warming=2, idle=0.5) if SHORT else measured(live=live, warm=WARM, warming=WARMING)
    )
    return [
        Figure(name="messages posted per move, with starts", unit="messages", value=costs.posted, goal=1.0),
        Figure(name=f"{live} live tables, requests refused (429)", unit="requests", value=costs.refused, goal=0),
        Figure(name="memory per live table", unit="kB", value=costs.memory, goal=40),
    ]  # fmt: skip
