"""Computers move on whatever happens to the processes in which they search: killed, frozen, starved, not to be started.

`SEARCH_ATTACKS=200 SEARCH_TABLES=50` for that many attacks, while masters search at so many tables. Meanwhile everybody
else is answered in time.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from bench.crowd import TABLES_EACH, Crowd, Table
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.protocol.errors import NotPossible
from tests.e2e.forked_bot import forked
from tests.e2e.playing import with_action
from tests.e2e.test_computers import workers_of
from tests.seed import SEED
from tests.torture import changed_workers
from tests.torture.figures import Figures, count, negative_control

ATTACKS, TABLES = count("SEARCH_ATTACKS", 4), count("SEARCH_TABLES", 4)
STILL = 10.0 if "SEARCH_ATTACKS" in os.environ else 1.0
"""Seconds after which a frozen worker is given up: as in production, or less, so that the short version is short."""
GOES_ON_WITHIN = 4 * STILL + 10.0
"""Seconds in which all computers have moved after an attack: each of two workers may be found frozen, and again."""
STARVED, OF_THE_TIME = 3.0, 0.1
"""For how many seconds workers get this part of the time."""
LONGEST = 0.8
"""Seconds after people's moves in which an attack begins."""
GAMES = ("tris_2", "triodomino", "tripple_domino")
TURNS = 40
"""Attempts of a person to make a move."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


class Searching:
    """A bot at whose tables people play against masters. forbidden: while this file is there it starts no process."""

    def __init__(self, folder: Path, *, still: float = STILL) -> None:
        self.forbidden = folder / "no processes"
        self.bot: Bot
        self.crowd: Crowd
        self._database = folder / "tavolino.db"
        self._env = {
            "CHANGES": changed_workers.__name__,
            "STILL": str(still),
            "NO_PROCESSES": str(self.forbidden),
            "COMPUTER_WORKERS": "2",
            "COMPUTER_CPU_SECONDS": "600",
        }

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Starts the bot and its games."""
        async with AsyncExitStack() as stack:
            quick = Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0))
            discord = await stack.enter_async_context(quick)
            self.bot = await stack.enter_async_context(forked(discord, self._database, env=self._env))
            self.crowd = Crowd(discord)
            await self.crowd.raise_quotas()
            people = [discord.world.create_user(f"person {number}") for number in range(-(-TABLES // TABLES_EACH))]
            self.visitor = discord.world.create_user("visitor")
            self.lounge = discord.world.create_channel("beside")
            self.tables = [
                Table(
                    self.crowd,
                    discord.world.create_channel(f"search-{number}"),
                    [people[number // TABLES_EACH]],
                    game,
                    {"computer": "master"},
                    dice=Random(f"{SEED} {number}"),
                )
                for number, game in enumerate(islice(cycle(GAMES), TABLES))
            ]
            await asyncio.gather(*(self._open(table) for table in self.tables))
            yield

    async def _open(self, table: Table) -> None:
        person = table.people[0]
        await self.crowd.answer(await self.crowd.command(person, table.channel, f"play {table.game}", **table.options))
        while with_action(table.message, "more") is None:
            if custom_id := with_action(table.message, "start"):
                await self.crowd.press(person, table.message, custom_id)
            await asyncio.sleep(0.05)

    async def person_moves(self, table: Table) -> None:
        """Makes a person's move, in a new game if one is over."""
        made = table.made
        for _ in range(TURNS):
            table.look()
            with suppress(NotPossible, TimeoutError, AssertionError):  # the table has changed meanwhile
                if table.over:
                    await self._open(table)
                elif table.to_act:
                    await table.play()
            if table.made > made:
                return
            await asyncio.sleep(0.05)

    async def late(self, within: float) -> list[str]:
        """Waits until all computers have moved; returns the tables where one has not within so many seconds."""
        until = monotonic() + within
        while True:
            for table in self.tables:
                table.look()
            waiting = [f"{table.game}: {table.message}" for table in self.tables if not table.to_act and not table.over]
            if not waiting or monotonic() > until:
                return waiting
            await asyncio.sleep(0.05)

    async def visits(self, over: asyncio.Event) -> None:
        """Asks for something else, again and again."""
        while not over.is_set():
            await self.crowd.command(self.visitor, self.lounge, "help")
            await asyncio.sleep(0.3)

    def signal_workers(self, number: signal.Signals) -> int:
        """Sends a signal to all workers; returns how many there are."""
        workers = workers_of(self.bot.pid)
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, number)
        return len(workers)


async def killed(searching: Searching) -> None:
    searching.signal_workers(signal.SIGKILL)


async def frozen(searching: Searching) -> None:
    searching.signal_workers(signal.SIGSTOP)


async def starved(searching: Searching) -> None:
    until = monotonic() + STARVED
    while monotonic() < until:
        searching.signal_workers(signal.SIGSTOP)
        await asyncio.sleep(0.3 * (1 - OF_THE_TIME))
        searching.signal_workers(signal.SIGCONT)
        await asyncio.sleep(0.3 * OF_THE_TIME)


async def not_to_be_started(searching: Searching) -> None:
    searching.forbidden.touch()
    searching.signal_workers(signal.SIGKILL)
    await asyncio.sleep(1)
    searching.forbidden.unlink()


KINDS: tuple[Callable[[Searching], Awaitable[None]], ...] = (killed, frozen, starved, not_to_be_started)


async def attacked(searching: Searching, attack: Callable[[Searching], Awaitable[None]], dice: Random) -> list[str]:
    """Lets people move and attacks while the computers search; returns the tables that do not go on."""
    await asyncio.gather(*(searching.person_moves(table) for table in searching.tables))
    await asyncio.sleep(dice.random() * LONGEST)
    await attack(searching)
    return await searching.late(GOES_ON_WITHIN)


@pytest.mark.skipif("SEARCH_ATTACKS" not in os.environ, reason="takes half a minute: make torture has it")
async def test_computers_move_on_whatever_happens_to_their_processes(tmp_path: Path) -> None:
    figures, dice = Figures("searches"), Random(SEED)
    searching, over = Searching(tmp_path), asyncio.Event()
    async with searching.running():
        visiting = asyncio.create_task(searching.visits(over))
        for attack in islice(cycle(KINDS), ATTACKS):
            assert await attacked(searching, attack, dice) == [], attack.__name__
            figures.add(attack.__name__.replace("_", " "))
        over.set()
        await visiting
        figures.add("moves of people", sum(table.made for table in searching.tables))
        figures.add("answers", len(searching.crowd.waits))
        figures.add("unanswered", len(searching.crowd.unanswered))
        figures.add("workers lost", searching.bot.log.count("worker lost"))
        figures.report()
        assert searching.crowd.unanswered == []


@negative_control
async def test_workers_that_are_never_given_up_are_noticed(tmp_path: Path) -> None:
    """Negative control."""
    searching = Searching(tmp_path, still=float("inf"))
    async with searching.running():
        await asyncio.gather(*(searching.person_moves(table) for table in searching.tables))
        assert await searching.late(GOES_ON_WITHIN) == []
        searching.signal_workers(signal.SIGSTOP)
        await asyncio.gather(*(searching.person_moves(table) for table in searching.tables))
        assert await searching.late(3 * STILL) != []
        searching.signal_workers(signal.SIGCONT)
