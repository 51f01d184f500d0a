"""A player of Tris 1 that often does no more than glance at the board."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.chance import Chance
from bot.games.tris_1.view import LINES, View
from bot.players.base import PAUSE, best_move
from bot.players.tris_1.exact import EXACT
from bot.players.tris_1.one_ply import Lines, value_of

DIAGONALS = LINES[6:]


@dataclass(frozen=True)
class Glancing:
    """A player that knows how every position ends, where it does not just glance and look one move ahead.

    Attributes:
        glances: of how many turns in 100.
        overlooks, diagonals: of how many lines in 100 it then overlooks a row or column, and a diagonal.
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
        """Returns the ratings of one who does not glance."""
        return EXACT.ratings(view, legal, chance)

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:  # noqa: ARG002 - the same for all moves
        return PAUSE

    def _lines_seen(self, chance: Chance) -> Lines:
        return tuple(
            line for line in LINES if chance.below(100) >= (self.diagonals if line in DIAGONALS else self.overlooks)
        )
