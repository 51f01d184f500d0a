"""The state of Tripple Domino: the shared table, the formation and the reserve."""

from dataclasses import dataclass

from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.table import Table
from bot.games.triangles.tiles import Tile


@dataclass(frozen=True, kw_only=True)
class State(Table):
    """A game of one or more rounds.

    Attributes:
        target: the points that end the game.
        each_hexagon: whether every hexagon closed at once counts.
        tiles: the number of tiles in a solitaire.
        reserve: the next tile to draw comes first.
        drawn: the tiles that the player on turn has drawn this turn, all of them still in the hand.
        idle: turns in a row that began on an empty reserve and were passed; a turn whose own draws emptied it is
            not one of them, since its older tiles could not be placed.
    """

    target: int
    each_hexagon: bool
    tiles: int
    reserve: tuple[Tile, ...] = ()
    formation: Formation = EMPTY
    drawn: tuple[Tile, ...] = ()
    idle: int = 0

    @property
    def solitaire(self) -> bool:
        return self.seats == 1

    @property
    def opening(self) -> bool:
        """Whether the round's first tile still has to be placed."""
        return not self.formation.tiles
