"""What is due at a table and when: the end of a time to move or of an idle game, its notice, a ping, a computer's turn.

All of these are rows of `Due`, which calls back at their times.
"""

from collections.abc import Callable
from typing import TypeAlias

from bot.sessions.rules import deadlines, timeouts
from bot.sessions.rules.pings import turn_ping_outdated, turn_pinged
from bot.sessions.session import Session, Status
from bot.sessions.timers.computer_turns import turn_of
from bot.sessions.timers.due import DueChange, DueKind, DueRecord
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.timers import Now
from bot.sessions.transition import NOT_REVISIONS, TableEvent, Transition

NextDue: TypeAlias = Callable[[Session], int | None]
"""Returns when something is due next at a table, ms since the epoch; None if nothing is."""

PING_EVENTS = {
    TableEvent.START_PING,
    TableEvent.TURN_PING,
    TableEvent.REMINDER,
    TableEvent.OVERDUE,
    TableEvent.CLOSING,
    TableEvent.AWAY,
}
"""The events that ping players."""

SHOWN = {TableEvent.MOVED, TableEvent.TAKEN_BACK, TableEvent.DEADLINE_CHANGED, TableEvent.POSTED}
"""The events that may leave the table's message behind although they do not raise the revision."""

MESSAGE_AFTER = 1_200
"""How long (ms) the process that made a change has to show it before any process checks the message."""


def due_change(before: Session | None, after: Session, event: TableEvent, now: int, next_due: NextDue) -> DueChange:
    """Returns what a change makes due: the table's timer, its message, a computer's turn, a ping, its tournament.

    This process does the last three itself, so it holds their leases from the start. The tournament is due when a game
    of it ends.
    """
    due, not_due = list[DueRecord](), list[DueKind]()
    at, is_shown = next_due(after), event not in NOT_REVISIONS or event in SHOWN
    if at is None:
        not_due += [] if before is None else [DueKind.TIMER]
    elif is_shown or before is None or at != next_due(before):  # the row may be another process's and outdated
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
        not_due.append(DueKind.PING)  # the ping was sent and is noted at once, so that no other process sends it again
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
    """Returns the event of a ping that was noted but perhaps not sent, if its process was killed."""
    if session.status is not Status.PLAYING:
        return None
    if session.pinged.ping is not None and not turn_ping_outdated(session):
        return None
    noted = (
        (session.clock.overdue, TableEvent.OVERDUE),
        (session.clock.closing_noticed, TableEvent.CLOSING),
        (session.clock.reminded, TableEvent.REMINDER),
        (turn_pinged(session), TableEvent.TURN_PING),
    )
    return next((event for is_noted, event in noted if is_noted), None)


def due_at_end(session_id: str, now: int) -> DueChange:
    """Returns what is due at a session that has just ended: only its message."""
    message = DueRecord(session_id, DueKind.MESSAGE, now)
    return DueChange((message,), (DueKind.TIMER, DueKind.COMPUTER, DueKind.PING))


def _pinged(session: Session) -> bool:
    """Returns whether a ping of this turn may still have to be sent."""
    return session.clock.noticed or session.pinged.start_pinged or session.pinged.pinged_turn is not None


class TableTimers:
    """What is due at tables and when, by the rules and by their players' preferences.

    Args:
        idle_limit: see `closes_at`.
    """

    def __init__(self, pings: PlayerPings, idle_limit: int, *, now: Now) -> None:
        self._pings = pings
        self._idle_limit = idle_limit
        self._now = now

    def due_of(self, before: Session | None, after: Session, event: TableEvent) -> DueChange:
        """Returns what a change of a session makes due.

        Args:
            before: the session before the change; None for a new one.
        """
        return due_change(before, after, event, self._now(), self.next_due)

    def next_due(self, session: Session) -> int | None:
        """Returns when something is due next: the end of a time to move or of an idle game, its notice, or a ping.

        In ms since the epoch; None if nothing is due.
        """
        return _earliest(self.next_timeout(session), self._pings.next_due(session))

    def next_timeout(self, session: Session) -> int | None:
        """Like `next_due`, but without pings."""
        return _earliest(deadlines.next_due(session), deadlines.next_idle_due(session, self._idle_limit))

    def closes_at(self, session: Session) -> int | None:
        """Returns when this game is closed if nobody moves, ms since the epoch; None if it is never closed."""
        return deadlines.closes_at(session, self._idle_limit)

    def apply_due(self, session: Session, ply: int) -> Transition:
        """Applies what is due by now, if the table is still at this ply. Starts timers that an old record lacks."""
        now = self._now()
        done = timeouts.apply_due(session, ply, now)
        if done.event is None:
            done = timeouts.apply_idle_due(session, ply, now, self._idle_limit)
        if done.event is None:
            done = self._pings.apply_due(session, ply)
        return done if done.event is not None else deadlines.start_missing_timers(session, now)


def _earliest(*times: int | None) -> int | None:
    return min((at for at in times if at is not None), default=None)
