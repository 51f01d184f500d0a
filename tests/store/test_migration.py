"""The schema: numbered files, each applied once and completely."""

import re
import sqlite3
from pathlib import Path

import pytest

from bot.store.errors import UnfitStore
from bot.store.migration import Version, versions
from bot.store.sqlite.connection import open_to_write
from bot.store.sqlite.store import SqliteStore, migrate

FIRST = Version(1, "0001_first.sql", "CREATE TABLE one (id INTEGER NOT NULL PRIMARY KEY);")
SECOND = Version(2, "0002_second.sql", "CREATE TABLE two (id INTEGER NOT NULL PRIMARY KEY);")
BROKEN = Version(2, "0002_broken.sql", "CREATE TABLE two (id INTEGER); CREATE TABLE one (id INTEGER);")


async def applied(path: Path, *known: Version) -> tuple[str, ...]:
    connection = await open_to_write(path)
    try:
        return await migrate(connection, known)
    finally:
        await connection.close()


async def tables(path: Path) -> set[str]:
    connection = await open_to_write(path)
    try:
        rows = await connection.execute_fetchall("SELECT name FROM sqlite_schema WHERE type = 'table'")
        return {row["name"] for row in rows}
    finally:
        await connection.close()


async def test_every_version_is_applied_once_and_in_order(path: Path) -> None:
    assert await applied(path, FIRST) == ("0001_first.sql",)
    assert await applied(path, FIRST) == ()
    assert await applied(path, FIRST, SECOND) == ("0002_second.sql",)
    assert await applied(path, FIRST, SECOND) == ()


async def test_a_database_newer_than_the_program_is_refused(path: Path) -> None:
    await applied(path, FIRST, SECOND)
    with pytest.raises(UnfitStore, match=r"newer than this program: it has 0002_second\.sql"):
        await applied(path, FIRST)


async def test_a_database_with_another_history_is_refused(path: Path) -> None:
    await applied(path, SECOND)
    with pytest.raises(UnfitStore, match="another history"):
        await applied(path, FIRST, SECOND)


async def test_a_version_that_fails_changes_nothing(path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        await applied(path, FIRST, BROKEN)
    assert await tables(path) == {"schema_versions", "one"}
    assert await applied(path, FIRST, SECOND) == ("0002_second.sql",)


async def test_the_store_refuses_a_database_of_a_later_program(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    later = Version(len(versions()) + 1, "9999_later.sql", "CREATE TABLE later (id INTEGER);")
    await applied(path, *versions(), later)
    with pytest.raises(UnfitStore, match="newer"):
        await SqliteStore.open(path)


def test_schema_files_with_a_gap_in_their_numbers_are_refused(tmp_path: Path) -> None:
    (tmp_path / "0001_a.sql").write_text("SELECT 1;")
    (tmp_path / "0003_c.sql").write_text("SELECT 1;")
    with pytest.raises(ValueError, match="not numbered in sequence"):
        versions(tmp_path)


def test_the_schema_is_plain_enough_for_postgresql_too() -> None:
    text = "\n".join(version.sql for version in versions() if version.database != "sqlite")
    assert not re.search(r"\b(BLOB|AUTOINCREMENT|WITHOUT ROWID|STRICT|DATETIME)\b", text, re.IGNORECASE)
