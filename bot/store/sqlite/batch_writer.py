"""Batches of changes as transactions, on the connection that writes."""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import partial

import aiosql
import structlog

from bot.store.change import Change, rows_beside_moves, settings_rows
from bot.store.errors import Conflict, StoreUnavailable
from bot.store.group_commit import Verdict, WriteFailures
from bot.store.mapping import TableRows
from bot.store.queries import SQL
from bot.store.rater import Rater
from bot.store.sessions import MOVES, SESSIONS
from bot.store.sqlite.connection import is_damage, unavailable
from bot.store.sqlite.driver import Statement, WritingConnection
from bot.store.sqlite.results import write_results

log = structlog.get_logger()

CHANGES = aiosql.from_path(SQL / "sqlite" / "changes.sql", "aiosqlite")
PER_CHANGE = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
"""Errors that one change of a batch may have caused. All others of SQLite are the database's."""

CONFLICTS = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_FOREIGNKEY"}


class BatchWriter:
    """Makes changes durable on a connection that nobody else uses.

    aiosqlite runs each call on its thread and then wakes the event loop. So all statements of a batch are executed in
    one call, each with the rows of all changes. bench/measure_store.py measures this.

    Args:
        rater: None to write no ratings.
    """

    def __init__(self, connection: WritingConnection, rater: Rater | None = None) -> None:
        self._connection = connection
        self._rater = rater
        self.failures = WriteFailures()

    async def write(self, changes: Sequence[Change]) -> Sequence[Verdict]:
        """Writes the changes in one transaction; if it fails, each in its own, to find the faulty one.

        Returns a verdict for each, as `group_commit.WriteBatch`.
        """
        try:
            await self._transact(changes)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one change must not affect the others
            if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, PER_CHANGE):
                return [self._unavailable(error)] * len(changes)
            log.info("batch redone one by one", changes=len(changes), error=str(error))
            return [await self._write_one(change) for change in changes]
        self.failures.succeeded()
        return [True] * len(changes)

    async def _transact(self, changes: Sequence[Change]) -> None:
        """Writes the changes in one transaction. Results come last: the ratings they change depend on other rows."""
        results = [result for change in changes for result in change.results]
        rate = partial(write_results, results=results, rater=self._rater) if results else None
        await self._connection.transact([*_statements(changes)], rate)

    async def _write_one(self, change: Change) -> Verdict:
        try:
            try:
                await self._transact([change])
            except sqlite3.IntegrityError as error:
                if is_damage(error):
                    return self._unavailable(error)
                if await self._written_before(change):
                    return False
                return Conflict(str(error)) if error.sqlite_errorname in CONFLICTS else error
        except sqlite3.DatabaseError as error:
            return self._unavailable(error)
        except Exception as error:  # noqa: BLE001 - raised by the commit of this change
            return error
        self.failures.succeeded()
        return True

    async def _written_before(self, change: Change) -> bool:
        """Returns whether the change's actions have been written, for the same session."""
        actions = [move.action for move in change.moves if move.action is not None]
        found = [await CHANGES.session_of_action(self._connection, action=action) for action in actions]
        return bool(found) and set(found) == {change.of}

    def _unavailable(self, error: sqlite3.Error) -> StoreUnavailable:
        self.failures.failed(str(error), getattr(error, "sqlite_errorname", type(error).__name__))
        return unavailable(error)


def _statements(changes: Sequence[Change]) -> Iterator[Statement]:
    """Yields each table's statement with its rows, in the order that foreign keys need."""
    sessions: TableRows = SESSIONS, [change.session for change in changes if change.session is not None]
    moves: TableRows = MOVES, [move for change in changes for move in change.moves]
    for what, rows in (sessions, moves, *rows_beside_moves(changes)):
        if not rows:
            continue
        if isinstance(what, str):
            yield getattr(CHANGES, what).sql, rows
        else:
            yield what.write, [*map(what.row, rows)]
    for mapping, record, columns in settings_rows(changes):
        yield mapping.write_only(columns), [mapping.row(record)]
