"""The commands `backup`, `restore`, `migrate`, `forget`, `recompute` and `check`."""

import argparse
import asyncio
import gc
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.maintenance.check import CHECKS, run_checks
from bot.maintenance.report import Print, size
from bot.maintenance.store_checks import check_sessions
from bot.ratings.periods import Calendar
from bot.sessions.achievements import Achievements
from bot.sessions.persistence.result_rater import ResultRater
from bot.sessions.service import Sessions
from bot.settings import IN_A_FILE, Settings
from bot.store.errors import UnfitStore
from bot.store.interface import RunningStore
from bot.store.opening import inspect, migrate, open_store
from bot.store.sqlite.backup.files import BackupFolder
from bot.store.sqlite.backup.restore import check_backup, restore_backup
from bot.store.sqlite.backup.take import BackupFailed, hand_on, take_backup

EVERY = 10.0
"""Seconds between two lines that report the progress of a recompute."""


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
    """Applies the versions of the schema that the database lacks. Raises BackupFailed, UnfitStore and StoreNotReady."""
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


def forget(settings: Settings, arguments: argparse.Namespace, print_line: Print) -> bool:
    """Deletes the data of a user, or of a guild, as `/privacy` and the removal of the bot do. Returns True.

    If the command is killed, the next start of a bot continues. With a SQLite file no bot may run.
    Raises UnfitStore, StoreNotReady and StoreUnavailable.
    """
    asyncio.run(_forget(settings, arguments.user, arguments.guild))
    who = f"user {arguments.user}" if arguments.user else f"server {arguments.guild}"
    print_line(f"nothing of {who} is stored any more")
    if settings.database_path is not None:
        print_line(f"backups hold what was deleted until they are deleted, too: {settings.backup_path}")
    return True


async def _forget(settings: Settings, user: int | None, guild: int | None) -> None:
    await _require_database(settings)
    async with _opened(settings) as store:  # with a rater, since the games that the person is in are resigned
        sessions = Sessions(store, idle_limit=settings.idle_limit)
        try:
            await sessions.restore()
            if user is not None:
                await sessions.privacy.deletions.delete_now(user)
            if guild is not None:
                await sessions.privacy.removals.forget_now(guild)
        finally:
            await sessions.close()
    if settings.database_path is not None:
        async with _opened(settings):  # opening it removes what is left in unused parts of the file
            pass


def recompute(settings: Settings, _arguments: argparse.Namespace, print_line: Print) -> bool:
    """Recomputes all ratings in one transaction, until whose end the old ones stay; then achievements, game by game.

    The bot must not run. Achievements that people have already are kept.

    Raises UnfitStore, and StoreNotReady, with MIGRATE=false also if the schema is behind.
    """
    return asyncio.run(_recompute(settings, print_line))


async def _recompute(settings: Settings, print_line: Print) -> bool:
    begun = printed = time.perf_counter()

    def progress(done: int, of: int) -> None:
        nonlocal printed
        if (now := time.perf_counter()) - printed > EVERY:
            printed = now
            print_line(f"{done:,} of {of:,} finished games")

    await _require_database(settings)
    async with _opened(settings) as store:
        gc.disable()  # it would go through a million rows again and again, which are in no cycles
        try:
            await store.recompute_ratings(progress)
            games = (await store.results.rating_state()).sessions
            print_line(f"ratings recomputed from {games:,} finished games in {time.perf_counter() - begun:.1f} s")
            begun = time.perf_counter()
            await Achievements(store).examine_all(lambda done: progress(done, games))
        finally:
            gc.enable()
    print_line(f"achievements recomputed from {games:,} finished games in {time.perf_counter() - begun:.1f} s")
    return True


async def _require_database(settings: Settings) -> None:
    """Raises UnfitStore if there is no database: opening it would create one."""
    if await inspect(settings.database_url) is None:
        raise UnfitStore(f"there is no database {settings.database_name}")


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[RunningStore]:
    """Opens the database as a bot does. Raises UnfitStore and StoreNotReady."""
    rater = ResultRater(Calendar(settings.season_months))
    store = await open_store(settings.database_url, rater, migrating=settings.migrate)
    try:
        yield store
    finally:
        await store.close()


def check(settings: Settings, arguments: argparse.Namespace, print_line: Print) -> bool:
    """Prints one line for each check, for an operator or as JSON. Returns whether everything is fine."""
    checks = tuple(
        replace(one, run=one.thorough or one.run) if arguments.all else one
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
