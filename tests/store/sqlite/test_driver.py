"""The private parts of aiosqlite that bot/store/sqlite/driver.py uses are there, and do what it needs."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import aiosqlite
import pytest

from bot.store.sqlite.connection import read_only
from bot.store.sqlite.driver import ReadingConnection, WritingConnection


@pytest.mark.parametrize("name", ["_execute", "_conn"])
def test_aiosqlite_has_this_private_part(name: str) -> None:
    assert hasattr(aiosqlite.Connection, name)


async def test_execute_calls_a_function_in_the_thread_of_conn(path: Path) -> None:
    async with WritingConnection(path) as connection:

        def called(number: int) -> tuple[int, bool, bool]:
            there = threading.current_thread() is not threading.main_thread()
            return number, there, isinstance(connection._conn, sqlite3.Connection)

        assert await connection._execute(called, 7) == (7, True, True)  # type: ignore[no-untyped-call]


async def test_a_query_that_fails_while_it_is_read_leaves_no_snapshot_open(path: Path) -> None:
    writing, reading = WritingConnection(path), ReadingConnection(read_only(path))
    async with writing, reading:
        await writing.execute_fetchall("PRAGMA journal_mode = WAL")
        await writing.transact([("CREATE TABLE texts (text TEXT)", [{}])])
        await writing.transact([("INSERT INTO texts VALUES (CAST(x'80' AS TEXT))", [{}])])
        errors = []
        try:
            await reading.fetch_together(["SELECT text FROM texts"], {})
        except sqlite3.OperationalError as error:
            errors.append(error)  # with all that it refers to
        assert len(errors) == 1
        await writing.transact([("DELETE FROM texts", [{}])])
        assert await reading.fetch_together(["SELECT text FROM texts"], {}) == [[]]


async def test_all_statements_are_executed_or_none(path: Path) -> None:
    connection = WritingConnection(path)
    async with connection:
        await connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
        write = "INSERT INTO numbers VALUES (:number)"
        await connection.transact([(write, [{"number": 1}, {"number": 2}]), (write, [{"number": 3}])])
        with pytest.raises(sqlite3.IntegrityError):
            await connection.transact([(write, [{"number": 4}]), (write, [{"number": 1}])])
        rows = await connection.execute_fetchall("SELECT number FROM numbers")
        assert [number for (number,) in rows] == [1, 2, 3]


async def test_of_two_erasures_at_the_same_time_each_overwrites_what_it_deletes(path: Path) -> None:
    connection = WritingConnection(path)
    async with connection:
        await connection.execute("CREATE TABLE texts (number INTEGER PRIMARY KEY, text TEXT)")
        written = [{"number": number, "text": f"secret {number}"} for number in (1, 2)]
        await connection.transact([("INSERT INTO texts VALUES (:number, :text)", written)])
        delete = "DELETE FROM texts WHERE number = :number"
        await asyncio.gather(*(connection.erase([(delete, [{"number": number}])]) for number in (1, 2)))
        assert [*await connection.execute_fetchall("PRAGMA secure_delete")] == [(0,)]
        assert b"secret" not in await asyncio.to_thread(path.read_bytes)
