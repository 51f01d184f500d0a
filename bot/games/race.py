"""The additional protocol of games in which several seats may act at the same time."""

from enum import Enum, auto
from typing import Any, Protocol, runtime_checkable


class Lateness(Enum):
    """Why a move in a race is not judged: its player has not seen the table by which it would be judged.

    Attributes:
        OVERTAKEN: the move was right at the table that its player saw, but another player was faster.
        GONE: the move names something that was on the table its player saw, and has gone since.
        CHANGED: the things that the move names have changed.
        RIGHT: the move is not late, since it is still right: it counts even if its button is out of date.
    """

    OVERTAKEN = auto()
    GONE = auto()
    CHANGED = auto()
    RIGHT = auto()


@runtime_checkable
class Race(Protocol):
    """A game in which several seats may act at the same time, so that a move may come late."""

    def changes_table(self, before: Any, after: Any) -> bool:
        """Returns whether the move between the two states changed the table.

        A move that was chosen before such a change, and arrives after it, is stale.
        """
        ...

    def lateness(self, seen: Any, now: Any, move: str) -> Lateness | None:
        """Returns why a move that was chosen in the state `seen` is not judged in the state `now`; None if it is.

        Raises no error for words that are no move.
        """
        ...
