"""While the database is away nobody can act: that time is credited too, before anything is done that is due."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest

from bot.retry import database_retry
from bot.sessions.coordination.shared import doors
from bot.sessions.coordination.shared.doors import HTTP, Doors
from bot.sessions.coordination.shared.due_work import TAKEN_EVERY
from bot.sessions.timers.timers import now_ms
from bot.store.errors import StoreUnavailable
from bot.store.postgres.store import PostgresStore
from tests.sessions.harness import ADA, BEA
from tests.sessions.shared.conftest import Process, StartProcess
from tests.soon import soon

AWAY = 600_000
"""Milliseconds."""
ERROR = 5_000
"""Milliseconds that a test may take itself."""
AGO = "UPDATE doors SET open_at = open_at - $1::BIGINT"


class Clock:
    """This process's clock. ahead: milliseconds by which a test has moved it on."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now_ms() + self.ahead


@pytest.fixture(autouse=True)
def noted_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "INTERVAL", 50)
    monkeypatch.setattr(doors, "CLOSED_NOTED_EVERY", 0.05)


@pytest.fixture
async def store(database: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(database)
    yield store
    await store.close()


async def pass_time(clock: Clock, sql: asyncpg.Connection, milliseconds: int) -> None:
    """Lets time pass for a process and the database, in which nothing can be noted."""
    clock.ahead += milliseconds
    await sql.execute(AGO, milliseconds)


async def test_the_time_without_the_database_is_credited_to_games_that_are_on(
    start_process: StartProcess, sql: asyncpg.Connection
) -> None:
    process = await start_process()
    game = await process.game(ADA, BEA, clock=600)
    assert game.clock.deadline is not None
    before = game.clock.deadline
    await sql.execute(AGO, AWAY)

    async def credited() -> int:
        deadline = (await process.seen(game)).clock.deadline
        assert deadline is not None
        return deadline - before

    assert AWAY <= await soon(credited) < AWAY + ERROR


async def test_nothing_due_is_done_before_the_time_without_the_database_is_credited(
    store: PostgresStore, sql: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, credited = Clock(), list[int]()
    opened = Doors(store, database_retry(), now=clock)

    async def credit(milliseconds: int) -> None:
        assert HTTP not in opened
        credited.append(milliseconds)

    await opened.open(HTTP, None, credit)
    assert HTTP in opened
    with monkeypatch.context() as patched:
        patched.setattr(store.doors, "note_still_open", away)
        await asyncio.sleep(0.1)
        assert HTTP in opened  # not for long yet
        await pass_time(clock, sql, AWAY)
        assert HTTP not in opened
    await soon(lambda: HTTP in opened)
    first, second = credited
    assert (first, second // ERROR) == (0, AWAY // ERROR)
    await opened.stop()


async def away(*_: object) -> None:
    raise StoreUnavailable("away")


async def test_time_in_which_another_process_has_served_is_not_credited(
    store: PostgresStore, sql: asyncpg.Connection
) -> None:
    clock, credited = Clock(), list[int]()
    opened = Doors(store, database_retry(), now=clock)

    async def credit(milliseconds: int) -> None:
        credited.append(milliseconds)

    await opened.open(HTTP, None, credit)
    clock.ahead += AWAY
    await soon(lambda: contains(opened, HTTP))
    assert credited == [0]
    await opened.stop()


async def contains(opened: Doors, door: str) -> bool:
    return door in opened


async def test_what_is_due_over_http_waits_while_the_door_is_closed(
    one: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_open, take, looks = Doors.__contains__, one.store.due.take, list[object]()

    async def noted(*arguments: Any) -> Any:
        looks.append(arguments)
        return await take(*arguments)

    monkeypatch.setattr(Doors, "__contains__", lambda *_: False)  # closed, without a time that would be credited
    monkeypatch.setattr(one.store.due, "take", noted)
    await asyncio.sleep(2 * TAKEN_EVERY)
    assert looks == []
    monkeypatch.setattr(Doors, "__contains__", is_open)
    assert await soon(lambda: bool(looks))
