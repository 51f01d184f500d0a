"""Reads a SQLite file without opening it as the bot does: inspects it for its operator, and reads all rows."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Self

from bot.store.errors import UnfitStore
from bot.store.generated_sql import pragma, select
from bot.store.interface import Inspection
from bot.store.migration import versions
from bot.store.sqlite.connection import ADMINISTRATION, SQLITE_ERRORS, VERSIONS, read_only, unusable
from bot.store.sqlite.ownership import claim
from bot.store.sqlite.wal import flipped_at, wal_of


def inspect(path: Path) -> Inspection:
    """Inspects a database that a bot may be using; nothing is written. Blocks. Raises UnfitStore and StoreNotReady."""
    wal = wal_of(path)
    try:
        flipped = flipped_at(wal)
        with closing(sqlite3.connect(read_only(path), uri=True, timeout=5.0)) as connection:
            (check,) = connection.execute(pragma("integrity_check", "1")).fetchone()
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


AT_ONCE = 10_000
"""The number of rows that are read at once."""


class AllRows:
    """Reads all rows of a file, which no bot uses meanwhile."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    @contextmanager
    def open(cls, file: Path) -> Iterator[Self]:
        """Opens a file, which stays as it is. Raises StoreNotReady while a bot uses it, and UnfitStore."""
        with closing(claim(file)) as owner:
            found = inspect(owner.path)
            if found.damaged or found.schema != len(versions()):
                raise UnfitStore(
                    f"{file} has schema {found.schema} of {found.known}, {found.check}; start the bot once"
                )
            with closing(sqlite3.connect(read_only(owner.path), uri=True)) as connection:
                yield cls(connection)

    def columns(self, table: str) -> tuple[str, ...]:
        """Returns the names of a table's columns."""
        return tuple(name for (name,) in ADMINISTRATION.columns(self._connection, table_name=table))

    def rows(self, table: str) -> Iterator[Sequence[tuple[Any, ...]]]:
        """Yields the rows of a table, AT_ONCE at a time; rows with a rowid come in the order they were written in."""
        try:
            without_rowid = [*ADMINISTRATION.without_rowid(self._connection, table_name=table)]
            rows = self._connection.execute(select(["*"], table, order="" if without_rowid else "rowid"))
            while some := rows.fetchmany(AT_ONCE):
                yield some
        except SQLITE_ERRORS as error:
            raise unusable("the file cannot be read", error) from error
