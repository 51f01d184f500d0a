"""The settings that durability depends on, and what is refused at the start."""

import asyncio
import os
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from bot.store.errors import StoreNotReady, UnfitStore
from bot.store.sqlite import connection as connections
from bot.store.sqlite.connection import open_to_read, open_to_write
from bot.store.sqlite.store import SqliteStore
from tests.store.rows import moving, opening
from tests.store.sqlite.files import overwrite


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode for file in folder.iterdir()}


async def setting(connection: aiosqlite.Connection, pragma: str) -> object:
    return next(iter(await connection.execute_fetchall(f"PRAGMA {pragma}")))[0]


async def test_the_writing_connection_is_durable_and_strict(path: Path) -> None:
    connection = await open_to_write(path)
    try:
        assert await setting(connection, "journal_mode") == "wal"
        assert await setting(connection, "synchronous") == 2
        assert await setting(connection, "foreign_keys") == 1
        assert await setting(connection, "busy_timeout") == 5000
        assert await setting(connection, "trusted_schema") == 0
        assert connection.isolation_level == "IMMEDIATE"
    finally:
        await connection.close()


async def test_a_database_that_does_not_take_a_setting_is_refused() -> None:
    with pytest.raises(UnfitStore, match="does not take journal_mode = WAL: it stays memory"):
        await open_to_write(Path(":memory:"))


async def test_the_reading_connection_cannot_write(store: SqliteStore, path: Path) -> None:
    connection = await open_to_read(path)
    try:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await connection.execute("DELETE FROM moves")
    finally:
        await connection.close()


async def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    overwrite(path, 0, b"Dear diary, " * 1000)
    with pytest.raises(UnfitStore, match="not a database"):
        await SqliteStore.open(path)


async def test_a_damaged_database_is_refused(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.commit(opening("a"))
    for ply in range(1, 500):
        await store.commit(moving("a", ply, ply))
    await store.close()
    overwrite(path, -4096, os.urandom(4096))
    with pytest.raises(UnfitStore, match="damaged"):
        await SqliteStore.open(path)


async def test_a_database_that_is_locked_is_not_ready_yet(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    impatient = {**connections.WRITING, "busy_timeout": connections.Setting("0", 0)}
    monkeypatch.setattr(connections, "WRITING", impatient)
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("CREATE TABLE locked (word TEXT)")
        with pytest.raises(StoreNotReady, match="locked"):
            await SqliteStore.open(path)


@pytest.mark.parametrize("code", sorted(connections.NOT_NOW))
def test_an_error_that_may_be_over_later_does_not_make_a_database_unfit(code: int) -> None:
    error = sqlite3.OperationalError("error")
    error.sqlite_errorcode = code | 1 << 8
    assert isinstance(connections.unusable("not opened", error), StoreNotReady)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    assert isinstance(connections.unusable("not opened", error), UnfitStore)


async def test_a_folder_that_cannot_be_created_is_refused(tmp_path: Path) -> None:
    (tmp_path / "var").write_text("a file, where a folder is wanted")
    with pytest.raises(UnfitStore, match="cannot be made"):
        await SqliteStore.open(tmp_path / "var" / "tavolino.db")


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps access in lists, not in modes")
async def test_only_the_owner_may_read_the_file_with_the_seeds(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tavolino.db"
    store = await SqliteStore.open(path)
    await store.commit(opening("a"))
    try:
        assert {name: mode & 0o077 for name, mode in modes(path.parent).items() if "owner" not in name} == {
            "tavolino.db": 0,
            "tavolino.db-wal": 0,
            "tavolino.db-shm": 0,
        }
    finally:
        await store.close()


async def test_no_thread_is_left_of_an_opening_that_is_cancelled(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect

    def slowly(*args: object, **options: object) -> sqlite3.Connection:
        time.sleep(0.05)
        return connect(*args, **options)  # type: ignore[call-overload, no-any-return]

    await (await open_to_write(path)).close()
    monkeypatch.setattr(sqlite3, "connect", slowly)
    before = {*threading.enumerate()}
    task = asyncio.create_task(open_to_read(path))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    for thread in {*threading.enumerate()} - before:
        thread.join(5)  # it may be about to end
        assert not thread.is_alive()
