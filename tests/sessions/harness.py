"""The harness of these tests: the service over a store in a real file, which can be closed and reopened."""

import asyncio
import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Self

from bot.games.base import Value
from bot.players import player
from bot.players.base import Level
from bot.players.choosing import PlayerOf
from bot.ratings.periods import Calendar
from bot.sessions.analysis import Rate
from bot.sessions.persistence.replay import checked_session, replayed
from bot.sessions.persistence.result_rater import ResultRater
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Session
from bot.sessions.settings.guild_settings import DEFAULT, GuildSettings
from bot.sessions.timers.computer_turns import choose_in_thread
from bot.sessions.transition import TableEvent
from bot.store.interface import Store
from bot.store.sessions import SavedSession
from bot.store.sqlite.store import SqliteStore
from tests.store.new_file import new_file

ADA, BEA, CY, DI = Person(1, "Ada"), Person(2, "Bea"), Person(3, "Cy"), Person(4, "Di")
HERE = Place(guild=10, channel=100)


class Clock:
    """A clock in milliseconds that a test advances, with its timers."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000
        self.timers: list[Timer] = []

    def __call__(self) -> int:
        return self.time

    def schedule(self, at: int, call: Callable[[], object]) -> "Timer":
        timer = Timer(at, call, self.timers)
        self.timers.append(timer)
        return timer

    def fire_next(self) -> bool:
        """Fires the earliest due timer; returns False if none is due."""
        timer = min(self.timers, key=lambda timer: timer.at, default=None)
        if timer is None or timer.at > self.time:
            return False
        timer.cancel()
        timer.call()
        return True


class Timer:
    """A scheduled call that can be cancelled."""

    def __init__(self, at: int, call: Callable[[], object], timers: list["Timer"]) -> None:
        self.at = at
        self.call = call
        self._timers = timers

    def cancel(self) -> None:
        self._timers.remove(self)


async def idle() -> None:
    """Waits until no action is under way and no computer plans a move."""
    while under_way := [task for task in asyncio.all_tasks() - {asyncio.current_task()} if ends_by_itself(task)]:
        await asyncio.wait(under_way)


def ends_by_itself(task: asyncio.Task[object]) -> bool:
    """Returns whether the task ends by itself, unlike the store's tasks, which run until the store is closed."""
    return not task.get_name().startswith("store ")


def name_of_test() -> str:
    """Returns the running test's name, which makes session ids unique to the test: states are cached by id."""
    return os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]


class Harness:
    """The store, the service, a clock, and shortcuts for steps of many tests."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = Clock()
        self.actions = count(1)
        self.random = Random(name_of_test())
        """The source of ids, seeds and computers' choices: the same in every run, and not reset by a restart."""
        self.player: PlayerOf = player
        self.events: list[tuple[TableEvent, Session]] = []
        """The events of which listeners were notified."""
        self.store: SqliteStore
        self.sessions: Sessions

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> int:
        """Opens the store, in a new database if needed, and the service; returns the number of restored sessions."""
        if not self.path.exists():
            new_file(self.path)
        self.store = await SqliteStore.open(self.path, ResultRater(Calendar()))
        return await self.serve(self.store)

    async def serve(self, store: Store) -> int:
        """Starts the service over this store; returns the number of restored sessions."""
        await idle()
        self.clock.timers.clear()
        self.sessions = self.sessions_of(store, choose=choose_in_thread(self.player))
        self.sessions.unattended.listen(lambda session, event: self.events.append((event, session)))
        restored = await self.sessions.restore()
        await self.sessions.availability.start_timers()
        return restored

    def sessions_of(self, store: Store, **more: Any) -> Sessions:
        """Returns a service over this store with this harness's clock and randomness, not started."""
        return Sessions(store, now=self.clock, token_bytes=self.random.randbytes, schedule=self.clock.schedule, **more)

    async def rated_by(self, rate: Rate) -> None:
        """Starts a new service over the store whose analyses rate moves so."""
        await self.sessions.close()
        self.sessions = self.sessions_of(self.store, rate=rate)
        await self.sessions.restore()
        await self.sessions.availability.start_timers()

    async def advance(self, seconds: float) -> None:
        """Advances the clock, and fires all timers that become due."""
        await idle()
        self.clock.time += round(seconds * 1000)
        while self.clock.fire_next():
            await idle()

    async def close(self) -> None:
        await self.sessions.close()
        await self.store.close()

    async def crash(self) -> None:
        """Simulates a crash: loses the timers without closing the service."""
        await idle()
        self.clock.timers.clear()
        await self.store.close()

    async def restart(self) -> int:
        await self.close()
        return await self.open()

    async def lobby(
        self, *people: Person, game: str = "nim", place: Place = HERE, options: Mapping[str, Value] | None = None
    ) -> Session:
        """Opens a lobby for these people, with the first as host. The game does not start by itself."""
        session = await self.sessions.lobbies.open(place, people[0], game, options or {}, auto_start=False)
        for person in people[1:]:
            session, _ = await self.sessions.lobbies.join(session.id, person)
        return session

    async def game(
        self,
        *people: Person,
        computers: int = 0,
        level: Level | None = None,
        game: str = "nim",
        place: Place = HERE,
        options: Mapping[str, Value] | None = None,
        clock: int | None = None,
        joined_before: float = 0,
    ) -> Session:
        """Starts a game of these people with so many computers, `joined_before` seconds after the last has joined."""
        session = await self.lobby(*people, game=game, place=place, options=options)
        for _ in range(computers):
            await self.sessions.lobbies.add_computer(session.id, people[0].id, level=level)
        if clock is not None:
            await self.sessions.lobbies.configure(session.id, people[0].id, clock=clock)
        if joined_before:
            await self.advance(joined_before)
        return (await self.sessions.lobbies.start(session.id, people[0].id)).session

    async def move(self, session: Session, person: Person, words: str, *, ply: int | None = None) -> Session:
        """Makes a move with a new interaction."""
        return await self.sessions.games.move(session.id, person.id, words, ply=ply, action=next(self.actions))

    async def opened_by(self, session: Session, *people: Person) -> Session:
        """Takes a stone for each of these people, so that resigning is a loss from now on."""
        for person in people:
            session = await self.move(session, person, "take 1")
        return session

    async def finished_game(self, *people: Person, place: Place = HERE) -> Session:
        """Plays a game of nim in which each of these people moves and the first one wins."""
        session = await self.game(*people, place=place, options={"stones": len(people) + 1})
        for person in (*people, people[0]):
            session = await self.move(session, person, "take 1")
        return session

    def settings(self, **changed: Any) -> GuildSettings:
        """Returns guild settings with these changes."""
        return replace(DEFAULT, **changed)

    async def current(self, session: Session) -> Session:
        """Returns the service's present session."""
        found = await self.sessions.tables.find(session.id)
        assert found is not None
        return found

    async def saved(self, session: Session) -> SavedSession:
        """Returns the session's records in the store."""
        saved = await self.store.sessions.find(session.id)
        assert saved is not None
        return saved

    async def restored(self, session: Session) -> Session:
        """Returns the session as a restart would restore it."""
        return replayed(checked_session(await self.saved(session)))
