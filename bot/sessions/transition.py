"""The result of a rule: the session after it, and what happened."""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from bot.sessions.session import Session


class TableEvent(StrEnum):
    """What happened at a table. An action that ends the session is ENDED or EXPIRED, whatever else it was."""

    OPENED = "opened"
    JOINED = "joined"
    LEFT = "left"
    CONFIGURED = "configured"
    STARTED = "started"
    MOVED = "moved"
    TAKEN_BACK = "taken-back"
    OFFERED = "offered"
    AGREED = "agreed"
    """One more player has agreed to the offer, and others have yet to answer."""
    DECLINED = "declined"
    """The offer was declined, or withdrawn by its maker."""
    REMINDER = "reminder"
    """The player on turn should be reminded of the time."""
    START_PING = "start-ping"
    """The players should be pinged because the game has started."""
    TURN_PING = "turn-ping"
    """The player on turn should be pinged."""
    PING_CHANGED = "ping-changed"
    """A ping was sent or deleted."""
    HINTS_ALLOWED = "hints-allowed"
    OVERDUE = "overdue"
    """In a game of two, the player on turn has run out of time: the other may claim the win or wait."""
    EXTENDED = "extended"
    """The opponent of an overdue player has given them the time to move once more."""
    DEADLINE_CHANGED = "deadline-changed"
    """A restart or an outage has postponed or set the deadline, or the closing of an idle game."""
    CLOSING = "closing"
    """The players on turn should be told that the game will soon be closed, since nobody moves."""
    GIVEN_UP = "given-up"
    AWAY = "away"
    """A player has run out of time in a game of three or more: a computer plays until they take the seat back."""
    BACK = "back"
    """A player who was away has taken the seat back."""
    RELOCATED = "relocated"
    POSTED = "posted"
    """The table has a new message in its channel."""
    ENDED = "ended"
    EXPIRED = "expired"
    """A lobby, or a game without a clock, was closed because nothing had happened in it for long."""


NOT_REVISIONS = {
    TableEvent.MOVED,
    TableEvent.TAKEN_BACK,
    TableEvent.REMINDER,
    TableEvent.START_PING,
    TableEvent.TURN_PING,
    TableEvent.PING_CHANGED,
    TableEvent.DEADLINE_CHANGED,
    TableEvent.POSTED,
}
"""The events that change nothing in a table's message except its ply or deadline."""


class Transition(NamedTuple):
    """The session after a rule, and what happened.

    Attributes:
        event: None if nothing happened; the session is then unchanged.
    """

    session: Session
    event: TableEvent | None


Rule: TypeAlias = Callable[[Session], Transition]
"""A pure function that turns one session into the next. Raises Refusal, or the game's RuleError."""
