"""Hand-made positions of Tris 1 and Tris 2 with everything that a picture can show."""

from bot.games.base import Outcome, Seat
from bot.games.tris_1 import view as tris_1
from bot.games.tris_2.view import Die, LastRoll, View
from bot.texts import texts_in
from renderers.dice.cells import FreeSquare, Square
from renderers.dice.die import Die as DieSprite
from renderers.dice.die import DieLetter
from renderers.parts.frame import Caption
from tests.renderers.captions import ANNA, BRUNO, ended
from tests.renderers.sample import Sample

WON = Outcome((1, 2), None, "tris_2-tris")
LETTERS = "abcdefghi"


def position(dice: str, *, rolled: str = "", line: str = "", rule_of_4: bool = False, placing: bool = False) -> View:
    """Returns a view of Tris 2 from "column row top ns" of each die in letter order, and "letter column row direction".

    line: the letters of the winning line.
    """
    placed = tuple(
        Die(letter, int(row), int(column), top, ns)
        for letter, (column, row, top, ns) in zip(LETTERS, (die.split() for die in dice.split(",")), strict=False)
    )
    last = None
    if rolled:
        letter, column, row, direction = rolled.split()
        last = LastRoll(letter, int(row), int(column), direction)
    return View(
        dice=placed,
        placing=placing,
        rule_of_4=rule_of_4,
        last=last,
        line=tuple(line),
        to_act=None if line else Seat(0),
        outcome=WON if line else None,
        events=(),
    )


def squares(cells: str, last: int | None = None, line: tuple[int, ...] = ()) -> tris_1.View:
    """Returns a view of Tris 1 from the tops of its nine dice."""
    over = bool(line) or "/" not in cells
    to_act, outcome = None if over else Seat(0), WON if over else None
    return tris_1.View(cells=tuple(cells), last=last, line=line, to_act=to_act, outcome=outcome, events=())


START = position("0 0 o x,1 0 / o,2 0 x /,0 1 x o,1 1 o /,2 1 / x,0 2 / x,1 2 x o,2 2 o x")
ROLLED = position("1 -1 o x,1 0 / o,2 0 x /,0 1 x o,1 1 o /,2 1 / x,0 2 / x,1 2 x o,3 2 o x", rolled="i 2 2 east")
WON_DOWN = position(
    "0 0 x /,1 0 o /,2 -1 / x,0 1 x o,1 1 o x,2 1 / x,1 2 o x,0 3 x o,3 2 o /",
    rolled="g 0 2 east",
    line="beg",
    rule_of_4=True,
)
WON_ACROSS = position(
    "0 0 x /,1 1 x /,2 2 x o,0 1 / o,1 2 o x,2 1 / x,1 3 o x,0 3 x o,3 2 o /",
    rolled="c 2 3 north",
    line="abc",
    rule_of_4=True,
)
PLACING = position("0 0 o x,1 1 / o,2 1 x /", placing=True)
WIDE = position("0 0 o x,1 0 / o,2 0 x /,3 1 x o,4 1 o /,5 1 / x,6 2 / x,7 2 x o,8 2 o x", rolled="i 8 1 south")
TALL = position("0 0 o x,1 1 / o,0 2 x /,1 3 x o,0 4 o /,1 5 / x,0 6 / x,1 7 x o,2 8 o x", rolled="i 1 8 east")


def captioned(on_turn: int | None, moves: int, key: str = "caption-to-move", language: str = "en") -> Caption:
    """Returns the texts around a picture. on_turn: the player on turn or the winner; None for a draw."""
    texts, players = texts_in(language), (ANNA, BRUNO)
    return Caption(None if on_turn is None else players[on_turn], texts(key), players, texts, moves)


SAMPLES = {
    "tris_2-start": Sample("tris_2", START, captioned(0, 1)),
    "tris_2-rolled": Sample("tris_2", ROLLED, captioned(1, 7, language="it")),
    "tris_2-chosen": Sample("tris_2", ROLLED, captioned(1, 7), "roll a"),
    "tris_2-won-down": Sample("tris_2", WON_DOWN, captioned(0, 12, "caption-wins", "de")),
    "tris_2-won-across": Sample("tris_2", WON_ACROSS, ended(captioned(1, 12, "caption-wins", "fr"))),
    "tris_2-placing": Sample("tris_2", PLACING, captioned(1, 4)),
    "tris_2-placing-chosen": Sample("tris_2", PLACING, captioned(1, 4), "place b3 x"),
    "tris_2-wide": Sample("tris_2", WIDE, captioned(0, 40)),
    "tris_2-tall": Sample("tris_2", TALL, captioned(None, 41, "caption-draw")),
    "tris_1-start": Sample("tris_1", squares("/////////"), captioned(0, 1)),
    "tris_1-middle": Sample("tris_1", squares("x///o/x//", 6), captioned(1, 4)),
    "tris_1-won": Sample("tris_1", squares("xo/oxo/xx", 8, (0, 4, 8)), ended(captioned(0, 9, "caption-wins", "de"))),
}

GOLDEN = ("tris_2-rolled", "tris_1-middle")

SIGNS = (DieLetter, FreeSquare)
TAKEN_APART = (DieSprite, Square)
