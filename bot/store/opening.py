"""Stores by the URL of their database: `sqlite:///FILE`, or `postgresql://...` with the extra `postgres`.

Either database's modules are imported only where one is opened: they take memory, and its driver may not be installed.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path

from bot.store.errors import UnfitStore
from bot.store.interface import Inspection, Reading, RunningStore
from bot.store.rater import Rater

IN_A_FILE = "sqlite:///"


async def open_store(url: str, rater: Rater | None, *, migrating: bool = True) -> RunningStore:
    """Opens the store for the bot; its database is created or brought up to date.

    It is a `bot.store.shared.SharedStore` if several processes can use the database.

    Always close the store. Raises UnfitStore for a database that must not be used as it is, and StoreNotReady for one
    that cannot be used now.

    Args:
        rater: computes the ratings and best scores that results change; None to write none.
        migrating: False to raise StoreNotReady if the schema of a PostgreSQL database is behind.
    """
    if (file := _file(url)) is not None:
        from bot.store.sqlite.store import SqliteStore  # noqa: PLC0415  see above

        return await SqliteStore.open(file, rater)
    _require_driver()
    from bot.store.postgres.store import PostgresStore  # noqa: PLC0415  see above

    return await PostgresStore.open(url, rater, migrating=migrating)


@asynccontextmanager
async def open_beside(url: str) -> AsyncIterator[Reading]:
    """Opens a database that a bot may be using; nothing is written. Raises UnfitStore and StoreNotReady."""
    if (file := _file(url)) is not None:
        from bot.store.sqlite.rows import open_reading  # noqa: PLC0415  see above

        async with open_reading(file) as reading:
            yield reading
        return
    _require_driver()
    from bot.store.postgres.inspection import open_reading as open_postgres  # noqa: PLC0415  see above

    async with open_postgres(url) as reading:
        yield reading


async def inspect(url: str, *, thorough: bool = False) -> Inspection | None:
    """Inspects a database that a bot may be using; nothing is written. Returns None if there is none yet.

    Args:
        thorough: whether to compare tables with their indexes on PostgreSQL; in a file they always are compared.

    Raises:
        UnfitStore, StoreNotReady
    """
    if (file := _file(url)) is not None:
        from bot.store.sqlite import inspection  # noqa: PLC0415  see above

        return await asyncio.to_thread(inspection.inspect, file) if file.exists() else None
    _require_driver()
    from bot.store.postgres.inspection import inspect_database  # noqa: PLC0415  see above

    return await inspect_database(url, thorough=thorough)


async def migrate(url: str) -> tuple[str, ...]:
    """Brings the schema of a database up to date, which is created if it is a file; returns what was applied.

    Raises UnfitStore and StoreNotReady.
    """
    if (file := _file(url)) is not None:
        from bot.store.sqlite.store import SqliteStore  # noqa: PLC0415  see above

        store = await SqliteStore.open(file)
        await store.close()
        return store.applied
    _require_driver()
    from bot.store.postgres.store import migrate_database  # noqa: PLC0415  see above

    return await migrate_database(url)


def _file(url: str) -> Path | None:
    """Returns the file of a database; None if it is on a server."""
    return Path(url.removeprefix(IN_A_FILE)) if url.startswith(IN_A_FILE) else None


def _require_driver() -> None:
    if find_spec("asyncpg") is None:
        raise UnfitStore(
            "PostgreSQL needs the package asyncpg, which is missing: install tavolino[postgres], in a checkout"
            " requirements-postgres.lock"
        )
