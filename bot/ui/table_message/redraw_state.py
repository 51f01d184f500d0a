"""The state of a table message's redraws: what is being sent to Discord, and what is due after it."""

from dataclasses import dataclass, replace
from enum import IntEnum


class Redraw(IntEnum):
    """A way to bring the message up to date. The greater one includes the other."""

    EDIT = 1
    """The message is edited in place."""
    REPOST = 2
    """A new message is posted at the end of the channel, and the old one loses its buttons."""


@dataclass(frozen=True)
class RedrawState:
    """The two halves that name the state: the redraw being sent, and the one that is due.

    | sending/due | requested(r) | answering()  | begun() | succeeded() | failed()     | abandoned() |
    |-------------|--------------|--------------|---------|-------------|--------------|-------------|
    | -/-         | -/r          | -/-          | error   | -/-         | -/-          | -/-         |
    | -/d         | -/max(d, r)  | -/REPOST, -  | d/-     | -/d         | -/d          | -/-         |
    | s/-         | s/r          | s/-          | error   | -/-         | -/s          | -/-         |
    | s/d         | s/max(d, r)  | s/REPOST, -  | error   | -/d         | -/max(s, d)  | -/d         |

    An answer to a press is another way to show the newest state: while it is `answering`, an edit that is due becomes
    needless, but not a repost. An answer that fails, or that overlaps with a redraw being sent (nobody knows which of
    the two Discord applies last), requests an edit.
    """

    sending: Redraw | None = None
    due: Redraw | None = None

    def requested(self, redraw: Redraw) -> "RedrawState":
        """Returns the state after a redraw was asked for."""
        return replace(self, due=max(redraw, self.due or redraw))

    def answering(self) -> "RedrawState":
        """Returns the state when an answer is about to show the newest state."""
        return replace(self, due=None) if self.due is Redraw.EDIT else self

    def begun(self) -> "RedrawState":
        """Returns the state when the due redraw is being sent. Raises ValueError if none is due or one is sent."""
        if self.due is None or self.sending is not None:
            raise ValueError(f"no redraw can begin: {self}")
        return RedrawState(sending=self.due)

    def succeeded(self) -> "RedrawState":
        """Returns the state after Discord accepted what was sent, or after nothing had to be sent."""
        return replace(self, sending=None)

    def failed(self) -> "RedrawState":
        """Returns the state after sending failed for now: what was sent is due again."""
        if self.sending is None:
            return self
        return RedrawState(due=max(self.sending, self.due or self.sending))

    def abandoned(self) -> "RedrawState":
        """Returns the state after giving up what was being sent; before that had begun, what was due."""
        return RedrawState(due=self.due if self.sending is not None else None)
