"""Rows that are written straight into a database, past the store: many at once, or such as no program would write."""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing

import asyncpg

from bot.store.mapping import Record, TableMapping


async def insert(url: str, table: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Inserts rows. Of SQLite nothing refers to another row; PostgreSQL checks what they refer to."""
    if url.startswith("sqlite"):
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            connection.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)  # noqa: S608 - a test's names
        return
    connected = await asyncpg.connect(url)
    try:
        await connected.copy_records_to_table(table, records=rows, columns=columns)
    finally:
        await connected.close()


async def insert_records(url: str, mapping: TableMapping[Record], records: Iterable[Record]) -> None:
    """Inserts records of a table."""
    rows = [mapping.row(record) for record in records]
    await insert(url, mapping.table, [*mapping.types], [[*row.values()] for row in rows])
