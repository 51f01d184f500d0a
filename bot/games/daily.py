"""The daily puzzle of a game: a game for one with the same deal for everybody.

A game's package declares it as DAILY. A game without one has no daily puzzle.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.games.base import Event, Options

Obstacle: TypeAlias = Callable[[Any, str], str | None]
"""Returns why a legal move is refused in a puzzle, as a text key; None if it is allowed."""


DealFilter: TypeAlias = Callable[[bytes], bool]
"""Returns whether the deal of this luck is worth playing; if not, another seed is drawn."""


def no_obstacle(_state: Any, _words: str) -> None:
    """Allows every move."""


def any_deal(_luck: bytes) -> bool:
    """Accepts every deal."""
    return True


@dataclass(frozen=True, kw_only=True)
class DailyPuzzle:
    """How a game is played as a daily puzzle.

    Attributes:
        options: the game's options, for one player. Luck is drawn only at the start, so that the same moves always
            meet the same cards or tiles.
        marks: the character for a move in the line that people share, by the key of an event that the move brought;
            it reveals nothing about the deal. The last event that has a mark counts.
    """

    options: Options = field(hash=False)
    marks: Mapping[str, str] = field(hash=False)
    obstacle: Obstacle = no_obstacle
    accepts_deal: DealFilter = any_deal

    def mark(self, events: tuple[Event, ...]) -> str:
        """Returns the mark of a move with these events; "" if there is none."""
        return next((self.marks[event.key] for event in reversed(events) if event.key in self.marks), "")
