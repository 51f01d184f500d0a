"""What a private panel is, and how it follows its table."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeAlias

from bot.sessions.session import Session, Status
from bot.ui.views.outgoing_message import AnyMessage


class PanelKind(Enum):
    """What a panel is. A new panel replaces the others of its person in the channel, but a hand only by a hand."""

    HAND = "hand"
    """What a seat sees and may do."""
    PAGE = "page"
    """A menu, a question, rules, settings: what its person reads or uses."""
    NOTICE = "notice"
    """A refusal or a confirmation: deleted by the person's next answer, or after some seconds."""


class Version(NamedTuple):
    """What of a session changes whenever its table shows something else."""

    status: Status
    ply: int
    revision: int
    deadline: int | None
    overdue: bool


def version_of(session: Session) -> Version:
    """Returns the version of what the session's table shows."""
    return Version(session.status, session.ply, session.revision, session.clock.deadline, session.clock.overdue)


Layout: TypeAlias = Callable[[Session, bool], Awaitable[AnyMessage | None]]
"""Lays a panel out as its person may see it now.

It is given the newest session, and whether this is the last edit before the panel's token expires. It returns None
where nothing is left to show: the panel is deleted then.
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
        """Returns how a panel that shows this session is kept up to date: by what is laid out of the newest one."""

        async def layout(newest: Session, last: bool) -> AnyMessage | None:  # noqa: ARG001  the last edit is no other
            return lay_out(newest)

        return cls.awaiting(session, layout)

    @classmethod
    def awaiting(cls, session: Session, layout: Layout) -> "Follow":
        """Returns the same of a panel whose layout awaits something, or has another last edit."""
        return cls(session.id, version_of(session), layout)
