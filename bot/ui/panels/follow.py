"""The kinds of private panels, and how a panel follows its table."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeAlias

from bot.sessions.session import Session, Status
from bot.ui.views.outgoing_message import AnyMessage


class PanelKind(Enum):
    """The kind of a panel. A new panel replaces its person's others in the channel, but only a hand replaces a hand."""

    HAND = "hand"
    """A hand: what a seat sees and may do."""
    PAGE = "page"
    """A menu, a question, rules, settings: something that its person reads or uses."""
    NOTICE = "notice"
    """A refusal or a confirmation: deleted by the person's next answer, or after some seconds."""


class Version(NamedTuple):
    """The parts of a session that change whenever its table looks different."""

    status: Status
    ply: int
    revision: int
    deadline: int | None
    overdue: bool


def version_of(session: Session) -> Version:
    """Returns the version of what the session's table shows."""
    return Version(session.status, session.ply, session.revision, session.clock.deadline, session.clock.overdue)


Layout: TypeAlias = Callable[[Session, bool], Awaitable[AnyMessage | None]]
"""Lays out a panel as its person may see it now.

Takes the newest session, and whether this is the last edit before the panel's token expires. Returns None if nothing is
left to show, whereupon the panel is deleted.
"""


@dataclass(frozen=True)
class Follow:
    """How a panel follows its table.

    Attributes:
        session: the table's id.
        shown: what the panel shows of it.
    """

    session: str
    shown: Version
    layout: Layout

    @classmethod
    def of(cls, session: Session, lay_out: Callable[[Session], AnyMessage | None]) -> "Follow":
        """Returns a Follow that updates a panel of this session by laying out the newest session."""

        async def layout(newest: Session, last: bool) -> AnyMessage | None:  # noqa: ARG001  the last edit is alike
            return lay_out(newest)

        return cls.awaiting(session, layout)

    @classmethod
    def awaiting(cls, session: Session, layout: Layout) -> "Follow":
        """Returns the same for a panel whose layout awaits something, or whose last edit differs."""
        return cls(session.id, version_of(session), layout)
