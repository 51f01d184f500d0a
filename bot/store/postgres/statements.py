"""Statements that write any number of records at once, from rows as JSON.

An array for each column would take asyncpg half as long again; a message for each row, the server.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias

import orjson

from bot.store.generated_sql import insert, json_rows, on_conflict, raised, replaced, select, update_by_json
from bot.store.mapping import Record, TableMapping
from bot.store.sessions import SESSIONS
from bot.store.tables import MAPPINGS

Statement: TypeAlias = tuple[str, Sequence[Any]]
"""The text of a statement and its parameters."""

NotJson = orjson.JSONEncodeError
"""Raised for a text that is not valid Unicode, and for a number of more than 64 bits."""


class JsonStatement(Generic[Record]):
    """Writes the records of one table.

    Attributes:
        sql: the statement, whose parameter $1 is what `json` returns.
        insert: the statement for new records only, which fails if a key exists already.

    Args:
        growing: the names of columns that grow by one when a row is replaced.
    """

    def __init__(self, mapping: TableMapping[Record], *growing: str) -> None:
        self._mapping = mapping
        table, columns = mapping.table, [*mapping.types]
        self.sql = self.insert = insert(table, columns, select(columns, json_rows(table)))
        if mapping.key:
            updates = [*map(replaced, mapping.replaced), *(raised(table, name) for name in growing)]
            self.sql += on_conflict(mapping.key, updates)

    def write_only(self, columns: Collection[str] | None) -> str:
        """Returns the statement that writes records, or only these columns of those whose rows exist already.

        None for all columns.
        """
        return self.sql if columns is None else self.insert + self._mapping.on_conflict(columns)

    def json(self, records: Iterable[Record]) -> str:
        """Returns the records as a list of rows in JSON. Raises NotJson for a value that JSON lacks."""
        rows = [self._mapping.row(record) for record in records]
        return json_of([self._numbered_flags(row) for row in rows] if self._mapping.flags else rows)

    def _numbered_flags(self, row: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the row with numbers in place of flags."""
        flags = {name: None if row[name] is None else int(row[name]) for name in self._mapping.flags}
        return {**row, **flags}


class ColumnStatement(Generic[Record]):
    """Updates some columns of existing rows, found by the first column of the key, and raises their version.

    Attributes:
        sql: the statement, whose parameter $1 is what `json` returns.
    """

    def __init__(self, mapping: TableMapping[Record], columns: Collection[str]) -> None:
        self.columns = frozenset(columns)
        self._names = (mapping.key[0], *columns)
        self._flags = self.columns.intersection(mapping.flags)
        types = {name: "TEXT" if str in mapping.types[name] else "BIGINT" for name in self._names}
        self.sql = update_by_json(mapping.table, mapping.key[0], types)

    def json(self, records: Iterable[Record]) -> str:
        """Returns the columns as a list of rows in JSON, without nulls. Raises NotJson as `json_of` does."""
        return json_of([self._row(vars(record)) for record in records])

    def _row(self, values: Mapping[str, Any]) -> dict[str, Any]:
        row = {name: value for name in self._names if (value := values[name]) is not None}
        for name in self._flags:
            row[name] = int(row[name])
        return row


MOVED = ColumnStatement(
    SESSIONS,
    (
        "offer",
        "offer_seat",
        "offer_ply",
        "offer_agreed",
        "deadline",
        "reminded",
        "overdue",
        "idle_since",
        "closing_noticed",
        "pinged_turn",
        "ping",
        "revision",
        "declined",
        "thinks_less",
        "options",
        "seal",
    ),
)
"""Writes what a move changes in its session's row: a third of the columns, and the short ones."""

STATEMENTS: dict[str, JsonStatement[Any]] = {
    mapping.table: JsonStatement(mapping, *(["version"] if mapping.table == "sessions" else [])) for mapping in MAPPINGS
}
"""The statement of each table."""


def json_of(rows: object) -> str:
    """Returns rows as JSON. Raises NotJson for a value that JSON lacks."""
    return orjson.dumps(rows).decode()
