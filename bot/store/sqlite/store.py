"""The store in a SQLite file, and its checkpoints.

A checkpoint moves committed changes from the WAL into the file, so that the file lacks little. It runs on the
connection that writes, between two batches: before version 3.51.3, SQLite can damage a WAL that one connection
checkpoints while another one writes.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Self

import aiosql
import aiosqlite
import structlog

from bot.store.change import Change
from bot.store.erasing import Erasing, NamedStatement
from bot.store.errors import StoreUnavailable, UnfitStore
from bot.store.group_commit import GroupCommit
from bot.store.guilds import GuildErasing
from bot.store.interface import CommitListener, DamageCheck, Reading
from bot.store.migration import Version, check_owner, unapplied, versions
from bot.store.queries import SQL
from bot.store.rater import Progress, Rater
from bot.store.sqlite import file_check
from bot.store.sqlite.batch_writer import BatchWriter
from bot.store.sqlite.connection import (
    ADMINISTRATION,
    SQLITE_ERRORS,
    open_to_read,
    open_to_write,
    unavailable,
    unusable,
)
from bot.store.sqlite.driver import ReadingConnection, WritingConnection
from bot.store.sqlite.ownership import claim
from bot.store.sqlite.results import recompute
from bot.store.sqlite.rows import QUERIES, SqliteRows
from bot.store.tables import MAPPINGS

VERSIONS = aiosql.from_path(SQL / "schema_versions.sql", "aiosqlite")


async def migrate(connection: aiosqlite.Connection, known: tuple[Version, ...]) -> tuple[str, ...]:
    """Applies the missing versions and returns their names.

    A version and the note that it is applied are one transaction. Raises UnfitStore for the database of another
    program, and for one that has versions this program does not know, before anything is written.
    """
    check_owner({name for (name,) in await connection.execute_fetchall(ADMINISTRATION.tables.sql)})
    await VERSIONS.make_table(connection)
    missing = unapplied([(number, name) async for number, name in VERSIONS.applied(connection)], known)
    for version in missing:
        try:
            # executescript commits any open transaction, so the script itself begins the one that ends with the note.
            await connection.executescript("BEGIN IMMEDIATE;\n" + version.sql_for("sqlite"))
            await VERSIONS.note(connection, number=version.number, name=version.name)
            await connection.commit()
        except BaseException:
            await connection.rollback()
            raise
    return tuple(version.name for version in missing)


log = structlog.get_logger()

EARLIEST, LATEST = 20.0, 40.0
"""The earliest and the latest checkpoint, in seconds after the first commit that is not in the file."""

QUIET = 1.0
"""Seconds without a commit, after which a checkpoint delays hardly anybody."""

RETRY = 5.0
"""Seconds until the next attempt, if a reader or a failure of the disk has kept a part from being moved."""

VACUUMED_BESIDE_PLAY = 64_000_000
"""The most bytes of a file that is rewritten while people play, who wait for half a second. A larger one is rewritten
at the next start."""


class Checkpoints:
    """Calls `checkpoint` in quiet moments, which returns whether all committed changes are in the file."""

    def __init__(self, checkpoint: Callable[[], Awaitable[bool]]) -> None:
        self._checkpoint = checkpoint
        self._unwritten = asyncio.Event()
        self._last_commit = 0.0
        self._task = asyncio.create_task(self._run(), name="store checkpoints")

    def committed(self) -> None:
        """Notes a commit."""
        self._last_commit = asyncio.get_running_loop().time()
        self._unwritten.set()

    async def close(self) -> None:
        """Stops. Closing the last connection of a database is a checkpoint, too."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while await self._unwritten.wait():
            await self._quiet_moment()
            self._unwritten.clear()
            if not await self._complete():
                self._unwritten.set()
                await asyncio.sleep(RETRY)

    async def _quiet_moment(self) -> None:
        now = asyncio.get_running_loop().time
        at, latest = now() + EARLIEST, now() + LATEST
        while at > now():
            await asyncio.sleep(at - now())
            at = min(self._last_commit + QUIET, latest)

    async def _complete(self) -> bool:
        try:
            return await self._checkpoint()
        except sqlite3.Error as error:
            log.warning("checkpoint failed", error=str(error))
            return False


