"""The state of Triodomino: the shared table, the formations and the stock."""

from dataclasses import dataclass

from bot.games.base import Seat
from bot.games.triangles.formation import Formation
from bot.games.triangles.table import Table
from bot.games.triangles.tiles import Tile


@dataclass(frozen=True, kw_only=True)
class State(Table):
    """A game of one or more rounds.

    Attributes:
        starter: who opens the first round.
        stock: the next tile to draw comes first.
        laid: for each tile on the table, in the order in which they were placed, the number of its formation,
            counted from 1.
        drawn: how many tiles the player on turn has drawn this turn.
        free: whether that player has just closed a hexagon and may open a new formation.
        idle: turns in a row without a placement.
    """

    rounds: int
    topsy_turvy: bool
    starter: Seat
    stock: tuple[Tile, ...] = ()
    formations: tuple[Formation, ...] = ()
    laid: tuple[int, ...] = ()
    drawn: int = 0
    free: bool = False
    idle: int = 0

    @property
    def opening(self) -> bool:
        """Whether the round's first tile still has to be placed."""
        return not self.formations

    def fits(self, tile: Tile) -> bool:
        """Returns whether the tile fits anywhere."""
        return any(tile in formation.takes for formation in self.formations)
