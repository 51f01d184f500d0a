"""What an operator wants to know of a database without opening it as the bot does."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store.migration import versions
from bot.store.records import UnfitStore
from bot.store.sqlite.connection import read_only, unusable


@dataclass(frozen=True)
class Inspection:
    """A database as it is now. size: bytes, with what is in the WAL. damage: what quick_check found, None if nothing.

    schema, known: the versions of its schema and of this program's.
    """

    size: int
    schema: int
    known: int
    damage: str | None


def inspect(path: Path) -> Inspection:
    """Inspects a database that a bot may be using; nothing is written. Blocks. Raises UnfitStore and StoreNotReady."""
    if not path.is_file():
        raise UnfitStore(f"there is no database {path}")
    try:
        with closing(sqlite3.connect(read_only(path), uri=True, timeout=5.0)) as connection:
            (damage,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (schema,) = connection.execute("SELECT MAX(number) FROM schema_versions").fetchone()
    except sqlite3.Error as error:
        raise unusable("the database cannot be read", error) from error
    wal = path.with_name(f"{path.name}-wal")
    size = path.stat().st_size + (wal.stat().st_size if wal.exists() else 0)
    return Inspection(size, schema or 0, len(versions()), None if damage == "ok" else damage)
