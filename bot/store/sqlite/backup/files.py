"""The files of backups: their names, how many are kept, and how a file becomes durable."""

import glob
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

TIME = "%Y%m%dT%H%M%SZ"
"""The format of a backup's time in its name, in UTC: names sort by time."""


class BackupFolder:
    """The folder with the backups of a database. Other files in it are left alone."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.folder = folder
        self._prefix = f"{database.stem}-"

    def path_at(self, at: datetime) -> Path:
        """Returns the path of the backup of this time."""
        return self.folder / f"{self._prefix}{at.astimezone(UTC).strftime(TIME)}.db"

    def backups(self) -> tuple[Path, ...]:
        """Returns the backups, oldest first. Raises OSError."""
        if not self.folder.is_dir():
            return ()
        return tuple(sorted(file for file in self.folder.iterdir() if self._time(file) is not None))

    def newest_at(self) -> datetime | None:
        """Returns the time of the newest backup. Raises OSError."""
        backups = self.backups()
        return self._time(backups[-1]) if backups else None

    def newest_before(self, now: datetime) -> datetime | None:
        """Returns the time of the newest backup, without those dated in the future by a wrong clock. Raises OSError."""
        times = (self._time(file) for file in self.backups())
        return max((at for at in times if at is not None and at <= now), default=None)

    def delete_old(self, kept: int) -> tuple[Path, ...]:
        """Deletes all but the newest, and returns the deleted ones. Raises OSError."""
        old = self.backups()[:-kept]
        for file in old:
            file.unlink()
        return old

    def _time(self, file: Path) -> datetime | None:
        if not file.name.startswith(self._prefix) or file.suffix != ".db":
            return None
        with suppress(ValueError):
            return datetime.strptime(file.stem.removeprefix(self._prefix), TIME).replace(tzinfo=UTC)
        return None


@contextmanager
def durable_file(target: Path) -> Iterator[Path]:
    """Yields the path of an empty file that only its owner can read; filled by the block, it replaces the target.

    The target is either unchanged or complete, also after a loss of power. If the block fails, no file is left.
    Raises OSError.
    """
    for killed in target.parent.glob(f".{glob.escape(target.name)}.*.part"):
        killed.unlink(missing_ok=True)
    filled = target.with_name(f".{target.name}.{os.getpid()}.part")
    os.close(os.open(filled, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield filled
        _sync(filled)
        filled.replace(target)
        _sync(target.parent)
    finally:
        filled.unlink(missing_ok=True)
        filled.with_name(f"{filled.name}-journal").unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """Returns when the file's content, or the folder's list of names, is on the disk."""
    if path.is_dir() and os.name == "nt":  # Windows cannot open folders, and need not sync them
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
