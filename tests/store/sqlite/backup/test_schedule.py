"""Backups are taken by themselves whenever the newest one is old enough, and only the newest are kept."""

import asyncio
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.store.sqlite.backup import schedule
from bot.store.sqlite.backup.files import BackupFolder
from bot.store.sqlite.backup.schedule import back_up_regularly
from bot.store.sqlite.store import SqliteStore
from tests.soon import soon
from tests.store.rows import opening

DAY = timedelta(days=1)


@pytest.fixture
def folder(path: Path, monkeypatch: pytest.MonkeyPatch) -> BackupFolder:
    monkeypatch.setattr(schedule, "FIRST_AFTER", 0.0)
    return BackupFolder(path.parent / "backups", path)


async def run(path: Path, folder: BackupFolder, seconds: float, until: Callable[[], object] = lambda: True) -> None:
    """Takes backups for so many seconds, and on until something is true."""
    task = asyncio.create_task(back_up_regularly(path, folder, DAY, kept=2))
    await asyncio.sleep(seconds)
    await soon(until)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def age(folder: BackupFolder, *ages: timedelta) -> None:
    """Makes backups of these ages."""
    folder.folder.mkdir()
    for old in ages:
        folder.path_at(datetime.now(UTC) - old).touch()


async def test_one_is_taken_if_there_is_none_and_the_next_when_it_is_old(
    store: SqliteStore, path: Path, folder: BackupFolder
) -> None:
    await store.commit(opening("a"))
    await run(path, folder, 0, until=folder.backups)
    assert len(folder.backups()) == 1
    await run(path, folder, 0.3)
    assert len(folder.backups()) == 1


async def test_the_oldest_are_deleted_and_other_files_stay(
    store: SqliteStore, path: Path, folder: BackupFolder
) -> None:
    await store.commit(opening("a"))
    age(folder, 2 * DAY, 3 * DAY, 4 * DAY)
    others = [folder.folder / name for name in ("notes.txt", "tavolino-mine.db", "other-20260101T000000Z.db")]
    for other in others:
        other.touch()
    await run(path, folder, 0, until=lambda: len(folder.backups()) == 2)
    first, second = folder.backups()
    assert datetime.now(UTC) - 3 * DAY < datetime.strptime(first.stem[9:], "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
    assert second.stat().st_size > 0
    assert all(other.exists() for other in others)


async def test_one_that_fails_is_named_in_the_log_and_deletes_none(path: Path, folder: BackupFolder) -> None:
    age(folder, 2 * DAY, 3 * DAY, 4 * DAY)
    with capture_logs() as logs:
        await run(path, folder, 0.2, until=lambda: logs)
    assert [entry["event"] for entry in logs] == ["backup failed"]
    assert len(folder.backups()) == 3


async def test_a_stop_of_the_bot_does_not_wait_for_a_backup(
    store: SqliteStore, path: Path, folder: BackupFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.commit(opening("a"))
    begun, stopped = threading.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(_database: Path, _target: Path, stop: object) -> None:
        begun.set()
        stop.wait(10)  # type: ignore[attr-defined]  # an Event of threading
        loop.call_soon_threadsafe(stopped.set)

    monkeypatch.setattr(schedule, "take_backup", slow)
    await run(path, folder, 0, until=begun.is_set)
    async with asyncio.timeout(8):
        await stopped.wait()


async def test_a_backup_of_a_clock_that_was_wrong_does_not_have_others_taken_without_end(
    store: SqliteStore, path: Path, folder: BackupFolder
) -> None:
    await store.commit(opening("a"))
    age(folder, -DAY)
    with capture_logs() as logs:
        await run(path, folder, 2.5, until=lambda: logs)
    assert [entry["event"] for entry in logs] == ["backup taken"]


async def test_a_backup_is_taken_soon_after_its_hour_though_the_clock_was_set_forward_meanwhile(
    store: SqliteStore, path: Path, folder: BackupFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.commit(opening("a"))
    monkeypatch.setattr(schedule, "LOOKED_EVERY", 0.05)
    age(folder, timedelta())
    running = asyncio.create_task(run(path, folder, 0.4, until=lambda: len(folder.backups()) == 2))
    await asyncio.sleep(0.2)
    (first,) = folder.backups()
    first.rename(folder.path_at(datetime.now(UTC) - 2 * DAY))  # as a clock that is two days ahead sees it
    await running
    assert len(folder.backups()) == 2
