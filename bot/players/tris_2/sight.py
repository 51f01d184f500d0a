"""Which rolls that make a tris players of Tris 2 overlook: diagonals, and dice far from the one rolled last.

A beginner looks one roll ahead, and overlooks the same rolls.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

from bot.games.chance import Chance
from bot.games.tris_2.die import LETTERS, STEPS
from bot.games.tris_2.position import Position
from bot.games.tris_2.view import View
from bot.players.base import best_move
from bot.players.tris_2.one_ply import LOSS, ONE_PLY, WIN, position_after, tris_after

FAR = 3
"""The number of rows or columns from which a die counts as far from the one rolled last."""

Sees: TypeAlias = Callable[[Position], bool]
"""Returns whether a player sees the roll that led to a position with a tris."""


@dataclass(frozen=True)
class Sight:
    """How a player looks for rolls that make a tris at once, its own and the opponent's.

    It overlooks the same rolls for all moves of a turn: it parries a threat that it has not seen only by luck, and may
    overlook the second of two.

    Attributes:
        near, far: in how many turns of 100 it overlooks the roll of a die near the one rolled last, or far from it.
        diagonal: in how many more turns if the line is a diagonal.
    """

    near: int
    far: int
    diagonal: int

    def values(self, view: View, legal: Sequence[str], chance: Chance) -> list[int]:
        """Returns WIN for a move that is seen to make a tris, LOSS if a reply is seen to make one, else 0."""
        sees = self._sees(view, chance)
        return [self._value(position_after(view, move), sees) for move in legal]

    def _value(self, after: object, sees: Sees) -> int:
        if not isinstance(after, Position):
            return 0
        if after.line:
            return WIN if sees(after) else 0
        return LOSS if any(map(sees, tris_after(after))) else 0

    def _sees(self, view: View, chance: Chance) -> Sees:
        luck = {roll: chance.below(100) for roll in product(LETTERS, STEPS)}
        focus = view.last and view.dice[LETTERS.index(view.last.letter)]

        def sees(after: Position) -> bool:
            if (roll := after.last) is None:
                return False
            away = focus is not None and max(abs(roll.row - focus.row), abs(roll.col - focus.col)) >= FAR
            overlooked = (self.far if away else self.near) + self.diagonal * is_diagonal(after)
            return luck[roll.letter, roll.direction] >= overlooked

        return sees


def is_diagonal(position: Position) -> bool:
    """Returns whether the tris just made is only on diagonals."""
    rows, columns = zip(*((die.row, die.col) for die in position.dice if die.letter in position.line), strict=True)
    return len({*rows}) == len(rows) and len({*columns}) == len(columns)


@dataclass(frozen=True)
class Beginner:
    """A player that makes any tris that it sees, and leaves the opponent none that it sees."""

    sight: Sight

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        return best_move(legal, self.sight.values(view, legal, chance), chance)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the ratings of a player that overlooks nothing."""
        return ONE_PLY.ratings(view, legal, chance)
