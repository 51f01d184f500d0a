"""What the picture of Tris 2 says: where dice may go, what was rolled, who won and where."""

from itertools import pairwise, product

import pytest

from bot.games.tris_2.view import View
from renderers.dice.die import Die, Look
from renderers.dice.markers import DiceLink, DieLabel, RollTrace
from renderers.dice.tris_2 import scene
from renderers.engine.scene import Scene, flatten
from renderers.parts.caption import Caption
from renderers.parts.grid import CellRow
from renderers.parts.text_line import TextLine
from tests.renderers.positions import ANNA, PLACING, ROLLED, START, WIDE, WON_ACROSS, WON_DOWN, position

CAPTION = Caption(ANNA, "to move", "Move 7")


def drawn(view: View) -> Scene:
    return scene(view, CAPTION)


def looks(view: View) -> dict[str, Look]:
    """Each die's letter and how it stands out; the letter is laid right after its die."""
    sprites = [item.sprite for item in flatten(drawn(view).placed)]
    found = {}
    for die, tag in pairwise(sprites):
        if isinstance(die, Die):
            assert isinstance(tag, DieLabel)
            assert tag.look == die.look
            found[tag.name] = die.look
    return found


def cells(view: View) -> int:
    return sum(item.sprite.count for item in flatten(drawn(view).placed) if isinstance(item.sprite, CellRow))


def said(view: View) -> list[str]:
    return [item.sprite.text for item in flatten(drawn(view).placed) if isinstance(item.sprite, TextLine)]


def test_around_the_dice_lies_one_cell_to_roll_into() -> None:
    assert cells(START) == 5 * 5
    assert cells(WIDE) == 5 * 11


def test_under_the_rule_of_4_only_as_far_as_it_allows() -> None:
    # RULES 001.15: four rows hold the dice already, three columns do not
    tower = "0 0 x o,0 1 o x,0 2 / x,0 3 x o,1 0 o x,1 1 / x,1 2 x o,2 0 o x,2 1 / o"
    assert cells(position(tower)) == 6 * 5
    assert cells(position(tower, rule_of_4=True)) == 4 * 5


def test_cells_keep_their_names_wherever_the_dice_wander() -> None:
    assert said(START)[3:] == [*"ZABCD", *"01234"]
    assert said(ROLLED)[3:] == [*"ZABCDE", "−1", *"01234"]


def test_each_die_shows_its_faces_and_its_letter() -> None:
    dice = [item.sprite for item in flatten(drawn(START).placed) if isinstance(item.sprite, Die)]
    assert [(die.top, die.ns, die.ew) for die in dice[:3]] == [("o", "x", "/"), ("/", "o", "x"), ("x", "/", "o")]
    assert list(looks(START)) == list("abcdefghi")


def test_the_last_roll_is_marked_on_the_die_and_in_the_cell_that_it_left() -> None:
    assert {letter for letter, look in looks(ROLLED).items() if look != "die"} == {"i"}
    assert looks(ROLLED)["i"] == "last"
    (trace,) = (item for item in flatten(drawn(ROLLED).placed) if isinstance(item.sprite, RollTrace))
    (die,) = (
        item for item in flatten(drawn(ROLLED).placed) if isinstance(item.sprite, Die) and item.sprite.look == "last"
    )
    assert trace.sprite == RollTrace(142, "east")
    (left, top, right, bottom), (die_left, die_top, die_right, die_bottom) = trace.box, die.box
    assert (die_left + die_right - left - right, die_top + die_bottom - top - bottom) == (2 * 142, 0)


def test_nothing_is_marked_before_the_first_roll() -> None:
    assert set(looks(START).values()) == {"die"}
    assert not any(isinstance(item.sprite, RollTrace) for item in flatten(drawn(START).placed))


@pytest.mark.parametrize(("view", "line", "step"), [(WON_DOWN, "beg", (1, 0)), (WON_ACROSS, "abc", (1, 1))])
def test_the_winning_dice_stand_out_and_are_joined(view: View, line: str, step: tuple[int, int]) -> None:
    assert {letter for letter, look in looks(view).items() if look == "win"} == set(line)
    bonds = [item.sprite for item in flatten(drawn(view).placed) if isinstance(item.sprite, DiceLink)]
    assert [(bond.down, bond.across) for bond in bonds] == [step, step]


def test_two_lines_through_one_die_are_both_joined_and_nothing_else() -> None:
    corner = position(
        "0 0 x o,1 0 x o,2 0 x /,0 1 x o,1 1 o x,2 1 o x,0 2 x o,1 2 / x,2 2 / o", rolled="a 0 -1 south", line="abcdg"
    )
    bonds = [item.sprite for item in flatten(drawn(corner).placed) if isinstance(item.sprite, DiceLink)]
    # b and d touch at a corner, but there is no third in their line
    assert sorted((bond.down, bond.across) for bond in bonds) == [(0, 1), (0, 1), (1, 0), (1, 0)]


def test_the_header_says_who_won_in_the_colour_of_the_line() -> None:
    inks = {
        item.sprite.text: item.sprite.style.colour
        for item in flatten(drawn(WON_DOWN).placed)
        if isinstance(item.sprite, TextLine)
    }
    assert inks["to move"] == "win"
    assert "win" not in {
        item.sprite.style.colour for item in flatten(drawn(ROLLED).placed) if isinstance(item.sprite, TextLine)
    }


def test_the_advanced_setup_names_the_cells_that_are_still_empty() -> None:
    assert cells(PLACING) == 9
    empty = {f"{column}{row}" for column, row in product("ABC", "123")} - {"A1", "B2", "C2"}
    assert empty <= set(said(PLACING))
    assert not {"A1", "B2", "C2"} & set(said(PLACING))


def test_it_can_begin_with_no_die_at_all() -> None:
    empty = View(dice=(), placing=True, rule_of_4=False, last=None, line=(), to_act=None, outcome=None, events=())
    assert cells(empty) == 9
