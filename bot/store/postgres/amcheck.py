"""Compares the tables of a PostgreSQL database with their indexes, by the extension `amcheck`, as `pg_amcheck` does."""

from dataclasses import dataclass

import asyncpg

from bot.store.postgres.connection import NO_LIMIT, described

EXTENSION = """
SELECT quote_ident(nspname) AS schema,
    has_function_privilege(format('%I.bt_index_check(regclass,boolean)', nspname), 'EXECUTE')
    AND has_function_privilege(
        format('%I.verify_heapam(regclass,boolean,boolean,text,bigint,bigint)', nspname), 'EXECUTE'
    ) AS usable
FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'amcheck'
"""

RELATIONS = """
SELECT pg_class.oid, relname, relkind = 'i' AS is_index FROM pg_class LEFT JOIN pg_am ON pg_am.oid = relam
WHERE relnamespace = 'public'::regnamespace AND (relkind = 'r' OR relkind = 'i' AND amname = 'btree')
    AND relpersistence = 'p'
ORDER BY relname
"""

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
    extension = await connection.fetchrow(EXTENSION)
    if extension is None or not extension["usable"]:
        return Comparison(MISSING if extension is None else FORBIDDEN)
    relations = await connection.fetch(RELATIONS)
    faults = [
        f"{one['relname']}: {fault}"
        for one in relations
        if (fault := await _fault(connection, extension["schema"], one["oid"], is_index=one["is_index"])) is not None
    ]
    sound = f"amcheck finds {len(relations) - len(faults)} of {len(relations)} tables and indexes sound"
    return Comparison("; ".join([sound, *faults]), damaged=bool(faults))


async def _fault(connection: asyncpg.Connection, schema: str, relation: int, *, is_index: bool) -> str | None:
    """Returns what is wrong with a table or an index; None if nothing is."""
    if not is_index:
        query = f"SELECT msg FROM {schema}.verify_heapam($1::oid::regclass, on_error_stop => true)"  # noqa: S608 - quoted by the server
        found: str | None = await connection.fetchval(query, relation, timeout=NO_LIMIT)
        return found
    try:
        await connection.execute(
            f"SELECT {schema}.bt_index_check({relation}::oid::regclass, true)",
            timeout=NO_LIMIT,
        )
    except (asyncpg.IndexCorruptedError, asyncpg.DataCorruptedError) as error:
        return described(error)
    return None
