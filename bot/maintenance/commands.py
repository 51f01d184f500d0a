"""The commands `backup`, `restore` and `check`."""

import argparse
import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from bot.maintenance.check import CHECKS, run_checks
from bot.maintenance.report import size
from bot.maintenance.store_checks import check_all_sessions, check_sessions
from bot.settings import Settings
from bot.store.sqlite.backup.files import BackupFolder
from bot.store.sqlite.backup.restore import restore_backup
from bot.store.sqlite.backup.take import take_backup

Print = Callable[[str], object]


def back_up(settings: Settings, arguments: argparse.Namespace, print_line: Print) -> bool:
    """Takes a backup, into the named file or into the folder of backups, where the oldest is deleted.

    Raises BackupFailed.
    """
    begun, database = time.perf_counter(), settings.database_path
    folder = BackupFolder(settings.backup_path, database)
    target: Path = arguments.file or folder.path_at(datetime.now(UTC))
    take_backup(database, target)
    print_line(f"{target}: {size(target.stat().st_size)} in {time.perf_counter() - begun:.1f} s, checked")
    if arguments.file is None:
        for deleted in folder.delete_old(settings.backups_kept):
            print_line(f"{deleted}: deleted, since {settings.backups_kept} newer ones are kept")
    return True


def put_back(settings: Settings, arguments: argparse.Namespace, print_line: Print) -> bool:
    """Puts a backup in the place of the database, and replays the live sessions in it. Returns whether all replay.

    Raises BackupFailed, UnfitStore and StoreNotReady.
    """
    aside = restore_backup(arguments.file, settings.database_path, replace=arguments.replace)
    if aside is not None:
        print_line(f"{aside}: the database from before")
    print_line(f"{settings.database_path}: restored from {arguments.file}")
    finding = asyncio.run(check_sessions(settings))
    print_line(finding.text)
    return finding.fine


def check(settings: Settings, arguments: argparse.Namespace, print_line: Print) -> bool:
    """Prints one line for each check. Returns whether everything is fine."""
    checks = tuple(
        replace(one, run=check_all_sessions) if arguments.all and one.run is check_sessions else one
        for one in CHECKS
        if not (arguments.offline and one.asks_discord)
    )

    async def run() -> bool:
        fine = True
        async for is_fine, line in run_checks(settings, checks):
            print_line(line)
            fine = fine and is_fine
        return fine

    return asyncio.run(run())
