"""The dice of Tris 2 and the endless grid that they roll on (RULES 001.1-001.4)."""

from dataclasses import dataclass
from typing import TypeAlias

SYMBOLS = ("x", "o", "/")
LETTERS = "abcdefghi"
"""The names of the nine dice, in reading order of the start. A die keeps its letter wherever it rolls."""

ORIENTATIONS = tuple((top, ns) for top in SYMBOLS for ns in SYMBOLS if top != ns)
"""The six orientations of a die as (top, north-south): mirror images look the same."""

STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
"""The row and column step of each direction."""

Cell: TypeAlias = tuple[int, int]
"""Row and column: row grows south, col grows east, and the start fills 0-2 both ways."""


def third(one: str, other: str) -> str:
    """Returns the symbol that is neither of two different ones."""
    return _THIRD[one, other]


_THIRD = {(top, ns): symbol for top, ns in ORIENTATIONS for symbol in SYMBOLS if symbol not in (top, ns)}


def cell_name(row: int, col: int) -> str:
    """Returns the name of a cell of the endless grid, `b2` for the middle of the start.

    Columns are named a, b, c ... eastwards and z, y, x ... westwards of a; rows are whole numbers, and row 1 is the
    northernmost of the start.
    """
    return f"{chr(ord('a') + col % 26)}{row + 1}"


@dataclass(frozen=True)
class Die:
    """A die on its cell. Opposite faces are equal, so three symbols define it: top, north-south and east-west.

    row grows south and col grows east; the start fills rows and columns 0-2 (RULES 001.2).
    """

    letter: str
    row: int
    col: int
    top: str
    ns: str

    @property
    def ew(self) -> str:
        """The symbol on the east and the west face: the one that is neither on top nor north-south."""
        return third(self.top, self.ns)

    def rolled(self, direction: str) -> "Die":
        """Returns the die one cell further: the faces along the way swap with top and bottom (RULES 001.3)."""
        south, east = STEPS[direction]
        top, ns = (self.ns, self.top) if south else (self.ew, self.ns)
        return Die(self.letter, self.row + south, self.col + east, top, ns)


@dataclass(frozen=True)
class LastRoll:
    """The last roll: the letter of the die, the cell it left, and its direction (a key of STEPS)."""

    letter: str
    row: int
    col: int
    direction: str
