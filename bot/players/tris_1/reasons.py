"""Why a move of Tris 1 is better than another one."""

from bot.games.base import Event, Seat
from bot.games.tris_1.view import CELLS, EMPTY, View, winning_cells, with_mark
from bot.players.base import LOST, WON, RatedMove
from bot.players.tris_1.exact import positions


def reason(view: View, played: RatedMove, better: RatedMove) -> Event | None:
    """Returns what one of the moves does at once, or leads to with perfect play: see `Reason`."""
    if view.to_act is None:
        return None
    other = Seat(1 - view.to_act)
    own, theirs = view.marks[view.to_act], view.marks[other]
    after, best = positions("".join(view.cells), [played.words, better.words])
    if winning_cells(best):
        return Event("coach-wins")
    if (replies := lines_to_complete(after, theirs)) and not lines_to_complete(best, theirs):
        return Event("coach-lets-win", other, {"reply": replies[0]})
    if len(lines_to_complete(best, own)) > 1:
        return Event("coach-fork")
    if better.rating == WON:
        return Event("coach-forced-win")
    return Event("coach-forced-loss") if played.rating == LOST else None


def lines_to_complete(cells: str, mark: str) -> list[str]:
    """Returns the names of the empty cells on which this mark makes a line."""
    return [
        CELLS[cell]
        for cell, taken in enumerate(cells)
        if taken == EMPTY and winning_cells(with_mark(cells, cell, mark))
    ]
