"""Records as rows: a record's fields are the columns of its table, so each column is named once."""

import json
from collections.abc import Mapping
from dataclasses import fields
from sqlite3 import Row
from typing import Any, Generic, TypeVar, get_origin, get_type_hints

from bot.store.records import (
    GuildSettingsRecord,
    MoveRecord,
    RegistrationRecord,
    ResultRecord,
    SeatRecord,
    SessionRecord,
    UserSettingsRecord,
)

Record = TypeVar("Record")


class TableMapping(Generic[Record]):
    """Writes and reads the records of one table. In a row, flags (bool) are 0 or 1 and lists (tuple) are JSON.

    key: the column by which a row is replaced, in all its columns but the FIXED ones; None where rows are only added.
    """

    def __init__(self, table: str, record: type[Any], key: str | None = None) -> None:
        kinds = get_type_hints(record)
        columns = [column.name for column in fields(record)]
        self._record = record
        self._flags = [name for name in columns if kinds[name] in (bool, bool | None)]
        self._lists = [name for name in columns if get_origin(kinds[name]) is tuple]
        names, parameters = ", ".join(columns), ", ".join(f":{name}" for name in columns)
        self.write = f"INSERT INTO {table} ({names}) VALUES ({parameters})"  # noqa: S608 - names of our own fields
        """The statement that writes one record; its parameters are those of `row`."""
        if key is not None:
            replaced = [column.name for column in fields(record) if column.name != key and not column.metadata]
            updates = ", ".join(f"{name} = excluded.{name}" for name in replaced)
            self.write += f" ON CONFLICT ({key}) DO UPDATE SET {updates}"

    def row(self, record: Record) -> Mapping[str, Any]:
        """Returns the record's values by column."""
        lists = {name: json.dumps(getattr(record, name)) for name in self._lists}
        return {**vars(record), **lists} if lists else vars(record)

    def record(self, row: Row) -> Record:
        """Returns the record of a row that has all columns of the table."""
        values = dict(row)
        for name in self._flags:
            values[name] = None if values[name] is None else bool(values[name])
        for name in self._lists:
            values[name] = tuple(json.loads(values[name]))
        record: Record = self._record(**values)
        return record


SESSIONS = TableMapping[SessionRecord]("sessions", SessionRecord, key="id")
SEATS = TableMapping[SeatRecord]("seats", SeatRecord)
MOVES = TableMapping[MoveRecord]("moves", MoveRecord)
RESULTS = TableMapping[ResultRecord]("results", ResultRecord)
GUILD_SETTINGS = TableMapping[GuildSettingsRecord]("servers", GuildSettingsRecord, key="guild")
REGISTRATIONS = TableMapping[RegistrationRecord]("registrations", RegistrationRecord, key="application")
USER_SETTINGS = TableMapping[UserSettingsRecord]("tastes", UserSettingsRecord, key="person")
