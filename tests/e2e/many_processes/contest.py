"""A contest at a table: several people press for the same ply at the same moment, each in another process."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from bench.crowd import Refused, Table
from sandbox.client import Message
from sandbox.protocol.errors import NotPossible
from sandbox.world.users import User
from tests.e2e.playing import action_of, turn
from tests.torture.witness import presses

MOST_PRESSES = 4
"""How many presses there are for each ply: as many as there are processes."""
SHOWN_WITHIN = 60.0
"""Seconds within which the message has to show a contest's move; on an idle machine it takes less than two."""


@dataclass
class Contest:
    """Contests at one table, one game after the other.

    presses: how many were answered. moves: the moves for which people have pressed, as pairs of a session and a ply;
    each contest makes one. waits: seconds from the last answer of each contest until the message shows the move. older:
    how often people found an outdated message, since a late edit of another process had replaced the newest state.
    """

    table: Table
    presses: int = 0
    moves: set[tuple[str, int]] = field(default_factory=set)
    waits: list[float] = field(default_factory=list)
    older: int = 0

    async def play(self) -> None:
        """Plays one contest, after opening the next game if needed; only waits if the message is outdated."""
        if self.table.over:
            try:
                await self.table.open()
            except Refused:  # the game is on, and its message will soon show that again
                self.older += 1
                await self._until(lambda: not self.table.over)
        message = self.table.message
        before, pressed, pressing = plies(message), [*presses(message.wire)], self._pressing(message)
        if not pressing:
            self.older += 1
            await self._until(lambda: self.table.over or bool(self._pressing(self.table.message)))
            return
        sent = await asyncio.gather(*(self._press(user, message, custom_id) for user, custom_id in pressing))
        if not any(sent):
            return
        self.presses += sum(sent)
        self.moves |= {(session, ply + 1) for action, session, ply in pressed if action == "move"}
        answered = perf_counter()
        await self._until(lambda: self.table.over or plies(self.table.message) > before)
        self.waits.append(perf_counter() - answered)

    async def _until(self, shown: Callable[[], bool]) -> None:
        async with asyncio.timeout(SHOWN_WITHIN):
            while not shown():
                await self.table.crowd.news(self.table.channel.id)

    async def _press(self, user: User, message: Message, custom_id: str) -> bool:
        """Presses a button; returns False if the message has changed meanwhile, by a timeout or a repost."""
        try:
            await self.table.crowd.press(user, message, custom_id)
        except NotPossible:
            return False
        return True

    def _pressing(self, message: Message) -> list[tuple[User, str]]:
        """Returns who presses which key: the player on turn presses several, and all others press one too.

        In a race everybody presses the same key. Empty if the message has no moves.
        """
        keys = [one.custom_id for one in message.buttons if action_of(one.custom_id) == "move" and not one.disabled]
        if not keys:
            return []
        people = {one.id: one for one in self.table.people}
        on_turn = [people[one] for one in turn(message.text, [*people])] or [*people.values()]
        others = [one for one in people.values() if one not in on_turn]
        if len(on_turn) > 1:  # a race: all press the same
            return [(one, keys[0]) for one in on_turn]
        pressing = [(on_turn[0], key) for key in self.table.dice.sample(keys, min(len(keys), MOST_PRESSES - 1))]
        return [*pressing, *((one, keys[0]) for one in others)]


def plies(message: Message) -> int:
    """Returns the ply at which the message can be pressed; -1 if it can't."""
    return max((ply for _, _, ply in presses(message.wire)), default=-1)
