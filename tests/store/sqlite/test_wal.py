"""A flipped bit of the WAL is told from a write that was cut off."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store.errors import UnfitStore
from bot.store.sqlite.connection import open_to_write
from bot.store.sqlite.inspection import inspect
from bot.store.sqlite.wal import flipped_at, wal_of

ROWS = 12


@pytest.fixture(name="killed")
def fixture_killed(tmp_path: Path) -> Iterator[Path]:
    """A database as a kill leaves it: all its rows are in the WAL, each in a transaction of its own."""
    path, killed = tmp_path / "one.db", tmp_path / "killed" / "one.db"
    killed.parent.mkdir()
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA wal_autocheckpoint = 0")
        database.execute("CREATE TABLE schema_versions (number INTEGER, name TEXT)")
        database.execute("CREATE TABLE numbers (number INTEGER, text TEXT)")
        for number in range(ROWS):
            database.execute("INSERT INTO numbers VALUES (?, ?)", (number, f"{number}" * 300))
            database.commit()
        for file in (path, wal_of(path)):
            shutil.copy(file, killed.with_name(file.name))
        yield killed


def rows(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return len([*database.execute("SELECT * FROM numbers")])


def flip(file: Path, byte: int, mask: int) -> None:
    data = bytearray(file.read_bytes())
    data[byte] ^= mask
    file.write_bytes(data)


def test_a_whole_wal(killed: Path) -> None:
    assert flipped_at(wal_of(killed)) is None
    assert rows(killed) == ROWS


def test_no_wal(tmp_path: Path) -> None:
    assert flipped_at(tmp_path / "none.db-wal") is None


FRAME = 24 + 4096


@pytest.mark.parametrize("byte", [*range(56), *range(32 + FRAME, 32 + FRAME + 24)])
def test_each_byte_of_the_headers(killed: Path, byte: int) -> None:
    flip(wal_of(killed), byte, 1 << byte % 8)
    assert flipped_at(wal_of(killed)) == (0 if byte < 32 else 32 if byte < 32 + FRAME else 32 + FRAME)


def test_any_bit(killed: Path) -> None:
    wal, luck = wal_of(killed), Random(32)
    whole = wal.read_bytes()
    for _ in range(50):
        byte = luck.randrange(32, len(whole))
        flip(wal, byte, 1 << luck.randrange(8))
        assert flipped_at(wal) == 32 + (byte - 32) // FRAME * FRAME
        wal.write_bytes(whole)


async def test_a_start_says_so_and_keeps_the_files(killed: Path) -> None:
    flip(wal_of(killed), 20_000, 4)
    damaged = wal_of(killed).read_bytes()
    with pytest.raises(UnfitStore, match=r"truncate -s 16512 .*one\.db-wal"):
        await open_to_write(killed)
    assert wal_of(killed).read_bytes() == damaged
    assert inspect(killed).damaged


def test_without_it_acknowledged_rows_are_gone(killed: Path) -> None:
    """The negative control: SQLite takes the flipped bit for the end."""
    flip(wal_of(killed), 20_000, 4)
    assert rows(killed) < ROWS


@pytest.mark.parametrize("left", [20_000, 4130, 31])
def test_a_write_that_was_cut_off(killed: Path, left: int) -> None:
    wal = wal_of(killed)
    wal.write_bytes(wal.read_bytes()[:left])
    assert flipped_at(wal) is None


def test_a_sector_of_something_else(killed: Path) -> None:
    wal = wal_of(killed)
    data = bytearray(wal.read_bytes())
    data[-512:] = bytes(512)
    wal.write_bytes(data)
    assert flipped_at(wal) is None
    assert rows(killed) == ROWS - 1


def test_what_a_power_cut_leaves_of_a_transaction_may_look_like_a_flipped_bit(killed: Path) -> None:
    """The former number of pages, one less, where the new one was not written: to the sums that is one bit."""
    wal = wal_of(killed)
    before = wal.stat().st_size
    with closing(sqlite3.connect(killed)) as database:
        database.execute("PRAGMA wal_autocheckpoint = 0")
        database.execute("CREATE TABLE later (number INTEGER)")
        database.commit()
        data = bytearray(wal.read_bytes())
    assert len(data) > before + FRAME, "the transaction has several frames"
    data[before + 24 + 31] -= 1
    wal.write_bytes(data)
    assert flipped_at(wal) == before, "all else is there"
    data[-FRAME:] = bytes(FRAME)
    wal.write_bytes(data)
    assert flipped_at(wal) is None
    assert rows(killed) == ROWS
