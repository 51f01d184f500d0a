"""What several processes note of a table's message settles what is due there, or has the message redrawn at once."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

import asyncpg
import pytest

from bot.sessions.coordination.shared.shown_messages import CLOCK_ERROR, REDRAWN_AFTER, SharedShown
from bot.sessions.persistence.records import change_between
from bot.sessions.session import Person, Session
from bot.sessions.timers.due import DueKind
from bot.store.change import Change
from bot.store.postgres.store import PostgresStore
from bot.store.sessions import DueRecord
from tests.sessions.harness import ADA, BEA, Clock, Harness
from tests.store.postgres import new_database

LOOK = "en dark"
MESSAGE = 77
DUE_AT = 9_000_000_000_000


@dataclass
class Process:
    """One process's store and notes. version: of the session, as this process knows it."""

    store: PostgresStore
    clock: Clock
    version: int = 0

    def __post_init__(self) -> None:
        self.shown = SharedShown(self.store, lambda _: self.version, now=self.clock, schedule=self.clock.schedule)

    async def confirm(self, session: Session, began_at: int, confirmed_at: int) -> None:
        """Notes that an edit has shown this session."""
        self.clock.time = confirmed_at
        self.shown.set(session, MESSAGE, LOOK, began_at)
        await self.shown.close()
        self.__post_init__()


@pytest.fixture
def database() -> Iterator[str]:
    with new_database() as url:
        yield url


@pytest.fixture
async def processes(database: str) -> AsyncIterator[list[Process]]:
    async with AsyncExitStack() as stack:
        stores = [await PostgresStore.open(database) for _ in range(2)]
        for store in stores:
            stack.push_async_callback(store.close)
        yield [Process(store, Clock()) for store in stores]


@pytest.fixture
async def session(harness: Harness, processes: list[Process]) -> Session:
    """A game whose message is due, of which nothing is noted."""
    session = await harness.game(ADA, BEA, game="tris_1")
    await harness.sessions.places.set_message(session.id, MESSAGE)
    session = await harness.current(session)
    due = (DueRecord(session.id, DueKind.MESSAGE, DUE_AT),)
    opened = Change(of=session.id, session=change_between(None, session).session, due=due)
    await processes[0].store.commit(opened)
    return session


async def due_kinds(database: str) -> dict[str, int]:
    """Returns what is due at any session, and when."""
    connection = await asyncpg.connect(database)
    try:
        return {row["kind"]: row["at"] for row in await connection.fetch("SELECT kind, at FROM due")}
    finally:
        await connection.close()


async def moved(harness: Harness, session: Session, player: Person, cell: str) -> Session:
    await harness.move(session, player, cell)
    return await harness.current(session)


async def test_a_message_that_is_noted_to_show_the_newest_version_is_up_to_date(
    processes: list[Process], session: Session, database: str
) -> None:
    """So nobody has to compare it with its table."""
    here, there = processes
    assert await there.shown.is_behind(session, LOOK)
    await here.confirm(session, 1_000, 1_100)
    assert not await there.shown.is_behind(session, LOOK)
    assert await there.shown.is_behind(session, "de dark")
    assert await due_kinds(database) == {}


async def test_a_message_that_shows_an_older_version_stays_due(
    processes: list[Process], session: Session, database: str
) -> None:
    processes[0].version = 7
    await processes[0].confirm(session, 1_000, 1_100)
    assert await due_kinds(database) == {"message": DUE_AT}


async def test_edits_that_overlap_leave_it_behind_whichever_is_noted_last(
    harness: Harness, processes: list[Process], session: Session, database: str
) -> None:
    here, there = processes
    newer = await moved(harness, session, ADA, "b2")
    await here.confirm(newer, 1_000, 1_100)
    await there.confirm(session, 1_050, 1_200)
    assert await here.shown.is_behind(newer, LOOK)
    assert await due_kinds(database) == {"message": 1_200 + REDRAWN_AFTER}
    await there.confirm(newer, 1_201 + CLOCK_ERROR, 1_500)
    assert not await here.shown.is_behind(newer, LOOK)


async def test_an_older_edit_that_comes_later_leaves_it_behind(
    harness: Harness, processes: list[Process], session: Session, database: str
) -> None:
    here, there = processes
    newer = await moved(harness, session, ADA, "b2")
    await here.confirm(newer, 1_000, 1_100)
    await there.confirm(session, 2_000, 2_100)
    assert await here.shown.is_behind(newer, LOOK)
    assert await due_kinds(database) == {"message": 2_100 + REDRAWN_AFTER}
