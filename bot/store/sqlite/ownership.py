"""Ownership: only one process uses a database, whatever the path by which it opens it.

Before version 3.51.3, SQLite can damage a WAL that two connections write to or checkpoint at the same time.
"""

import errno
import glob
import os
import sqlite3
import sys
from contextlib import ExitStack, closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.store.errors import StoreNotReady, UnfitStore
from bot.store.generated_sql import pragma
from bot.store.sqlite.wal import wal_of

if sys.platform == "linux":
    import fcntl

NOT_NOW = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EMFILE, errno.ENFILE, errno.ENOMEM})
"""Errors of the system that may pass."""

READ_ONLY = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


class Ownership:
    """A database that belongs to this process until `close`, or until the process ends.

    On Linux the file itself is locked (flock, which SQLite does not use there), so that symbolic links, hard links and
    bind mounts make no difference. On every system an empty file next to it is locked, too, by SQLite's own means.

    Args:
        path: without symbolic links.
    """

    def __init__(self, path: Path, held: ExitStack) -> None:
        self.path = path
        self._held = held

    def close(self) -> None:
        """Releases the database. Close its connections first: closing any handle of the file drops their locks."""
        self._held.close()


def claim(path: Path) -> Ownership:
    """Makes this process the owner of the database. A missing file is created, readable only by its owner.

    Raises StoreNotReady while another process is the owner, and UnfitStore for a file that cannot be used.
    """
    with ExitStack() as held:
        try:
            path = path.resolve()
            path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)  # the seeds of games will be in it
        except (OSError, RuntimeError) as error:  # RuntimeError: symbolic links in a circle
            raise _unusable(path, error) from error
        held.callback(os.close, handle)
        lock_file(path, handle)
        held.enter_context(closing(locked_beside(path)))
        if os.fstat(handle).st_nlink > 1:
            undo_moving(path)
        names = os.fstat(handle).st_nlink
        if names > 1:
            raise UnfitStore(
                f"{path} has {names} names (hard links), but what SQLite has not yet written into it is kept beside one"
                " of them. Remove the others"
            )
        return Ownership(path, held.pop_all())


def _unusable(path: Path, error: OSError | RuntimeError) -> UnfitStore | StoreNotReady:
    code = error.errno if isinstance(error, OSError) else None
    if code == errno.EISDIR:
        return UnfitStore(f"{path} is a folder. Name a file in it")
    if code in READ_ONLY:
        return UnfitStore(f"{path} cannot be made or written with the permissions of this process: {error}")
    kind = StoreNotReady if code in NOT_NOW else UnfitStore
    return kind(f"{path} cannot be made or opened: {error}")


def _in_use(path: Path) -> StoreNotReady:
    return StoreNotReady(f"{path} is in use by another process")


def lock_file(path: Path, handle: int) -> None:
    """Locks the file itself, if that does not collide with SQLite's own locks."""
    if sys.platform == "linux":
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise _in_use(path) from error
        except OSError as error:
            raise UnfitStore(f"{path} cannot be locked: {error}") from error


def locked_beside(path: Path) -> sqlite3.Connection:
    """Locks an empty file next to the database until the connection is closed, as earlier versions did."""
    try:
        owner = sqlite3.connect(path.with_name(f"{path.name}-owner"), timeout=0)
    except sqlite3.Error as error:
        raise UnfitStore(f"the folder of {path} cannot be written: {error}") from error
    try:
        owner.execute(pragma("journal_mode", "OFF"))  # nothing is ever written
        owner.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        owner.close()
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise _in_use(path) from error
        raise UnfitStore(f"the folder of {path} cannot be written: {error}") from error
    return owner


INFIX, TIME = "-replaced-", "%Y%m%dT%H%M%SZ"


def moved_aside(database: Path) -> Path:
    """Gives the database a second name, under which it stays when a backup takes its place; returns the second name.

    The WAL is moved along: else SQLite would take it for changes of the backup.
    """
    aside = database.with_name(f"{database.stem}{INFIX}{datetime.now(UTC).strftime(TIME)}.db")
    os.link(database, aside)
    with suppress(FileNotFoundError):
        wal_of(database).replace(wal_of(aside))
    database.with_name(f"{database.name}-shm").unlink(missing_ok=True)  # created again when it is opened
    return aside


def undo_moving(database: Path) -> None:
    """Undoes `moved_aside` for a restore that was killed before the backup took the database's place."""
    for aside in database.parent.glob(f"{glob.escape(database.stem + INFIX)}*.db"):
        if aside.samefile(database):
            with suppress(FileNotFoundError):
                wal_of(aside).replace(wal_of(database))  # an empty one, which `check` has made
                database.with_name(f"{database.name}-shm").unlink()
            aside.unlink()
