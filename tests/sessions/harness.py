"""A house to play in: a service over a store in a real file, which can be closed and opened again."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Self

from bot.games.base import Value
from bot.players import player
from bot.players.base import AnyPlayer
from bot.sessions.persistence.records import session_without_state
from bot.sessions.persistence.replay import replayed
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Session
from bot.sessions.settings.guild_settings import DEFAULT, GuildSettings
from bot.sessions.transition import TableEvent
from bot.store.interface import Store
from bot.store.records import SavedSession
from bot.store.sqlite import SqliteStore

ADA, BEA, CY, DI = Person(1, "Ada"), Person(2, "Bea"), Person(3, "Cy"), Person(4, "Di")
HERE = Place(guild=10, channel=100)


class Clock:
    """Milliseconds that pass when they are told to, and what is to be done when they have."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000
        self.timers: list[Timer] = []

    def __call__(self) -> int:
        return self.time

    def schedule(self, at: int, act: Callable[[], object]) -> "Timer":
        timer = Timer(at, act, self.timers)
        self.timers.append(timer)
        return timer

    def ring(self) -> bool:
        """Rings the earliest timer that is due; False where none is."""
        timer = min(self.timers, key=lambda timer: timer.at, default=None)
        if timer is None or timer.at > self.time:
            return False
        timer.cancel()
        timer.act()
        return True


class Timer:
    """One thing to be done, unless it is cancelled."""

    def __init__(self, at: int, act: Callable[[], object], timers: list["Timer"]) -> None:
        self.at = at
        self.act = act
        self._timers = timers

    def cancel(self) -> None:
        self._timers.remove(self)


async def settled() -> None:
    """Returns when nothing is under way any more: no action, and no computer that thinks."""
    while under_way := [task for task in asyncio.all_tasks() - {asyncio.current_task()} if working(task)]:
        await asyncio.wait(under_way)


def working(task: asyncio.Task[object]) -> bool:
    """Whether the task ends by itself, unlike the store's."""
    return task.get_name() != "store writer"


class Harness:
    """The store, the service and a few customs, to keep the tests short."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = Clock()
        self.actions = count(1)
        self.player: Callable[[str], AnyPlayer] = player
        self.heard: list[tuple[TableEvent, Session]] = []
        self.store: Store
        self.sessions: Sessions

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> int:
        """Returns how many sessions were taken up again."""
        self.store = await SqliteStore.open(self.path)
        return await self.serve(self.store)

    async def serve(self, store: Store) -> int:
        """Puts the service over this store."""
        self.clock.timers.clear()
        self.sessions = Sessions(store, now=self.clock, schedule=self.clock.schedule, player=self.player)
        self.sessions.listen(lambda session, event: self.heard.append((event, session)))
        restored = await self.sessions.restore()
        await self.sessions.start_timers()
        return restored

    async def passes(self, seconds: float) -> None:
        """Time passes, and all is done that is due then."""
        await settled()
        self.clock.time += round(seconds * 1000)
        while self.clock.ring():
            await settled()

    async def close(self) -> None:
        await self.sessions.close()
        await self.store.close()

    async def crash(self) -> None:
        """The process is gone without a word, and with it all that was to come."""
        await settled()
        self.clock.timers.clear()
        await self.store.close()

    async def restart(self) -> int:
        await self.close()
        return await self.open()

    async def lobby(
        self, *people: Person, game: str = "nim", place: Place = HERE, options: Mapping[str, Value] | None = None
    ) -> Session:
        """A lobby where these people sit, the first of them as host."""
        session = await self.sessions.open(place, people[0], game, options or {})
        for person in people[1:]:
            session = await self.sessions.join(session.id, person)
        return session

    async def game(
        self, *people: Person, game: str = "nim", place: Place = HERE, options: Mapping[str, Value] | None = None
    ) -> Session:
        """A game that these people have just begun."""
        session = await self.lobby(*people, game=game, place=place, options=options)
        return await self.sessions.start(session.id, people[0].id)

    async def move(self, session: Session, person: Person, words: str, *, ply: int | None = None) -> Session:
        """A move by an interaction of its own."""
        return await self.sessions.move(session.id, person.id, words, ply=ply, action=next(self.actions))

    async def over(self, *people: Person, place: Place = HERE) -> Session:
        """A game of nim with one stone, which the first of these people has won."""
        session = await self.game(*people, place=place, options={"stones": 1})
        return await self.move(session, people[0], "take 1")

    def settings(self, **changed: Any) -> GuildSettings:
        """Those of a server that has changed so much."""
        return replace(DEFAULT, **changed)

    async def shown(self, session: Session) -> Session:
        """The session as the service shows it now."""
        found = await self.sessions.find(session.id)
        assert found is not None
        return found

    async def saved(self, session: Session) -> SavedSession:
        """What the store has of the session."""
        saved = await self.store.session(session.id)
        assert saved is not None
        return saved

    async def kept(self, session: Session) -> Session:
        """The session as it would come back after a restart."""
        return replayed(session_without_state(await self.saved(session)))
