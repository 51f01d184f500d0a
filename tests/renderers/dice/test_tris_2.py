"""The picture of Tris 2: where dice may go, the last roll, who won and where."""

from itertools import islice, pairwise, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import Options, Seat
from bot.games.tris_2 import view as tris_2
from bot.games.tris_2.view import SYMBOLS, LastRoll, View
from renderers.dice.die import Die, Look
from renderers.dice.markers import DiceLink, DieLabel, RollTrace
from renderers.dice.tris_2 import scene
from renderers.engine.scene import Scene, flatten
from renderers.parts.caption import Caption
from renderers.parts.grid import CellRow
from renderers.parts.text_line import TextLine
from tests.examples import examples
from tests.renderers.captions import ANNA
from tests.renderers.dice.samples import (
    LETTERS,
    PLACING,
    ROLLED,
    START,
    WIDE,
    WON,
    WON_ACROSS,
    WON_DOWN,
    position,
)
from tests.renderers.layout import check, sprites_of, texts
from tests.renderers.playing import played
from tests.renderers.strategies import CAPTIONS


def picture(view: View) -> Scene:
    return scene(view, Caption(ANNA, "to move", "Move 7"))


def looks(view: View) -> dict[str, Look]:
    """Returns how each die stands out, by its letter; the label is placed right after its die."""
    sprites = [item.sprite for item in flatten(picture(view).placed)]
    found = {}
    for die, label in pairwise(sprites):
        if isinstance(die, Die):
            assert isinstance(label, DieLabel)
            assert label.look == die.look
            found[label.name] = die.look
    return found


def cells(view: View) -> int:
    return sum(row.count for row in sprites_of(picture(view), CellRow))


def links(view: View) -> list[tuple[int, int]]:
    return [(link.down, link.across) for link in sprites_of(picture(view), DiceLink)]


def test_one_cell_around_the_dice_is_shown() -> None:
    assert cells(START) == 5 * 5
    assert cells(WIDE) == 5 * 11


def test_under_the_rule_of_4_only_cells_that_it_allows_are_shown() -> None:
    # RULES 001.15: four rows have dice already, three columns do not
    tower = "0 0 x o,0 1 o x,0 2 / x,0 3 x o,1 0 o x,1 1 / x,1 2 x o,2 0 o x,2 1 / o"
    assert cells(position(tower)) == 6 * 5
    assert cells(position(tower, rule_of_4=True)) == 4 * 5


def test_cells_keep_their_names_wherever_the_dice_are() -> None:
    assert texts(picture(START))[3:] == [*"ZABCD", *"01234"]
    assert texts(picture(ROLLED))[3:] == [*"ZABCDE", "−1", *"01234"]


def test_each_die_shows_its_faces_and_its_letter() -> None:
    dice = sprites_of(picture(START), Die)
    assert [(die.top, die.ns, die.ew) for die in dice[:3]] == [("o", "x", "/"), ("/", "o", "x"), ("x", "/", "o")]
    assert list(looks(START)) == list(LETTERS)


def test_the_last_roll_is_marked_on_the_die_and_in_the_cell_that_it_left() -> None:
    assert {letter for letter, look in looks(ROLLED).items() if look != "die"} == {"i"}
    assert looks(ROLLED)["i"] == "last"
    placed = list(flatten(picture(ROLLED).placed))
    (trace,) = (item for item in placed if isinstance(item.sprite, RollTrace))
    (die,) = (item for item in placed if isinstance(item.sprite, Die) and item.sprite.look == "last")
    assert trace.sprite == RollTrace(142, "east")
    (left, top, right, bottom), (die_left, die_top, die_right, die_bottom) = trace.box, die.box
    assert (die_left + die_right - left - right, die_top + die_bottom - top - bottom) == (2 * 142, 0)


def test_nothing_is_marked_before_the_first_roll() -> None:
    assert set(looks(START).values()) == {"die"}
    assert not sprites_of(picture(START), RollTrace)


@pytest.mark.parametrize(("view", "line", "step"), [(WON_DOWN, "beg", (1, 0)), (WON_ACROSS, "abc", (1, 1))])
def test_the_winning_dice_stand_out_and_are_joined(view: View, line: str, step: tuple[int, int]) -> None:
    assert {letter for letter, look in looks(view).items() if look == "win"} == set(line)
    assert links(view) == [step, step]


def test_two_lines_through_one_die_are_both_joined_and_nothing_else() -> None:
    corner = position(
        "0 0 x o,1 0 x o,2 0 x /,0 1 x o,1 1 o x,2 1 o x,0 2 x o,1 2 / x,2 2 / o", rolled="a 0 -1 south", line="abcdg"
    )
    # b and d touch at a corner, but there is no third die in their line
    assert sorted(links(corner)) == [(0, 1), (0, 1), (1, 0), (1, 0)]


def test_the_header_shows_who_won_in_the_colour_of_the_line() -> None:
    colours = {line.text: line.style.colour for line in sprites_of(picture(WON_DOWN), TextLine)}
    assert colours["to move"] == "win"
    assert "win" not in {line.style.colour for line in sprites_of(picture(ROLLED), TextLine)}


def test_the_advanced_setup_names_the_cells_that_are_still_empty() -> None:
    assert cells(PLACING) == 9
    empty = {f"{column}{row}" for column, row in product("ABC", "123")} - {"A1", "B2", "C2"}
    assert empty <= set(texts(picture(PLACING)))
    assert not {"A1", "B2", "C2"} & set(texts(picture(PLACING)))


def test_the_advanced_setup_starts_without_a_die() -> None:
    empty = View(dice=(), placing=True, rule_of_4=False, last=None, line=(), to_act=None, outcome=None, events=())
    assert cells(empty) == 9


def test_each_row_of_cells_is_a_band() -> None:
    header, letters, *rows, last = (band.size[1] for band in picture(START).bands())
    assert len(rows) == 4
    assert set(rows) == {170}
    assert header + letters + last < 400


def scattered(seed: int) -> View:
    """Returns nine connected dice anywhere on the grid; one may just have been rolled, some may be in a line."""
    luck = Random(seed)
    cells = [(luck.randint(-40, 40), luck.randint(-40, 40))]
    while len(cells) < len(LETTERS):
        row, column = luck.choice(cells)
        cell = (row + luck.randint(-1, 1), column + luck.randint(-1, 1))
        if cell not in cells:
            cells.append(cell)
    dice = tuple(
        tris_2.Die(letter, *cell, *luck.sample(SYMBOLS, 2)) for letter, cell in zip(LETTERS, cells, strict=True)
    )
    back = {"north": (1, 0), "south": (-1, 0), "west": (0, 1), "east": (0, -1)}
    rolls = [
        LastRoll(die.letter, die.row + down, die.col + across, direction)
        for die in dice
        for direction, (down, across) in back.items()
        if (die.row + down, die.col + across) not in cells
    ]
    last = luck.choice([None, *rolls])
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


@examples(40)
@given(st.integers(0, 2**32 - 1).map(scattered), CAPTIONS)
def test_everything_is_inside_and_nothing_overlaps(view: View, caption: Caption) -> None:
    shown = scene(view, caption)
    check(shown)
    assert shown.size[0] == 1000
    assert shown.size[1] <= 1550


@pytest.mark.parametrize("options", [{}, {"rule_of_4": True}, {"advanced": True}])
def test_so_it_is_in_random_games(options: Options) -> None:
    for view, caption in islice(played("tris_2", options), 0, 150, 3):
        assert isinstance(view, View)
        check(scene(view, caption))
