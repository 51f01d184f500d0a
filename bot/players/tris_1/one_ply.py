"""Players of Tris 1 that look one move ahead, always or when they just glance.

They complete a line, else leave the opponent none to complete, else write where most lines are open.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.chance import Chance
from bot.games.tris_1.view import CELLS, EMPTY, LINES, MARKS, View, with_mark
from bot.players.base import best_move
from bot.players.one_ply import OnePly
from bot.players.tris_1.exact import EXACT

Lines: TypeAlias = tuple[tuple[int, ...], ...]
"""Lines by their cells."""

DIAGONALS = LINES[6:]

WIN = 100
LOSS = -100


def value_of(view: View, move: str, lines: Lines = LINES) -> float:
    """Returns WIN, LOSS if the opponent can win next, or how many lines through the cell have no opponent's mark.

    Args:
        lines: the lines to look at.
    """
    before, at = "".join(view.cells), CELLS.index(move)
    own = (len(before) - before.count(EMPTY)) % 2
    theirs = MARKS[1 - own]
    after = with_mark(before, at, MARKS[own])
    if any(marks(after, line) == MARKS[own] * 3 for line in lines):
        return WIN
    if any(sorted(marks(after, line)) == sorted(EMPTY + theirs * 2) for line in lines):
        return LOSS
    return sum(at in line and theirs not in marks(before, line) for line in lines)


def marks(cells: str, line: tuple[int, ...]) -> str:
    """Returns the marks on the cells of a line."""
    return "".join(cells[at] for at in line)


ONE_PLY = OnePly(value_of)


@dataclass(frozen=True)
class Glancing:
    """A player that knows how every position ends, but in some turns just glances, and looks one move ahead.

    Attributes:
        glances: in how many turns of 100 it just glances.
        overlooks, diagonals: how many of 100 rows and columns, and of 100 diagonals, it overlooks then.
    """

    glances: int
    overlooks: int
    diagonals: int

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        if chance.below(100) >= self.glances:
            return EXACT.choose(view, legal, chance)
        lines = self._lines_seen(chance)
        return best_move(legal, [value_of(view, move, lines) for move in legal], chance)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the ratings of a player that does not just glance."""
        return EXACT.ratings(view, legal, chance)

    def _lines_seen(self, chance: Chance) -> Lines:
        return tuple(
            line for line in LINES if chance.below(100) >= (self.diagonals if line in DIAGONALS else self.overlooks)
        )
