"""The store in a SQLite file."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Self

import aiosql
import aiosqlite
import structlog

from bot.store.connection import WritingConnection, make, open_to_read, open_to_write
from bot.store.ledger import Ledger
from bot.store.migration import migrate, versions
from bot.store.ownership import claim
from bot.store.records import (
    Change,
    EndedRecord,
    GuildSettingsRecord,
    MoveRecord,
    ResultRecord,
    SavedSession,
    SeatRecord,
    SessionRecord,
    Standing,
    StoreUnavailable,
    UnfitStore,
    UserSettingsRecord,
)
from bot.store.writer import Writer

log = structlog.get_logger()

READINGS = aiosql.from_path(Path(__file__).parent / "sql" / "readings.sql", "aiosqlite")
FLAGS = {"counts", "overdue", "reminded", "reminders", "threaded", "threads"}


class SqliteStore:
    """Keeps `bot.store.interface.Store` with one connection that writes and one that reads.

    The reading one never waits for a commit and never sees what is not committed yet.
    """

    def __init__(self, writing: WritingConnection, reading: aiosqlite.Connection, opened: AsyncExitStack) -> None:
        self._ledger = Ledger(writing)
        self._writer = Writer(self._ledger.write)
        self._reading = reading
        self._opened = opened

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The store in this file, made or brought up to date. Always close it, else the process does not end.

        Raises UnfitStore for a database that must not be used as it is.
        """
        async with AsyncExitStack() as opened:
            make(path)
            opened.enter_context(closing(claim(path)))
            writing = await open_to_write(path)
            opened.push_async_callback(writing.close)
            try:
                applied = await migrate(writing, versions())
            except sqlite3.Error as error:
                raise UnfitStore(f"the database cannot be brought up to date: {error}") from error
            reading = await open_to_read(path)
            opened.push_async_callback(reading.close)
            log.info("store open", path=str(path), sqlite=sqlite3.sqlite_version, applied=applied)
            return cls(writing, reading, opened.pop_all())

    @property
    def fault(self) -> str | None:
        """Why the last attempt to write failed, or None if it did not: for the health report."""
        return self._ledger.fault

    async def commit(self, change: Change) -> bool:
        return await self._writer.commit(change)

    async def live(self) -> tuple[SavedSession, ...]:
        with _available():
            rows = [row async for row in READINGS.live(self._reading)]
            return tuple([await self._saved(SessionRecord(**_flagged(row))) for row in rows])

    async def session(self, session_id: str) -> SavedSession | None:
        with _available():
            row = await READINGS.session(self._reading, id=session_id)
            return None if row is None else await self._saved(SessionRecord(**_flagged(row)))

    async def _saved(self, record: SessionRecord) -> SavedSession:
        moves = READINGS.moves(self._reading, session=record.id)
        results = READINGS.results(self._reading, session=record.id)
        invited = () if record.rematch_of is None else await self._seats(record.rematch_of)
        return SavedSession(
            session=record,
            seats=await self._seats(record.id),
            moves=tuple([MoveRecord(**row) async for row in moves]),
            results=tuple([ResultRecord(**_flagged(row)) async for row in results]),
            invited=tuple(seat.person for seat in invited),
        )

    async def _seats(self, session_id: str) -> tuple[SeatRecord, ...]:
        return tuple([SeatRecord(**row) async for row in READINGS.seats(self._reading, session=session_id)])

    async def standings(self, guild: int, game: str | None, limit: int) -> tuple[Standing, ...]:
        with _available():
            rows = READINGS.standings(self._reading, guild=guild, game=game, most=limit)
            return tuple([Standing(**row) async for row in rows])

    async def results_of(self, guild: int, person: int, game: str | None) -> tuple[ResultRecord, ...]:
        with _available():
            rows = READINGS.results_of(self._reading, guild=guild, person=person, game=game)
            return tuple([ResultRecord(**_flagged(row)) async for row in rows])

    async def results(self, guild: int, game: str | None) -> tuple[ResultRecord, ...]:
        with _available():
            rows = READINGS.counted_results(self._reading, guild=guild, game=game)
            return tuple([ResultRecord(**_flagged(row)) async for row in rows])

    async def ended_in(self, channel: int, limit: int) -> tuple[EndedRecord, ...]:
        with _available():
            rows = [row async for row in READINGS.ended_in(self._reading, channel=channel, most=limit)]
            seated = [await self._seats(row["session"]) for row in rows]
            return tuple(
                EndedRecord(**row, names=tuple(seat.name for seat in seats))
                for row, seats in zip(rows, seated, strict=True)
            )

    async def servers(self) -> tuple[GuildSettingsRecord, ...]:
        with _available():
            return tuple([_server(row) async for row in READINGS.servers(self._reading)])

    async def tastes(self) -> tuple[UserSettingsRecord, ...]:
        with _available():
            return tuple([UserSettingsRecord(**row) async for row in READINGS.tastes(self._reading)])

    async def alive_at(self) -> int | None:
        with _available():
            alive_at: int | None = await READINGS.alive_at(self._reading)
            return alive_at

    async def close(self) -> None:
        await self._writer.close()
        await self._opened.aclose()


def _flagged(row: sqlite3.Row) -> dict[str, Any]:
    """The columns by name, those that are 0 or 1 by their meaning as flags."""
    return {name: bool(value) if name in FLAGS else value for name, value in dict(row).items()}


def _server(row: sqlite3.Row) -> GuildSettingsRecord:
    """With its lists out of JSON."""
    columns = _flagged(row)
    lists = {name: tuple(json.loads(columns[name])) for name in ("channels", "roles")}
    return GuildSettingsRecord(**{**columns, **lists})


@contextmanager
def _available() -> Iterator[None]:
    """Turns a database that cannot be read into StoreUnavailable."""
    try:
        yield
    except sqlite3.Error as error:
        log.exception("store cannot be read")
        raise StoreUnavailable(str(error)) from error
