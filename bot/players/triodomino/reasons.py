"""Why a move of Triodomino is better than another one, by its player's knowledge."""

from bot.games.base import Event
from bot.games.triodomino.view import View
from bot.players.base import RatedMove
from bot.players.triangles.reasons import FITTING, Difference, count_fitting, largest, unseen
from bot.players.triodomino.one_ply import After


def reason(view: View, played: RatedMove, better: RatedMove) -> Event | None:
    """Returns the largest difference between the moves: see `Reason`."""
    after, best = After.move(view, played.words), After.move(view, better.words)
    if not best.hand and after.hand:
        return Event("coach-out")
    if best.hexagons > after.hexagons == 0:
        return Event("coach-hexagon")
    scored = "coach-points" if view.topsy_turvy else "coach-rid"
    opened = open_to_others(best), open_to_others(after)
    return largest(
        [
            Difference(scored, best.value, after.value, best.value - after.value),
            Difference("coach-fitting", best.fitting, after.fitting, FITTING * (best.fitting - after.fitting)),
            Difference("coach-open", *opened, opened[1] - opened[0]),
        ]
    )


def open_to_others(after: After) -> int:
    """Returns how many tiles that the player has not seen fit somewhere."""
    return count_fitting(unseen(after.formations, after.hand), after.formations)
