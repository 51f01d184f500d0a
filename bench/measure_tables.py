"""What a table costs in memory: its session, moves and timers, and what its computers did last; for each game."""

import asyncio
import gc
import tracemalloc
from collections.abc import Callable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figure import Figure
from bot.games import GAMES
from bot.players.base import PAUSE
from bot.players.random_player import RandomPlayer
from bot.sessions.service import Sessions
from bot.sessions.session import UNATTENDED_KEPT, Person, Place, Session, TableEvent
from bot.sessions.timers.timers import now_ms
from bot.store.sqlite import SqliteStore

MOVES = 40
"""So far each table is played, if its game goes on as long."""

LONGEST = 100
"""So far at most, until computers have made as many moves in a row as a table remembers."""

SOON = round(2 * PAUSE * 1000)
"""Within so many milliseconds a computer moves that plays by chance; no clock ends as soon."""


class Timer:
    """Something to be done at a time, in ms since the epoch, or not."""

    def __init__(self, at: int, act: Callable[[], object]) -> None:
        self.at = at
        self.act = act
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Evening:
    """Tables of one game, each with a clock, one person and as many computers as there are seats.

    Computers do not wait; what else is to come stays to come.
    """

    def __init__(self, store: SqliteStore, game_key: str) -> None:
        self._game_key = game_key
        self._actions = count(1)
        self._thoughts: asyncio.Queue[Timer] = asyncio.Queue()
        self._moved = asyncio.Event()
        self.sessions = Sessions(store, schedule=self._schedule, player=lambda _: RandomPlayer())
        self.sessions.listen(self._heard)

    def _schedule(self, at: int, act: Callable[[], object]) -> Timer:
        timer = Timer(at, act)
        if at <= now_ms() + SOON:
            self._thoughts.put_nowait(timer)
        return timer

    def _heard(self, _: Session, __: Session, ___: TableEvent) -> None:
        self._moved.set()

    async def play(self, channel: int) -> None:
        """One more table, played until it is full or its game is over."""
        host = Person(channel, f"Player of {channel}")
        session = await self.sessions.open(Place(None, channel), host, self._game_key, {}, clock=600)
        for _ in range(1, session.game.seats(session.options)[-1]):
            await self.sessions.add_computer(session.id, host.id)
        await self.sessions.start(session.id, host.id)
        while (now := self.sessions.at(channel)) is not None:
            if now.to_act <= now.computers or now.game.info.race:  # in a race the person looks on
                thought = await self._thoughts.get()
                if full(now):
                    break
                if not thought.cancelled:
                    thought.act()
                    await self._moved.wait()
                    self._moved.clear()
            elif full(now):
                break
            else:
                action = next(self._actions)
                legal = now.game.legal_moves(now.state, now.humans[0])
                await self.sessions.move(now.id, host.id, legal[action % len(legal)], ply=None, action=action)


def full(session: Session) -> bool:
    """Whether the table has all that a table can have."""
    return session.ply >= LONGEST or (session.ply >= MOVES and len(session.unattended_events) == UNATTENDED_KEPT)


async def kilobytes(game_key: str, tables: int) -> float:
    """Per table, of what Python has allocated for so many of them; those whose games are over are still at hand."""
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "tavolino.db")
        evening = Evening(store, game_key)
        await evening.play(1)  # what is made once is not a table's
        gc.collect()
        tracemalloc.start()
        for channel in range(2, tables + 2):
            await evening.play(channel)
        gc.collect()
        allocated, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        await evening.sessions.close()
        await store.close()
    return allocated / tables / 1000


def figures(*, short: bool) -> list[Figure]:
    """The game whose tables are the largest sets the figure."""
    each = {game_key: asyncio.run(kilobytes(game_key, 20 if short else 50)) for game_key in GAMES}
    largest = max(each, key=lambda game_key: each[game_key])
    return [Figure(name=f"memory of a table ({largest})", unit="kB", value=each[largest], goal=40, at_least=False)]
