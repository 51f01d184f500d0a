"""Why a move of Triodomino is better than another one, as far as its player knows."""

from dataclasses import dataclass

from bot.games.base import Event
from bot.games.triangles.cells import CENTRE
from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.tiles import Tile, value
from bot.games.triodomino.notation import FirstTile, Placement, read
from bot.games.triodomino.view import View
from bot.players.base import RatedMove
from bot.players.triangles.reasons import FITTING, Difference, count_fitting, largest, unseen
from bot.players.triodomino.one_ply import hand_without


@dataclass(frozen=True)
class After:
    """What a move leads to: the value of its tile, the hexagons that it closes, the formations, and the hand."""

    value: int
    hexagons: int
    formations: tuple[Formation, ...]
    hand: tuple[Tile, ...]

    @classmethod
    def move(cls, view: View, words: str) -> "After":
        """Returns what a legal move leads to; the hand without what a draw brings."""
        match read(words):
            case FirstTile(_, tile):
                formations = (*view.formations, EMPTY.place(CENTRE, tile))
                return cls(value(tile), 0, formations, tuple(hand_without(view, tile)))
            case Placement(tile, number, cell):
                places = (found for one in view.hand if one.tile == tile for found in one.places)
                place = next(one.place for one in places if (one.formation, one.place.cell) == (number, cell))
                changed = view.formations[number - 1].place(cell, place.values)
                formations = (*view.formations[: number - 1], changed, *view.formations[number:])
                return cls(value(tile), place.hexagons, formations, tuple(hand_without(view, tile)))
        return cls(0, 0, view.formations, tuple(one.tile for one in view.hand))

    @property
    def fitting(self) -> int:
        return count_fitting(self.hand, self.formations)

    @property
    def open_to_others(self) -> int:
        """How many tiles that the player has not seen fit somewhere."""
        return count_fitting(unseen(self.formations, self.hand), self.formations)


def reason(view: View, played: RatedMove, better: RatedMove) -> Event | None:
    """Returns how the moves differ most: see `Reason`."""
    after, best = After.move(view, played.words), After.move(view, better.words)
    if not best.hand and after.hand:
        return Event("coach-out")
    if best.hexagons > after.hexagons == 0:
        return Event("coach-hexagon")
    scored = "coach-points" if view.topsy_turvy else "coach-rid"
    opened = best.open_to_others, after.open_to_others
    return largest(
        [
            Difference(scored, best.value, after.value, best.value - after.value),
            Difference("coach-fitting", best.fitting, after.fitting, FITTING * (best.fitting - after.fitting)),
            Difference("coach-open", *opened, opened[1] - opened[0]),
        ]
    )
