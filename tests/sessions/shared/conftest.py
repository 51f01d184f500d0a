"""The service of several processes over one database, in one process of the operating system."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Protocol

import asyncpg
import pytest

from bot.players import player
from bot.ratings.periods import Calendar
from bot.sessions.persistence.result_rater import ResultRater
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Session
from bot.sessions.timers.computer_turns import choose_in_thread
from bot.sessions.transition import TableEvent
from bot.store.postgres.store import PostgresStore
from tests.sessions.harness import ADA, BEA, HERE
from tests.store.postgres import new_database

actions = count(1)


@dataclass
class Process:
    """The service of one process. events: the events of which its listeners were notified."""

    store: PostgresStore
    sessions: Sessions
    events: list[tuple[TableEvent, Session]] = field(default_factory=list)
    closed: bool = False

    async def seen(self, session: Session) -> Session:
        """Returns the session that this process sees when somebody presses a button there."""
        await self.sessions.refresh(sessions=[session.id])
        found = await self.sessions.tables.find(session.id)
        assert found is not None
        return found

    async def game(self, *people: Person, game: str = "nim", place: Place = HERE, clock: int = 0) -> Session:
        """Starts a game of these people; nim with 50 stones."""
        options = {"stones": 50} if game == "nim" else {}
        session = await self.sessions.lobbies.open(place, people[0], game, options, clock=clock, auto_start=False)
        for person in people[1:]:
            await self.sessions.lobbies.join(session.id, person)
        return (await self.sessions.lobbies.start(session.id, people[0].id)).session

    async def press(self, session: Session, person: Person, words: str, ply: int | None) -> Session:
        """Makes a move as by a button, or as by typing (`ply` None)."""
        await self.sessions.refresh(sessions=[session.id])
        return await self.sessions.games.move(session.id, person.id, words, ply=ply, action=next(actions))

    async def close(self) -> None:
        """Stops the process; further calls do nothing."""
        if not self.closed:
            self.closed = True
            await self.sessions.close()
            await self.store.close()


class StartProcess(Protocol):
    """Starts one more process. serving: whether it also handles due rows."""

    async def __call__(self, *, serving: bool = True) -> Process: ...


@pytest.fixture
def database() -> Iterator[str]:
    with new_database() as url:
        yield url


@pytest.fixture
async def sql(database: str) -> AsyncIterator[asyncpg.Connection]:
    connection = await asyncpg.connect(database)
    yield connection
    await connection.close()


@pytest.fixture
async def start_process(database: str) -> AsyncIterator[StartProcess]:
    started: list[Process] = []

    async def start(*, serving: bool = True) -> Process:
        store = await PostgresStore.open(database, ResultRater(Calendar()))
        process = Process(store, Sessions(store, choose=choose_in_thread(player)))
        started.append(process)
        process.sessions.unattended.listen(lambda session, event: process.events.append((event, session)))
        await process.sessions.restore()
        if serving:
            await process.sessions.availability.start_timers()
        return process

    yield start
    for process in started:
        await process.close()


@pytest.fixture
async def one(start_process: StartProcess) -> Process:
    return await start_process()


@pytest.fixture
async def two(start_process: StartProcess) -> Process:
    return await start_process()


@pytest.fixture
async def game(one: Process) -> Session:
    """A game of two people, opened in the first process."""
    return await one.game(ADA, BEA)
