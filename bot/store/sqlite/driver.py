"""The private parts of aiosqlite that the store uses, `Connection._execute` and `Connection._conn`: only here.

tests/store/sqlite/test_driver.py names each of them, and fails if a new version of aiosqlite has changed one.
"""

import os
import sqlite3
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import aiosqlite

from bot.store.generated_sql import pragma

SQLITE_VERSION = sqlite3.sqlite_version
"""The version of SQLite that Python was built with."""

Statement: TypeAlias = tuple[str, Sequence[Mapping[str, Any] | Sequence[object]]]
"""The text of a statement, and the rows with which it is executed one after the other."""

Work: TypeAlias = Callable[[sqlite3.Connection], object]
"""Reads and writes within a transaction that has begun."""


class ReadingConnection(aiosqlite.Connection):
    """A connection that reads all rows of a query in one call to its thread; with a cursor it would be three calls."""

    def __init__(self, uri: str) -> None:
        super().__init__(partial(sqlite3.connect, uri, uri=True), iter_chunk_size=64)

    async def fetch_together(
        self, queries: Sequence[str], parameters: Mapping[str, object] | Sequence[object]
    ) -> list[list[Any]]:
        """Returns all rows of each query, as they are at one moment. Raises sqlite3.Error."""
        rows: list[list[Any]] = await self._execute(self._fetch_together, queries, parameters)  # type: ignore[no-untyped-call]  # aiosqlite has not annotated it
        return rows

    async def give_way(self) -> None:
        """Gives this connection's thread the lowest priority, if the system can do that (Linux)."""
        if sys.platform == "linux":
            await self._execute(lambda: os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19))  # type: ignore[no-untyped-call]  # as above

    def _fetch_together(
        self, queries: Sequence[str], parameters: Mapping[str, object] | Sequence[object]
    ) -> list[list[Any]]:
        if len(queries) == 1:
            return [self._fetch_all(queries[0], parameters)]
        self._conn.execute("BEGIN").close()  # the first query takes the snapshot that the others read from, too
        try:
            return [self._fetch_all(sql, parameters) for sql in queries]
        finally:
            self._conn.rollback()

    def _fetch_all(self, sql: str, parameters: Mapping[str, object] | Sequence[object]) -> list[Any]:
        # A cursor that is still open after an error keeps its snapshot: the connection would see no later commit.
        with closing(self._conn.execute(sql, parameters)) as cursor:
            return cursor.fetchall()


class WritingConnection(aiosqlite.Connection):
    """A connection that executes many statements in one call to its thread; aiosqlite itself needs a call for each."""

    def __init__(self, path: Path) -> None:
        super().__init__(partial(sqlite3.connect, path, isolation_level="IMMEDIATE"), iter_chunk_size=64)

    async def transact(self, statements: Sequence[Statement], then: Work | None = None) -> None:
        """Executes all of the statements, or none, in a transaction of their own, which begins IMMEDIATE.

        Args:
            then: called after them in the same transaction, on the connection's thread.

        Raises:
            sqlite3.Error
        """
        await self._execute(self._transact, statements, then)  # type: ignore[no-untyped-call]  # aiosqlite has not annotated it

    async def erase(self, statements: Sequence[Statement]) -> None:
        """Executes statements as `transact` does, and overwrites deleted and replaced rows in the file with zeros.

        Copies that SQLite has left in unused parts of pages stay there until `vacuum`.
        """
        await self._execute(self._erase, statements)  # type: ignore[no-untyped-call]  # as above

    async def needs_vacuum(self) -> bool:
        """Returns whether any process has erased something since the last `vacuum`. Raises sqlite3.Error."""
        ((erased,),) = await self.execute_fetchall(pragma("user_version"))
        return bool(erased)

    async def vacuum(self) -> None:
        """Rewrites the whole database, without the contents of unused parts of pages. Raises sqlite3.Error."""
        await self._execute(self._vacuum)  # type: ignore[no-untyped-call]  # as above

    async def checkpoint(self, mode: str) -> bool:
        """Moves committed changes from the WAL into the file; returns whether all of them were moved.

        Args:
            mode: PASSIVE waits for nobody, and may leave changes in the WAL because of a reader; TRUNCATE waits,
                and empties the WAL.

        Raises:
            sqlite3.Error
        """
        ((busy, in_wal, moved),) = await self.execute_fetchall(pragma("wal_checkpoint", mode))
        return not busy and in_wal == moved

    def _erase(self, statements: Sequence[Statement]) -> None:
        """Sets and resets the pragma in one call on the thread, so that no other statement is affected."""
        self._conn.execute(pragma("secure_delete", "ON")).close()
        try:
            self._transact(statements, lambda connection: connection.execute(pragma("user_version", "1")))
        finally:
            self._conn.execute(pragma("secure_delete", "OFF")).close()

    def _vacuum(self) -> None:
        if self._conn.in_transaction:  # as in `_transact`
            self._conn.rollback()
        self._conn.execute("VACUUM").close()
        self._conn.execute(pragma("user_version", "0")).close()

    def _transact(self, statements: Sequence[Statement], then: Work | None) -> None:
        connection = self._conn
        if connection.in_transaction:  # a rollback has failed, too: what was refused must stay refused
            connection.rollback()
        try:
            for sql, rows in statements:
                connection.executemany(sql, rows)
            if then is not None:
                if not connection.in_transaction:
                    connection.execute("BEGIN IMMEDIATE")
                then(connection)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
