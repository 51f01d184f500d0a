"""The fixtures of these tests: each kind of store, in a database of its own."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.store import SqliteStore
from tests.store.postgres import new_database

AnyStore: TypeAlias = SqliteStore | PostgresStore
OpenStore: TypeAlias = Callable[[], Awaitable[AnyStore]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tavolino.db"


@pytest.fixture
def database() -> Iterator[str]:
    """The URL of a PostgreSQL database with the newest schema."""
    with new_database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest) -> OpenStore:
    """Opens a store in the test's database, each time the same one."""
    if request.param == "sqlite":
        return partial(SqliteStore.open, request.getfixturevalue("path"))
    return partial(PostgresStore.open, request.getfixturevalue("database"))


@pytest.fixture
async def store(open_store: OpenStore) -> AsyncIterator[AnyStore]:
    store = await open_store()
    yield store
    await store.close()
