"""What is read from a SQLite file, on a connection that cannot write."""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Self

import structlog

from bot.store.reading import ReadingStore
from bot.store.records import StoreUnavailable
from bot.store.row_reading import shared_queries
from bot.store.sqlite.connection import open_to_read
from bot.store.sqlite.driver import ReadingConnection

log = structlog.get_logger()

QUERIES = shared_queries("aiosqlite")

UNDECODABLE = "Could not decode to UTF-8"
"""How the error begins that Python's sqlite3 raises for a text that is not UTF-8."""


class SqliteReading(ReadingStore):
    """The part of a store that reads. It sees what is committed, and waits for nobody."""

    def __init__(self, reading: ReadingConnection) -> None:
        self._reading = reading
        self._closed = False

    @classmethod
    @asynccontextmanager
    async def open_beside(cls, path: Path) -> AsyncIterator[Self]:
        """Opens a database that a bot may be using; nothing is written. Raises UnfitStore and StoreNotReady."""
        reading = await open_to_read(path)
        try:
            yield cls(reading)
        finally:
            await reading.close()

    async def _rows(self, query: str, **parameters: object) -> Sequence[sqlite3.Row]:
        try:
            return await self._reading.fetch_all(QUERIES[query].sql, parameters)
        except sqlite3.OperationalError as error:
            if UNDECODABLE not in str(error):
                raise
            # From now on such a text is read as bytes, and its row alone is refused; that costs 0.4 us a text.
            self._reading.text_factory = _text_or_bytes
            return await self._reading.fetch_all(QUERIES[query].sql, parameters)

    @contextmanager
    def _available(self) -> Iterator[None]:
        if self._closed:
            raise StoreUnavailable("closed")
        try:
            yield
        except (sqlite3.Error, ValueError) as error:
            if self._closed:  # while it was read: aiosqlite then raises either
                raise StoreUnavailable("closed") from error
            if isinstance(error, ValueError):
                raise
            log.exception("store cannot be read")
            raise StoreUnavailable(str(error)) from error


def _text_or_bytes(raw: bytes) -> str | bytes:
    """Returns a text; one that is not UTF-8 stays bytes, which no record takes."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw
