"""Users press buttons at a table of each game while something happens to the bot, such as a kill."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Self

from bench.crowd import GAMES, Crowd, Table
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.protocol.errors import NotPossible
from sandbox.terms import Terms
from tests.e2e.forked_bot import forked
from tests.e2e.playing import with_action
from tests.torture.figures import Figures
from tests.torture.witness import Witness

LONGEST = 0.6
"""The most seconds of pressing before something happens."""
GOES_ON_WITHIN = 60.0
"""Seconds after that within which each table has to get a move."""
AGAIN_AFTER = 0.05
"""Seconds between a press that has led to no move and the next press."""
LOBBIES = 3
"""One time in this number a table is being opened as well."""


class Attack:
    """A sandbox with a bot, and users at a table of each game. changes: the bot's environment is updated with these."""

    def __init__(self, database: Path | str, dice: Random, figures: Figures, **changes: str) -> None:
        self.figures = figures
        self.witness = Witness()
        self.database = database
        self.discord: Sandbox
        self.bot: Bot
        self.crowd: Crowd
        self._dice = dice
        self._changes = changes
        self._stack = AsyncExitStack()
        self._numbers = count()

    async def __aenter__(self) -> Self:
        quick = Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0), terms=Terms(longest_window=1.0))
        self.discord = await self._stack.enter_async_context(quick)
        self.discord.world.listeners.append(self.witness)
        self.bot = await self._stack.enter_async_context(forked(self.discord, self.database, env=self._changes))
        self.crowd = Crowd(self.discord)
        await self.crowd.raise_quotas()
        self._tables = self.crowd.tables(len(GAMES))
        for table in self._tables:
            await table.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()

    @asynccontextmanager
    async def pressing(self, *, to_the_end: bool = False) -> AsyncIterator[None]:
        """Lets users press buttons during the block, which is entered at a random moment.

        to_the_end: whether they wait for the answers to their presses at the end of the block.
        """
        stop = asyncio.Event()
        tasks = [asyncio.create_task(_press_on(table, stop)) for table in self._tables]
        lobby = None
        if self._dice.randrange(LOBBIES) == 0:
            lobby = self.crowd.tables(len(GAMES), f"lobby {next(self._numbers)}")[self._dice.randrange(len(GAMES))]
            tasks.append(asyncio.create_task(lobby.open()))
        await asyncio.sleep(self._dice.random() * LONGEST)
        yield
        stop.set()
        for task in tasks if not to_the_end else ():
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if lobby is not None:
            self.discord.world.delete_channel(lobby.channel)

    def broken(self) -> list[str]:
        """Returns the promises that the bot has broken."""
        assert isinstance(self.database, Path)
        broken = self.witness.broken(self.database)
        self.figures.add("broken promises", len(broken))
        return broken

    async def go_on(self) -> None:
        """Makes a move at each table, or opens its next game."""
        going_on = {asyncio.create_task(_go_on(table)): table for table in self._tables}
        _, late = await asyncio.wait(going_on, timeout=GOES_ON_WITHIN)
        for task in late:
            task.cancel()
        await asyncio.gather(*going_on, return_exceptions=True)
        still = [f"{going_on[task].game}: {going_on[task].message}" for task in late]
        unanswered = len(self.crowd.unanswered)
        assert still == [], f"{unanswered} presses without an answer so far; no move at {still}"


async def _press_on(table: Table, stop: asyncio.Event) -> None:
    while not stop.is_set() and await _move_once(table, stop):
        pass


async def _move_once(table: Table, stop: asyncio.Event | None = None) -> bool:
    """Makes a move at the table by reading its messages; returns False if the game is over."""
    made = table.made
    while table.made == made and not (stop and stop.is_set()):
        table.look()
        if table.over:
            return False
        with suppress(NotPossible, TimeoutError, AssertionError):  # no answer in time, or the message has changed
            if table.to_act:
                await table.play()
            elif with_action(table.message, "join") is not None:
                await _sit_down(table)
        if table.made == made:
            await asyncio.sleep(AGAIN_AFTER)
    return True


async def _sit_down(table: Table) -> None:
    """Seats the players in a lobby after the command that opened it had no answer in time."""
    host, *others = table.people
    for user, action in [*((other, "join") for other in others), (host, "start")]:
        custom_id = with_action(table.message, action)
        if custom_id is not None:
            await table.crowd.press(user, table.message, custom_id)


async def _go_on(table: Table) -> None:
    while not await _move_once(table):
        with suppress(AssertionError, TimeoutError):  # the command had no answer in time
            await table.open()
            return
