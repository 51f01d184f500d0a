"""The store in a PostgreSQL database."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from secrets import token_hex
from typing import Self

import asyncpg
import structlog

from bot.store.erasing import ErasingStore, Rows, Statement
from bot.store.group_commit import GroupCommit
from bot.store.interface import CommitListener
from bot.store.mapping import MAPPINGS
from bot.store.migration import versions
from bot.store.postgres.advisory_locks import held_lock, held_lock_if_free
from bot.store.postgres.batch_writer import BatchWriter
from bot.store.postgres.connection import (
    DATABASE_ERRORS,
    NO_LIMIT,
    WRITING_SETTINGS,
    check,
    connect,
    open_pool,
    unusable,
)
from bot.store.postgres.doors import QUERIES as DOORS
from bot.store.postgres.doors import open_door
from bot.store.postgres.due_rows import DueRows
from bot.store.postgres.migration import check_version, migrate
from bot.store.postgres.notices import Notices
from bot.store.postgres.ratings import lock as lock_people
from bot.store.postgres.reading import PostgresReading
from bot.store.postgres.recomputing import recompute, require_alone
from bot.store.postgres.shown import merge_shown
from bot.store.postgres.statements import json_of, numbered
from bot.store.postgres.transactions import AT_ONCE, CHANGES, Connect, Transaction, TransactionRunner
from bot.store.rating import Progress, Rater
from bot.store.records import Change, DueRecord
from bot.store.shared import GuildShare, MergeShown, Notice, NoticeListener, SessionVersion

log = structlog.get_logger()

CREDITED_WITHIN = 60.0
"""Seconds in which a time without all processes is credited. What is done by then is not done again."""


class PostgresStore(PostgresReading, ErasingStore):
    """A `bot.store.shared.SharedStore` with two connections that write, one that listens and a few that read."""

    def __init__(
        self,
        process: str,
        pool: asyncpg.Pool,
        transactions: TransactionRunner,
        notices: Notices,
        connect: Connect,
        *,
        rater: Rater | None,
    ) -> None:
        super().__init__(pool)
        self._process = process
        self._rater = rater
        self._connect_to_lock = connect
        self._transactions = transactions
        self._notices = notices
        self._writer = BatchWriter(transactions, process, notices.changed, rater)
        self._group_commit = GroupCommit(self._writer.write, AT_ONCE)
        self._due = DueRows(pool, process)
        self._opened = AsyncExitStack()

    @classmethod
    async def open(cls, url: str, rater: Rater | None = None, *, migrating: bool = True) -> Self:
        """Opens the store in this database, whose schema is created or brought up to date.

        rater: None to write no ratings. migrating: False to raise StoreNotReady where the schema is behind. Raises
        UnfitStore for a database that must not be used as it is, and StoreNotReady for one that cannot be used now.
        """
        process = f"tavolino {socket.gethostname()[:20]} {os.getpid()} {token_hex(4)}"
        opening = partial(connect, url, process)
        async with AsyncExitStack() as opened:
            opening_to_write = partial(opening, **WRITING_SETTINGS)
            writing = await opening_to_write()
            opened.callback(writing.terminate)
            applied = await _prepare(writing, migrating=migrating)
            transactions = TransactionRunner(writing, opening_to_write)
            opened.push_async_callback(transactions.close)
            pool = await open_pool(url, process)
            opened.callback(pool.terminate)
            notices = Notices(process, partial(opening, synchronous_commit="off"))
            await notices.start()
            opened.push_async_callback(notices.close)
            if rater is not None:  # it rates on the event loop, which has to go on meanwhile
                await asyncio.to_thread(rater.preload)
            server = ".".join(map(str, writing.get_server_version()[:2]))
            log.info("store open", process=process, postgresql=server, applied=applied)
            store = cls(
                process,
                pool,
                transactions,
                notices,
                partial(opening, lock_timeout="0", answer_within=NO_LIMIT),
                rater=rater,
            )
            store._opened = opened.pop_all()
            return store

    @property
    def process(self) -> str:
        return self._process

    @property
    def clock_offset(self) -> int:
        return self._notices.clock.offset

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

    async def recompute_ratings(self, progress: Progress, *, alone: bool = True) -> None:
        if self._rater is None:
            raise ValueError("the store was opened without a rater")
        with self._available():
            connection = await self._connect_to_lock()
        try:
            if alone:
                await require_alone(connection, self._process)
            with self._available():
                await recompute(connection, self._rater, progress, again=alone)
        finally:
            connection.terminate()

    async def take_due(
        self, most: int, share: GuildShare | None = None, skipped: Collection[tuple[str, str]] = ()
    ) -> tuple[DueRecord, ...]:
        with self._available():
            return await self._due.take(most, share, skipped)

    async def renew(self, held: Collection[DueRecord]) -> tuple[DueRecord, ...]:
        with self._available():
            return await self._due.renew(held)

    async def finish(self, done: DueRecord, again_at: int | None = None) -> None:
        with self._available():
            await self._due.finish(done, again_at)

    async def make_due(self, due: DueRecord) -> None:
        with self._available():
            await self._due.add(due)

    async def make_missing_due(self, kind: str) -> None:
        with self._available():
            await self._due.add_missing(kind)

    async def merge_shown(self, sessions: Collection[str], merge: MergeShown) -> None:
        with self._available():
            await merge_shown(self._transactions, self._process, sessions, merge)

    async def open_door(self, door: str, uncredited: int, share: GuildShare | None = None) -> int:
        with self._available():
            connection = await self._connect_to_lock()
        try:
            with self._available():
                async with asyncio.timeout(CREDITED_WITHIN):
                    credit = await open_door(connection, door, uncredited, share)
                if credit:
                    await self._notices.tell({"kind": "missed"})
                return credit
        finally:
            connection.terminate()

    async def note_still_open(self, doors: Collection[str], uncredited: int) -> Collection[str]:
        with self._available():
            rows = DOORS.note_still_open(self._pool, doors=[*doors], uncredited=uncredited)
            return {row["door"] async for row in rows}

    async def note_open(self, doors: Collection[str], at: int | None = None) -> None:
        with self._available():
            await DOORS.note_open(self._pool, doors=[*doors], at=at)

    @asynccontextmanager
    async def lock(self, name: str, within: float | None = None) -> AsyncIterator[None]:
        """Waits for the lock of this name, and holds it in the block. Raises StoreUnavailable."""
        async with AsyncExitStack() as held:
            with self._available():
                await held.enter_async_context(held_lock(self._connect_to_lock, name, within))
            yield

    @asynccontextmanager
    async def lock_if_free(self, name: str) -> AsyncIterator[bool]:
        """Holds the lock of this name in the block if nobody else does, and says whether. Raises StoreUnavailable."""
        async with AsyncExitStack() as held:
            with self._available():
                taken = await held.enter_async_context(held_lock_if_free(self._connect_to_lock, name))
            yield taken

    async def tell(self, notice: Notice) -> None:
        with self._available():
            await self._notices.tell(notice)

    def listen_to_notices(self, listener: NoticeListener) -> None:
        self._notices.listen(listener)

    async def _select(self, sql: str, *parameters: object) -> Rows:
        with self._available():
            async with self._pages:
                return [dict(row) for row in await self._pool.fetch(numbered(sql), *parameters)]

    async def _erase(
        self, statements: Sequence[Statement], sessions: Collection[str] = (), people: Collection[int] = ()
    ) -> None:
        async def work(transaction: Transaction) -> list[SessionVersion]:
            await lock_people(transaction.connection, people)
            for sql, rows in statements:
                await transaction.connection.executemany(numbered(sql), rows)
            await CHANGES.raise_versions(transaction.connection, ids=json_of([*transaction.locked]))
            return [SessionVersion(one, locked.version + 1, None) for one, locked in transaction.locked.items()]

        refused: Exception | None = None
        with self._available():
            try:
                self._notices.changed(await self._transactions.run(sessions, work))
            except asyncpg.IntegrityConstraintViolationError as error:  # the statements' fault
                refused = error
        if refused is not None:
            raise refused

    async def close(self) -> None:
        await self._group_commit.close()
        self._closed = True
        await self._opened.aclose()


async def migrate_database(url: str) -> tuple[str, ...]:
    """Brings the schema of a database up to date; returns the names of what was applied. Raises as `open` does."""
    connection = await connect(url, "tavolino migrate")
    try:
        return await _prepare(connection, migrating=True)
    finally:
        await connection.close()


async def _prepare(connection: asyncpg.Connection, *, migrating: bool) -> tuple[str, ...]:
    """Checks the server and the schema; returns what was applied. Raises UnfitStore and StoreNotReady."""
    try:
        await check(connection)
        applied = await migrate(connection, versions()) if migrating else ()
        await check_version(connection, versions())
        for mapping in MAPPINGS:
            await connection.execute(mapping.probe)
    except DATABASE_ERRORS as error:
        raise unusable("the database cannot be brought up to date", error) from error
    return applied
