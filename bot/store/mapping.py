"""Records as rows: a record's fields are the columns of its table, so each column is named once."""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from types import NoneType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import structlog

from bot.store.errors import DamagedRecord
from bot.store.generated_sql import insert, on_conflict, replaced, select, values

log = structlog.get_logger()

Record = TypeVar("Record")

ROW_TYPES = frozenset({int, float, str, bool, NoneType})
"""The types of a record's fields, apart from lists of numbers (tuple)."""


class Row(Protocol):
    """A row as the drivers return it: values by column. It may be a dict, whose iteration yields columns instead."""

    def keys(self) -> Iterable[str]:
        """Returns the names of the columns, in order."""
        ...

    def __iter__(self) -> Iterator[Any]:
        """Yields the values, in order."""
        ...

    def __getitem__(self, column: str, /) -> Any: ...


class TableMapping(Generic[Record]):
    """Writes and reads the records of one table. In a row, flags (bool) are 0 or 1 and lists (tuple) are JSON.

    Args:
        record: a dataclass, or a NamedTuple.
        key: the columns that identify a row, of which a new record replaces all but the FIXED columns; none if rows
            are only added.
    """

    def __init__(self, table: str, record: type[Any], *key: str) -> None:
        kinds = get_type_hints(record)
        columns = self._columns = [*kinds]
        described = fields(record) if is_dataclass(record) else ()
        fixed = {column.name for column in described if column.metadata}
        self.table = table
        self.key = key
        self.types = {name: _types(kinds[name]) for name in columns}
        """The types that the values of each column have in rows, the columns in order."""
        self.replaced = [name for name in columns if name not in key and name not in fixed]
        """The columns that change when a row is written again."""
        self._record = record
        self._fitting: set[tuple[object, ...]] = set()
        """The types of values, by column, of rows that passed the check: most rows are alike, and checked once."""
        self.flags = [name for name in columns if kinds[name] in (bool, bool | None)]
        """The columns whose values are numbers in rows, and bool in records."""
        self._flag_places = [columns.index(name) for name in self.flags]
        self._list_places = [(place, name) for place, name in enumerate(columns) if get_origin(kinds[name]) is tuple]
        self._is_tuple = issubclass(record, tuple)
        self._by_name = any(column.kw_only for column in described)
        self._insert = insert(table, columns, values("?" if self._is_tuple else f":{name}" for name in columns))
        self.write = self._insert
        """The statement that writes one record; its parameters are those of `parameters`."""
        self.probe = select(columns, table, most="0")
        """A statement that fails if the table lacks a column."""
        if key:
            self.write += self.on_conflict(self.replaced)

    def write_only(self, columns: Collection[str] | None) -> str:
        """Returns the statement that writes one record, or only these columns of it if its row exists already.

        None for all columns.
        """
        return self.write if columns is None else self._insert + self.on_conflict(columns)

    def on_conflict(self, columns: Collection[str]) -> str:
        """Returns the clause that replaces these columns of a row whose key exists already."""
        return on_conflict(self.key, [replaced(name) for name in self.replaced if name in columns])

    def parameters(self, record: Record) -> Mapping[str, Any] | Sequence[Any]:
        """Returns the parameters of the statement that writes a record."""
        return record if isinstance(record, tuple) else self.row(record)

    def row(self, record: Record) -> Mapping[str, Any]:
        """Returns the record's values by column."""
        if isinstance(record, tuple):
            return dict(zip(self._columns, record, strict=True))
        lists = {name: json.dumps(getattr(record, name)) for _, name in self._list_places}
        return {**vars(record), **lists} if lists else vars(record)

    def key_of(self, row: Row) -> str:
        """Returns the row's name for a log: the table and the value of its first column."""
        return f"{self.table} {row[next(iter(row.keys()))]!r}"

    def record(self, row: Row) -> Record:
        """Returns the record of a row that has at least its columns.

        Raises DamagedRecord for a value of another type: SQLite keeps any value in any column.
        """
        if isinstance(row, dict):
            return self._record_by_name(row)
        values = [*row]
        if [*row.keys()] != self._columns:
            return self._record_by_name(dict(zip(row.keys(), values, strict=True)))
        if (types := tuple(map(type, values))) not in self._fitting:
            self._check(dict(zip(self._columns, values, strict=True)))
            self._fitting.add(types)
        for place in self._flag_places:
            values[place] = None if values[place] is None else bool(values[place])
        for place, name in self._list_places:
            values[place] = self._list(name, values[place])
        record: Record = (
            self._record(**dict(zip(self._columns, values, strict=True))) if self._by_name else self._record(*values)
        )
        return record

    def _record_by_name(self, values: dict[str, Any]) -> Record:
        """Returns the record of a row with its columns in another order, or with more of them, as a newer program's."""
        values = {name: value for name, value in values.items() if name in self.types}
        if (types := tuple([(name, type(value)) for name, value in values.items()])) not in self._fitting:
            self._check(values)
            self._fitting.add(types)
        for name in self.flags:
            values[name] = None if values[name] is None else bool(values[name])
        for _, name in self._list_places:
            values[name] = self._list(name, values[name])
        record: Record = self._record(**values)
        return record

    def _check(self, values: Mapping[str, object]) -> None:
        for name, value in values.items():
            if type(value) not in self.types.get(name, ()):
                raise DamagedRecord(f"{self.table}.{name} is of the type {type(value).__name__}")

    def _list(self, name: str, text: str) -> tuple[int, ...]:
        """Returns the numbers of a list in JSON."""
        try:
            values = json.loads(text)
        except ValueError:
            raise DamagedRecord(f"{self.table}.{name} is not JSON") from None
        if not isinstance(values, list) or any(type(value) is not int for value in values):
            raise DamagedRecord(f"{self.table}.{name} is not a list of numbers")
        return tuple(values)


TableRows: TypeAlias = tuple[TableMapping[Any], Sequence[Any]] | tuple[str, Sequence[Mapping[str, Any]]]
"""The table that records are written to; or a statement of `changes.sql` by name, and its parameters for each row."""


def first(mapping: TableMapping[Record], rows: Sequence[Row]) -> Record | None:
    """Returns the record of the first row, or None if there are no rows. Raises DamagedRecord."""
    return mapping.record(rows[0]) if rows else None


def first_readable(mapping: TableMapping[Record], rows: Iterable[Row]) -> Record | None:
    """Returns the record of the first readable row, or None if there is none. Unreadable rows are logged."""
    return next(iter(readable(mapping, rows)), None)


def readable(mapping: TableMapping[Record], rows: Iterable[Row]) -> tuple[Record, ...]:
    """Returns the records of the readable rows; the others are logged and left out."""
    records = []
    for row in rows:
        try:
            records.append(mapping.record(row))
        except DamagedRecord as why:
            log.error("row set aside", key=mapping.key_of(row), why=str(why))
    return tuple(records)


def _types(kind: Any) -> frozenset[type]:
    """Returns the types that values of a column have in rows: flags are numbers, lists are text."""
    if get_origin(kind) is tuple:
        return frozenset({str})
    return frozenset(int if one is bool else one for one in get_args(kind) or (kind,) if one in ROW_TYPES)
