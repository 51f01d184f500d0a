"""The store in a PostgreSQL database."""

import os
import socket
from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack
from functools import partial
from secrets import token_hex
from typing import Self

import asyncpg
import structlog

from bot.store.change import Change
from bot.store.erasing import Erasing, NamedStatement
from bot.store.group_commit import GroupCommit
from bot.store.guilds import GuildErasing
from bot.store.interface import CommitListener, Reading
from bot.store.migration import versions
from bot.store.postgres.advisory_locks import AdvisoryLocks
from bot.store.postgres.batch_writer import BatchWriter
from bot.store.postgres.connection import (
    DATABASE_ERRORS,
    NO_LIMIT,
    WRITING_SETTINGS,
    Connect,
    check,
    connect,
    open_pool,
    unusable,
)
from bot.store.postgres.doors import DoorRows
from bot.store.postgres.migration import check_version, migrate
from bot.store.postgres.notices import PostgresNotices
from bot.store.postgres.process_notes import DueRows, PresenceRows, ShownRows, TokenRows
from bot.store.postgres.results import lock as lock_people
from bot.store.postgres.results import recompute, require_alone
from bot.store.postgres.rows import SHARED_QUERIES, PostgresCounts, PostgresNewest, PostgresRows
from bot.store.postgres.statements import json_of
from bot.store.postgres.transactions import AT_ONCE, CHANGES, Transaction, TransactionRunner
from bot.store.rater import Progress, Rater
from bot.store.shared import SessionVersion
from bot.store.tables import MAPPINGS

log = structlog.get_logger()


class PostgresStore:
    """A `bot.store.shared.SharedStore` with two connections that write, one that listens and a few that read."""

    checks = ()

    def __init__(
        self,
        process: str,
        pool: asyncpg.Pool,
        transactions: TransactionRunner,
        notices: PostgresNotices,
        connect: Connect,
        *,
        rater: Rater | None,
    ) -> None:
        rows = self._rows = PostgresRows(pool)
        parts = Reading(rows)
        self.sessions, self.settings, self.results = parts.sessions, parts.settings, parts.results
        self.achievements, self.dailies, self.duels = parts.achievements, parts.dailies, parts.duels
        self.tournaments, self.practice, self.weeks = parts.tournaments, parts.practice, parts.weeks
        self.erasing, self.guilds = Erasing(rows, self._erase), GuildErasing(rows, self._erase)
        self.newest, self.counts = PostgresNewest(rows), PostgresCounts(rows)
        self.due, self.shown = DueRows(rows, process), ShownRows(rows, transactions, process)
        self.tokens, self.presence = TokenRows(rows), PresenceRows(rows)
        self.notices = notices
        self.doors, self.locks = DoorRows(rows, connect, notices.tell), AdvisoryLocks(rows, connect)
        self._process = process
        self._rater = rater
        self._connect = connect
        self._transactions = transactions
        self._writer = BatchWriter(transactions, process, notices.changed, rater)
        self._group_commit = GroupCommit(self._writer.write, AT_ONCE)
        self._opened = AsyncExitStack()

    @classmethod
    async def open(cls, url: str, rater: Rater | None = None, *, migrating: bool = True) -> Self:
        """Opens the store in this database, whose schema is created or brought up to date.

        Raises UnfitStore for a database that must not be used as it is, and StoreNotReady for one that cannot be used
        now.

        Args:
            rater: None to write no ratings.
            migrating: False to raise StoreNotReady if the schema is behind.
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
            notices = PostgresNotices(process, partial(opening, synchronous_commit="off"))
            await notices.start()
            opened.push_async_callback(notices.close)
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
        return self.notices.clock.offset

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
        return await self._group_commit.commit(change)

    async def recompute_ratings(self, progress: Progress, *, alone: bool = True) -> None:
        if self._rater is None:
            raise ValueError("the store was opened without a rater")
        with self._rows.available():
            connection = await self._connect()
        try:
            if alone:
                await require_alone(connection, self._process)
            with self._rows.available():
                await recompute(connection, self._rater, progress, again=alone)
        finally:
            connection.terminate()

    async def _erase(
        self, statements: Sequence[NamedStatement], sessions: Collection[str] = (), people: Collection[int] = ()
    ) -> None:
        async def work(transaction: Transaction) -> list[SessionVersion]:
            await lock_people(transaction.connection, people)
            for name, rows in statements:
                await SHARED_QUERIES[name](transaction.connection, rows)
            await CHANGES.raise_versions(transaction.connection, ids=json_of([*transaction.locked]))
            return [SessionVersion(one, locked.version + 1, None) for one, locked in transaction.locked.items()]

        refused: Exception | None = None
        with self._rows.available():
            try:
                self.notices.changed(await self._transactions.run(sessions, work))
            except asyncpg.IntegrityConstraintViolationError as error:  # the statements' fault
                refused = error
        if refused is not None:
            raise refused

    async def close(self) -> None:
        await self._group_commit.close()
        self._rows.closed = True
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
