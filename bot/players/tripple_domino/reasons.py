"""Why a move of Tripple Domino is better than another one, by its player's knowledge."""

from dataclasses import dataclass

from bot.games.base import Event
from bot.games.triangles.formation import Formation
from bot.games.triangles.tiles import Tile, value
from bot.games.tripple_domino.notation import Placement, read
from bot.games.tripple_domino.scoring import bonus
from bot.games.tripple_domino.view import View
from bot.players.base import RatedMove
from bot.players.triangles.reasons import FITTING, Difference, count_fitting, largest, unseen
from bot.players.tripple_domino.one_ply import value_of


@dataclass(frozen=True)
class After:
    """The result of a move: its points, the formation, and the hand without the tiles that a draw brings."""

    points: int
    formation: Formation
    hand: tuple[Tile, ...]
    each_hexagon: bool

    @classmethod
    def move(cls, view: View, words: str) -> "After":
        """Returns what a legal move leads to."""
        hand, formation = tuple(one.tile for one in view.hand), view.formation
        match read(words):
            case Placement(tile, cell):
                places = (found.place for one in view.hand if one.tile == tile for found in one.places)
                formation = formation.place(cell, next(place.values for place in places if place.cell == cell))
                hand = tuple(one for one in hand if one != tile)
        return cls(int(value_of(view, words)), formation, hand, view.each_hexagon)

    @property
    def fitting(self) -> int:
        return count_fitting(self.hand, [self.formation])

    @property
    def best_answer(self) -> int:
        """The most points that any unseen tile could score next."""
        return max(
            (
                value(tile) + bonus(place, each_hexagon=self.each_hexagon)
                for tile in unseen([self.formation], self.hand)
                for place in self.formation.places(tile)
            ),
            default=0,
        )


def reason(view: View, played: RatedMove, better: RatedMove) -> Event | None:
    """Returns the largest difference between the moves: see `Reason`."""
    after, best = After.move(view, played.words), After.move(view, better.words)
    if not best.hand and after.hand:
        return Event("coach-out")
    differences = [
        Difference("coach-points", best.points, after.points, best.points - after.points),
        Difference("coach-fitting", best.fitting, after.fitting, FITTING * (best.fitting - after.fitting)),
    ]
    if len(view.scores) > 1:
        answers = best.best_answer, after.best_answer
        differences.append(Difference("coach-answer", *answers, answers[1] - answers[0]))
    return largest(differences)
