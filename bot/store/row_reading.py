"""How rows of a database become records, whichever database it is."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import aiosql
from aiosql.queries import Queries

from bot.store.mapping import Record, Row, TableMapping, readable
from bot.store.people import erasing_statements
from bot.store.session_records import SavedSession

SQL = Path(__file__).parent / "sql"
"""The texts that every database is given lie here; those of one alone in a folder of its name."""

FILES = (
    "queries.sql",
    "leaderboards.sql",
    "history.sql",
    "achievements.sql",
    "practice.sql",
    "week.sql",
    "erasing.sql",
)
"""What is read and erased in every database."""

MARKS = "leaderboards.sql"
"""What is read from every database by a text of its own, in the folder of its name."""


def shared_queries(driver: str, database: str) -> Mapping[str, Any]:
    """Returns the queries of FILES, of MARKS and of `erasing_queries` by name, as functions of `aiosql`."""
    files = [aiosql.from_path(SQL / file, driver) for file in (*FILES, f"{database}/{MARKS}")]
    return {
        name: getattr(queries, name)
        for queries in (*files, erasing_queries(driver))
        for name in queries.available_queries
    }


def erasing_queries(driver: str) -> Queries:
    """Returns the queries of `erasing_statements` for a driver."""
    queries: Queries = aiosql.from_str(erasing_statements(), driver, mandatory_parameters=False)
    return queries


class RowReading(Protocol):
    """Reads rows of a database."""

    async def rows(self, query: str, **parameters: object) -> Sequence[Row]:
        """Returns the rows of one of the `shared_queries`. Raises StoreUnavailable."""
        ...

    async def session(self, session_id: str, ply: int) -> SavedSession | None:
        """Returns a session with those of its moves that came after this ply, as this database finds it fastest.

        Raises StoreUnavailable and DamagedRecord.
        """
        ...


def first(mapping: TableMapping[Record], rows: Sequence[Row]) -> Record | None:
    """Returns the record of the first row; None for none. Raises DamagedRecord."""
    return mapping.record(rows[0]) if rows else None


def first_readable(mapping: TableMapping[Record], rows: Iterable[Row]) -> Record | None:
    """Returns the record of the first row that can be read; None for none. The others are logged."""
    return next(iter(readable(mapping, rows)), None)


def readable_rows(mapping: TableMapping[Record], rows: Iterable[Row]) -> tuple[Record, ...]:
    """Returns the records of those rows that can be read; the others are logged."""
    return tuple(readable(mapping, rows))
