"""Ownership: only one process uses a database.

Before version 3.51.3, SQLite can damage a WAL that two processes write to.
"""

import sqlite3
from pathlib import Path

from bot.store.records import StoreNotReady


def claim(path: Path) -> sqlite3.Connection:
    """Makes this process the database's owner until the returned connection is closed, or the process ends.

    The claim is SQLite's own exclusive lock on an empty file beside the database: that works on every system, and the
    system releases it when the process is killed. Raises StoreNotReady while another process is the owner.
    """
    owner = sqlite3.connect(path.with_name(f"{path.name}-owner"), timeout=0)
    try:
        owner.execute("PRAGMA journal_mode = OFF")  # nothing is ever written
        owner.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        owner.close()
        raise StoreNotReady(f"{path} is in use by another process: {error}") from error
    return owner
