"""A database that cannot be used ends the start with one sentence and an exit status: 5 to be mended, 6 for now."""

import asyncio
import os
import random
import shutil
import sqlite3
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from bot.exit_status import ExitStatus, exit_reason
from bot.sessions.service import Sessions
from bot.store.errors import StoreNotReady, StoreUnavailable, UnfitStore
from bot.store.sqlite import connection
from bot.store.sqlite.connection import Setting
from bot.store.sqlite.store import SqliteStore
from tests.store.rows import opening
from tests.store.sqlite.files import overwrite

MENDED, NOW = ExitStatus.UNFIT_DATABASE, ExitStatus.DATABASE_NOT_READY


async def start(path: Path) -> None:
    """Does what a start does with the database."""
    store = await SqliteStore.open(path)
    try:
        await Sessions(store).restore()
    finally:
        await store.close()


def assert_end(path: Path, status: ExitStatus, part: str) -> None:
    """Asserts that a start on this file ends with this exit status, and with a sentence that contains this part."""
    with pytest.raises((UnfitStore, StoreNotReady, StoreUnavailable)) as raised:
        asyncio.run(start(path))
    reason = exit_reason(raised.value)
    assert reason is not None
    assert "\n" not in reason[1]
    assert reason[0] is status
    assert part in reason[1]


def made(path: Path) -> None:
    """Makes a database with a table in it."""

    async def make() -> None:
        store = await SqliteStore.open(path)
        await store.commit(opening("a"))
        await store.close()

    asyncio.run(make())


def execute(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute(statement)
        database.commit()


def test_a_folder_in_its_place(path: Path) -> None:
    path.mkdir()
    assert_end(path, MENDED, "is a folder")


def test_a_file_where_its_folder_should_be(path: Path) -> None:
    path.touch()
    assert_end(path / "tavolino.db", MENDED, "cannot be made")


def test_symbolic_links_in_a_circle(path: Path) -> None:
    path.symlink_to(path)
    assert_end(path, MENDED, "cannot be made")


def test_a_file_of_something_else(path: Path) -> None:
    overwrite(path, 0, b"Dear diary, " * 1000)
    assert_end(path, MENDED, "damaged, restore a backup: file is not a database")


def test_a_database_of_another_program(path: Path) -> None:
    execute(path, "CREATE TABLE recipes (name TEXT)")
    assert_end(path, MENDED, "another program: it has the tables recipes")


def test_half_a_database(path: Path) -> None:
    made(path)
    os.truncate(path, path.stat().st_size // 2)
    assert_end(path, MENDED, "damaged, restore a backup")


def test_flipped_bits_never_end_it_for_now(path: Path) -> None:
    """A manager would restart a process with any other status for ever."""
    made(path)
    whole, luck = path.read_bytes(), random.Random(25)
    ended = Counter[ExitStatus | str]()
    for _ in range(100):
        damaged = bytearray(whole)
        damaged[luck.randrange(len(damaged))] ^= 1 << luck.randrange(8)
        path.write_bytes(damaged)
        path.with_name(f"{path.name}-wal").unlink(missing_ok=True)
        try:
            asyncio.run(start(path))
        except Exception as error:  # noqa: BLE001  each has to have its status
            ended[(exit_reason(error) or (repr(error), ""))[0]] += 1
    assert set(ended) == {MENDED}


def test_a_database_of_a_newer_version(path: Path) -> None:
    made(path)
    execute(path, "INSERT INTO schema_versions SELECT MAX(number) + 1, 'next.sql' FROM schema_versions")
    assert_end(path, MENDED, "newer than this program: it has next.sql; update the program")


def test_a_table_without_one_of_its_columns(path: Path) -> None:
    made(path)
    execute(path, "ALTER TABLE sessions DROP COLUMN deadline")
    assert_end(path, MENDED, "no such column: sessions.deadline")


def test_a_column_whose_name_has_another_case(path: Path) -> None:
    """SQLite finds it by the right name, but names it as it is written in the flipped schema."""
    made(path)
    whole = path.read_bytes()
    assert b"COLUMN reminded" not in whole  # SQLite keeps the columns in the text of the table
    path.write_bytes(whole.replace(b" reminded ", b" reMinded "))
    assert_end(path, MENDED, "no such column: sessions.reminded")


def test_a_constraint_that_a_flipped_bit_has_changed(path: Path) -> None:
    made(path)
    execute(path, "DELETE FROM heartbeat")  # else the check of the file finds the row that the constraint refuses
    path.write_bytes(path.read_bytes().replace(b'CHECK ("only" = 1)', b'CHECK ("only" = 3)'))
    assert_end(path, MENDED, "CHECK constraint failed")


def test_a_full_disk_while_it_is_made(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "WRITING", {**connection.WRITING, "max_page_count": Setting("5", 5)})
    assert_end(path, NOW, "database or disk is full")


def test_a_full_disk_while_tables_are_restored(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(path)

    async def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("bot.store.sqlite.driver.WritingConnection.transact", full)
    assert_end(path, NOW, "database or disk is full")


def test_rows_that_cannot_be_read_do_not_end_it(path: Path) -> None:
    made(path)
    execute(path, "UPDATE sessions SET deadline = 'soon', options = x'80'")
    execute(path, "INSERT INTO registrations VALUES ('x', 'y', 'z')")
    asyncio.run(start(path))


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="needs a user for whom the file is read-only")
@pytest.mark.parametrize(("mode", "folder_mode"), [(0o444, 0o777), (0o666, 0o555), (0o444, 0o555)])
def test_a_read_only_file_or_folder(mode: int, folder_mode: int) -> None:
    """As another user: root may write everything."""
    folder = Path("/tmp") / f"read-only-{os.getpid()}"  # noqa: S108  one that others may enter
    folder.mkdir()
    try:
        made(folder / "tavolino.db")
        (folder / "tavolino.db-owner").unlink()
        (folder / "tavolino.db").chmod(mode)
        folder.chmod(folder_mode)
        os.seteuid(65534)
        assert_end(folder / "tavolino.db", MENDED, "written")
    finally:
        os.seteuid(0)
        shutil.rmtree(folder)
