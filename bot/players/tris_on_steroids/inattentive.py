"""A player of Tris on Steroids that overlooks lines, diagonals most of all, and forgets cards that it has looked at."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.chance import Chance
from bot.games.tris_on_steroids.layout import LAYOUTS
from bot.games.tris_on_steroids.view import Face, View
from bot.players.base import PAUSE, best_move
from bot.players.tris_on_steroids.one_ply import HIDDEN, ONE_PLY, Lines, expected


@dataclass(frozen=True)
class Inattentive:
    """A player that rates each step by what it sees and remembers just then.

    Attributes:
        own, others: in how many steps of 100 it overlooks a row or column, and a diagonal, for itself and for others.
        forgets: in how many it does not remember a card that it knows face down.
    """

    own: tuple[int, int]
    others: tuple[int, int]
    forgets: int

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        seen = replace(view, grid=tuple(self._remembered(face, chance) for face in view.grid))
        own, others = (lines_seen(view, overlooked, chance) for overlooked in (self.own, self.others))
        return best_move(legal, [expected(seen, move, own, others) for move in legal], chance)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the ratings of one who overlooks nothing."""
        return ONE_PLY.ratings(view, legal, chance)

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:  # noqa: ARG002 - the same for all moves
        return PAUSE

    def _remembered(self, face: Face, chance: Chance) -> Face:
        return HIDDEN if face.known and chance.below(100) < self.forgets else face


def lines_seen(view: View, overlooked: tuple[int, int], chance: Chance) -> Lines:
    """Returns the lines that are seen in a step.

    Args:
        overlooked: in how many steps of 100 a row or column is not, and a diagonal.
    """
    return tuple(
        line
        for name, line in LAYOUTS[view.side].lines.items()
        if chance.below(100) >= overlooked[name.startswith("diagonal")]
    )
