"""Batches of changes as transactions."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import asyncpg
import structlog

from bot.store.change import NEW_SESSION, Change
from bot.store.errors import Conflict, OutcomeUnknown, StoreUnavailable
from bot.store.generated_sql import together
from bot.store.group_commit import Verdict, WriteFailures
from bot.store.postgres.change_statements import (
    affected_sessions,
    done_rows,
    due_rows,
    insertion,
    locks_more,
    raises_version,
    settled,
    statements_beside_moves,
    writes_more,
)
from bot.store.postgres.connection import DATABASE_ERRORS, described, unavailable
from bot.store.postgres.results import Prepared, Results, prepared, rated_results
from bot.store.postgres.statements import MOVED, STATEMENTS, NotJson, Statement, json_of
from bot.store.postgres.transactions import CHANGES, NO_STATEMENTS, AfterLocks, Transaction, TransactionRunner
from bot.store.rater import Rater
from bot.store.sessions import SessionRecord
from bot.store.shared import SessionVersion

log = structlog.get_logger()

PER_CHANGE = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, NotJson)
"""Errors of the database that one change of a batch may have caused."""


RAISE_VERSIONS = CHANGES.raise_versions.sql.rstrip(";")

WRITE_DUE = CHANGES.write_due.sql.rstrip(";")

REMOVE_DUE = CHANGES.remove_due.sql.rstrip(";")


class Written(NamedTuple):
    """The result of a transaction: a verdict for each change, and the new versions of sessions."""

    verdicts: Sequence[Verdict]
    versions: Sequence[SessionVersion]


class BatchWriter:
    """Makes changes durable, in one transaction for a batch.

    Args:
        process: the name of this process, which holds leases.
        on_written: is called with the new versions of sessions.
        rater: None to write no ratings.
    """

    def __init__(
        self,
        transactions: TransactionRunner,
        process: str,
        on_written: Callable[[Sequence[SessionVersion]], None],
        rater: Rater | None = None,
    ) -> None:
        self._transactions = transactions
        self._process = process
        self._on_written = on_written
        self._rater = rater
        self.failures = WriteFailures()

    async def write(self, changes: Sequence[Change]) -> Sequence[Verdict]:
        """Writes the changes whose version is still current; returns a verdict for each, as `group_commit.WriteBatch`.

        If a statement fails, each change is written by itself, in one transaction, to find the faulty one.
        """
        try:
            return await self._write_batch(changes)
        except asyncpg.LockNotAvailableError as error:
            return await self._write_unlocked(changes, error)
        except (StoreUnavailable, *DATABASE_ERRORS) as error:
            return [self._unavailable(error)] * len(changes)

    async def _write_batch(self, changes: Sequence[Change]) -> Sequence[Verdict]:
        sessions = affected_sessions(changes)
        try:
            written = await self._transactions.run(
                sessions, lambda begun: self._write_together(begun, changes), self._after_locks(changes)
            )
        except Exception as error:
            if not _is_of_a_change(error):
                raise
            log.info("batch redone one by one", changes=len(changes), error=described(error))
            written = await self._transactions.run(sessions, lambda begun: self._write_each(begun, changes))
        self.failures.succeeded()
        if written.versions:
            self._on_written(written.versions)
        return written.verdicts

    async def _write_unlocked(self, changes: Sequence[Change], error: Exception) -> Sequence[Verdict]:
        """Writes the changes that wait for no lock, and refuses the others, which would hold up all changes.

        If no session is locked, the changes that need other locks than those of sessions are refused.
        """
        refused = StoreUnavailable(described(error))
        try:
            locked = await self._transactions.locked(affected_sessions(changes))
            waiting = [
                locked.intersection(affected_sessions([change])) if locked else locks_more(change) for change in changes
            ]
            free = [change for change, waits in zip(changes, waiting, strict=True) if not waits]
            verdicts = iter(await self._write_batch(free) if free else ())
        except (StoreUnavailable, *DATABASE_ERRORS) as failed:
            return [self._unavailable(failed)] * len(changes)
        log.warning("changes refused that wait for a lock", changes=len(changes) - len(free), error=described(error))
        return [refused if waits else next(verdicts) for waits in waiting]

    def _after_locks(self, changes: Sequence[Change]) -> AfterLocks:
        """Returns the statements that need nothing but the sessions to be locked or read before. Raises NotJson."""
        if any(map(locks_more, changes)):
            return NO_STATEMENTS
        based_on = {change.of: change.based_on for change in changes if change.based_on is not None}
        return AfterLocks(based_on, [*self._moves(changes, Results())])

    async def _write_together(self, transaction: Transaction, changes: Sequence[Change]) -> Written:
        return await self._write(transaction, changes, await prepared(transaction.connection, changes, self._rater))

    async def _write_each(self, transaction: Transaction, changes: Sequence[Change]) -> Written:
        ready = await prepared(transaction.connection, changes, self._rater)
        written = dict[int, Written]()
        for number in sorted(range(len(changes)), key=lambda number: _opened_channel(changes[number])):
            written[number] = await self._write_one(transaction, changes[number], ready)
        return Written(
            [verdict for number in range(len(changes)) for verdict in written[number].verdicts],
            [version for one in written.values() for version in one.versions],
        )

    async def _write(self, transaction: Transaction, changes: Sequence[Change], ready: Prepared) -> Written:
        losers = {change.of for change in changes if _is_outdated(transaction, change)}
        losers |= await _outdated_tournaments(transaction, changes)
        winners = [change for change in changes if change.of not in losers] if losers else changes
        results = [result for change in winners for result in change.results]
        rated = await rated_results(transaction.connection, results, self._rater, ready)
        for sql, parameters in self._statements(winners, transaction, rated):
            await transaction.connection.execute(sql, *parameters)
        return Written(
            [await _outdated(transaction, change) if change.of in losers else True for change in changes],
            _new_versions(transaction, winners),
        )

    async def _write_one(self, transaction: Transaction, change: Change, ready: Prepared) -> Written:
        try:
            async with transaction.connection.transaction():  # a savepoint
                return await self._write(transaction, [change], ready)
        except PER_CHANGE as error:
            if isinstance(error, asyncpg.UniqueViolationError | asyncpg.ForeignKeyViolationError):
                before = await _written_before(transaction, change)
                return Written([False if before else Conflict(described(error))], [])
            return Written([type(error)(described(error))], [])
        except Exception as error:
            if not _is_of_a_change(error):
                raise
            return Written([error], [])

    def _statements(self, changes: Sequence[Change], transaction: Transaction, results: Results) -> Iterator[Statement]:
        """Yields each table's statement with its rows, in the order that foreign keys need.

        Rows are sorted, those of sessions by channel, so that two processes never deadlock.
        """
        if not transaction.wrote and (parts := [*self._moves(changes, results)]):
            yield together([sql for sql, _ in parts]), [rows for _, (rows,) in parts]
        if both := _done(changes) & _due(changes):  # what another change of the batch has written before
            yield REMOVE_DUE, [done_rows(both)]
        yield from statements_beside_moves([change for change in changes if writes_more(change)])

    def _moves(self, changes: Sequence[Change], results: Results) -> Iterator[Statement]:
        """Yields the statements of most moves, which can be sent as one: sessions, moves, results, and what is due."""
        new, moved, known = list[SessionRecord](), list[SessionRecord](), list[SessionRecord]()
        for change in changes:
            if change.session is not None:
                is_new = change.based_on == NEW_SESSION
                (new if is_new else moved if _is_moved(change) else known).append(change.session)
        if moved:
            yield MOVED.sql, [MOVED.json(moved)]
        yield from insertion("sessions", sorted(known, key=lambda session: session.channel))
        yield from insertion("moves", [move for change in changes for move in change.moves])
        yield from insertion("results", results.results)
        yield from insertion("ratings", results.rated.ratings)
        yield from insertion("rating_changes", results.rated.changes)
        yield from insertion("best_scores", results.rated.best_scores)
        if new:
            statement = STATEMENTS["sessions"]
            yield statement.insert, [statement.json(sorted(new, key=lambda session: session.channel))]
        if raised := [change.of for change in changes if change.session is None and raises_version(change)]:
            yield RAISE_VERSIONS, [json_of(raised)]
        if due := [one for change in changes for one in change.due]:
            yield WRITE_DUE, [due_rows(due, self._process)]
        if done := _done(changes) - _due(changes):
            yield REMOVE_DUE, [done_rows(done)]

    def _unavailable(self, error: Exception) -> StoreUnavailable:
        self.failures.failed(described(error), getattr(error, "sqlstate", type(error).__name__))
        return error if isinstance(error, OutcomeUnknown) else unavailable(error)


def _due(changes: Sequence[Change]) -> set[tuple[str, str]]:
    """Returns the keys of the due rows that the changes write."""
    return {(one.session, one.kind) for change in changes for one in change.due}


def _done(changes: Sequence[Change]) -> set[tuple[str, str]]:
    """Returns the keys of the due rows that the changes remove."""
    return {(change.of, kind) for change in changes if change.not_due for kind in settled(change)}


def _is_of_a_change(error: Exception) -> bool:
    """Returns whether one change of a batch may have caused an error, rather than the database."""
    return isinstance(error, PER_CHANGE) or not isinstance(error, (StoreUnavailable, *DATABASE_ERRORS))


async def _outdated_tournaments(transaction: Transaction, changes: Sequence[Change]) -> set[str]:
    """Locks the changed tournaments; returns the `of` of each change that does not follow the stored version."""
    records = {change.of: change.tournament.record for change in changes if change.tournament is not None}
    if not records:
        return set()
    ids = sorted(record.id for record in records.values())
    stored = {row["id"]: row["version"] async for row in CHANGES.lock_tournaments(transaction.connection, ids=ids)}
    return {of for of, record in records.items() if stored.get(record.id, 0) + 1 != record.version}


def _is_moved(change: Change) -> bool:
    """Returns whether a change names the version it is based on, and changes only the session columns that moves do."""
    columns = change.session_columns
    return change.based_on is not None and columns is not None and MOVED.columns.issuperset(columns)


def _is_outdated(transaction: Transaction, change: Change) -> bool:
    """Returns whether the session has another version than the one that the change is based on."""
    locked = transaction.locked.get(change.of)
    version = NEW_SESSION if locked is None else locked.version
    return change.based_on is not None and version != change.based_on


async def _outdated(transaction: Transaction, change: Change) -> Verdict:
    """Returns the verdict on a change whose session has been changed by another one."""
    if await _written_before(transaction, change):
        return False
    return Conflict(f"{change.of} has changed since version {change.based_on}")


async def _written_before(transaction: Transaction, change: Change) -> bool:
    """Returns whether all of the change's actions have been written, for the same session."""
    actions = [move.action for move in change.moves if move.action is not None]
    if not actions:
        return False
    rows = [row async for row in CHANGES.sessions_of_actions(transaction.connection, actions=actions)]
    return {row["action"]: row["session"] for row in rows} == dict.fromkeys(actions, change.of)


def _opened_channel(change: Change) -> tuple[bool, int]:
    """Returns the sort key of changes that are written one by one: those that open a session first, by channel.

    A change that opens a session waits for another process that opens one in the same channel. In any other order two
    processes could deadlock.
    """
    if change.session is not None and change.based_on == NEW_SESSION:
        return False, change.session.channel
    return True, 0


def _new_versions(transaction: Transaction, changes: Sequence[Change]) -> list[SessionVersion]:
    """Returns the versions that the changes' sessions have from now on."""
    versions = []
    for change in changes:
        if raises_version(change):
            before = transaction.locked.get(change.of)
            channel = None if before is None else before.channel
            if change.session is not None:
                live = change.session.status in ("lobby", "playing")
                channel = change.session.channel if live else None
            versions.append(SessionVersion(change.of, 0 if before is None else before.version + 1, channel))
        versions += [
            SessionVersion(one.session, locked.version + 1, None)
            for one in change.set_aside
            if (locked := transaction.locked.get(one.session)) is not None
        ]
    return versions
