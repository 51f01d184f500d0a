"""The fixtures of these tests: each kind of store, in its own database."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.store import opening
from bot.store.interface import RunningStore
from tests.store.new_file import new_file
from tests.store.postgres import new_database

OpenStore: TypeAlias = Callable[[], Awaitable[RunningStore]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tavolino.db"


@pytest.fixture
def database() -> Iterator[str]:
    """The URL of a PostgreSQL database with the newest schema."""
    with new_database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of the test's database."""
    if request.param == "sqlite":
        path = request.getfixturevalue("path")
        new_file(path)
        return f"sqlite:///{path}"
    return str(request.getfixturevalue("database"))


@pytest.fixture
def open_store(url: str) -> OpenStore:
    """Opens a store in the test's database, each time the same one."""
    return partial(opening.open_store, url, None)


@pytest.fixture
async def store(open_store: OpenStore) -> AsyncIterator[RunningStore]:
    store = await open_store()
    yield store
    await store.close()
