"""Takes a backup, a copy of what is committed at one moment, while the bot runs; and hands it on to a command."""

import shlex
import sqlite3
import subprocess
import threading
from contextlib import closing
from pathlib import Path

from bot.store.generated_sql import pragma
from bot.store.sqlite.backup.files import durable_file
from bot.store.sqlite.connection import ADMINISTRATION, SQLITE_ERRORS, read_only
from bot.store.sqlite.file_check import of_the_file

INSTRUCTIONS = 10_000
"""The number of SQLite's instructions after which the backup looks whether to stop: about a millisecond."""


class BackupFailed(Exception):
    """A backup could not be taken, or put back. Its text tells the operator why. Nothing has changed."""


def take_backup(database: Path, target: Path, stop: threading.Event | None = None) -> None:
    """Writes a backup to `target`, checked and durable. Blocks; call it in a thread of its own.

    It reads the database like any reader, so it blocks no writer.

    Args:
        stop: the backup fails if this is set meanwhile.

    Raises:
        BackupFailed
    """
    if not database.is_file():
        raise BackupFailed(f"There is no database {database}.")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with durable_file(target) as copy:
            with closing(sqlite3.connect(read_only(database), uri=True, timeout=5.0)) as source:
                _stop_with(source, stop)
                ADMINISTRATION.parts_of_schema(source)  # if it is damaged, VACUUM would blame the new file
                source.execute("VACUUM INTO ?", (str(copy),))
            check(copy, stop)
    except (OSError, *SQLITE_ERRORS) as error:
        raise BackupFailed(f"No backup could be written to {target}: {error}") from error


def check(file: Path, stop: threading.Event | None = None) -> None:
    """Checks a file that nobody writes to. Raises BackupFailed if it is damaged, and sqlite3.Error."""
    with closing(sqlite3.connect(f"{read_only(file)}&immutable=1", uri=True)) as connection:
        _stop_with(connection, stop)
        if damage := of_the_file(text for (text,) in connection.execute(pragma("integrity_check"))):
            raise BackupFailed(f"{file} is damaged: {damage[0]}")


def _stop_with(connection: sqlite3.Connection, stop: threading.Event | None) -> None:
    if stop is not None:
        connection.set_progress_handler(stop.is_set, INSTRUCTIONS)


WITHIN = 3600.0
"""The most seconds that the command may take."""


def hand_on(command: str, backup: Path) -> None:
    """Runs the command with the backup's path as its last argument; no shell reads it. Blocks.

    Raises:
        BackupFailed: the command cannot be run, fails, or takes too long. The backup itself is kept.
    """
    try:
        ended = subprocess.run(  # noqa: S603  what the operator has set
            [*shlex.split(command), str(backup.absolute())],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=WITHIN,
            check=False,
        )
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise BackupFailed(f"{backup} is taken, but BACKUP_COMMAND failed: {error}") from error
    if ended.returncode:
        last = (ended.stderr or ended.stdout).strip().splitlines()[-1:]
        why = ": ".join([f"status {ended.returncode}", *last])
        raise BackupFailed(f"{backup} is taken, but BACKUP_COMMAND failed: {why}")
