"""What is due at a table after a change."""

from collections.abc import Callable
from typing import TypeAlias

from bot.sessions.session import Session, Status
from bot.sessions.timers.computer_turns import turn_of
from bot.sessions.timers.due import DueChange, DueKind, DueRecord
from bot.sessions.transition import NOT_REVISIONS, TableEvent

NextDue: TypeAlias = Callable[[Session], int | None]
"""Returns when something is due next at a table, ms since the epoch; None where nothing is."""

PING_EVENTS = {
    TableEvent.START_PING,
    TableEvent.TURN_PING,
    TableEvent.REMINDER,
    TableEvent.OVERDUE,
    TableEvent.CLOSING,
    TableEvent.AWAY,
}
"""The events because of which players are pinged."""

SHOWN = {TableEvent.MOVED, TableEvent.TAKEN_BACK, TableEvent.DEADLINE_CHANGED, TableEvent.POSTED}
"""The events beside those that raise the revision after which the table's message may be behind."""

MESSAGE_AFTER = 1_200
"""Milliseconds that the process which has made a change has to show it, before others look after the message."""


def due_change(before: Session | None, after: Session, event: TableEvent, now: int, next_due: NextDue) -> DueChange:
    """Returns what a change makes due: the table's timer, its message, a computer's turn, a ping, its tournament.

    This process does the last three itself, so it holds them from the beginning. A game that ends concerns its
    tournament.
    """
    due, not_due = list[DueRecord](), list[DueKind]()
    at, is_shown = next_due(after), event not in NOT_REVISIONS or event in SHOWN
    if at is None:
        not_due += [] if before is None else [DueKind.TIMER]
    elif is_shown or before is None or at != next_due(before):  # the row may be another process's, and out of date
        due.append(DueRecord(after.id, DueKind.TIMER, at))
    if is_shown:
        due.append(DueRecord(after.id, DueKind.MESSAGE, now + MESSAGE_AFTER))
    turn, turn_before = turn_of(after), None if before is None else turn_of(before)
    if turn.seats and turn != turn_before:
        due.append(DueRecord(after.id, DueKind.COMPUTER, now, str(after.ply), held=True))
    elif turn_before is not None and turn_before.seats and not turn.seats:
        not_due.append(DueKind.COMPUTER)
    if event in PING_EVENTS:
        due.append(DueRecord(after.id, DueKind.PING, now, event.value, held=True))
    elif event is TableEvent.PING_CHANGED and after.pinged.ping is not None:
        not_due.append(DueKind.PING)  # it is sent and noted at once, so that no other process sends it again
    elif (
        before is not None
        and _pinged(before)
        and (before.ply, before.clock.overdue) != (after.ply, after.clock.overdue)
    ):
        not_due.append(DueKind.PING)
    if after.tournament is not None and not after.status.live and before is not None and before.status.live:
        due.append(DueRecord(after.tournament, DueKind.TOURNAMENT, now, held=True))
    return DueChange(tuple(due), tuple(not_due))


def unsent_ping(session: Session) -> TableEvent | None:
    """Returns the event of a ping that was noted and perhaps not sent, since its process was killed."""
    sent = session.pinged.ping
    if session.status is not Status.PLAYING:
        return None
    if sent is not None and (sent.ply, sent.overdue) == (session.ply, session.clock.overdue):
        return None
    noted = (
        (session.clock.overdue, TableEvent.OVERDUE),
        (session.clock.closing_noticed, TableEvent.CLOSING),
        (session.clock.reminded, TableEvent.REMINDER),
        (session.turn_pinged, TableEvent.TURN_PING),
    )
    return next((event for is_noted, event in noted if is_noted), None)


def due_at_end(session_id: str, now: int) -> DueChange:
    """Returns what is due at a session that has just ended: its message."""
    message = DueRecord(session_id, DueKind.MESSAGE, now)
    return DueChange((message,), (DueKind.TIMER, DueKind.COMPUTER, DueKind.PING))


def _pinged(session: Session) -> bool:
    """Returns whether a ping of this turn may still have to be sent."""
    noted = (
        session.pinged.start_pinged or session.clock.reminded or session.clock.overdue or session.clock.closing_noticed
    )
    return noted or session.pinged.pinged_turn is not None
