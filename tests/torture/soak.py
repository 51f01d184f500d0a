"""Tables of people who play at a human pace for any length of time, with computers at some tables."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from bench.crowd import Crowd, Table
from sandbox.protocol.errors import NotPossible
from sandbox.world.users import User
from tests.e2e.playing import with_action

COMPUTERS_AT = 5
"""Every table whose number is a multiple of this has computers in all seats but the first."""

LOOKS_AROUND = 0.1
"""The probability that a player types a harmless command after a turn."""

BEGINNING = 6
"""All tables are opened within this many of the longest pauses."""

COMMANDS = ("board", "hand", "leaderboard", "profile", "help", "replay", "settings me")


@dataclass
class Room:
    """Tables at which people play. pause: the least and the most seconds between two turns at a table."""

    crowd: Crowd
    pause: tuple[float, float]
    dice: Random
    games: int = 0
    """Games that were started."""
    commands: int = 0
    refused: int = 0
    """Turns in which the table had changed meanwhile, so that the player looked again."""
    tables: list[Table] = field(default_factory=list)
    _closing: bool = False

    @asynccontextmanager
    async def playing(self, count: int) -> AsyncIterator[None]:
        """Lets people play at this number of tables within the block; at its end they stop where they are."""
        self.tables = self.crowd.tables(count, "soak")
        players = [asyncio.create_task(self._play(number, table)) for number, table in enumerate(self.tables)]
        try:
            yield
        finally:
            self._closing = True
            await asyncio.gather(*players)

    @property
    def moves(self) -> int:
        """The number of moves that were acknowledged."""
        return sum(table.made for table in self.tables)

    async def _play(self, number: int, table: Table) -> None:
        people = [table.people[0]] if number % COMPUTERS_AT == 0 else [*table.people]
        await self._wait(self.dice.uniform(0, BEGINNING * self.pause[1]))
        while not self._closing:
            try:
                await self._turn(table, people)
            except (NotPossible, TimeoutError, AssertionError):
                self.refused += 1
            await self._wait(self.dice.uniform(*self.pause))

    async def _wait(self, seconds: float) -> None:
        while seconds > 0 and not self._closing:
            await asyncio.sleep(min(seconds, 1.0))
            seconds -= 1.0

    async def _turn(self, table: Table, people: list[User]) -> None:
        if not table.channel.messages:
            await self._open(table)
        elif table.over:
            await self._press(table, people[0], "rematch")
        elif with_action(table.message, "more") is None:
            await self._take_seats(table, people)
        else:
            table.look()
            if any(player in people for player in table.to_act):
                await table.play()
        if self.dice.random() < LOOKS_AROUND:
            self.commands += 1
            await self.crowd.command(self.dice.choice(people), table.channel, self.dice.choice(COMMANDS))

    async def _open(self, table: Table) -> None:
        self.games += 1
        await self.crowd.command(table.people[0], table.channel, f"play {table.game}", **table.options)

    async def _take_seats(self, table: Table, people: list[User]) -> None:
        """Seats everybody who may join the lobby, fills the other seats with computers, and starts the game."""
        for person in people[1:]:
            await self._press(table, person, "join")
        for _ in range(len(table.people) - len(people)):
            await self._press(table, people[0], "add-computer")
        await self._press(table, people[0], "start")

    async def _press(self, table: Table, user: User, action: str) -> None:
        """Presses a button of the table's message if the message has it."""
        custom_id = with_action(table.message, action)
        if custom_id is not None:
            self.games += action == "rematch"
            await self.crowd.press(user, table.message, custom_id)
