"""What everyone sees of Tris 2: there are no secrets."""

from dataclasses import dataclass

from bot.games.base import Event, Outcome, Seat

SYMBOLS = ("x", "o", "/")


@dataclass(frozen=True)
class Die:
    """A die on its cell. Opposite faces are equal, so three symbols tell all: top, north-south and east-west.

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
        return next(symbol for symbol in SYMBOLS if symbol not in (self.top, self.ns))


@dataclass(frozen=True)
class Trace:
    """The last roll: which die, where it came from and where to (`north`, `east`, `south`, `west`)."""

    letter: str
    row: int
    col: int
    direction: str


def cell_name(row: int, col: int) -> str:
    """The lasting name of a cell of the endless grid, `b2` for the middle of the start.

    Columns run a, b, c ... eastwards and z, y, x ... westwards of a; rows are whole numbers, 1 being the start's north.
    """
    return f"{chr(ord('a') + col % 26)}{row + 1}"


@dataclass(frozen=True)
class View:
    """The position as all may see it.

    dice: in letter order; fewer than nine while the advanced setup goes on. line: the letters of the winning dice.
    """

    dice: tuple[Die, ...]
    placing: bool
    rule_of_4: bool
    last: Trace | None
    line: tuple[str, ...]
    to_act: Seat | None
    outcome: Outcome | None
    events: tuple[Event, ...]
