"""Measures answers under load in an open loop, at fixed rates of moves a second, against a bare bot.

Each bot is a process of its own. Discord and all users share this process, whose CPU time is measured as well: the
figures are valid only while it has time to spare. A whole pass takes five minutes and, if matplotlib is installed
(`make load`), writes docs/load.svg and the table in docs/scaling.md.
"""

import asyncio
import os
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter

from bench import load_page
from bench.answers import Answers, Load, p99
from bench.crowd import GAMES, Crowd, Table
from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bench.open_loop import Player, in_midgame, moves, open_loop, when_due
from bench.presses import bare_bot, processor_ms
from sandbox.bot_process import Bot
from sandbox.client import Message, Sandbox
from sandbox.world.users import User

RATES = (10, 20, 30, 40, 50, 60, 70, 80)
"""Moves per second."""
SHARE, BEYOND = 0.6, 1.4
"""Rates as parts of the moves that one core can make: the goals apply to SHARE; BEYOND is more than the bot can do."""
LIVE = 240
"""Tables in play; a server can have 250."""
SECONDS, BARE_SECONDS = 16.0, 8.0
"""How long each rate lasts at the bot, and at the bare bot."""
PRESSES = 2
"""The bare bot's presses that count as a move: about as many as a real move takes."""


@dataclass
class Bench:
    """A bot and its players. made: returns how many moves they have made."""

    bot: Bot
    crowd: Crowd
    players: Sequence[Player]
    made: Callable[[], int]

    async def answers(self, rate: float, seconds: float) -> Answers:
        """Lets moves be due at this rate for some seconds, and returns the answers."""
        crowd = self.crowd
        crowd.shown.clear()
        crowd.unanswered.clear()
        crowd.deferred, made, begun = 0, self.made(), perf_counter()
        bot, own = processor_ms(self.bot.pid), processor_ms(os.getpid())
        playing = asyncio.create_task(open_loop(self.players, rate, seconds))
        await asyncio.sleep(seconds)
        lasted = (perf_counter() - begun) * 1000
        share, players = ((processor_ms(pid) - was) / lasted for pid, was in ((self.bot.pid, bot), (os.getpid(), own)))
        played = await playing
        made = self.made() - made
        return Answers(
            rate=rate, seconds=seconds, waits=[*crowd.shown], moves=made, deferred=crowd.deferred,
            unanswered=len(crowd.unanswered), failed=played.failed, cpu=(processor_ms(self.bot.pid) - bot) / made,
            share=share, players=players, late=p99(played.late),
        )  # fmt: skip


async def bench(stack: AsyncExitStack, folder: Path, live: int) -> Bench:
    """Starts the bot, and games at `live` tables."""
    sandbox = await stack.enter_async_context(Sandbox.serve())
    crowd = Crowd(sandbox, begins=when_due)
    tables = crowd.tables(live)
    bot = await stack.enter_async_context(Bot(sandbox, folder / "tavolino.db", env={"LOG_LEVEL": "warning"}))
    await crowd.raise_quotas()
    await in_midgame(tables)
    return Bench(bot, crowd, tables, lambda: moves(tables))


@dataclass
class BareTable:
    """A message of the bare bot; a turn presses its button as often as a move takes presses."""

    crowd: Crowd
    user: User
    message: Message
    made: int = 0

    async def turn(self) -> None:
        for _ in range(PRESSES):
            await self.crowd.press(self.user, self.message, "press")
        self.made += 1


async def bare_bench(stack: AsyncExitStack, folder: Path, live: int, picture: bytes) -> Bench:
    """Starts the bare bot, which shows this picture."""
    sandbox = await stack.enter_async_context(Sandbox.serve())
    crowd = Crowd(sandbox, begins=when_due)
    bot = await stack.enter_async_context(bare_bot(sandbox, folder, picture))
    tables = []
    for number in range(live):
        user = sandbox.world.create_user(f"presser {number}")
        channel = sandbox.world.create_channel(f"bare-{number}")
        message = await crowd.answer(await crowd.command(user, channel, "bare"))
        assert message is not None
        tables.append(BareTable(crowd, user, message))
    return Bench(bot, crowd, tables, lambda: sum(table.made for table in tables))


async def measured(rates: Sequence[float], live: int, seconds: float, bare_seconds: float) -> Load:
    """Measures each rate at both bots, then a rate beyond one core at ours."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(disk_folder())
        both = await bench(stack, folder, live)
        picture = next(table.message.picture() for table in both.players if isinstance(table, Table))
        bare = await bare_bench(stack, folder, live, picture)
        ours, theirs = list[Answers](), list[Answers]()

        async def measure(rate: float) -> None:
            ours.append(await both.answers(rate, seconds))
            theirs.append(await bare.answers(rate, bare_seconds))

        for rate in rates:
            await measure(rate)
        core = 1000 / median(one.cpu for one in ours)
        await measure(SHARE * core)
        beyond = await both.answers(BEYOND * core, seconds / 2)
        return Load(ours, theirs, beyond)


def figures() -> list[Figure]:
    """Measures both bots; empty if the system does not tell the CPU times of processes."""
    if not Path(f"/proc/{os.getpid()}/schedstat").exists():
        return []
    if SHORT:
        load = asyncio.run(measured((20,), len(GAMES), 0.3, 0.3))
    else:
        load = asyncio.run(measured(RATES, LIVE, SECONDS, BARE_SECONDS))
        if find_spec("matplotlib"):
            load_page.write(load)
    ours, bare = load.ours[-1], load.bare[-1]
    at_share = f"{ours.rate:.0f} moves/s, {SHARE:.0%} of what one core can do"
    return [
        *(
            Figure(
                name=f"{one.rate:.0f} moves/s, CPU a move", unit="ms", value=one.cpu, baseline=other.cpu,
                baseline_name="bare bot", goal=4.5,
            )
            for one, other in zip(load.ours, load.bare, strict=True)
        ),
        Figure(
            name=f"{at_share}: p99", unit="ms", value=1000 * ours.p99, baseline=1000 * bare.p99,
            baseline_name="bare bot", goal=5,
        ),
        Figure(name=f"{at_share}: longest", unit="s", value=ours.longest, goal=1),
        Figure(name=f"{at_share}: CPU of those who play, part of a core", unit="cores", value=ours.players, goal=0.8),
        Figure(
            name=f"{load.beyond.rate:.0f} moves/s, more than it can do: unanswered of {len(load.beyond.waits)}, "
            f"{load.beyond.deferred} of them deferred",
            unit="interactions", value=load.beyond.unanswered, goal=0,
        ),
    ]  # fmt: skip
