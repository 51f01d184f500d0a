"""The 3x3 block that the game starts from: thrown, or built die by die (RULES 001.5, 001.16)."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from bot.games.chance import Chance
from bot.games.tris_2.die import LETTERS, ORIENTATIONS, SYMBOLS, Cell, Die
from bot.games.tris_2.position import Position

CELLS = tuple((row, col) for row in range(3) for col in range(3))

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
"""Rows, columns and diagonals of the block; cells count in reading order from 0."""

MID_SIDES = (1, 5, 7, 3, 1)
"""The middles of the sides, once around: each touches the next at a corner."""

EMPTY = "."


def has_tris(tops: str) -> bool:
    """Returns whether nine tops in reading order (`.` for none yet) have three equal ones in a line."""
    return any(tops[a] == tops[b] == tops[c] != EMPTY for a, b, c in LINES)


def has_touching_mid_sides(tops: str) -> bool:
    """Returns whether two touching dice in the middle of the sides show the same top (RULES 001.5 b)."""
    return any(tops[a] == tops[b] != EMPTY for a, b in pairwise(MID_SIDES))


@cache
def completable(tops: str, *, mid_edge: bool) -> bool:
    """Returns whether dice on the empty cells can complete the block without a tris [D7].

    With mid_edge the middles of the sides must differ as in the thrown block [D8].
    """
    if has_tris(tops) or (mid_edge and has_touching_mid_sides(tops)):
        return False
    return EMPTY not in tops or any(completable(tops.replace(EMPTY, top, 1), mid_edge=mid_edge) for top in SYMBOLS)


def random_start(chance: Chance, *, rule_of_4: bool) -> Position:
    """Throws nine dice until the block is legal, so that each legal block is equally likely [D1]."""
    while True:
        orientations = [chance.pick(ORIENTATIONS) for _ in CELLS]
        tops, ns = ("".join(faces) for faces in zip(*orientations, strict=True))
        if not has_tris(tops) and not has_touching_mid_sides(tops):
            return Position.of(tops, ns, rule_of_4=rule_of_4)


@dataclass(frozen=True)
class SetupBlock:
    """The block while it is built in the advanced setup, on any cell and any way up [D6].

    Attributes:
        tops, ns: nine symbols in reading order, `.` where there is no die yet.
        mid_edge: whether the sides' middles must differ too; the leaflet forbids only a tris [D8].
        rule_of_4: whether the rule applies to the rolls afterwards.
    """

    mid_edge: bool
    rule_of_4: bool
    tops: str = EMPTY * 9
    ns: str = EMPTY * 9

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice so far, each under the letter of its cell."""
        cells = zip(LETTERS, CELLS, self.tops, self.ns, strict=True)
        return tuple(Die(letter, *cell, top, ns) for letter, cell, top, ns in cells if top != EMPTY)

    def obstacle(self, cell: Cell, top: str) -> str | None:
        """Returns the text key of the rule that forbids a die with this top on this cell, or None."""
        if self.tops[CELLS.index(cell)] != EMPTY:
            return "tris_2-taken"
        tops = put(self.tops, cell, top)
        if has_tris(tops):
            return "tris_2-tris-while-placing"
        if self.mid_edge and has_touching_mid_sides(tops):
            return "tris_2-mid-edge"
        return None if completable(tops, mid_edge=self.mid_edge) else "tris_2-no-completion"

    def placements(self) -> tuple[tuple[Cell, str, str], ...]:
        """Returns every allowed placement as cell, top, north-south."""
        return tuple((cell, top, ns) for cell in CELLS for top, ns in ORIENTATIONS if not self.obstacle(cell, top))

    def with_die(self, cell: Cell, top: str, ns: str) -> "SetupBlock | Position":
        """Returns the block after an allowed placement; after the ninth die, the position to roll from."""
        tops, all_ns = put(self.tops, cell, top), put(self.ns, cell, ns)
        if EMPTY in tops:
            return replace(self, tops=tops, ns=all_ns)
        return Position.of(tops, all_ns, rule_of_4=self.rule_of_4)


def put(symbols: str, cell: Cell, symbol: str) -> str:
    """Returns the nine symbols with the one of this cell replaced."""
    at = CELLS.index(cell)
    return symbols[:at] + symbol + symbols[at + 1 :]
