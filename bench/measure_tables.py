"""Measures the memory of a table of each game: session, moves, timers and unattended events."""

import asyncio
import gc
import tracemalloc
from collections.abc import Callable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figure import SHORT, Figure
from bot.games import GAMES
from bot.players.random_player import RandomPlayer
from bot.sessions.rules.earlier_events import UNATTENDED_KEPT
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Session
from bot.sessions.timers.computer_turns import ROUND_END_PAUSE, choose_in_thread
from bot.sessions.timers.timers import now_ms
from bot.sessions.transition import TableEvent
from bot.store.sqlite.store import SqliteStore

MOVES = 40
"""Moves that are played at each table, if its game lasts that long."""

LONGEST = 100
"""The most moves that are played while waiting for as many unattended events as a session keeps."""

SOON = round((ROUND_END_PAUSE + 1) * 1000)
"""Milliseconds within which a random computer player moves, also after a round; every game clock is longer."""


class Timer:
    """A timer that fires only when `act` is called. at: ms since the epoch."""

    def __init__(self, at: int, act: Callable[[], object]) -> None:
        self.at = at
        self.act = act
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Tables:
    """Tables of one game, each with a clock, one person and computers in all other seats.

    Computers move without a delay; no other timer fires.
    """

    def __init__(self, store: SqliteStore, game_key: str) -> None:
        self._game_key = game_key
        self._actions = count(1)
        self._computer_turns: asyncio.Queue[Timer] = asyncio.Queue()
        self._moved = asyncio.Event()
        self.sessions = Sessions(store, schedule=self._schedule, choose=choose_in_thread(lambda *_: RandomPlayer()))
        self.sessions.unattended.listen(self._on_event)
        self.sessions.due.start()

    def _schedule(self, at: int, act: Callable[[], object]) -> Timer:
        timer = Timer(at, act)
        if at <= now_ms() + SOON:
            self._computer_turns.put_nowait(timer)
        return timer

    def _on_event(self, _session: Session, _event: TableEvent) -> None:
        self._moved.set()

    async def play(self, channel: int) -> None:
        """Opens a table in a channel and plays until it is full or its game is over."""
        host = Person(channel, f"Player of {channel}")
        session = await self.sessions.lobbies.open(Place(None, channel), host, self._game_key, {}, clock=600)
        for _ in range(1, session.game.seats(session.options)[-1]):
            await self.sessions.lobbies.add_computer(session.id, host.id, starts=False)
        await self.sessions.lobbies.start(session.id, host.id)
        while (now := self.sessions.tables.at(channel)) is not None:
            if now.to_act <= now.computers or now.game.info.race:  # in a race only the computers play
                computer_turn = await self._computer_turns.get()
                if full(now):
                    break
                if not computer_turn.cancelled:
                    computer_turn.act()
                    await self._moved.wait()
                    self._moved.clear()
            elif full(now):
                break
            else:
                action = next(self._actions)
                legal = now.game.legal_moves(now.state, now.humans[0])
                await self.sessions.games.move(now.id, host.id, legal[action % len(legal)], ply=None, action=action)


def full(session: Session) -> bool:
    """Returns whether a session holds as much as any session can."""
    return session.ply >= LONGEST or (session.ply >= MOVES and len(session.earlier_events) == UNATTENDED_KEPT)


async def kilobytes(game_key: str, tables: int) -> float:
    """Returns the memory that Python has allocated for each table, in kB. Finished games are still cached."""
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "tavolino.db")
        played = Tables(store, game_key)
        await played.play(1)  # allocates everything that all tables share
        gc.collect()
        tracemalloc.start()
        for channel in range(2, tables + 2):
            await played.play(channel)
        gc.collect()
        allocated, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        await played.sessions.close()
        await store.close()
    return allocated / tables / 1000


def figures() -> list[Figure]:
    """Measures the game whose tables are the largest; if SHORT only of a race and one other game."""
    games, tables = (("set", "tris_1"), 1) if SHORT else (GAMES, 50)
    each = {game_key: asyncio.run(kilobytes(game_key, tables)) for game_key in games}
    largest = max(each, key=lambda game_key: each[game_key])
    return [Figure(name=f"memory of a table ({largest})", unit="kB", value=each[largest], goal=40)]
