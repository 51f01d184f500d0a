"""Inspects a PostgreSQL database for its operator, without opening it as the bot does.

Its tables are compared with their indexes by the extension `amcheck`, as `pg_amcheck` does.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import asyncpg

from bot.store.interface import Inspection, Reading
from bot.store.migration import versions
from bot.store.postgres.connection import (
    ADMINISTRATION,
    DATABASE_ERRORS,
    NO_LIMIT,
    connect,
    described,
    open_pool,
    unusable,
)
from bot.store.postgres.migration import applied_versions
from bot.store.postgres.rows import PostgresRows

MISSING = "tables are not compared with their indexes: the extension amcheck is not installed in the database"
FORBIDDEN = "tables are not compared with their indexes: the user of DATABASE_URL may not use amcheck"

PROCESS = "tavolino check"

OFF = "off: nobody would see damage on the disk; `pg_checksums --enable` turns them on while the server is stopped"


@dataclass(frozen=True)
class Comparison:
    """The result of comparing tables with their indexes.

    Attributes:
        text: for the operator.
        damaged: whether damage was found.
    """

    text: str
    damaged: bool = False


async def compare(connection: asyncpg.Connection) -> Comparison:
    """Reads every table and every index of the bot, and compares them, without blocking those who play.

    Each row has to be readable, and to be found by each index of its table.

    Raises:
        asyncpg.PostgresError: the server fails for another reason than damage.
    """
    extension = await ADMINISTRATION.amcheck(connection)
    if extension is None or not extension["usable"]:
        return Comparison(MISSING if extension is None else FORBIDDEN)
    await ADMINISTRATION.search_in(connection, schema_name=extension["schema"])
    relations = [row async for row in ADMINISTRATION.relations(connection)]
    faults = [
        f"{one['relname']}: {fault}"
        for one in relations
        if (fault := await _fault(connection, one["oid"], is_index=one["is_index"])) is not None
    ]
    sound = f"amcheck finds {len(relations) - len(faults)} of {len(relations)} tables and indexes sound"
    return Comparison("; ".join([sound, *faults]), damaged=bool(faults))


async def _fault(connection: asyncpg.Connection, relation: int, *, is_index: bool) -> str | None:
    """Returns what is wrong with a table or an index; None if nothing is."""
    if not is_index:
        found: str | None = await connection.fetchval(ADMINISTRATION.fault_of_table.sql, relation, timeout=NO_LIMIT)
        return found
    try:
        await connection.execute(ADMINISTRATION.check_index.sql, relation, timeout=NO_LIMIT)
    except (asyncpg.IndexCorruptedError, asyncpg.DataCorruptedError) as error:
        return described(error)
    return None


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
        yield Reading(PostgresRows(pool))
    finally:
        pool.terminate()
