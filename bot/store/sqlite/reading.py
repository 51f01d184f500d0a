"""What is read from a SQLite file, on a connection that cannot write."""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import structlog

from bot.store.reading import Reading, reading_of
from bot.store.records import StoreUnavailable
from bot.store.row_reading import shared_queries
from bot.store.session_reading import SessionRows
from bot.store.sqlite.connection import open_to_read, unavailable
from bot.store.sqlite.driver import ReadingConnection

log = structlog.get_logger()

QUERIES = shared_queries("aiosqlite")

UNDECODABLE = "Could not decode to UTF-8"
"""How the error begins that Python's sqlite3 raises for a text that is not UTF-8."""


class SqliteRows:
    """Reads rows on a connection that cannot write."""

    def __init__(self, connection: ReadingConnection) -> None:
        self._connection = connection
        self.closed = False
        """Whether the store is closed, so that nothing can be read any more."""

    async def select(self, sql: str, *parameters: object) -> Sequence[Mapping[str, Any]]:
        with self.available():
            return [dict(row) for row in await self._connection.fetch_all(sql, parameters)]

    async def rows(self, query: str, **parameters: object) -> Sequence[sqlite3.Row]:
        try:
            return await self._connection.fetch_all(QUERIES[query].sql, parameters)
        except sqlite3.OperationalError as error:
            if UNDECODABLE not in str(error):
                raise
            # From now on such a text is read as bytes, and its row alone is refused; that costs 0.4 us a text.
            self._connection.text_factory = _text_or_bytes
            return await self._connection.fetch_all(QUERIES[query].sql, parameters)

    @contextmanager
    def available(self) -> Iterator[None]:
        if self.closed:
            raise StoreUnavailable("closed")
        try:
            yield
        except (sqlite3.Error, ValueError) as error:
            if self.closed:  # while it was read: aiosqlite then raises either
                raise StoreUnavailable("closed") from error
            if isinstance(error, ValueError) and not isinstance(error, UnicodeDecodeError):
                raise
            log.exception("store cannot be read")
            raise unavailable(error) from error


def sqlite_reading(rows: SqliteRows) -> Reading:
    """Returns what reads these rows."""
    return reading_of(rows, SessionRows(rows).find_after)


@asynccontextmanager
async def open_reading(path: Path) -> AsyncIterator[Reading]:
    """Opens a database that a bot may be using; nothing is written. Raises UnfitStore and StoreNotReady."""
    connection = await open_to_read(path)
    try:
        yield sqlite_reading(SqliteRows(connection))
    finally:
        await connection.close()


def _text_or_bytes(raw: bytes) -> str | bytes:
    """Returns a text; one that is not UTF-8 stays bytes, which no record takes."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw
