"""The commands `backup`, `restore`, `migrate` and `check`."""

import argparse
import asyncio
import json
import time
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.maintenance.check import CHECKS, THOROUGH, run_checks
from bot.maintenance.report import Print, size
from bot.maintenance.store_checks import check_sessions
from bot.settings import IN_A_FILE, Settings
from bot.store.opening import migrate
from bot.store.sqlite.backup.files import BackupFolder
from bot.store.sqlite.backup.restore import check_backup, restore_backup
from bot.store.sqlite.backup.take import BackupFailed, hand_on, take_backup


def back_up(settings: Settings, arguments: argparse.Namespace, print_line: Print) -> bool:
    """Takes a backup, into the named file or into the folder of backups, where the oldest is deleted.

    Raises BackupFailed.
    """
    begun, database = time.perf_counter(), _database_file(settings)
    folder = BackupFolder(settings.backup_path, database)
    if arguments.file is not None and arguments.file.exists() and not arguments.replace:
        raise BackupFailed(f"{arguments.file} exists. With --replace it is overwritten.")
    target: Path = arguments.file or folder.path_at(datetime.now(UTC))
    take_backup(database, target)
    print_line(f"{target}: {size(target.stat().st_size)} in {time.perf_counter() - begun:.1f} s, checked")
    if arguments.file is None:
        for deleted in folder.delete_old(settings.backups_kept):
            print_line(f"{deleted}: deleted, since {settings.backups_kept} newer ones are kept")
        if settings.backup_command:
            hand_on(settings.backup_command, target)
            print_line(f"{settings.backup_command}: done")
    return True


def put_back(settings: Settings, arguments: argparse.Namespace, print_line: Print) -> bool:
    """Puts a backup in the place of the database, and replays the live sessions in it. Returns whether all replay.

    Raises BackupFailed, UnfitStore and StoreNotReady.
    """
    database = _database_file(settings)
    if arguments.dry_run:
        check_backup(arguments.file)
        return rehearse(settings, arguments.file, print_line)
    aside = restore_backup(arguments.file, database, replace=arguments.replace)
    if aside is not None:
        print_line(f"{aside}: the database from before")
    print_line(f"{database}: restored from {arguments.file}")
    finding = asyncio.run(check_sessions(settings))
    print_line(finding.text)
    return finding.fine


def rehearse(settings: Settings, source: Path, print_line: Print) -> bool:
    """Brings a copy of a database up to date and replays the live sessions in it; the copy is deleted.

    Returns whether all replay. Raises BackupFailed, UnfitStore and StoreNotReady.
    """
    with TemporaryDirectory(prefix="rehearsal-", dir=source.absolute().parent) as folder:
        copy = Path(folder, "copy.db")
        take_backup(source, copy)
        url = f"{IN_A_FILE}{copy}"
        applied = asyncio.run(migrate(url))
        print_line(f"a copy of {source}: {', '.join(applied) or 'its schema is up to date'}")
        finding = asyncio.run(check_sessions(replace(settings, database_url=url)))
    print_line(f"{finding.text}; nothing was changed")
    return finding.fine


def bring_up_to_date(settings: Settings, arguments: argparse.Namespace, print_line: Print) -> bool:
    """Applies what the schema of the database lacks. Raises BackupFailed, UnfitStore and StoreNotReady."""
    if arguments.dry_run:
        if settings.database_path is None:
            raise BackupFailed(
                "A rehearsal with PostgreSQL is a migration of a copy: restore a dump into another database, and set"
                " DATABASE_URL to that."
            )
        return rehearse(settings, settings.database_path, print_line)
    applied = asyncio.run(migrate(settings.database_url))
    print_line(f"{settings.database_name}: {', '.join(applied) or 'nothing to do'}")
    return True


def _database_file(settings: Settings) -> Path:
    """Returns the file of the database. Raises BackupFailed for PostgreSQL."""
    if settings.database_path is None:
        raise BackupFailed(
            "PostgreSQL has backups of its own: pg_dump and pg_restore, or its archive of the WAL (docs/scaling.md)."
        )
    return settings.database_path


def check(settings: Settings, arguments: argparse.Namespace, print_line: Print) -> bool:
    """Prints one line for each check, for an operator or as JSON. Returns whether everything is fine."""
    checks = tuple(
        replace(one, run=THOROUGH.get(one.run, one.run)) if arguments.all else one
        for one in CHECKS
        if not (arguments.offline and one.online)
    )

    async def run() -> bool:
        fine = True
        async for checked in run_checks(settings, checks):
            print_line(json.dumps(checked.values, ensure_ascii=False) if arguments.json else checked.line)
            fine = fine and checked.finding.fine
        return fine

    return asyncio.run(run())
