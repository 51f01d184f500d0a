"""The database's file alone is nearly whole: at the start, and soon after each commit."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.sqlite import store as sqlite_store
from bot.store.sqlite.store import EARLIEST, LATEST, QUIET, Checkpoints, SqliteStore
from tests.soon import soon
from tests.store.rows import moving, opening


def moves_in_the_file_alone(path: Path) -> int:
    """Returns how many moves a copy of the file has, without the WAL beside it."""
    copy = shutil.copy(path, path.with_name("copy.db"))
    with closing(sqlite3.connect(copy)) as database:
        (count,) = database.execute("SELECT COUNT(*) FROM moves").fetchone()
        return int(count)


def test_the_file_is_less_than_a_minute_behind() -> None:
    assert EARLIEST < LATEST <= 45
    assert QUIET < LATEST


async def test_in_a_quiet_moment_the_file_alone_has_every_move(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_store, "EARLIEST", 0.01)
    monkeypatch.setattr(sqlite_store, "QUIET", 0.05)
    store = await SqliteStore.open(path)
    await store.commit(opening("a"))
    await store.commit(moving("a", 1, 1))
    await soon(lambda: moves_in_the_file_alone(path) == 1)
    await store.commit(moving("a", 2, 2))
    await soon(lambda: moves_in_the_file_alone(path) == 2)
    await store.close()


async def test_at_the_start_the_file_alone_has_what_a_crash_left_in_the_wal(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.commit(opening("a"))
    await store.commit(moving("a", 1, 1))
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for name in ("", "-wal"):
        shutil.copy(f"{path}{name}", crashed / f"tavolino.db{name}")
    await store.close()
    store = await SqliteStore.open(crashed / "tavolino.db")
    assert moves_in_the_file_alone(crashed / "tavolino.db") == 1
    await store.close()


async def test_without_a_quiet_moment_it_happens_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_store, "EARLIEST", 0.0)
    monkeypatch.setattr(sqlite_store, "LATEST", 0.1)
    done = asyncio.Event()

    async def checkpoint() -> bool:
        done.set()
        return True

    work = Checkpoints(checkpoint)
    async with asyncio.timeout(60):
        while not done.is_set():
            work.committed()
            await asyncio.sleep(0.01)
    await work.close()


async def test_one_that_fails_or_leaves_a_part_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("EARLIEST", "QUIET", "RETRY"):
        monkeypatch.setattr(sqlite_store, name, 0.0)
    results: list[bool | Exception] = [sqlite3.OperationalError("disk I/O error"), False, True]
    done = asyncio.Event()

    async def checkpoint() -> bool:
        result = results.pop(0)
        if isinstance(result, Exception):
            raise result
        if result:
            done.set()
        return result

    work = Checkpoints(checkpoint)
    work.committed()
    async with asyncio.timeout(60):
        await done.wait()
    await asyncio.sleep(0.01)
    assert not results
    await work.close()
