"""What an operator wants to know of a PostgreSQL database without opening it as the bot does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.interface import Inspection
from bot.store.migration import versions
from bot.store.postgres.administration import ADMINISTRATION
from bot.store.postgres.amcheck import Comparison, compare
from bot.store.postgres.connection import DATABASE_ERRORS, connect, open_pool, unusable
from bot.store.postgres.migration import applied_versions
from bot.store.postgres.reading import PostgresRows, postgres_reading
from bot.store.reading import Reading

PROCESS = "tavolino check"

OFF = "off: nobody would see damage on the disk; `pg_checksums --enable` turns them on while the server is stopped"


COMPARES = Comparison("tables are compared with their indexes by `check --all`")


async def inspect_database(url: str, *, thorough: bool = False) -> Inspection:
    """Inspects a database that bots may be using; nothing is written.

    Args:
        thorough: compares all tables with their indexes, which reads the whole database.

    Raises:
        UnfitStore, StoreNotReady
    """
    connection = await connect(url, PROCESS)
    try:
        size = await ADMINISTRATION.size(connection)
        applied = await applied_versions(connection)
        version = connection.get_server_version()
        checksums = await ADMINISTRATION.data_checksums(connection) == "on"
        failures = await ADMINISTRATION.checksum_failures(connection)
        compared = await compare(connection) if thorough else COMPARES
    except DATABASE_ERRORS as error:
        raise unusable("the database cannot be read", error) from error
    finally:
        connection.terminate()
    what = f"{failures} pages failed" if failures else "on" if checksums else OFF
    found = f"PostgreSQL {version.major}.{version.minor}, data checksums {what}; {compared.text}"
    return Inspection(size, len(applied), len(versions()), found, damaged=bool(failures) or compared.damaged)


@asynccontextmanager
async def open_reading(url: str) -> AsyncIterator[Reading]:
    """Opens a database that bots may be using; nothing is written. Raises UnfitStore and StoreNotReady."""
    pool = await open_pool(url, PROCESS)
    try:
        yield postgres_reading(PostgresRows(pool))
    finally:
        pool.terminate()
