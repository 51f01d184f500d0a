"""For a batch of changes: the sessions it affects, the statements for tables that few changes write, and due rows."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from operator import attrgetter

from bot.store.change import Change, rows_beside_moves, settings_rows
from bot.store.mapping import Record
from bot.store.postgres.statements import STATEMENTS, Statement, json_of
from bot.store.postgres.transactions import CHANGES
from bot.store.sessions import DueRecord
from bot.store.shared import LEASE

OF_MOVES = {"of", "session", "session_columns", "seats", "moves", "results", "settings_columns", "based_on"}
"""The fields of a change that most moves use, apart from `due` and `not_due`."""

OTHERS = attrgetter(*({one.name for one in fields(Change)} - OF_MOVES - {"due", "not_due"}))
"""Returns the values of a change's other fields."""


def due_rows(due: Iterable[DueRecord], process: str) -> str:
    """Returns the rows for what is due, in the order of their key: the parameter of `write_due`."""
    rows = [
        {
            "session": one.session,
            "kind": one.kind,
            "at": one.at,
            "detail": one.detail,
            "holder": process if one.held else None,
            "lease": LEASE if one.held else None,
        }
        for one in sorted(due, key=lambda one: (one.session, one.kind))
    ]
    return json_of(rows)


def done_rows(done: Iterable[tuple[str, str]]) -> str:
    """Returns the sessions and kinds of what is not due any more: the parameter of `remove_due`."""
    return json_of([{"session": session, "kind": kind} for session, kind in sorted(done)])


def insertion(table: str, records: Sequence[Record]) -> Iterator[Statement]:
    """Yields the statement that writes these records, unless there are none."""
    if records:
        yield STATEMENTS[table].sql, [STATEMENTS[table].json(records)]


def statements_beside_moves(changes: Sequence[Change]) -> Iterator[Statement]:
    """Yields the statements for all that most moves do not write."""
    for mapping, record, columns in settings_rows(changes):
        statement = STATEMENTS[mapping.table]
        yield statement.write_only(columns), [statement.json([record])]
    for what, rows in rows_beside_moves(changes):
        if isinstance(what, str):
            if rows:
                yield getattr(CHANGES, what).sql, [json_of(rows)]
        else:
            yield from insertion(what.table, rows)


def affected_sessions(changes: Sequence[Change]) -> set[str]:
    """Returns the ids of the sessions whose rows the changes write."""
    sessions = {change.of for change in changes if raises_version(change) or change.due or change.not_due}
    for change in changes:
        if change.shown or change.set_aside:
            sessions.update(one.session for one in change.shown)
            sessions.update(one.session for one in change.set_aside)
    return sessions


def raises_version(change: Change) -> bool:
    """Returns whether the change raises the version of its session."""
    return bool(change.session or change.seats is not None or change.moves or change.based_on is not None)


def writes_more(change: Change) -> bool:
    """Returns whether a change writes to other tables than most moves do."""
    return change.seats is not None or any(value is not None and value != () for value in OTHERS(change))


def locks_more(change: Change) -> bool:
    """Returns whether a change locks other rows than those of sessions: people, tournaments."""
    return bool(change.results or change.tournament)


def settled(change: Change) -> set[str]:
    """Returns the kinds that are no longer due at the change's session."""
    return {*change.not_due} - {one.kind for one in change.due}
