"""Plays at many tables in an open loop: turns begin when they are due, however long earlier answers take.

In a closed loop users wait for a slow bot, and so ask less of it just when it is slow; the waits that they avoid are
never counted (coordinated omission). Here turns arrive as a Poisson process, and seconds count from when an interaction
was due, even if the bot or this program is late.
"""

import asyncio
from collections.abc import Iterable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Protocol

from bench.crowd import Table
from sandbox.protocol.errors import NotPossible

MIDGAME = 6
"""Turns after which a table counts as being in the middle of its game."""
AT_ONCE = 8
"""Users who press at the same time while nothing is timed."""
REST = 1.0
"""Seconds between two turns of a table, at least."""
FEWEST = 4
"""The least number of turns, however short the time and low the rate, so that percentiles can be computed."""
THOUGHT = 0.3
"""Seconds from an answer to the next interaction of the same turn."""

AFTER_THOUGHT = 0.0
_due: ContextVar[float | None] = ContextVar("due", default=None)
"""When the next interaction of this task's turn is due; None outside of turns of an open loop."""


class Player(Protocol):
    """Whoever takes turns."""

    async def turn(self) -> None: ...


@dataclass(frozen=True)
class Played:
    """The result of an open loop.

    Attributes:
        failed: turns in which an answer was missing or unexpected, for instance since buttons had changed.
        late: seconds by which each turn began late because the program that plays was busy.
    """

    failed: int
    late: Sequence[float]


async def when_due() -> float:
    """Waits until an interaction is due: the first of a turn with the turn, each further one after THOUGHT seconds.

    Outside of an open loop it is due at once. Returns when it was due, by `perf_counter`.
    """
    now, due = perf_counter(), _due.get()
    if due is None:
        return now
    _due.set(AFTER_THOUGHT)
    if due == AFTER_THOUGHT:
        due = now + THOUGHT
    await asyncio.sleep(max(0.0, due - now))
    return due


async def open_loop(players: Sequence[Player], rate: float, seconds: float) -> Played:
    """Lets turns arrive for some seconds, each for the player who has rested longest, and waits for the last answers.

    There are at least `FEWEST` turns.

    Args:
        players: at least `rate` times the sum of REST and the seconds of a turn; if all are busy, a turn waits for one
            of them. Interactions of their crowd begin `when_due`.
        rate: turns per second.
    """
    random, rested = Random(rate), asyncio.Queue[Player]()
    for player in players:
        rested.put_nowait(player)
    failed, late, due = 0, list[float](), perf_counter()
    end = due + seconds

    async def take(due: float) -> None:
        nonlocal failed
        player = await rested.get()
        _due.set(due)
        try:
            await player.turn()
        except (AssertionError, NotPossible, TimeoutError):
            failed += 1
            if isinstance(player, Table):
                player.look()
        await asyncio.sleep(REST)
        rested.put_nowait(player)

    async with asyncio.TaskGroup() as turns:
        while (due := due + random.expovariate(rate)) < end or len(late) < FEWEST:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            late.append(perf_counter() - due)
            turns.create_task(take(due))
    return Played(failed, late)


def moves(tables: Iterable[Table]) -> int:
    """Returns how many moves have been made at these tables."""
    return sum(table.made for table in tables)


async def in_midgame(tables: Sequence[Table], turns: int = MIDGAME) -> None:
    """Opens the tables and plays some turns at each; a table that ends is opened again."""
    pressing = asyncio.Semaphore(AT_ONCE)

    async def begin(table: Table) -> None:
        async with pressing:
            await table.open()
            for _ in range(turns):
                await table.turn()

    await asyncio.gather(*map(begin, tables))
