"""Damages database files for tests."""

import os
from pathlib import Path


def overwrite(path: Path, at: int, content: bytes) -> None:
    """Overwrites a part of the file. at: the offset from its start, or if negative from its end."""
    path.touch()
    with path.open("r+b") as file:
        file.seek(at, os.SEEK_END if at < 0 else os.SEEK_SET)
        file.write(content)
