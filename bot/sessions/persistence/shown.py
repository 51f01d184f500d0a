"""The changeable part of what a table's message shows, noted so that only messages that are behind are redrawn."""

import json
from dataclasses import astuple, dataclass
from typing import Self

from bot.sessions.session import Session

DEADLINE_ERROR = 10
"""A shown deadline is right if its error is less than a tenth of the remaining time.

Each restart postpones all deadlines by the time that it took.
"""


@dataclass(frozen=True)
class Shown:
    """The state that a message shows.

    Attributes:
        look: what the message depends on besides the session, such as the language and the theme.
    """

    message: int
    ply: int
    revision: int
    deadline: int | None
    look: str

    @classmethod
    def of(cls, session: Session, message: int, look: str) -> Self:
        """Returns what a message laid out from this session shows."""
        return cls(message, session.ply, session.revision, shown_deadline(session), look)

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Parses the result of `text`; returns None for a damaged or an empty value."""
        try:
            return cls(*json.loads(text))
        except (ValueError, TypeError):
            return None

    def text(self) -> str:
        """Returns this as JSON."""
        return json.dumps(astuple(self))

    def is_behind(self, session: Session, look: str, now: int) -> bool:
        """Returns whether the session's message has to be redrawn to show it with this look.

        It has to be if the ply, revision, look or message differs, or if the deadline is wrong.

        Args:
            now: ms since the epoch.
        """
        if session.message != self.message or look != self.look:
            return True
        if (session.ply, session.revision) != (self.ply, self.revision):
            return True
        return _is_wrong(self.deadline, shown_deadline(session), now)

    def is_newer(self, other: "Shown") -> bool:
        """Returns whether this is a newer state of the same session than `other`. Ply and revision never decrease."""
        return self.ply > other.ply or self.revision > other.revision


def shown_deadline(session: Session) -> int | None:
    """Returns the deadline that the message shows; for an idle game about to be closed, `idle_since` in its place."""
    return (
        session.clock.idle_since
        if session.clock.deadline is None and session.clock.closing_noticed
        else session.clock.deadline
    )


def _is_wrong(shown: int | None, deadline: int | None, now: int) -> bool:
    if shown is None or deadline is None:
        return shown != deadline
    return abs(deadline - shown) * DEADLINE_ERROR > max(0, deadline - now)
