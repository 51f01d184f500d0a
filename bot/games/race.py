"""What a game needs besides where several seats may act at the same time."""

from enum import Enum, auto
from typing import Any, Protocol, runtime_checkable


class Lateness(Enum):
    """Why a move in a race is not judged: its player has not seen what it would be judged by.

    Attributes:
        OVERTAKEN: it was right at the table that its player saw, and another player was faster.
        GONE: what it names was on the table that its player saw, and is on no table since.
        CHANGED: what it is about has changed.
        RIGHT: not late, since it is right all the same: it counts even if its button is out of date.
    """

    OVERTAKEN = auto()
    GONE = auto()
    CHANGED = auto()
    RIGHT = auto()


@runtime_checkable
class Race(Protocol):
    """What a game needs besides where several seats may act at the same time, and a move may therefore come late."""

    def changes_table(self, before: Any, after: Any) -> bool:
        """Returns whether the move between the two states changed the table.

        A move that was chosen before such a change, and arrives after it, is stale.
        """
        ...

    def lateness(self, seen: Any, now: Any, move: str) -> Lateness | None:
        """Returns why a move that was chosen in the state `seen` is not judged in the state `now`; None where it is.

        Raises no error for words that are no move.
        """
        ...
