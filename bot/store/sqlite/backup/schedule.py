"""Automatic backups: one every few hours, after which the oldest are deleted."""

import asyncio
import threading
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import structlog

from bot.store.sqlite.backup.files import BackupFolder
from bot.store.sqlite.backup.take import BackupFailed, hand_on, take_backup

log = structlog.get_logger()

FIRST_AFTER = 60.0
"""Seconds after the start before the first backup can be taken."""

RETRY = 600.0
"""Seconds after which a failed backup is tried again."""

LOOKED_EVERY = 600.0
"""The most seconds between two looks at the clock, which may be set meanwhile."""


async def back_up_regularly(
    database: Path, folder: BackupFolder, every: timedelta, kept: int, command: str | None = None
) -> None:
    """Takes a backup whenever the newest one is this old, until it is cancelled.

    Args:
        command: run with each backup's path, if given.
    """
    await asyncio.sleep(FIRST_AFTER)
    while True:
        wait = _wait(folder, every)
        if wait <= 0:
            wait = await _back_up(database, folder, kept, command)
        await asyncio.sleep(min(wait, LOOKED_EVERY))


def _wait(folder: BackupFolder, every: timedelta) -> float:
    """Returns the seconds until the next backup is due."""
    now = datetime.now(UTC)
    try:
        newest = folder.newest_before(now)
    except OSError as error:
        log.error("backups cannot be listed", folder=str(folder.folder), error=str(error))
        return RETRY
    if newest is None:
        return 0
    return (newest + every - now).total_seconds()


async def _back_up(database: Path, folder: BackupFolder, kept: int, command: str | None) -> float:
    """Takes one backup; returns the seconds until the next check whether one is due."""
    target, begun, stop = folder.path_at(datetime.now(UTC)), time.perf_counter(), threading.Event()
    try:
        await asyncio.to_thread(take_backup, database, target, stop)
        deleted = folder.delete_old(kept)
    except (BackupFailed, OSError) as why:
        log.error("backup failed", why=str(why))
        return RETRY
    finally:
        stop.set()  # a stop of the bot does not wait for it
    seconds = round(time.perf_counter() - begun, 2)
    log.info("backup taken", file=str(target), bytes=target.stat().st_size, seconds=seconds, deleted=len(deleted))
    if command:
        try:
            await asyncio.to_thread(hand_on, command, target)
        except BackupFailed as why:  # tried again with the next backup
            log.error("backup not handed on", why=str(why))
    return 1.0
