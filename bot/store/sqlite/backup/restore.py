"""Puts a backup back in the place of the database."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.migration import versions
from bot.store.sqlite.backup.files import durable_file
from bot.store.sqlite.backup.take import BackupFailed, check
from bot.store.sqlite.connection import ADMINISTRATION, SQLITE_ERRORS, VERSIONS, read_only
from bot.store.sqlite.ownership import claim, moved_aside


def restore_backup(backup: Path, database: Path, *, replace: bool) -> Path | None:
    """Puts a backup in the place of the database, which the bot must not use meanwhile.

    A restore that is killed is undone by the next one, or by the next start.

    Raises BackupFailed, StoreNotReady if the bot runs, and UnfitStore if the database's place cannot be used.

    Args:
        replace: whether to replace an existing database. It is kept under another name, which is returned.
    """
    check_backup(backup)
    try:
        with closing(claim(database)) as owner:
            database = owner.path
            occupied = database.stat().st_size > 0
            if occupied and not replace:
                raise BackupFailed(f"{database} exists. With --replace it is kept under another name.")
            with durable_file(database) as copy:
                with backup.open("rb") as source, copy.open("wb") as target:
                    shutil.copyfileobj(source, target)
                _forget_shown(copy)
                return moved_aside(database) if occupied else None
    except (OSError, *SQLITE_ERRORS) as error:
        raise BackupFailed(f"{backup} could not be put back: {error}") from error


def check_backup(backup: Path) -> None:
    """Raises BackupFailed for a file that is not a whole database of this program, or is a newer version's."""
    try:
        if not backup.is_file():
            raise BackupFailed(f"There is no backup {backup}.")
        check(backup)
        with closing(sqlite3.connect(f"{read_only(backup)}&immutable=1", uri=True)) as connection:
            (newest,) = VERSIONS.newest(connection)
    except SQLITE_ERRORS as error:
        raise BackupFailed(f"{backup} is no backup of Tavolino: {error}") from error
    if newest is None or newest > len(versions()):
        raise BackupFailed(f"{backup} is of a newer version of Tavolino than this one. Update the program.")


def _forget_shown(copy: Path) -> None:
    """Forgets what messages show: Discord may show moves that were made after the backup, so all are redrawn."""
    with closing(sqlite3.connect(copy)) as connection:
        if ("shown",) in [*ADMINISTRATION.columns(connection, table_name="sessions")]:
            ADMINISTRATION.forget_shown(connection)
            connection.commit()
