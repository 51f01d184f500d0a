"""The rows of a database as JSON, to be loaded into either store with any version of the schema."""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import asyncpg

from bot.store.migration import versions
from bot.store.postgres.migration import migrate as migrate_postgres
from bot.store.sqlite.connection import open_to_write
from bot.store.sqlite.store import migrate as migrate_sqlite

FOLDER = Path(__file__).parent

Rows: TypeAlias = Mapping[str, Sequence[Mapping[str, Any]]]
"""Rows by their table, each with its values by column."""

TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'schema_versions'"


def recorded(file: Path) -> Rows:
    """Returns the rows of a release."""
    rows: Rows = json.loads(file.read_text(encoding="utf-8"))["rows"]
    return rows


def record(database: Path, file: Path) -> None:
    """Writes the rows of a SQLite file that no process uses."""
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        tables = [name for (name,) in connection.execute(TABLES)]
        rows = {name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in tables}  # noqa: S608  names of our own tables
    content = {"schema": len(versions()), "rows": {name: found for name, found in rows.items() if found}}
    file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


async def fill_file(database: Path, schema: int, rows: Rows) -> None:
    """Creates a SQLite file with this version of the schema, and all values of the rows for which it has columns."""
    connection = await open_to_write(database)
    await migrate_sqlite(connection, versions()[:schema])
    await connection.close()
    with closing(sqlite3.connect(database)) as filled:
        columns = {
            table: {name for _, name, *_ in filled.execute(f"PRAGMA table_info({table})")}
            for (table,) in filled.execute(TABLES).fetchall()
        }
        for table, names, values in _known(rows, columns):
            places = ", ".join("?" * len(names))
            quoted = '", "'.join(names)
            filled.execute(f'INSERT OR REPLACE INTO {table} ("{quoted}") VALUES ({places})', values)  # noqa: S608  as above
        filled.commit()


async def fill_server(url: str, schema: int, rows: Rows) -> None:
    """Does the same as `fill_file` in an empty PostgreSQL database."""
    connection = await asyncpg.connect(url)
    try:
        await migrate_postgres(connection, versions()[:schema])
        found = await connection.fetch(
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        )
        columns: dict[str, set[str]] = {}
        for table, column in found:
            columns.setdefault(table, set()).add(column)
        await connection.execute("SET session_replication_role = replica")  # foreign keys require an order
        for table, names, values in _known(rows, columns):
            quoted = '", "'.join(names)
            places = ", ".join(f"${number}" for number in range(1, len(names) + 1))
            await connection.execute(
                f'INSERT INTO {table} ("{quoted}") VALUES ({places}) ON CONFLICT DO NOTHING',  # noqa: S608  as above
                *values,
            )
    finally:
        await connection.close()


def _known(rows: Rows, columns: Mapping[str, set[str]]) -> Iterator[tuple[str, list[str], list[Any]]]:
    """Yields the table, columns and values of each row, without tables and columns that the schema lacks."""
    for table, found in rows.items():
        if table in columns:
            for row in found:
                names = [name for name in row if name in columns[table]]
                yield table, names, [row[name] for name in names]
