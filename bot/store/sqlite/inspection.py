"""What an operator wants to know of a SQLite file without opening it as the bot does."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.interface import Inspection
from bot.store.migration import versions
from bot.store.sqlite.connection import ADMINISTRATION, SQLITE_ERRORS, VERSIONS, read_only, unusable
from bot.store.sqlite.wal import flipped_at, wal_of


def inspect(path: Path) -> Inspection:
    """Inspects a database that a bot may be using; nothing is written. Blocks. Raises UnfitStore and StoreNotReady."""
    wal = wal_of(path)
    try:
        flipped = flipped_at(wal)
        with closing(sqlite3.connect(read_only(path), uri=True, timeout=5.0)) as connection:
            (check,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            (schema,) = VERSIONS.newest(connection)
            if check == "ok" and schema == len(versions()):
                check = next((fault for (fault,) in ADMINISTRATION.unknown_statuses(connection)), "ok")
    except (OSError, *SQLITE_ERRORS) as error:
        raise unusable("the database cannot be read", error) from error
    size = path.stat().st_size + (wal.stat().st_size if wal.exists() else 0)
    found = f"integrity_check {check}{'' if flipped is None else '; its WAL is damaged'}"
    if path.stat().st_nlink > 1:
        found += "; it has several names, as after a restore that was killed: the next start undoes that"
    return Inspection(size, schema or 0, len(versions()), found, damaged=check != "ok" or flipped is not None)
