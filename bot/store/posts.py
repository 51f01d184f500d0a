"""What the store takes and returns of posts that servers get at an hour of their choice. Times: ms since the epoch."""

from dataclasses import dataclass, field

SENDING = "sending"
"""The problem of a post that has been begun: where its process was killed, another one goes on with it."""

UNREACHABLE = "unreachable"
"""The problem that is over by itself: then the post is sent late rather than never."""


@dataclass(frozen=True)
class DuePost:
    """A guild that wants something posted in a channel.

    Attributes:
        begun_at: when that was attempted before; the post may be there.
        day: for which day, as 2026-11-23.
    """

    guild: int
    channel: int
    begun_at: int | None = None
    day: str = field(default="", compare=False)
