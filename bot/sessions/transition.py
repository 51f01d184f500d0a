"""What a rule returns: the session after it, and what happened."""

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
    """The player on turn is to be reminded of the time."""
    START_PING = "start-ping"
    """The players are to be pinged because the game has started."""
    TURN_PING = "turn-ping"
    """The player on turn is to be pinged."""
    PING_CHANGED = "ping-changed"
    """A ping was sent or deleted."""
    HINTS_ALLOWED = "hints-allowed"
    OVERDUE = "overdue"
    """Of two players, the one on turn has run out of time: the other may claim the win or wait."""
    EXTENDED = "extended"
    """The opponent of an overdue player has given them the time to move once more."""
    DEADLINE_CHANGED = "deadline-changed"
    """A restart has moved or set the deadline, or the end of an idle game."""
    CLOSING = "closing"
    """The players on turn are to be told that the game is closed soon, since nobody moves."""
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
    """A lobby, or a game without a clock, was closed because nothing happened in it for long."""


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
"""The events after which a table's message shows the same as before, except for another ply or deadline."""


class Transition(NamedTuple):
    """The session after a rule, and what happened.

    Attributes:
        event: None where nothing did; the session is as it was then.
    """

    session: Session
    event: TableEvent | None


Rule: TypeAlias = Callable[[Session], Transition]
"""A pure function that turns one session into the next. Raises Refusal, or the game's RuleError."""
