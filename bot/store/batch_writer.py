"""The connection that writes: batches of changes into transactions."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import aiosql
import structlog

from bot.store.connection import Statement, WritingConnection
from bot.store.records import Change, Conflict, GuildSettingsRecord, StoreUnavailable
from bot.store.writer import Verdict

log = structlog.get_logger()

CHANGES = aiosql.from_path(Path(__file__).parent / "sql" / "changes.sql", "aiosqlite")
FENCES = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"}


class Ledger:
    """Writes changes durably on a connection that nobody else uses.

    aiosqlite runs each call on its thread and wakes the loop after it. So the queries' texts are run by one
    `executemany` per table instead of by aiosql's functions, and all of them in one call: a batch of moves crosses to
    the thread once. Measured in bench/measure_store.py.
    """

    def __init__(self, connection: WritingConnection) -> None:
        self._connection = connection
        self.fault: str | None = None
        """Why the last attempt to write failed, or None if it did not."""

    async def write(self, changes: Sequence[Change]) -> Sequence[Verdict]:
        """As `WriteTogether`: all in one transaction; where one spoils that, each in its own, to find out which."""
        try:
            await self._connection.transact([*_statements(changes)])
        except sqlite3.OperationalError as error:
            return [self._unavailable(error)] * len(changes)
        except Exception as error:  # noqa: BLE001 - one change's fault, whatever it is, must not fall on the others
            log.info("batch redone one by one", changes=len(changes), error=str(error))
            return [await self._alone(change) for change in changes]
        self._available()
        return [True] * len(changes)

    async def _alone(self, change: Change) -> Verdict:
        try:
            await self._connection.transact([*_statements([change])])
        except sqlite3.IntegrityError as error:
            if await self._made_before(change):
                return False
            return Conflict(str(error)) if error.sqlite_errorname in FENCES else error
        except sqlite3.OperationalError as error:
            return self._unavailable(error)
        except Exception as error:  # noqa: BLE001 - handed to the one who asked for this change
            return error
        self._available()
        return True

    async def _made_before(self, change: Change) -> bool:
        """Whether the change's actions have been written, for the same session."""
        actions = [move.action for move in change.moves if move.action is not None]
        found = [await CHANGES.session_of_action(self._connection, action=action) for action in actions]
        return bool(found) and set(found) == {change.of}

    def _unavailable(self, error: sqlite3.Error) -> StoreUnavailable:
        log.error("store unavailable", error=str(error), code=error.sqlite_errorname)
        self.fault = str(error)
        return StoreUnavailable(self.fault)

    def _available(self) -> None:
        if self.fault is not None:
            log.info("store available again", after=self.fault)
            self.fault = None


def _statements(changes: Sequence[Change]) -> Iterator[Statement]:
    """Every table's rows with the text that writes them, in the order that foreign keys ask for."""
    reseated = [change for change in changes if change.seats is not None]
    for sql, rows in (
        (CHANGES.write_session.sql, [vars(change.session) for change in changes if change.session is not None]),
        (CHANGES.clear_seats.sql, [{"session": change.of} for change in reseated]),
        (CHANGES.write_seat.sql, [vars(seat) for change in reseated for seat in change.seats or ()]),
        (CHANGES.write_move.sql, [vars(move) for change in changes for move in change.moves]),
        (CHANGES.write_result.sql, [vars(result) for change in changes for result in change.results]),
        (CHANGES.write_server.sql, [_server_row(change.server) for change in changes if change.server is not None]),
        (CHANGES.write_taste.sql, [vars(change.taste) for change in changes if change.taste is not None]),
        (
            CHANGES.write_heartbeat.sql,
            [{"alive_at": change.alive_at} for change in changes if change.alive_at is not None],
        ),
    ):
        if rows:
            yield sql, rows


def _server_row(server: GuildSettingsRecord) -> dict[str, Any]:
    """With its lists as JSON."""
    return {**vars(server), "channels": json.dumps(server.channels), "roles": json.dumps(server.roles)}
