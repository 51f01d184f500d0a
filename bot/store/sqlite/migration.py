"""Brings the schema of a SQLite file up to date."""

import aiosqlite

from bot.store.migration import VERSIONS_TABLE, Version, check_owner, unapplied

TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"


async def migrate(connection: aiosqlite.Connection, known: tuple[Version, ...]) -> tuple[str, ...]:
    """Applies what is missing and returns the names of what was applied.

    A version and the note that it is applied are one transaction. Raises UnfitStore for the database of another
    program, and for one that has versions this program does not know, before anything is written.
    """
    check_owner({name for (name,) in await connection.execute_fetchall(TABLES)})
    await connection.execute(VERSIONS_TABLE)
    rows = await connection.execute_fetchall("SELECT number, name FROM schema_versions ORDER BY number")
    missing = unapplied([(number, name) for number, name in rows], known)
    for version in missing:
        try:
            # A script takes no parameters and commits what is open before it: so transaction and note are part of it.
            await connection.executescript(
                f"BEGIN IMMEDIATE;\n{version.sql_for('sqlite')}\n"
                f"INSERT INTO schema_versions (number, name) VALUES ({version.number}, '{version.name}');\n"
                "COMMIT;"
            )
        except BaseException:
            await connection.rollback()
            raise
    return tuple(version.name for version in missing)
