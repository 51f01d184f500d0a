"""Connections to the SQLite file, with the settings that durability rests on."""

import sqlite3
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

import aiosqlite

from bot.store.records import UnfitStore


class Setting(NamedTuple):
    """What a PRAGMA is set to, and how it reads back once it took."""

    value: str
    reads: str | int


TRUST: Mapping[str, Setting] = {
    "busy_timeout": Setting("5000", 5000),  # milliseconds; first, for the others may have to wait for a lock
    "trusted_schema": Setting("OFF", 0),
}
WRITING: Mapping[str, Setting] = {
    **TRUST,
    "journal_mode": Setting("WAL", "wal"),
    "synchronous": Setting("FULL", 2),  # a commit returns when it is on the disk
    "foreign_keys": Setting("ON", 1),
    "wal_autocheckpoint": Setting("4000", 4000),  # pages; four times the default halves the slowest commits
}
READING: Mapping[str, Setting] = {**TRUST, "query_only": Setting("ON", 1)}


Connection = TypeVar("Connection", bound=aiosqlite.Connection)

Statement: TypeAlias = tuple[str, Sequence[Mapping[str, Any]]]
"""A query's text, and the rows that it is run with, one after the other."""


class WritingConnection(aiosqlite.Connection):
    """Makes many rows durable in one call to its thread: of aiosqlite's own calls each statement takes one."""

    def __init__(self, path: Path) -> None:
        super().__init__(partial(sqlite3.connect, path, isolation_level="IMMEDIATE"), iter_chunk_size=64)

    async def transact(self, statements: Sequence[Statement]) -> None:
        """All of them in a transaction of their own, which begins IMMEDIATE, or none. Raises sqlite3.Error."""
        await self._execute(self._transact, statements)  # type: ignore[no-untyped-call]  # aiosqlite has not annotated it

    def _transact(self, statements: Sequence[Statement]) -> None:
        connection = self._conn
        if connection.in_transaction:  # left by a rollback that failed too: what was refused stays refused
            connection.rollback()
        try:
            for sql, rows in statements:
                connection.executemany(sql, rows)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise


def make(path: Path) -> None:
    """An empty file, if there is none, that its owner alone can read: the seeds of games in play will be in it.

    Raises UnfitStore where it cannot be made.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise UnfitStore(f"the database cannot be made: {error}") from error


async def open_to_write(path: Path) -> WritingConnection:
    """The one connection that writes.

    Raises UnfitStore where a setting does not take, or the file is damaged or no database.
    """
    return await _open(WritingConnection(path), WRITING, check=True)


async def open_to_read(path: Path) -> aiosqlite.Connection:
    """A connection that sees what is committed and cannot write. Raises UnfitStore."""
    return await _open(aiosqlite.connect(_read_only(path), uri=True), READING, check=False)


def _read_only(path: Path) -> str:
    return f"{path.absolute().as_uri()}?mode=ro"


async def _open(connection: Connection, settings: Mapping[str, Setting], *, check: bool) -> Connection:
    try:
        await connection
    except sqlite3.Error as error:
        raise UnfitStore(f"the database cannot be opened: {error}") from error
    try:
        for pragma, setting in settings.items():
            await connection.execute_fetchall(f"PRAGMA {pragma} = {setting.value}")
            if (reads := await _pragma(connection, pragma)) != setting.reads:
                raise UnfitStore(f"the database does not take {pragma} = {setting.value}: it stays {reads}")
        if check and (damage := await _pragma(connection, "quick_check")) != "ok":
            raise UnfitStore(f"the database is damaged: {damage}")
    except sqlite3.Error as error:
        await connection.close()
        raise UnfitStore(f"the database cannot be used: {error}") from error
    except BaseException:
        await connection.close()  # else its thread keeps the process alive
        raise
    connection.row_factory = sqlite3.Row
    return connection


async def _pragma(connection: aiosqlite.Connection, name: str) -> object:
    rows = await connection.execute_fetchall(f"PRAGMA {name}")
    return next(iter(rows))[0]
