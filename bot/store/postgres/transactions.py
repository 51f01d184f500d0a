"""Transactions on the connections that write, and how they ended where one was lost."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import aiosql
import asyncpg
import structlog

from bot.store.postgres.connection import DATABASE_ERRORS, DISCONNECTED, described, unavailable
from bot.store.records import StoreNotReady, StoreUnavailable, UnfitStore
from bot.store.row_reading import SQL

log = structlog.get_logger()

CHANGES = aiosql.from_path(SQL / "postgres" / "changes.sql", "asyncpg")

Connect: TypeAlias = Callable[[], Awaitable[asyncpg.Connection]]

T = TypeVar("T")

REPEATED = (asyncpg.TransactionRollbackError, asyncpg.LockNotAvailableError)
"""Errors of a transaction that was in another one's way: it is repeated."""

AT_ONCE = 2
"""While the server writes one transaction to the disk, the next one is prepared and executed."""

ATTEMPTS = 3

OUTCOME_WITHIN = 2.0
"""Seconds in which a lost connection has to be back, to find out whether the transaction was committed."""

OUTCOME_AGAIN = 0.05


@dataclass(frozen=True)
class Locked:
    """A session whose row the transaction has locked. channel: None if it is not live. shown: as in a ShownRecord."""

    version: int
    channel: int | None
    shown: str


@dataclass(frozen=True)
class Transaction:
    """A transaction that has begun. locked: the sessions that were asked for, by id, as far as there are any."""

    connection: asyncpg.Connection
    number: str
    locked: dict[str, Locked]


class TransactionRunner:
    """Runs transactions, up to AT_ONCE at the same time, each on a connection of its own.

    connection: the first one. A lost one is replaced.
    """

    def __init__(self, connection: asyncpg.Connection, connect: Connect) -> None:
        self._idle = [connection]
        self._connect = connect
        self._free = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[asyncio.Task[Any]] = set()

    async def run(self, sessions: Collection[str], work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Locks these sessions, runs the work and commits; returns what the work returns once that is durable.

        Cancelling the caller does not cancel the transaction. The work runs again where the transaction has to be
        repeated. Raises StoreUnavailable where the database fails, and what the work raises; then nothing has changed.
        Only where the connection was lost during the commit, and does not come back for OUTCOME_WITHIN seconds, a
        transaction may have been committed all the same.
        """
        task = asyncio.create_task(self._run(sorted(set(sessions)), work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Waits for the transactions under way, and closes the connections."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        while self._idle:
            await self._idle.pop().close()

    async def _run(self, sessions: list[str], work: Callable[[Transaction], Awaitable[T]]) -> T:
        async with self._free:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    return await self._attempt(sessions, work)
                except (*REPEATED, *DISCONNECTED) as error:
                    if attempt == ATTEMPTS:
                        raise unavailable(error) from error
                    log.info("transaction repeated", error=described(error))
            raise AssertionError("unreachable: the last attempt returns or raises")

    async def _attempt(self, sessions: list[str], work: Callable[[Transaction], Awaitable[T]]) -> T:
        connection = await self._connected()
        block = connection.transaction()
        try:
            await block.start()
            rows = [row async for row in CHANGES.lock_sessions(connection, ids=sessions)]
            transaction = Transaction(connection, rows[0]["number"], _locked(rows))
            result = await work(transaction)
        except DISCONNECTED:
            connection.terminate()
            raise
        except BaseException:
            await self._roll_back(connection, block)
            raise
        try:
            await block.commit()
        except DATABASE_ERRORS as error:
            connection.terminate()
            if not await self._was_committed(transaction.number, error):
                raise
        else:
            self._idle.append(connection)
        return result

    async def _connected(self) -> asyncpg.Connection:
        """Returns a connection that nobody uses, a new one if there is none. Raises StoreUnavailable."""
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        try:
            return await self._connect()
        except (UnfitStore, StoreNotReady) as error:
            raise StoreUnavailable(str(error)) from error

    async def _roll_back(self, connection: asyncpg.Connection, block: asyncpg.transaction.Transaction) -> None:
        """Ends the transaction that has failed, with its connection where that fails, too."""
        try:
            await block.rollback()
        except DATABASE_ERRORS:
            connection.terminate()
        else:
            self._idle.append(connection)

    async def _was_committed(self, number: str, error: Exception) -> bool:
        """Finds out how a transaction has ended whose commit was not answered. Raises StoreUnavailable."""
        now = asyncio.get_running_loop().time
        until = now() + OUTCOME_WITHIN
        while now() < until:
            status = await self._status(number)
            if status != "in progress":
                log.warning("connection lost during a commit", status=status)
                return bool(status == "committed")
            await asyncio.sleep(OUTCOME_AGAIN)
        log.error("it is not known whether the last changes were committed", error=described(error))
        raise unavailable(error) from error

    async def _status(self, number: str) -> object:
        """Returns how a transaction has ended, and `in progress` also where the database does not answer."""
        try:
            connection = await self._connected()
        except StoreUnavailable:
            return "in progress"
        try:
            status: object = await CHANGES.transaction_status(connection, number=number)
        except DATABASE_ERRORS:
            connection.terminate()
            return "in progress"
        self._idle.append(connection)
        return status


def _locked(rows: Iterable[asyncpg.Record]) -> dict[str, Locked]:
    return {row["id"]: Locked(row["version"], row["channel"], row["shown"]) for row in rows if row["id"] is not None}
