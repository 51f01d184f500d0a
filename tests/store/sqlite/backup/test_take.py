"""A backup is a whole database of one moment, for its owner alone, taken while moves are made."""

import asyncio
import os
import shutil
import sqlite3
import threading
from contextlib import closing
from itertools import count
from pathlib import Path
from time import perf_counter

import pytest

from bot.store.sqlite.backup.take import BackupFailed, take_backup
from bot.store.sqlite.store import SqliteStore
from tests.store.rows import moving, opening

CLIENTS = 4
ROUNDS = 100 if "SLOW" in os.environ else 5


def moves(path: Path) -> dict[str, list[int]]:
    """Returns the plies of each session in a file."""
    with closing(sqlite3.connect(path)) as database:
        found: dict[str, list[int]] = {}
        for session, ply in database.execute("SELECT session, ply FROM moves ORDER BY session, ply"):
            found.setdefault(session, []).append(ply)
        return found


async def test_a_backup_under_load_has_every_move_that_was_acknowledged_before_it(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    acknowledged, actions, waits = dict.fromkeys((f"s{channel}" for channel in range(CLIENTS)), 0), count(1), [0.0]
    stop, moved = asyncio.Event(), asyncio.Event()

    async def play(channel: int) -> None:
        session = f"s{channel}"
        await store.commit(opening(session, channel=channel))
        for ply in count(1):
            begun = perf_counter()
            await store.commit(moving(session, ply, next(actions)))
            acknowledged[session] = ply
            waits.append(perf_counter() - begun)
            moved.set()
            if stop.is_set():
                return

    playing = [asyncio.create_task(play(channel)) for channel in range(CLIENTS)]
    for number in range(ROUNDS):
        moved.clear()
        await moved.wait()
        before = dict(acknowledged)
        backup = tmp_path / f"backup-{number}.db"
        await asyncio.to_thread(take_backup, path, backup)
        found = moves(backup)
        for session, ply in before.items():
            plies = found.get(session, [])
            assert plies == [*range(1, len(plies) + 1)]
            assert len(plies) >= ply
        assert sum(map(len, found.values())) > 0
    stop.set()
    await asyncio.gather(*playing)
    assert max(waits) < 2, "no move waits for a backup"


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps access in lists, not in modes")
async def test_only_its_owner_can_read_a_backup_and_the_folder_made_for_it(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    await store.commit(opening("a"))
    target = tmp_path / "backups" / "one.db"
    umask = os.umask(0)
    try:
        take_backup(path, target)
    finally:
        os.umask(umask)
    assert target.stat().st_mode & 0o777 == 0o600
    assert target.parent.stat().st_mode & 0o777 == 0o700
    assert [file.name for file in target.parent.iterdir()] == ["one.db"]


async def test_what_a_crash_left_in_the_wal_is_in_the_backup_without_a_bot(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    await store.commit(opening("a"))
    await store.commit(moving("a", 1, 1))
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(f"{path}{ending}", crashed / f"tavolino.db{ending}")
    take_backup(crashed / "tavolino.db", tmp_path / "backup.db")
    assert moves(tmp_path / "backup.db") == {"a": [1]}


async def test_a_backup_that_is_stopped_or_fails_leaves_the_one_before(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    for channel in range(200):
        await store.commit(opening(f"s{channel}", channel=channel))
    target = tmp_path / "backups" / "one.db"
    take_backup(path, target)
    before = target.read_bytes()
    stop = threading.Event()
    stop.set()
    with pytest.raises(BackupFailed, match="interrupted"):
        take_backup(path, target, stop)
    with pytest.raises(BackupFailed, match="There is no database"):
        take_backup(tmp_path / "none.db", target)
    assert [file.name for file in target.parent.iterdir()] == ["one.db"]
    assert target.read_bytes() == before


async def test_a_damaged_database_is_not_taken_for_a_backup(path: Path, tmp_path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)  # noqa: ASYNC240  a small file of the test
    with pytest.raises(BackupFailed, match="not a database"):
        take_backup(path, tmp_path / "one.db")
    assert not (tmp_path / "one.db").exists()


async def test_a_damaged_row_keeps_no_backup_from_being_taken(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    await store.commit(opening("a"))
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("UPDATE sessions SET status = 'plaxing'")
    take_backup(path, tmp_path / "backup.db")


async def test_a_target_that_cannot_be_written_is_named(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    await store.commit(opening("a"))
    (tmp_path / "file").touch()
    with pytest.raises(BackupFailed, match="one"):
        take_backup(path, tmp_path / "file" / "one.db")
