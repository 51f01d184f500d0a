"""Brings the schema of a PostgreSQL database up to date, in one process at a time."""

import asyncio

import asyncpg

from bot.store.migration import VERSIONS_TABLE, Version, check_owner, unapplied
from bot.store.postgres.connection import NO_LIMIT
from bot.store.records import StoreNotReady

LOCK = 0x7461766F6C696E6F
"""The number of the advisory lock that a migration takes: "tavolino" in ASCII."""

WITHIN = 600.0
"""Seconds in which a migration is tried again while another one, or a long query, is in its way."""

LOCK_WAIT = "2s"
"""How long an attempt waits for a lock: all queries of the table wait behind it meanwhile."""

AGAIN = 1.0
"""Seconds between two attempts."""

TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
EXISTS = "SELECT to_regclass('schema_versions') IS NOT NULL"
APPLIED = "SELECT number, name FROM schema_versions ORDER BY number"


async def migrate(connection: asyncpg.Connection, known: tuple[Version, ...]) -> tuple[str, ...]:
    """Applies what is missing, all of it or nothing, and returns the names of what was applied.

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
        await connection.execute(f"SET LOCAL lock_timeout = '{LOCK_WAIT}'")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK, timeout=NO_LIMIT)
        check_owner({row["tablename"] for row in await connection.fetch(TABLES)})
        await connection.execute(VERSIONS_TABLE)
        missing = unapplied(await applied_versions(connection), known)
        for version in missing:
            if sql := version.sql_for("postgres"):
                await connection.execute(sql, timeout=NO_LIMIT)
            await connection.execute(
                "INSERT INTO schema_versions (number, name) VALUES ($1, $2)", version.number, version.name
            )
    return tuple(version.name for version in missing)


async def check_version(connection: asyncpg.Connection, known: tuple[Version, ...]) -> None:
    """Raises StoreNotReady for a schema that is behind, and UnfitStore where `migrate` would."""
    check_owner({row["tablename"] for row in await connection.fetch(TABLES)})
    applied = await applied_versions(connection)
    if unapplied(applied, known):
        raise StoreNotReady(
            f"the database has version {len(applied)} of the schema, this program needs {len(known)}: run `migrate`"
        )


async def applied_versions(connection: asyncpg.Connection) -> list[tuple[int, str]]:
    """Returns the numbers and names of the versions that a database has; none for an empty one."""
    if not await connection.fetchval(EXISTS):
        return []
    return [(row["number"], row["name"]) for row in await connection.fetch(APPLIED)]
