"""Each statement that the program sends can be prepared on the server, with the newest schema.

Syntax and functions are what versions of PostgreSQL differ in, so `.ci/run` tries this on the oldest one, too.
"""

from collections.abc import Iterable
from typing import Any

import aiosql
import asyncpg

from bot.store.people import erasing_statements
from bot.store.postgres.statements import MOVED, STATEMENTS
from bot.store.postgres.transactions import lock_and
from bot.store.queries import FILES, SQL

SHARED = (*FILES, "recompute.sql", "schema_versions.sql")
PARTS = {"unchanged_sessions", "begun_transaction"}
"""Parts of another statement, `lock_and`."""
OF_AMCHECK = {"check_index", "fault_of_table"}
"""What needs an extension (tests/maintenance/test_amcheck.py)."""


def loaded(queries: Any) -> Iterable[tuple[str, str]]:
    """Returns the names and the texts of statements that aiosql has loaded."""
    return [(name, getattr(queries, name).sql) for name in queries.available_queries if not name.endswith("_cursor")]


async def prepare(sql: asyncpg.Connection, statements: Iterable[tuple[str, str]]) -> None:
    for name, text in statements:
        try:
            await sql.prepare(text)
        except asyncpg.PostgresError as error:
            error.add_note(f"The statement is {name}.")
            raise


async def test_each_statement_of_a_file_is_prepared(sql: asyncpg.Connection) -> None:
    files = [*(SQL / name for name in SHARED), *(SQL / "postgres").glob("*.sql")]
    statements = [one for file in files for one in loaded(aiosql.from_path(file, "asyncpg"))]
    assert len(statements) > 150
    await sql.execute("CREATE TEMPORARY TABLE new_rows (LIKE results)")  # as while results are recomputed
    await prepare(sql, (one for one in statements if one[0] not in PARTS | OF_AMCHECK))


async def test_each_statement_that_is_generated_is_prepared(sql: asyncpg.Connection) -> None:
    await prepare(sql, loaded(aiosql.from_str(erasing_statements(), "asyncpg", mandatory_parameters=False)))
    written = {table: statement.sql for table, statement in STATEMENTS.items()}
    new = [(f"insert into {table}", statement.insert) for table, statement in STATEMENTS.items()]
    locking = ("lock and write", lock_and((MOVED.sql, written["moves"], written["results"])))
    await prepare(sql, [*written.items(), *new, ("moved", MOVED.sql), locking])
