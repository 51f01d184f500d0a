"""Where tests have their files: in memory where there is room, and on a disk those that depend on how one behaves."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MEMORY = "/dev/shm"  # noqa: S108 - folders in it get names that nobody can guess
ROOM = 2 * 2**30
"""Bytes that have to be free: a run of all tests takes a fourth of it."""


def in_memory() -> str:
    """Returns the system's folder in memory, or "" if it has too little room, or no program may run in it."""
    if not os.access(MEMORY, os.W_OK):
        return ""
    found = os.statvfs(MEMORY)
    usable = found.f_bavail * found.f_frsize >= ROOM and not found.f_flag & os.ST_NOEXEC
    return MEMORY if usable else ""


@contextmanager
def on_disk() -> Iterator[Path]:
    """Yields a new folder on a disk, for tests that kill what writes: there a kill often falls into a commit."""
    with tempfile.TemporaryDirectory(prefix="tavolino-", dir="/var/tmp") as folder:
        yield Path(folder)
