"""Three workers on one database, shared by the tests of this folder: a test that kills a worker starts it again."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.e2e.many_processes.shared_tables import Served, served
from tests.store.postgres import new_database
from tests.torture.figures import count

PROCESSES = count("PROCESSES", 3)


@pytest.fixture(scope="package")
def database() -> Iterator[str]:
    """The URL of a PostgreSQL database with the newest schema."""
    with new_database() as url:
        yield url


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def tables(database: str) -> AsyncIterator[Served]:
    """The workers, behind a sandbox with a crowd."""
    async with served(database, PROCESSES) as tables:
        yield tables


@pytest.fixture(autouse=True)
def no_errors(tables: Served) -> Iterator[None]:
    """Fails a test during which a worker has logged an error."""
    before = tables.errors
    yield
    errors = [error for error in tables.errors if error not in before]
    assert errors == [], "\n".join(errors)
