"""The store in a SQLite file."""

import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Self

import aiosql
import aiosqlite
import structlog

from bot.store.batch_writer import BatchWriter
from bot.store.connection import create_file, open_to_read, open_to_write, unusable
from bot.store.driver import WritingConnection
from bot.store.group_commit import CommitListener, GroupCommit
from bot.store.mapping import GUILD_SETTINGS, MOVES, REGISTRATIONS, RESULTS, SEATS, SESSIONS, USER_SETTINGS
from bot.store.migration import migrate, versions
from bot.store.ownership import claim
from bot.store.records import (
    Change,
    EndedRecord,
    GuildSettingsRecord,
    RegistrationRecord,
    ResultRecord,
    SavedSession,
    SeatRecord,
    SessionRecord,
    ShownRecord,
    SolitaireRecord,
    Standing,
    StoreUnavailable,
    UserSettingsRecord,
)

log = structlog.get_logger()

QUERIES = aiosql.from_path(Path(__file__).parent / "sql" / "queries.sql", "aiosqlite")


class SqliteStore:
    """A `bot.store.interface.Store` with one connection that writes and one that reads.

    The reading one never waits for a commit and never sees what is not committed yet.
    """

    def __init__(self, writing: WritingConnection, reading: aiosqlite.Connection, opened: AsyncExitStack) -> None:
        self._writer = BatchWriter(writing)
        self._group_commit = GroupCommit(self._writer.write)
        self._reading = reading
        self._opened = opened

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Opens the store in this file, which is created or brought up to date.

        Always close it, else the process does not end. Raises UnfitStore for a database that must not be used as it is,
        and StoreNotReady for one that cannot be used now.
        """
        async with AsyncExitStack() as opened:
            create_file(path)
            opened.enter_context(closing(claim(path)))
            writing = await open_to_write(path)
            opened.push_async_callback(writing.close)
            try:
                applied = await migrate(writing, versions())
            except sqlite3.Error as error:
                raise unusable("the database cannot be brought up to date", error) from error
            reading = await open_to_read(path)
            opened.push_async_callback(reading.close)
            log.info("store open", path=str(path), sqlite=sqlite3.sqlite_version, applied=applied)
            return cls(writing, reading, opened.pop_all())

    @property
    def failure(self) -> str | None:
        """Why the last attempt to write failed, or None if it did not."""
        return self._writer.failure

    @property
    def waiting(self) -> int:
        """The number of changes that wait to be written."""
        return self._group_commit.waiting

    def listen_to_commits(self, listener: CommitListener) -> None:
        """Has the listener called after each commit from now on."""
        self._group_commit.listener = listener

    async def commit(self, change: Change) -> bool:
        return await self._group_commit.commit(change)

    async def live(self) -> tuple[SavedSession, ...]:
        with _available():
            rows = [row async for row in QUERIES.live(self._reading)]
            return tuple([await self._saved(SESSIONS.record(row)) for row in rows])

    async def session(self, session_id: str) -> SavedSession | None:
        with _available():
            row = await QUERIES.session(self._reading, id=session_id)
            return None if row is None else await self._saved(SESSIONS.record(row))

    async def _saved(self, record: SessionRecord) -> SavedSession:
        moves = QUERIES.moves(self._reading, session=record.id)
        results = QUERIES.results(self._reading, session=record.id)
        invited = () if record.rematch_of is None else await self._seats(record.rematch_of)
        return SavedSession(
            session=record,
            seats=await self._seats(record.id),
            moves=tuple([MOVES.record(row) async for row in moves]),
            results=tuple([RESULTS.record(row) async for row in results]),
            invited=tuple(seat.person for seat in invited),
        )

    async def _seats(self, session_id: str) -> tuple[SeatRecord, ...]:
        return tuple([SEATS.record(row) async for row in QUERIES.seats(self._reading, session=session_id)])

    async def standings(self, guild: int, game: str | None, limit: int) -> tuple[Standing, ...]:
        with _available():
            rows = QUERIES.standings(self._reading, guild=guild, game=game, most=limit)
            return tuple([Standing(**row) async for row in rows])

    async def results(self, guild: int, game: str | None) -> tuple[ResultRecord, ...]:
        with _available():
            rows = QUERIES.counted_results(self._reading, guild=guild, game=game)
            return tuple([RESULTS.record(row) async for row in rows])

    async def solitaires(self, person: int, guild: int | None, game: str) -> tuple[SolitaireRecord, ...]:
        with _available():
            rows = QUERIES.solitaires(self._reading, person=person, guild=guild, game=game)
            return tuple([SolitaireRecord(**row) async for row in rows])

    async def ended_in(self, channel: int, limit: int) -> tuple[EndedRecord, ...]:
        with _available():
            rows = [row async for row in QUERIES.ended_in(self._reading, channel=channel, most=limit)]
            seated = [await self._seats(row["session"]) for row in rows]
            return tuple(
                EndedRecord(**row, names=tuple(seat.name for seat in seats))
                for row, seats in zip(rows, seated, strict=True)
            )

    async def guild_settings(self) -> tuple[GuildSettingsRecord, ...]:
        with _available():
            return tuple([GUILD_SETTINGS.record(row) async for row in QUERIES.guild_settings(self._reading)])

    async def user_settings(self) -> tuple[UserSettingsRecord, ...]:
        with _available():
            return tuple([USER_SETTINGS.record(row) async for row in QUERIES.user_settings(self._reading)])

    async def shown(self) -> tuple[ShownRecord, ...]:
        with _available():
            return tuple([ShownRecord(**row) async for row in QUERIES.shown(self._reading)])

    async def registration(self, application: int) -> RegistrationRecord | None:
        with _available():
            row = await QUERIES.registration(self._reading, application=application)
            return None if row is None else REGISTRATIONS.record(row)

    async def alive_at(self) -> int | None:
        with _available():
            alive_at: int | None = await QUERIES.alive_at(self._reading)
            return alive_at

    async def close(self) -> None:
        await self._group_commit.close()
        await self._opened.aclose()


@contextmanager
def _available() -> Iterator[None]:
    """Turns the error of a database that cannot be read into StoreUnavailable."""
    try:
        yield
    except sqlite3.Error as error:
        log.exception("store cannot be read")
        raise StoreUnavailable(str(error)) from error
