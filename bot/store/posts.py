"""Records of posts that servers get at an hour of their choice. Times: ms since the epoch."""

from dataclasses import dataclass, field

SENDING = "sending"
"""The problem of a post that is being sent: if its process is killed, another one sends it."""

UNREACHABLE = "unreachable"
"""The problem that passes by itself: the post is then sent late."""


@dataclass(frozen=True)
class DuePost:
    """A guild that wants something posted in a channel.

    Attributes:
        begun_at: when sending it was last begun; the post may have been sent.
        day: the day of the post, as 2026-11-23.
    """

    guild: int
    channel: int
    begun_at: int | None = None
    day: str = field(default="", compare=False)
