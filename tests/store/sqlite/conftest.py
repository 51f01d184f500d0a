"""The fixture of these tests: a store in a file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.sqlite.store import SqliteStore
from tests.store.new_file import new_file


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    new_file(path)
    store = await SqliteStore.open(path)
    yield store
    await store.close()
