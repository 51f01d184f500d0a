"""Statements that write any number of records at once, from rows as JSON.

An array for each column takes asyncpg half as long again, and a message for each row the server.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeAlias

import orjson

from bot.store.mapping import MAPPINGS, SESSIONS, Record, TableMapping

Statement: TypeAlias = tuple[str, Sequence[Any]]
"""The text of a statement and its parameters."""

NotJson = orjson.JSONEncodeError
"""Is raised for a text that is no Unicode, and for a number of more than 64 bits."""


class JsonStatement(Generic[Record]):
    """Writes the records of one table. sql: its parameter $1 is what `json` returns.

    insert: the same, for records that are new: one whose key is there already is an error.

    Args:
        raised: the names of columns that grow by one where a row is replaced.
    """

    def __init__(self, mapping: TableMapping[Record], *raised: str) -> None:
        self._mapping = mapping
        table, columns = mapping.table, ", ".join(mapping.types)
        rows = f"SELECT {columns} FROM json_populate_recordset(CAST(NULL AS {table}), CAST($1 AS JSON))"  # noqa: S608 - our fields
        self.sql = self.insert = f"INSERT INTO {table} ({columns}) {rows}"
        if mapping.key:
            updates = [f"{name} = excluded.{name}" for name in mapping.replaced]
            updates += [f"{name} = {table}.{name} + 1" for name in raised]
            self.sql += f" ON CONFLICT ({', '.join(mapping.key)}) DO UPDATE SET {', '.join(updates)}"

    def write_only(self, columns: Collection[str] | None) -> str:
        """Returns the statement that writes records, or only these columns of those whose rows are there already.

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
    """Writes some columns of rows that are there, found by the first column, and raises their version.

    sql: its parameter $1 is what `json` returns.
    """

    def __init__(self, mapping: TableMapping[Record], columns: Collection[str]) -> None:
        self.columns = frozenset(columns)
        self._names = (mapping.key[0], *columns)
        self._flags = self.columns.intersection(mapping.flags)
        types = ", ".join(f"{name} {'TEXT' if str in mapping.types[name] else 'BIGINT'}" for name in self._names)
        table, key, updates = mapping.table, mapping.key[0], ", ".join(f"{name} = new.{name}" for name in columns)
        self.sql = (
            f"UPDATE {table} SET {updates}, version = {table}.version + 1"  # noqa: S608 - our fields
            f" FROM json_to_recordset(CAST($1 AS JSON)) AS new ({types}) WHERE {table}.{key} = new.{key}"
        )

    def json(self, records: Iterable[Record]) -> str:
        """Returns the columns as a list of rows in JSON, without what is null. Raises NotJson as `json_of` does."""
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


def together(statements: Sequence[str]) -> str:
    """Returns one statement that executes these, each with a parameter of its own: one message to the server.

    They must not write the same rows, since none sees what another one has written. Foreign keys are checked after all.
    """
    if len(statements) == 1:
        return statements[0]
    parts = [f"part{number} AS ({sql.replace('$1', f'${number}')})" for number, sql in enumerate(statements, 1)]
    return f"WITH {', '.join(parts)} SELECT"


@cache
def locked_and(lock: str, statements: tuple[str, ...]) -> str:
    """Returns one statement that locks sessions, and executes these if all of them have the versions that they should.

    lock: the statement that locks them, whose parameter is $1. $2: the right versions by session as JSON, -1 for a
    session that must not exist. Then the parameters of the statements, each of which has one, of JSON. It returns the
    number of the transaction and whether the statements were executed, with each locked session; in one row without a
    session if there is none.
    """
    parts = [f"locked AS MATERIALIZED ({lock})", UNCHANGED]
    for number, sql in enumerate(statements, start=3):
        if_unchanged = sql.replace("$1", f"(SELECT CAST(${number} AS TEXT) FROM unchanged)")  # noqa: S608 - a number
        parts.append(f"part{number} AS ({if_unchanged})")
    return f"WITH {', '.join(parts)} {LOCKED}"


UNCHANGED = """
unchanged AS MATERIALIZED (
    SELECT 1 WHERE (SELECT count(*) FROM locked) >= 0 AND 0 = (
        SELECT count(*) FROM locked FULL JOIN json_each_text(CAST($2 AS JSON)) AS based (id, version) USING (id)
        WHERE CAST(based.version AS INTEGER) <> coalesce(locked.version, -1)
    )
)
"""
"""A table that has a row if no session has another version than it should.

The first count locks all sessions before anything is written: else a plan may lock some of them afterwards.
"""

LOCKED = """
SELECT CAST(pg_current_xact_id() AS TEXT) AS number, EXISTS (SELECT FROM unchanged) AS wrote, locked.*
FROM (SELECT 1) AS one LEFT JOIN locked ON TRUE
"""


def json_of(rows: object) -> str:
    """Returns rows as JSON. Raises NotJson for a value that JSON lacks."""
    return orjson.dumps(rows).decode()
