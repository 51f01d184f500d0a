"""Reads from a SQLite file, on a connection that cannot write."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import structlog

from bot.store.errors import StoreUnavailable
from bot.store.interface import Reading
from bot.store.queries import shared_queries
from bot.store.results import RESULTS
from bot.store.sessions import MOVES, SEATS, SESSIONS, MoveRecord, SavedSession
from bot.store.sqlite.connection import open_to_read, unavailable
from bot.store.sqlite.driver import ReadingConnection

log = structlog.get_logger()

QUERIES = shared_queries("aiosqlite", "sqlite")

SESSION = ("session", "seats", "moves_after", "results", "former_players")
"""The queries of a session's rows."""

FEW_ROWS = 500
"""The most rows that become records on the event loop, five microseconds each; more do so in a thread."""

UNDECODABLE = "Could not decode to UTF-8"
"""The beginning of the error that Python's sqlite3 raises for a text that is not UTF-8."""


class SqliteRows:
    """Reads rows on a connection that cannot write. It is a `bot.store.sessions.SessionRows`."""

    def __init__(self, connection: ReadingConnection) -> None:
        self._connection = connection
        self.closed = False
        """Whether the store is closed, so that nothing can be read any more."""

    async def rows(self, query: str, **parameters: object) -> Sequence[sqlite3.Row]:
        (rows,) = await self.rows_of([query], parameters)
        return rows

    async def session(self, session_id: str, ply: int) -> SavedSession | None:
        sessions, seats, moves, results, former = await self.rows_of(
            SESSION, {"id": session_id, "session": session_id, "ply": ply}
        )
        if not sessions:
            return None
        return SavedSession(
            session=SESSIONS.record(sessions[0]),
            seats=tuple(map(SEATS.record, seats)),
            moves=await _moves(moves),
            results=tuple(map(RESULTS.record, results)),
            invited=tuple(seat["person"] for seat in former),
        )

    async def rows_of(self, queries: Iterable[str], parameters: Mapping[str, object]) -> list[list[sqlite3.Row]]:
        """Returns the rows of each of these queries, all from the same moment. Raises StoreUnavailable."""
        return await self._fetched([QUERIES[query].sql for query in queries], parameters)

    async def _fetched(
        self, texts: Sequence[str], parameters: Mapping[str, object] | Sequence[object]
    ) -> list[list[sqlite3.Row]]:
        with self.available():
            try:
                return await self._connection.fetch_together(texts, parameters)
            except sqlite3.OperationalError as error:
                if UNDECODABLE not in str(error):
                    raise
                # From now on such a text is read as bytes, and only its row is refused; that costs 0.4 us a text.
                self._connection.text_factory = _text_or_bytes
                return await self._connection.fetch_together(texts, parameters)

    @contextmanager
    def available(self) -> Iterator[None]:
        """Turns the errors of a database that cannot be read into StoreUnavailable."""
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


async def _moves(rows: Sequence[sqlite3.Row]) -> tuple[MoveRecord, ...]:
    if len(rows) <= FEW_ROWS:
        return tuple(map(MOVES.record, rows))
    return await asyncio.to_thread(lambda: tuple(map(MOVES.record, rows)))


@asynccontextmanager
async def open_reading(path: Path) -> AsyncIterator[Reading]:
    """Opens a database that a bot may be using; nothing is written. Raises UnfitStore and StoreNotReady."""
    connection = await open_to_read(path)
    try:
        yield Reading(SqliteRows(connection))
    finally:
        await connection.close()


def _text_or_bytes(raw: bytes) -> str | bytes:
    """Returns a text; one that is not UTF-8 stays bytes, which every record refuses."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw
