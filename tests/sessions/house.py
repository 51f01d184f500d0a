"""A house to play in: a service over a store in a real file, which can be closed and opened again."""

from collections.abc import Mapping
from itertools import count
from pathlib import Path

from bot.games.base import Value
from bot.sessions.saving import remembered, replayed
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Session
from bot.store.interface import Store
from bot.store.records import SavedSession
from bot.store.sqlite import SqliteStore

ADA, BEA, CY, DI = Person(1, "Ada"), Person(2, "Bea"), Person(3, "Cy"), Person(4, "Di")
HERE = Place(guild=10, channel=100)


class Clock:
    """Milliseconds that pass when they are told to."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


class House:
    """The store, the service and a few customs, to keep the tests short."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = Clock()
        self.actions = count(1)
        self.store: Store
        self.sessions: Sessions

    async def open(self) -> int:
        """Returns how many sessions were taken up again."""
        self.store = await SqliteStore.open(self.path)
        return await self.serve(self.store)

    async def serve(self, store: Store) -> int:
        """Puts the service over this store."""
        self.sessions = Sessions(store, now=self.clock)
        return await self.sessions.restore()

    async def close(self) -> None:
        await self.sessions.close()
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
        return replayed(remembered(await self.saved(session)))
