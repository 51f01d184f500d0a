"""A bot that is killed at any moment has kept every promise that it has made to its users.

`KILLS=1000` for that many kills. Users press at several tables at once, SIGKILL falls anywhere, and the process starts
again on the same database. What any message or answer has shown has to be there, and each game has to go on.
"""

import asyncio
from contextlib import AsyncExitStack
from itertools import count as counter
from pathlib import Path
from random import Random
from typing import Self

import pytest

from bench.crowd import GAMES, Crowd, Table
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.terms import Terms
from tests.e2e.forked_bot import forked
from tests.e2e.records import faults, sessions_in
from tests.torture import hasty_store
from tests.torture.figures import SEED, Figures, count
from tests.torture.witness import Witness

KILLS = count("KILLS", 4)
CONTROL_KILLS = 20
"""Kills within which a hasty store has to lose a move."""
LONGEST = 0.6
"""Seconds of pressing before a kill, at most."""
GOES_ON_WITHIN = 30.0
"""Seconds after a restart in which a move is made at each table."""
LOBBIES = 3
"""One kill of this number finds a table that is being opened, too."""


class Attack:
    """A sandbox with a bot, and users at a table of each game."""

    def __init__(self, database: Path, dice: Random, figures: Figures, **changes: str) -> None:
        self.figures = figures
        self.witness = Witness()
        self.database = database
        self._dice = dice
        self._changes = changes
        self._stack = AsyncExitStack()
        self._numbers = counter()

    async def __aenter__(self) -> Self:
        quick = Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0), terms=Terms(longest_window=1.0))
        self._discord = await self._stack.enter_async_context(quick)
        self._discord.world.listeners.append(self.witness)
        self.bot: Bot = await self._stack.enter_async_context(forked(self._discord, self.database, env=self._changes))
        self._crowd = Crowd(self._discord)
        await self._crowd.raise_quotas()
        self._tables = self._crowd.tables(len(GAMES))
        for table in self._tables:
            await table.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()

    async def kill(self) -> list[str]:
        """Kills the bot while users press, and starts it again; returns the promises that it has not kept."""
        pressing = [asyncio.create_task(_press_on(table)) for table in self._tables]
        lobby = None
        if self._dice.randrange(LOBBIES) == 0:
            lobby = self._crowd.tables(len(GAMES), f"lobby {next(self._numbers)}")[self._dice.randrange(len(GAMES))]
            pressing.append(asyncio.create_task(lobby.open()))
        await asyncio.sleep(self._dice.random() * LONGEST)
        await self.bot.kill()
        for task in pressing:
            task.cancel()
        await asyncio.gather(*pressing, return_exceptions=True)
        await self.bot.start()
        broken = self.witness.broken(self.database)
        self.figures.add("kills")
        self.figures.add("broken promises", len(broken))
        if lobby is not None:
            self._discord.world.delete_channel(lobby.channel)
        return broken

    async def go_on(self) -> None:
        """Has a move made at each table, or its next game opened."""
        async with asyncio.timeout(GOES_ON_WITHIN):
            await asyncio.gather(*map(_go_on, self._tables))


async def _press_on(table: Table) -> None:
    while await _move_once(table):
        pass


async def _move_once(table: Table) -> bool:
    """Makes a move at the table by what its messages show; returns False where the game is over."""
    made = table.made
    while table.made == made:
        table.look()
        if table.over:
            return False
        if table.to_act:
            await table.play()
        else:
            await asyncio.sleep(0.02)
    return True


async def _go_on(table: Table) -> None:
    if not await _move_once(table):
        await table.open()


@pytest.mark.long
async def test_a_killed_bot_has_kept_every_promise(tmp_path: Path) -> None:
    figures = Figures("kills")
    async with Attack(tmp_path / "tavolino.db", Random(SEED), figures) as attack:
        for _ in range(KILLS):
            assert await attack.kill() == []
            await attack.go_on()
        assert await attack.bot.stop() == 0
        assert "Traceback" not in attack.bot.log
        assert "[error" not in attack.bot.log
    sessions = await sessions_in(attack.database)
    assert [fault for session in sessions for fault in faults(session)] == []
    figures.add("moves", sum(session.ply for session in sessions))
    figures.add("promises", attack.witness.promises)
    figures.report()


async def test_a_bot_that_answers_before_it_has_written_is_caught(tmp_path: Path) -> None:
    """Negative control."""
    async with Attack(
        tmp_path / "tavolino.db", Random(SEED), Figures("control"), CHANGES=hasty_store.__name__
    ) as attack:
        for _ in range(CONTROL_KILLS):
            if await attack.kill():
                break
            await attack.go_on()
        else:
            raise AssertionError("no kill has lost anything")
