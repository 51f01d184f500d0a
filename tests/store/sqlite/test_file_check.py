"""A large file is used at once and checked beside play: what is found ends the process, or sets rows aside."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.app.composition import serve_and_check
from bot.exit_status import ExitStatus, exit_reason
from bot.store.errors import DamagedStore, StoreNotReady
from bot.store.sqlite import file_check
from bot.store.sqlite.inspection import inspect
from bot.store.sqlite.store import SqliteStore
from tests.store.rows import moving, opening


@pytest.fixture(autouse=True)
def fixture_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_check, "CHECKED_AT_START", 0)


async def filled(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.commit(opening("a"))
    for ply in range(1, 300):
        await store.commit(moving("a", ply, ply))
    await store.close()


async def checked(store: SqliteStore) -> None:
    for check in store.checks:
        await check()


async def test_what_is_whole_goes_on_being_served(path: Path) -> None:
    await filled(path)
    store = await SqliteStore.open(path)
    await serve_and_check(store, asyncio.sleep(0.05))
    await checked(store)
    await store.close()


async def test_damage_ends_the_process_with_the_status_of_a_damaged_database(path: Path) -> None:
    await filled(path)
    with path.open("r+b") as file:
        file.seek(-4096, os.SEEK_END)
        file.write(b"\xff" * 4096)
    store = await SqliteStore.open(path)
    stopped = asyncio.Event()

    async def serve() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            stopped.set()

    with pytest.raises(DamagedStore) as found:
        await serve_and_check(store, serve())
    assert stopped.is_set()
    assert (exit_reason(found.value) or [None])[0] is ExitStatus.UNFIT_DATABASE
    await store.close()


async def test_a_damaged_index_is_made_anew_for_the_next_start(path: Path) -> None:
    await filled(path)
    with closing(sqlite3.connect(path)) as connection:
        ((page,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_moves_1'")
        ((size,),) = connection.execute("PRAGMA page_size")
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        at = file.read(size).rindex(b"a")  # the session's id in an entry of the index
        file.seek((page - 1) * size + at)
        file.write(b"c")
    store = await SqliteStore.open(path)
    with pytest.raises(StoreNotReady, match="made anew"):
        await checked(store)
    await store.close()
    store = await SqliteStore.open(path)
    await checked(store)
    await store.close()


async def test_a_row_whose_status_nobody_knows_is_set_aside(path: Path) -> None:
    await filled(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("UPDATE sessions SET status = 'plbying'")
        connection.commit()
    assert inspect(path).damaged
    store = await SqliteStore.open(path)
    await checked(store)
    assert not inspect(path).damaged
    assert [one.session for one in await store.sessions.set_aside()] == ["a"]
    await store.close()
