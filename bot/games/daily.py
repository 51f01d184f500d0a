"""The daily puzzle of a game: a game for one with the same deal for everybody.

A game's package declares it as DAILY. A game without one has no daily puzzle.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.games.base import Event, Options

Obstacle: TypeAlias = Callable[[Any, str], str | None]
"""Returns why a move that the rules allow is not made in a puzzle, as a text key; None where it is."""


DealFilter: TypeAlias = Callable[[bytes], bool]
"""Returns whether the deal of this luck is worth playing; where it is not, another seed is drawn."""


def no_obstacle(_state: Any, _words: str) -> None:
    """Lets every move be made."""


def any_deal(_luck: bytes) -> bool:
    """Accepts every deal."""
    return True


@dataclass(frozen=True, kw_only=True)
class DailyPuzzle:
    """How a game is played as a daily puzzle.

    Attributes:
        options: of the game, for one player. Its luck is drawn at the start alone, so that whoever makes the same moves
            meets the same cards or tiles.
        marks: what stands for a move in the line that people share, by the key of an event that the move brought; a
            single character that tells nothing of the deal. The last event that has a mark counts.
    """

    options: Options = field(hash=False)
    marks: Mapping[str, str] = field(hash=False)
    obstacle: Obstacle = no_obstacle
    accepts_deal: DealFilter = any_deal

    def mark(self, events: tuple[Event, ...]) -> str:
        """Returns what stands for a move with these events; "" if nothing does."""
        return next((self.marks[event.key] for event in reversed(events) if event.key in self.marks), "")
