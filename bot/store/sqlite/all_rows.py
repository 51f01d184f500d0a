"""All rows of a file, to be copied elsewhere."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Self

from bot.store.errors import UnfitStore
from bot.store.generated_sql import select
from bot.store.migration import versions
from bot.store.sqlite.connection import ADMINISTRATION, SQLITE_ERRORS, read_only, unusable
from bot.store.sqlite.inspection import inspect
from bot.store.sqlite.ownership import claim

AT_ONCE = 10_000
"""Rows that are read at once."""


class AllRows:
    """The rows of a file that no bot uses meanwhile."""

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
        """Yields the rows of a table, AT_ONCE at a time, those with a rowid in the order in which they were written."""
        try:
            without_rowid = [*ADMINISTRATION.without_rowid(self._connection, table_name=table)]
            rows = self._connection.execute(select(["*"], table, order="" if without_rowid else "rowid"))
            while some := rows.fetchmany(AT_ONCE):
                yield some
        except SQLITE_ERRORS as error:
            raise unusable("the file cannot be read", error) from error
