"""Compares the tables of a PostgreSQL database with their indexes, by the extension `amcheck`, as `pg_amcheck` does."""

from dataclasses import dataclass

import asyncpg

from bot.store.postgres.administration import ADMINISTRATION
from bot.store.postgres.connection import NO_LIMIT, described

MISSING = "tables are not compared with their indexes: the extension amcheck is not installed in the database"
FORBIDDEN = "tables are not compared with their indexes: the user of DATABASE_URL may not use amcheck"


@dataclass(frozen=True)
class Comparison:
    """What was found. damaged: whether that is damage."""

    text: str
    damaged: bool = False


async def compare(connection: asyncpg.Connection) -> Comparison:
    """Reads every table and every index of the bot, and compares them; nothing is locked for those who play.

    Each row has to be readable, and to be found by each index of its table.

    Raises:
        asyncpg.PostgresError: the server fails otherwise than by what it has found.
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
