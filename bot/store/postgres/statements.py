"""Statements that write any number of records at once, from rows as JSON.

An array for each column takes asyncpg half as long again, and a message for each row the server.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Generic

import orjson

from bot.store.mapping import MAPPINGS, Record, TableMapping

NotJson = orjson.JSONEncodeError
"""Is raised for a text that is no Unicode, and for a number of more than 64 bits."""


class JsonStatement(Generic[Record]):
    """Writes the records of one table. sql: its parameter $1 is what `json` returns.

    insert: the same, for records that are new: one whose key is there already is an error.
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
        for name in self._mapping.flags:
            rows = [{**row, name: None if row[name] is None else int(row[name])} for row in rows]
        return json_of(rows)


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


def numbered(sql: str) -> str:
    """Returns a statement with `$1`, `$2` ... in place of each `?`."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, start=1))


def json_of(rows: object) -> str:
    """Returns rows as JSON. Raises NotJson for a value that JSON lacks."""
    return orjson.dumps(rows).decode()
