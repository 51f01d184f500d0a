"""What the edits of one message by several processes leave behind, as far as their order can be known."""

from dataclasses import dataclass, replace

from bot.sessions.persistence.shown import Shown

CLOCK_ERROR = 100
"""Milliseconds by which the clocks of two processes may differ: edits that are nearer to each other overlap.

Both go by the database's time: each is wrong by less than the time of a round trip to the database.
"""


@dataclass(frozen=True)
class ConfirmedEdit(Shown):
    """What a message shows after an edit that Discord has confirmed.

    Attributes:
        process: which sent it; empty where edits of several overlap.
        began, confirmed: when the request was begun, and when its answer had come, ms since the epoch.
        certain: False where another edit, of something else, overlaps with it: then nobody knows which of the two
            Discord has applied last.
    """

    process: str = ""
    began: int = 0
    confirmed: int = 0
    certain: bool = True

    def by(self, process: str, began: int, confirmed: int) -> "ConfirmedEdit":
        """Returns this, with who sent it and when."""
        return replace(self, process=process, began=began, confirmed=confirmed)


def after(noted: ConfirmedEdit | None, edit: ConfirmedEdit) -> ConfirmedEdit:
    """Returns what the message shows once this edit is confirmed, too.

    The edits of one process never overlap: it notes only those whose order it knows.

    Args:
        noted: what was known before.
    """
    if noted is None or noted.process == edit.process or edit.began > noted.confirmed + CLOCK_ERROR:
        return edit
    newer = edit if edit.is_newer(noted) else noted
    return replace(
        newer,
        process="",
        began=min(noted.began, edit.began),
        confirmed=max(noted.confirmed, edit.confirmed),
        certain=noted.certain and shows_same(noted, edit),
    )


def shows_same(one: Shown, other: Shown) -> bool:
    """Returns whether a message looks the same after both."""
    return (one.message, one.ply, one.revision, one.deadline, one.look) == (
        other.message,
        other.ply,
        other.revision,
        other.deadline,
        other.look,
    )
