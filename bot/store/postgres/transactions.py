"""Transactions on the connections that write, and how they ended if a connection was lost."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeVar

import aiosql
import asyncpg
import structlog

from bot.store.errors import OutcomeUnknown, StoreNotReady, StoreUnavailable, UnfitStore
from bot.store.generated_sql import locked_and
from bot.store.postgres.connection import DATABASE_ERRORS, DISCONNECTED, Connect, described, unavailable
from bot.store.postgres.statements import Statement, json_of
from bot.store.queries import SQL

log = structlog.get_logger()

CHANGES = aiosql.from_path(SQL / "postgres" / "changes.sql", "asyncpg")

T = TypeVar("T")

REPEATED = (
    asyncpg.TransactionRollbackError,
    asyncpg.InvalidCachedStatementError,  # a newer program has changed a table; asyncpg has forgotten the statement
)
"""Errors of a transaction that collided with another one or with a migration: it is repeated."""

AT_ONCE = 2
"""While the server writes one transaction to the disk, the next one is prepared and executed."""

ATTEMPTS = 3

OUTCOME_WITHIN = 2.0
"""Seconds within which a lost connection has to be back, to find out whether the transaction was committed."""

OUTCOME_AGAIN = 0.05

UNKNOWN = ""
"""The history of a server that does not tell it."""


class Locked(NamedTuple):
    """A session whose row the transaction has locked.

    Attributes:
        channel: None if it is not live.
        shown: as in a ShownRecord.
    """

    version: int
    channel: int | None
    shown: str


@dataclass(frozen=True)
class Transaction:
    """A transaction that has begun.

    Attributes:
        locked: by id, those of the requested sessions that exist.
        wrote: whether the statements of AfterLocks were executed.
    """

    connection: asyncpg.Connection
    number: str
    locked: dict[str, Locked]
    wrote: bool


class AfterLocks(NamedTuple):
    """Statements that are executed with the locks, as one, if the sessions have the right versions.

    Attributes:
        based_on: the right versions, by session; NEW_SESSION for a session that must not exist. Any other session
            may have any version.
    """

    based_on: Mapping[str, int]
    statements: Sequence[Statement]
    """Each with one parameter, its rows as JSON."""


NO_STATEMENTS = AfterLocks({}, ())


@dataclass
class _Writing:
    """A connection that writes.

    Attributes:
        history: the history of changes that its server continues; None if not asked yet.
    """

    connection: asyncpg.Connection
    history: str | None = None


class TransactionRunner:
    """Runs transactions, up to AT_ONCE at the same time, each on a connection of its own.

    Args:
        connection: the first one. A lost one is replaced.
    """

    def __init__(self, connection: asyncpg.Connection, connect: Connect) -> None:
        self._idle = [_Writing(connection)]
        self._connect = connect
        self._free = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[asyncio.Task[Any]] = set()

    async def run(
        self,
        sessions: Collection[str],
        work: Callable[[Transaction], Awaitable[T]],
        after_locks: AfterLocks = NO_STATEMENTS,
    ) -> T:
        """Locks these sessions, runs the work and commits; returns what the work returns once that is durable.

        Cancelling the caller does not cancel the transaction. The work runs again if the transaction has to be
        repeated. Raises StoreUnavailable if the database fails, LockNotAvailableError if another transaction keeps a
        lock for too long, and the errors of the work; then nothing has changed. The exception is OutcomeUnknown, after
        which a transaction may have been committed all the same: the connection was lost during the commit, and did
        not come back within OUTCOME_WITHIN seconds or led to a server that has taken over.

        Args:
            after_locks: statements that need no message of their own to the server; they are not executed if the
                versions are wrong, which the work sees by `Transaction.wrote`.
        """
        task = asyncio.create_task(self._run(sorted(set(sessions)), work, after_locks))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def locked(self, sessions: Collection[str]) -> set[str]:
        """Returns which of these sessions another transaction has locked now. Raises the errors of `run`."""

        async def find(transaction: Transaction) -> set[str]:
            return {row["id"] async for row in CHANGES.locked_sessions(transaction.connection, ids=[*sessions])}

        return await self.run((), find)

    async def close(self) -> None:
        """Waits for the transactions under way, and closes the connections."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        while self._idle:
            await self._idle.pop().connection.close()

    async def _run(
        self, sessions: list[str], work: Callable[[Transaction], Awaitable[T]], after_locks: AfterLocks
    ) -> T:
        async with self._free:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    return await self._attempt(sessions, work, after_locks)
                except (*REPEATED, *DISCONNECTED) as error:
                    if attempt == ATTEMPTS:
                        raise unavailable(error) from error
                    log.info("transaction repeated", error=described(error))
            raise AssertionError("unreachable: the last attempt returns or raises")

    async def _attempt(
        self, sessions: list[str], work: Callable[[Transaction], Awaitable[T]], after_locks: AfterLocks
    ) -> T:
        writing = await self._connected()
        block = writing.connection.transaction()
        try:
            if writing.history is None:
                writing.history = await _history(writing.connection)
            await block.start()
            transaction = await _begun(writing.connection, sessions, after_locks)
            result = await work(transaction)
        except DISCONNECTED:
            writing.connection.terminate()
            raise
        except BaseException:
            await self._roll_back(writing, block)
            raise
        try:
            await block.commit()
        except DATABASE_ERRORS as error:
            writing.connection.terminate()
            if not await self._was_committed(transaction.number, writing.history, error):
                raise
        else:
            self._idle.append(writing)
        return result

    async def _connected(self) -> _Writing:
        """Returns a connection that nobody uses, a new one if there is none. Raises StoreUnavailable."""
        while self._idle:
            writing = self._idle.pop()
            if not writing.connection.is_closed():
                return writing
        try:
            return _Writing(await self._connect())
        except (UnfitStore, StoreNotReady) as error:
            raise StoreUnavailable(str(error)) from error

    async def _roll_back(self, writing: _Writing, block: asyncpg.transaction.Transaction) -> None:
        """Ends the failed transaction; if that fails, too, its connection."""
        try:
            await block.rollback()
        except DATABASE_ERRORS:
            writing.connection.terminate()
        else:
            self._idle.append(writing)

    async def _was_committed(self, number: str, history: str | None, error: Exception) -> bool:
        """Returns whether a transaction was committed although its commit was not answered. Raises OutcomeUnknown."""
        now = asyncio.get_running_loop().time
        until = now() + OUTCOME_WITHIN
        while now() < until:
            status = await self._status(number, history)
            if status == "another server":
                break
            if status != "in progress":
                log.warning("connection lost during a commit", status=status)
                return bool(status == "committed")
            await asyncio.sleep(OUTCOME_AGAIN)
        log.error("it is not known whether the last changes were committed", error=described(error))
        raise OutcomeUnknown(described(error)) from error

    async def _status(self, number: str, history: str | None) -> object:
        """Returns how a transaction has ended, or `in progress` if the database does not answer.

        Returns `another server` if a server answers that has taken over from the one that began the transaction: it
        may lack the transaction, and may have given its number to another one.
        """
        try:
            writing = await self._connected()
        except StoreUnavailable:
            return "in progress"
        try:
            writing.history = await _history(writing.connection)
            if writing.history is None:
                status: object = "in progress"
            elif writing.history == history != UNKNOWN:
                status = await CHANGES.transaction_status(writing.connection, number=number)
            else:
                status = "another server"
        except DATABASE_ERRORS:
            writing.connection.terminate()
            return "in progress"
        self._idle.append(writing)
        return status


