"""The 3x3 block that the game starts from: thrown, or laid die by die (RULES 001.5, 001.16)."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from bot.games.chance import Chance
from bot.games.tris_2.die import LETTERS, ORIENTATIONS, SYMBOLS, Cell, Die
from bot.games.tris_2.position import Position

CELLS = tuple((row, col) for row in range(3) for col in range(3))

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
"""Rows, columns and diagonals of the block, its cells counted in reading order."""

MID_SIDES = (1, 5, 7, 3, 1)
"""The middles of the sides, once around: each touches the next at a corner."""

EMPTY = "."


def has_tris(tops: str) -> bool:
    """Whether nine tops in reading order (`.` for none yet) hold three equal ones in a line."""
    return any(tops[a] == tops[b] == tops[c] != EMPTY for a, b, c in LINES)


def has_touching_mid_sides(tops: str) -> bool:
    """Whether two touching dice in the middle of the sides show the same top (RULES 001.5 b)."""
    return any(tops[a] == tops[b] != EMPTY for a, b in pairwise(MID_SIDES))


@cache
def completable(tops: str, *, mid_edge: bool) -> bool:
    """Whether dice on the empty cells can complete the block without a tris [D7].

    With mid_edge the middles of the sides must differ as in the thrown block [D8].
    """
    if has_tris(tops) or (mid_edge and has_touching_mid_sides(tops)):
        return False
    return EMPTY not in tops or any(completable(tops.replace(EMPTY, top, 1), mid_edge=mid_edge) for top in SYMBOLS)


def thrown(chance: Chance, *, rule_of_4: bool) -> Position:
    """Nine dice thrown until the block is legal, so that each legal one is equally likely [D1]."""
    while True:
        orientations = [chance.pick(ORIENTATIONS) for _ in CELLS]
        tops, ns = ("".join(faces) for faces in zip(*orientations, strict=True))
        if not has_tris(tops) and not has_touching_mid_sides(tops):
            return Position.of(tops, ns, rule_of_4=rule_of_4)


@dataclass(frozen=True)
class SetupBlock:
    """The block of the advanced setup while dice are laid on it, any cell and any way up [D6].

    tops, ns: nine symbols in reading order, `.` where no die lies yet. mid_edge: the sides' middles must differ too;
    the leaflet asks for no tris only [D8]. rule_of_4: how the game goes on.
    """

    mid_edge: bool
    rule_of_4: bool
    tops: str = EMPTY * 9
    ns: str = EMPTY * 9

    @property
    def dice(self) -> tuple[Die, ...]:
        """What lies there, each under the letter of its cell."""
        laid = zip(LETTERS, CELLS, self.tops, self.ns, strict=True)
        return tuple(Die(letter, *cell, top, ns) for letter, cell, top, ns in laid if top != EMPTY)

    def obstacle(self, cell: Cell, top: str) -> str | None:
        """The text key of the rule that forbids a die with this top on this cell, or None."""
        if self.tops[CELLS.index(cell)] != EMPTY:
            return "tris_2-taken"
        tops = put(self.tops, cell, top)
        if has_tris(tops):
            return "tris_2-tris-while-placing"
        if self.mid_edge and has_touching_mid_sides(tops):
            return "tris_2-mid-edge"
        return None if completable(tops, mid_edge=self.mid_edge) else "tris_2-no-completion"

    def placements(self) -> tuple[tuple[Cell, str, str], ...]:
        """Every placement that the rules allow: cell, top, north-south."""
        return tuple((cell, top, ns) for cell in CELLS for top, ns in ORIENTATIONS if not self.obstacle(cell, top))

    def placed(self, cell: Cell, top: str, ns: str) -> "SetupBlock | Position":
        """The field after a placement that meets no obstacle; with the ninth die, the position to roll from."""
        tops, ns = put(self.tops, cell, top), put(self.ns, cell, ns)
        if EMPTY in tops:
            return replace(self, tops=tops, ns=ns)
        return Position.of(tops, ns, rule_of_4=self.rule_of_4)


def put(symbols: str, cell: Cell, symbol: str) -> str:
    at = CELLS.index(cell)
    return symbols[:at] + symbol + symbols[at + 1 :]
