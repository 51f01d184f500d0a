"""Positions to draw: hand-made ones for each thing a picture can show, and any number of random ones."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

from hypothesis import strategies as st

from bot.games import GAMES
from bot.games.base import Event, Options, Outcome, Seat
from bot.games.base import View as AnyView
from bot.games.chance import Chance
from bot.games.tris_1.view import View as View1
from bot.games.tris_2.view import SYMBOLS, Die, LastRoll, View
from renderers.parts.caption import Caption, Player

ANNA, BRUNO = Player("Alessandra", 0), Player("Benoît Lefèvre", 1)
WON = Outcome((1, 2), None, "tris_2-tris")
LETTERS = "abcdefghi"


def position(dice: str, *, rolled: str = "", line: str = "", rule_of_4: bool = False, placing: bool = False) -> View:
    """A view of Tris 2 from "column row top ns" of each die in letter order, and "letter column row direction"."""
    laid = tuple(
        Die(letter, int(row), int(column), top, ns)
        for letter, (column, row, top, ns) in zip(LETTERS, (die.split() for die in dice.split(",")), strict=False)
    )
    last = None
    if rolled:
        letter, column, row, direction = rolled.split()
        last = LastRoll(letter, int(row), int(column), direction)
    return View(
        dice=laid,
        placing=placing,
        rule_of_4=rule_of_4,
        last=last,
        line=tuple(line),
        to_act=None if line else Seat(0),
        outcome=WON if line else None,
        events=(),
    )


START = position("0 0 o x,1 0 / o,2 0 x /,0 1 x o,1 1 o /,2 1 / x,0 2 / x,1 2 x o,2 2 o x")
ROLLED = position(
    "1 -1 o x,1 0 / o,2 0 x /,0 1 x o,1 1 o /,2 1 / x,0 2 / x,1 2 x o,3 2 o x",
    rolled="i 2 2 east",
)
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
WIDE = position(
    "0 0 o x,1 0 / o,2 0 x /,3 1 x o,4 1 o /,5 1 / x,6 2 / x,7 2 x o,8 2 o x",
    rolled="i 8 1 south",
)
TALL = position(
    "0 0 o x,1 1 / o,0 2 x /,1 3 x o,0 4 o /,1 5 / x,0 6 / x,1 7 x o,2 8 o x",
    rolled="i 1 8 east",
)
BY_NAME = {
    "tris_2-start": (START, Caption(ANNA, "to move", "Move 1")),
    "tris_2-rolled": (ROLLED, Caption(BRUNO, "è di turno", "Mossa 7")),
    "tris_2-won-down": (WON_DOWN, Caption(ANNA, "gewinnt", "Zug 12")),
    "tris_2-won-across": (WON_ACROSS, Caption(Player("W" * 32, 2), "a gagné", "Coup 12")),
    "tris_2-placing": (PLACING, Caption(Player("Владимир", 3), "to move", "Move 4")),
    "tris_2-wide": (WIDE, Caption(Player("日本太郎", 4), "to move", "Move 40")),
    "tris_2-tall": (TALL, Caption(None, "draw", "Move 41")),
}


@dataclass(frozen=True)
class Said:
    """A view of a game that there is not: its text is asked for only when it is drawn."""

    text: Callable[[], str]
    events: tuple[Event, ...] = ()
    standing: tuple[Event, ...] = ()

    @property
    def description(self) -> tuple[Event, ...]:
        return tuple(map(Event, self.text().splitlines()))

    def preview(self, _words: str) -> Event | None:
        return None

    def __str__(self) -> str:
        return self.text()


def squares(cells: str, last: int | None = None, line: tuple[int, ...] = ()) -> View1:
    """A view of Tris 1 from its nine tops."""
    over = bool(line) or "/" not in cells
    to_act = None if over else Seat(0)
    return View1(cells=tuple(cells), last=last, line=line, to_act=to_act, outcome=WON if over else None, events=())


BY_NAME_1 = {
    "tris_1-start": (squares("/////////"), Caption(ANNA, "to move", "Move 1")),
    "tris_1-middle": (squares("x///o/x//", 6), Caption(BRUNO, "to move", "Move 4")),
    "tris_1-won": (squares("xo/oxo/xx", 8, (0, 4, 8)), Caption(ANNA, "wins", "Move 9")),
}


def played(key: str, options: Options) -> Iterator[tuple[AnyView, Caption]]:
    """What is seen from move to move in random games of Tris 1 or 2, one after the other, without end."""
    game = GAMES[key]
    for number in count():
        seed = number.to_bytes(4, "big")
        state = game.start(2, game.info.full_options(options), Chance(seed, 0))
        for ply in count(1):
            seats = game.to_act(state)
            player = (ANNA, BRUNO)[min(seats, default=0)]
            yield game.view(state, None), Caption(player, "to move" if seats else "wins", f"Move {ply}")
            if not seats:
                break
            chance = Chance(seed, ply)
            state = game.play(state, min(seats), chance.pick(game.legal_moves(state, min(seats))), chance)


def scattered(seed: int) -> View:
    """Nine dice in touch anywhere on the grid; one of them may just have been rolled, some may stand in a line."""
    luck = Random(seed)
    cells = [(luck.randint(-40, 40), luck.randint(-40, 40))]
    while len(cells) < len(LETTERS):
        row, column = luck.choice(cells)
        cell = (row + luck.randint(-1, 1), column + luck.randint(-1, 1))
        if cell not in cells:
            cells.append(cell)
    dice = tuple(Die(letter, *cell, *luck.sample(SYMBOLS, 2)) for letter, cell in zip(LETTERS, cells, strict=True))
    back = {"north": (1, 0), "south": (-1, 0), "west": (0, 1), "east": (0, -1)}
    left = [
        LastRoll(die.letter, die.row + down, die.col + across, direction)
        for die in dice
        for direction, (down, across) in back.items()
        if (die.row + down, die.col + across) not in cells
    ]
    last = luck.choice([None, *left])
    line = tuple(luck.sample(LETTERS, luck.choice([0, 0, 3, 5])))
    return View(
        dice=dice,
        placing=False,
        rule_of_4=False,
        last=last,
        line=line,
        to_act=None if line else Seat(0),
        outcome=WON if line else None,
        events=(),
    )


POSITIONS = st.integers(0, 2**32 - 1).map(scattered)