async def _history(connection: asyncpg.Connection) -> str | None:
    """Returns the history of changes that the server continues; None for a replica. Raises DISCONNECTED."""
    try:
        history: str | None = await CHANGES.history_of_server(connection)
    except DISCONNECTED:
        raise
    except asyncpg.PostgresError as error:
        log.warning("the server does not say which history of changes it has", error=described(error))
        return UNKNOWN
    return history


async def _begun(connection: asyncpg.Connection, sessions: list[str], after_locks: AfterLocks) -> Transaction:
    """Locks these sessions and executes the statements, if their versions are right."""
    sql = lock_and(tuple(sql for sql, _ in after_locks.statements))
    parameters = [parameter for _, (parameter,) in after_locks.statements]
    rows = await connection.fetch(sql, sessions, json_of(after_locks.based_on), *parameters)
    locked = {session: Locked(*columns) for _, _, session, *columns in rows if session is not None}
    return Transaction(connection, rows[0]["number"], locked, wrote=bool(after_locks.statements) and rows[0]["wrote"])


@cache
def lock_and(statements: tuple[str, ...]) -> str:
    """Returns the statement that locks sessions, and executes these statements if the versions are right."""
    unchanged, begun = CHANGES.unchanged_sessions.sql, CHANGES.begun_transaction.sql
    return locked_and(CHANGES.lock_sessions.sql, unchanged, begun, statements)
