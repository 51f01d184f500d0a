"""What is on the table, in the hands and in the reserve."""

from dataclasses import dataclass

from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.table import Table
from bot.games.triangles.tiles import Tile


@dataclass(frozen=True, kw_only=True)
class State(Table):
    """A game of one or more rounds.

    target: the points that end the game. each_hexagon: whether every hexagon closed at once counts. tiles: how many a
    solitaire uses. reserve: the next tile to draw comes first. drawn: the tiles that the player on turn has drawn this
    turn, all of them still in the hand. idle: turns in a row that began on an empty reserve and were passed; the turn
    whose own draws emptied it is not one of them, for its older tiles had to wait.
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
        """Whether the round's first tile is still to be laid."""
        return not self.formation.tiles
