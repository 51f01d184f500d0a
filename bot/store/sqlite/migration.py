"""Brings the schema of a SQLite file up to date."""

import aiosql
import aiosqlite

from bot.store.migration import Version, check_owner, unapplied
from bot.store.row_reading import SQL
from bot.store.sqlite.connection import ADMINISTRATION

VERSIONS = aiosql.from_path(SQL / "schema_versions.sql", "aiosqlite")


async def migrate(connection: aiosqlite.Connection, known: tuple[Version, ...]) -> tuple[str, ...]:
    """Applies what is missing and returns the names of what was applied.

    A version and the note that it is applied are one transaction. Raises UnfitStore for the database of another
    program, and for one that has versions this program does not know, before anything is written.
    """
    check_owner({name for (name,) in await connection.execute_fetchall(ADMINISTRATION.tables.sql)})
    await VERSIONS.make_table(connection)
    missing = unapplied([(number, name) async for number, name in VERSIONS.applied(connection)], known)
    for version in missing:
        try:
            # A script commits what is open before it, so that it has to begin the transaction that the note ends.
            await connection.executescript("BEGIN IMMEDIATE;\n" + version.sql_for("sqlite"))
            await VERSIONS.note(connection, number=version.number, name=version.name)
            await connection.commit()
        except BaseException:
            await connection.rollback()
            raise
    return tuple(version.name for version in missing)
