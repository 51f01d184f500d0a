"""Why a move of a tile game is better than another one: the comparisons that both games share."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from bot.games.base import Event
from bot.games.triangles.formation import Formation
from bot.games.triangles.tiles import BY_VALUES, TILES, Tile

FITTING = 5
"""The points that one more fitting tile is worth when differences are compared."""


LEAST = 5
"""The points from which a difference explains something."""


class Difference(NamedTuple):
    """A difference between two moves: the key of its text, the number for each move, and its worth in points."""

    key: str
    better: int
    played: int
    worth: float


def largest(differences: Sequence[Difference]) -> Event | None:
    """Returns the difference that speaks most for the better move; None if none is worth LEAST points."""
    most = max(differences, key=lambda one: one.worth)
    return Event(most.key, args={"number": most.better, "instead": most.played}) if most.worth >= LEAST else None


def count_fitting(tiles: Collection[Tile], formations: Sequence[Formation]) -> int:
    """Returns how many of the tiles fit somewhere."""
    return sum(any(tile in formation.takes for formation in formations) for tile in tiles)


def unseen(formations: Sequence[Formation], hand: Collection[Tile]) -> list[Tile]:
    """Returns the tiles that lie in no formation and that the player does not hold."""
    seen = {BY_VALUES[placed.values] for formation in formations for placed in formation.tiles} | {*hand}
    return [tile for tile in TILES if tile not in seen]
