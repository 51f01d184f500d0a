"""The last moves, as everybody at the table saw them. A seat's moves tell something about its goal."""

from dataclasses import dataclass

from bot.games.base import Seat

KEPT_MOVES = 48
"""The number of moves in the history: 24 turns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastMove:
    """A move, and what lay face up before it.

    Attributes:
        acting, action: the cell and the action of the card just revealed; None before a reveal.
        grid, goals: the symbols of the cards in the grid and of the goal cards; None for those face down.
    """

    seat: Seat
    move: str
    acting: int | None
    action: str | None
    grid: tuple[str | None, ...]
    goals: tuple[str | None, ...]

    @property
    def changes_goal(self) -> bool:
        """Whether the seat exchanged its goal card."""
        return self.action == "goal" and self.move != "keep"
