"""What an operator wants to know of a PostgreSQL database without opening it as the bot does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.migration import versions
from bot.store.postgres.connection import DATABASE_ERRORS, connect, open_pool, unusable
from bot.store.postgres.migration import applied_versions
from bot.store.postgres.reading import PostgresRows, postgres_reading
from bot.store.reading import Reading
from bot.store.records import Inspection

PROCESS = "tavolino check"


async def inspect_database(url: str) -> Inspection:
    """Inspects a database that bots may be using; nothing is written. Raises UnfitStore and StoreNotReady."""
    connection = await connect(url, PROCESS)
    try:
        size = await connection.fetchval("SELECT pg_database_size(current_database())")
        applied = await applied_versions(connection)
        version = connection.get_server_version()
    except DATABASE_ERRORS as error:
        raise unusable("the database cannot be read", error) from error
    finally:
        connection.terminate()
    return Inspection(size, len(applied), len(versions()), f"PostgreSQL {version.major}.{version.minor}")


@asynccontextmanager
async def open_reading(url: str) -> AsyncIterator[Reading]:
    """Opens a database that bots may be using; nothing is written. Raises UnfitStore and StoreNotReady."""
    pool = await open_pool(url, PROCESS)
    try:
        yield postgres_reading(PostgresRows(pool))
    finally:
        pool.terminate()