class SqliteStore:
    """A `bot.store.interface.Store` with one connection that writes and one that reads.

    The one that reads never waits for a commit, and sees only committed changes.
    """

    def __init__(
        self,
        writing: WritingConnection,
        reading: ReadingConnection,
        opened: AsyncExitStack,
        path: Path,
        rater: Rater | None = None,
    ) -> None:
        self._rows = SqliteRows(reading)
        parts = Reading(self._rows)
        self.sessions, self.settings, self.results = parts.sessions, parts.settings, parts.results
        self.achievements, self.dailies, self.duels = parts.achievements, parts.dailies, parts.duels
        self.tournaments, self.practice, self.weeks = parts.tournaments, parts.practice, parts.weeks
        self.erasing, self.guilds = Erasing(self._rows, self._erase), GuildErasing(self._rows, self._erase)
        self._writing = writing
        self._rater = rater
        self._writer = BatchWriter(writing, rater)
        self._group_commit = GroupCommit(self._writer.write)
        self._checkpoints = Checkpoints(self._checkpoint)
        self._path = path
        self._erasures, self._gone = 0, 0
        """The number of erasures, and how many of them have left no trace in a file."""
        self._unchecked = False
        """Whether the file still has to be checked, or is being checked."""
        self._opened = opened
        self.applied: tuple[str, ...] = ()
        """The versions of the schema that were applied when it was opened."""

    @classmethod
    async def open(cls, path: Path, rater: Rater | None = None) -> Self:
        """Opens the store in this file, which is created or brought up to date.

        Always close it, else the process does not end. Raises UnfitStore for a database that must not be used as it is,
        and StoreNotReady for one that cannot be used now.

        Args:
            rater: None to write no ratings.
        """
        async with AsyncExitStack() as opened:
            path = opened.enter_context(closing(claim(path))).path
            large = path.stat().st_size > file_check.CHECKED_AT_START
            writing = await open_to_write(path, None if large else file_check.check_at_start)
            opened.push_async_callback(writing.close)
            try:
                applied = await migrate(writing, versions())
                if await writing.needs_vacuum():
                    await writing.vacuum()
                await writing.checkpoint("TRUNCATE")
                await _require_columns(writing)
            except SQLITE_ERRORS as error:
                raise unusable("the database cannot be brought up to date", error) from error
            reading = await open_to_read(path)
            opened.push_async_callback(reading.close)
            log.info("store open", path=str(path), sqlite=sqlite3.sqlite_version, applied=applied)
            store = cls(writing, reading, opened.pop_all(), path, rater)
            store.applied = applied
            store._unchecked = large
            return store

    @property
    def failure(self) -> str | None:
        """Why the last attempt to write failed, or None if it did not."""
        return self._writer.failures.reason

    @property
    def waiting(self) -> int:
        """The number of changes that wait to be written."""
        return self._group_commit.waiting

    def listen_to_commits(self, listener: CommitListener) -> None:
        """Calls the listener after each commit from now on."""
        self._group_commit.listener = listener

    async def commit(self, change: Change) -> bool:
        written = await self._group_commit.commit(change)
        self._checkpoints.committed()
        return written

    async def _erase(
        self,
        statements: Sequence[NamedStatement],
        sessions: Collection[str] = (),  # noqa: ARG002  nobody else writes
        people: Collection[int] = (),  # noqa: ARG002  as above
    ) -> None:
        if self._rows.closed:
            raise StoreUnavailable("closed")
        try:
            await self._writing.erase([(QUERIES[name].sql, rows) for name, rows in statements])
        except sqlite3.IntegrityError:
            raise  # the statements' fault
        except sqlite3.DatabaseError as error:
            log.error("store unavailable", error=str(error))
            raise unavailable(error) from error
        self._erasures += 1
        self._checkpoints.committed()

    @property
    def _erased(self) -> bool:
        """Whether a file still contains something that was erased."""
        return self._gone < self._erasures

    async def _checkpoint(self) -> bool:
        """Moves committed changes into the file, and removes the traces of erasures. Raises sqlite3.Error."""
        if not self._erased or self._unchecked:  # others would wait for the check, which reads for minutes
            moved = await self._writing.checkpoint("PASSIVE")
            return moved and not self._erased
        erasures = self._erasures  # an erasure during the vacuum needs another vacuum
        if self._path.stat().st_size <= VACUUMED_BESIDE_PLAY:
            await self._writing.vacuum()
        if await self._writing.checkpoint("TRUNCATE"):
            self._gone = erasures
        return not self._erased

    async def recompute_ratings(self, progress: Progress, *, alone: bool = True) -> None:  # noqa: ARG002  it always is
        if self._rater is None:
            raise ValueError("the store was opened without a rater")
        with self._rows.available():
            await self._writing.transact([], partial(recompute, rater=self._rater, progress=progress))

    @property
    def checks(self) -> Sequence[DamageCheck]:
        return (self._check,) if self._unchecked else ()

    async def _check(self) -> None:
        begun = perf_counter()
        try:
            await file_check.check_beside_play(self._path, self._writing)
        finally:
            self._unchecked = False
        log.info("store checked", seconds=round(perf_counter() - begun, 1))

    async def close(self) -> None:
        await self._group_commit.close()
        self._rows.closed = True
        await self._checkpoints.close()
        await self._opened.aclose()


async def _require_columns(connection: WritingConnection) -> None:
    """Raises UnfitStore if a table lacks a column, or a flipped bit has changed the case of its name."""
    for mapping in MAPPINGS:
        rows = await connection.execute_fetchall(ADMINISTRATION.columns.sql, {"table_name": mapping.table})
        named = {name for (name,) in rows}
        if missing := mapping.types.keys() - named:
            columns = ", ".join(f"{mapping.table}.{name}" for name in sorted(missing))
            raise UnfitStore(f"the database is damaged, restore a backup: no such column: {columns}")
