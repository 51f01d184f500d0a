"""Where tests keep their files: in memory if there is room, or on a disk if the test depends on a disk's behaviour."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MEMORY = "/dev/shm"  # noqa: S108 - folders in it get names that nobody can guess
ROOM = 2 * 2**30
"""Bytes that have to be free; a run of all tests takes a fourth of them."""


def in_memory() -> str:
    """Returns the system's in-memory folder, or "" if it has too little room or programs may not run there."""
    if not os.access(MEMORY, os.W_OK):
        return ""
    found = os.statvfs(MEMORY)
    usable = found.f_bavail * found.f_frsize >= ROOM and not found.f_flag & os.ST_NOEXEC
    return MEMORY if usable else ""


@contextmanager
def on_disk() -> Iterator[Path]:
    """Yields a new folder on a disk, for tests that kill a writing process: on a disk a kill often hits a commit."""
    with tempfile.TemporaryDirectory(prefix="tavolino-", dir="/var/tmp") as folder:
        yield Path(folder)
