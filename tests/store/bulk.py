"""Writes rows into a database, bypassing the store: many at once, or ones that the program would never write."""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing

import asyncpg

from bot.store.mapping import Record, TableMapping


async def insert(url: str, table: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Inserts rows. Only PostgreSQL checks references to other rows."""
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
