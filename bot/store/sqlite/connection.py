"""Connections to the SQLite file, with the settings that durability depends on."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias, TypeVar

import aiosql
import aiosqlite

from bot.store.errors import DamagedStore, StoreNotReady, StoreUnavailable, UnfitStore
from bot.store.generated_sql import pragma
from bot.store.queries import SQL
from bot.store.sqlite.driver import ReadingConnection, WritingConnection
from bot.store.sqlite.wal import flipped_at, wal_of

ADMINISTRATION = aiosql.from_path(SQL / "sqlite" / "administration.sql", "sqlite3")
VERSIONS = aiosql.from_path(SQL / "schema_versions.sql", "sqlite3")


class Setting(NamedTuple):
    """The value that a PRAGMA is set to, and how it reads back if it was accepted."""

    value: str
    reads: str | int


COMMON: Mapping[str, Setting] = {
    "busy_timeout": Setting("5000", 5000),  # milliseconds; first, since the others may have to wait for a lock
    "trusted_schema": Setting("OFF", 0),
}
WRITING: Mapping[str, Setting] = {
    **COMMON,
    "journal_mode": Setting("WAL", "wal"),
    "synchronous": Setting("FULL", 2),  # a commit returns when it is on the disk
    "foreign_keys": Setting("ON", 1),
    "wal_autocheckpoint": Setting("4000", 4000),  # pages; four times the default halves the slowest commits
}
READING: Mapping[str, Setting] = {**COMMON, "query_only": Setting("ON", 1)}

NOT_NOW = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
    }
)
"""SQLite's codes for errors that may pass. Those of a damaged file, or of wrong SQL, do not."""

DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
"""SQLite's codes for a file that is no database, or no longer one."""

CHECK = "SQLITE_CONSTRAINT_CHECK"
"""The name of the error for a row that the schema does not allow. No program ever wrote such a row: the schema is
damaged."""

SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""The errors that SQLite's calls raise. An error's text can quote damaged bytes, which Python then fails to decode."""

Connection = TypeVar("Connection", bound=aiosqlite.Connection)

FileCheck: TypeAlias = Callable[[aiosqlite.Connection], Awaitable[None]]
"""Checks a file for damage before it is used. Raises UnfitStore if it is damaged."""


async def open_to_write(path: Path, check: FileCheck | None = None) -> WritingConnection:
    """Opens the one connection that writes.

    Raises UnfitStore if a setting is not accepted, or the file is damaged or no database, and StoreNotReady.

    Args:
        check: None for a file that is checked later.
    """
    try:
        flipped = await asyncio.to_thread(flipped_at, wal_of(path))
    except OSError as error:
        raise StoreNotReady(f"the database's WAL cannot be read: {error}") from error
    if flipped is not None:
        raise UnfitStore(
            "the database's WAL is damaged, restore a backup. To go on without what was committed last, make a copy of"
            f" all files and cut off the rest: truncate -s {flipped} {wal_of(path)}"
        )
    return await _open(WritingConnection(path), WRITING, check)


async def open_to_read(path: Path) -> ReadingConnection:
    """Opens a connection that sees what is committed and cannot write. Raises UnfitStore and StoreNotReady."""
    return await _open(ReadingConnection(read_only(path)), READING)


def is_damage(error: Exception) -> bool:
    """Returns whether one of SQLITE_ERRORS says that the file is damaged, or no database."""
    name = getattr(error, "sqlite_errorname", None)
    return isinstance(error, UnicodeDecodeError) or _code(error) in DAMAGED or name == CHECK


def unavailable(error: Exception) -> StoreUnavailable:
    """Returns what to raise for one of SQLITE_ERRORS while the store is in use."""
    return (
        DamagedStore(f"the database is damaged, restore a backup: {error}")
        if is_damage(error)
        else StoreUnavailable(str(error))
    )


def unusable(what: str, error: Exception) -> UnfitStore | StoreNotReady:
    """Returns what to raise for one of SQLITE_ERRORS at the start: StoreNotReady if the error may pass."""
    code = _code(error)
    if is_damage(error):
        return UnfitStore(f"the database is damaged, restore a backup: {error}")
    if code == sqlite3.SQLITE_READONLY:
        return UnfitStore(f"the database cannot be written with the permissions of this process: {error}")
    kind = StoreNotReady if code in NOT_NOW else UnfitStore
    return kind(f"{what}: {error}")


def read_only(path: Path) -> str:
    """Returns the URI that opens a database read-only."""
    return f"{path.absolute().as_uri()}?mode=ro"


def _code(error: Exception) -> int:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF  # the other bytes say more


async def _open(connection: Connection, settings: Mapping[str, Setting], check: FileCheck | None = None) -> Connection:
    opening = asyncio.ensure_future(connection)
    try:
        await asyncio.shield(opening)
    except asyncio.CancelledError:  # its thread would outlive the event loop
        await asyncio.wait([opening])
        await connection.close()
        raise
    except SQLITE_ERRORS as error:
        raise unusable("the database cannot be opened", error) from error
    try:
        for name, setting in settings.items():
            await connection.execute_fetchall(pragma(name, setting.value))
            if (reads := await _read(connection, name)) != setting.reads:
                raise UnfitStore(f"the database does not take {name} = {setting.value}: it stays {reads}")
        if check is not None:
            await check(connection)
    except sqlite3.IntegrityError as error:  # two rows with the same key: no index can be built
        await connection.close()
        raise UnfitStore(f"the database is damaged, restore a backup: {error}") from error
    except SQLITE_ERRORS as error:
        await connection.close()
        raise unusable("the database cannot be used", error) from error
    except BaseException:
        await connection.close()  # else its thread keeps the process alive
        raise
    connection.row_factory = sqlite3.Row
    return connection


async def _read(connection: aiosqlite.Connection, name: str) -> object:
    rows = await connection.execute_fetchall(pragma(name))
    return next(iter(rows))[0]
