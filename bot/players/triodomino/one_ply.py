"""The player of Triodomino: it places tiles of high value, and keeps some that will still fit.

The same is best with topsy-turvy, in which placed tiles score.
"""

from dataclasses import dataclass

from bot.games.triangles.cells import CENTRE
from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.tiles import Tile, value
from bot.games.triodomino.notation import FirstTile, Placement, read
from bot.games.triodomino.view import View
from bot.players.one_ply import OnePly
from bot.players.triangles.reasons import count_fitting

FITTING = 3
"""The value of each tile that still fits after the move: a player without one draws two tiles of 7.5 points each."""

NO_TILE = -1
"""The rating of a move that places no tile."""


@dataclass(frozen=True)
class After:
    """The result of a move: the tile that it places, the hexagons that it closes, the formations, and the hand."""

    tile: Tile | None
    hexagons: int
    formations: tuple[Formation, ...]
    hand: tuple[Tile, ...]

    @classmethod
    def move(cls, view: View, words: str) -> "After":
        """Returns what a legal move leads to; the hand lacks the tiles that a draw brings."""
        formations, hand = view.formations, tuple(one.tile for one in view.hand)
        match read(words):
            case FirstTile(_, tile):
                return cls(tile, 0, (*formations, EMPTY.place(CENTRE, tile)), without(hand, tile))
            case Placement(tile, number, cell):
                places = (found for one in view.hand if one.tile == tile for found in one.places)
                place = next(one.place for one in places if (one.formation, one.place.cell) == (number, cell))
                changed = formations[number - 1].place(cell, place.values)
                formations = (*formations[: number - 1], changed, *formations[number:])
                return cls(tile, place.hexagons, formations, without(hand, tile))
        return cls(None, 0, formations, hand)

    @property
    def value(self) -> int:
        return 0 if self.tile is None else value(self.tile)

    @property
    def fitting(self) -> int:
        return count_fitting(self.hand, self.formations)


def without(hand: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    return tuple(one for one in hand if one != tile)


def value_of(view: View, move: str) -> float:
    """Returns the value of the placed tile and of a free tile to follow, and FITTING for each that still fits."""
    after = After.move(view, move)
    if after.tile is None:
        return NO_TILE
    free = max(map(value, after.hand), default=0) if after.hexagons else 0
    return after.value + free + FITTING * after.fitting


ONE_PLY = OnePly(value_of)
