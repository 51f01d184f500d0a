"""The queries that every database has, by name, and the port that reads their rows."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import aiosql

from bot.store.mapping import Row
from bot.store.people import erasing_statements

SQL = Path(__file__).parent / "sql"
"""The folder of the SQL for every database; SQL for only one is in a subfolder of its name."""

FILES = (
    "queries.sql",
    "leaderboards.sql",
    "history.sql",
    "achievements.sql",
    "practice.sql",
    "week.sql",
    "erasing.sql",
)
"""The files of queries and deletions that are the same for every database."""

MARKS = "leaderboards.sql"
"""The file of queries that every database has, but in its own version, in the folder of its name."""


def shared_queries(driver: str, database: str) -> Mapping[str, Any]:
    """Returns the queries of FILES, of MARKS and of `erasing_statements` by name, as functions of `aiosql`."""
    files = [aiosql.from_path(SQL / file, driver) for file in (*FILES, f"{database}/{MARKS}")]
    erasing = aiosql.from_str(erasing_statements(), driver, mandatory_parameters=False)
    return {name: getattr(queries, name) for queries in (*files, erasing) for name in queries.available_queries}


class DatabaseRows(Protocol):
    """Reads rows of a database."""

    async def rows(self, query: str, **parameters: object) -> Sequence[Row]:
        """Returns the rows of one of the `shared_queries`. Raises StoreUnavailable."""
        ...
