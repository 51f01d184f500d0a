"""What tests do to files of databases."""

import os
from pathlib import Path


def overwrite(path: Path, at: int, content: bytes) -> None:
    """Overwrites a part of the file. at: from its beginning, or if negative from its end."""
    path.touch()
    with path.open("r+b") as file:
        file.seek(at, os.SEEK_END if at < 0 else os.SEEK_SET)
        file.write(content)
