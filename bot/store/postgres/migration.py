"""Brings the schema of a PostgreSQL database up to date, in one process at a time."""

import asyncio

import aiosql
import asyncpg

from bot.store.errors import StoreNotReady
from bot.store.migration import Version, check_owner, unapplied
from bot.store.postgres.connection import ADMINISTRATION, NO_LIMIT
from bot.store.queries import SQL

LOCK = 0x7461766F6C696E6F
"""The number of the advisory lock that a migration takes: "tavolino" in ASCII."""

WITHIN = 600.0
"""Seconds for which a migration is retried while another one, or a long query, blocks it."""

LOCK_WAIT = "2s"
"""How long an attempt waits for a lock: all queries of the table wait behind it meanwhile."""

AGAIN = 1.0
"""Seconds between two attempts."""

VERSIONS = aiosql.from_path(SQL / "schema_versions.sql", "asyncpg")


async def migrate(connection: asyncpg.Connection, known: tuple[Version, ...]) -> tuple[str, ...]:
    """Applies the missing versions, all or none, and returns their names.

    Waits while another process does the same. Raises UnfitStore for the database of another program, and for one that
    has versions this program does not know, before anything is written.
    """
    now = asyncio.get_running_loop().time
    until = now() + WITHIN
    while True:
        try:
            return await _attempt(connection, known)
        except asyncpg.LockNotAvailableError:
            if now() > until:
                raise
            await asyncio.sleep(AGAIN)


async def _attempt(connection: asyncpg.Connection, known: tuple[Version, ...]) -> tuple[str, ...]:
    async with connection.transaction():
        await ADMINISTRATION.set_for_transaction(connection, name="lock_timeout", setting=LOCK_WAIT)
        await connection.execute(ADMINISTRATION.lock_migration.sql, LOCK, timeout=NO_LIMIT)
        check_owner(await _tables(connection))
        await VERSIONS.make_table(connection)
        missing = unapplied(await applied_versions(connection), known)
        for version in missing:
            if sql := version.sql_for("postgres"):
                await connection.execute(sql, timeout=NO_LIMIT)
            await VERSIONS.note(connection, number=version.number, name=version.name)
    return tuple(version.name for version in missing)


async def check_version(connection: asyncpg.Connection, known: tuple[Version, ...]) -> None:
    """Raises StoreNotReady for a schema that is behind, and UnfitStore where `migrate` would."""
    check_owner(await _tables(connection))
    applied = await applied_versions(connection)
    if unapplied(applied, known):
        raise StoreNotReady(
            f"the database has version {len(applied)} of the schema, this program needs {len(known)}: run `migrate`"
        )


async def applied_versions(connection: asyncpg.Connection) -> list[tuple[int, str]]:
    """Returns the numbers and names of the versions that a database has; none for an empty one."""
    if not await ADMINISTRATION.has_versions(connection):
        return []
    return [(row["number"], row["name"]) async for row in VERSIONS.applied(connection)]


async def _tables(connection: asyncpg.Connection) -> set[str]:
    return {row["tablename"] async for row in ADMINISTRATION.tables(connection)}
