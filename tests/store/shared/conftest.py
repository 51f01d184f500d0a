"""The fixtures of these tests: the stores of two processes over one PostgreSQL database."""

from collections.abc import AsyncIterator
from typing import TypeVar

import asyncpg
import pytest

from bot.store.postgres.store import PostgresStore

T = TypeVar("T")


@pytest.fixture
async def store(database: str) -> AsyncIterator[PostgresStore]:
    """The store of one process."""
    store = await PostgresStore.open(database)
    yield store
    await store.close()


@pytest.fixture
async def other(database: str) -> AsyncIterator[PostgresStore]:
    """The store of another process."""
    store = await PostgresStore.open(database)
    yield store
    await store.close()


@pytest.fixture
async def sql(database: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection for looking into the database."""
    connection = await asyncpg.connect(database)
    yield connection
    await connection.close()


async def now_ms(sql: asyncpg.Connection) -> int:
    """Returns the database's time, ms since the epoch."""
    return int(await sql.fetchval("SELECT now_ms()"))
