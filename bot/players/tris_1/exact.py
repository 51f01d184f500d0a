"""The player of Tris 1 that knows how every position ends."""

from collections.abc import Sequence
from functools import cache

from bot.games.chance import Chance
from bot.games.tris_1.view import CELLS, EMPTY, MARKS, View, winning_cells, with_mark
from bot.players.base import EVEN, LOST, WON

WIN = 10
"""The value of a win; each mark until then takes 1 from it."""


class Exact:
    """A player that searches to the end. It wins as soon as it can, and loses as late as it can.

    Among draws it prefers moves after which most replies of the opponent lose.
    """

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        """Returns one of the best moves."""
        cells = "".join(view.cells)
        ranks = [(-value(after), traps(after) if value(after) == 0 else 0) for after in positions(cells, legal)]
        best = max(ranks)
        return chance.pick([move for move, rank in zip(legal, ranks, strict=True) if rank == best])

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:  # noqa: ARG002 - no luck in it
        """Returns the result of perfect play after each move: WON, EVEN or LOST."""
        return [rating(after) for after in positions("".join(view.cells), legal)]


EXACT = Exact()


def positions(cells: str, moves: Sequence[str]) -> list[str]:
    """Returns the cells after each move of the player on turn."""
    own = MARKS[(len(cells) - cells.count(EMPTY)) % 2]
    return [with_mark(cells, CELLS.index(move), own) for move in moves]


def rating(after: str) -> float:
    """Returns the rating of a move that led to these cells."""
    if worth := value(after):
        return LOST if worth > 0 else WON
    return EVEN


def traps(cells: str) -> float:
    """Returns the share of the moves of the player on turn that lose."""
    after = positions(cells, empty_cells(cells))
    return sum(value(one) > 0 for one in after) / len(after) if after else 0


@cache
def value(cells: str) -> int:
    """Returns the value for the player on turn with perfect play: above 0 for a win, below for a loss, 0 for a draw."""
    if winning_cells(cells):
        return -WIN
    after = positions(cells, empty_cells(cells))
    best = max((-value(one) for one in after), default=0)
    return best - 1 if best > 0 else best + 1 if best < 0 else 0


def empty_cells(cells: str) -> list[str]:
    """Returns the names of the cells without a mark."""
    return [name for name, mark in zip(CELLS, cells, strict=True) if mark == EMPTY]
