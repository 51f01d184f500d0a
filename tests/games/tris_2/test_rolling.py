"""RULES 001.1-001.15: the effect of a roll, the forbidden rolls, and the tris."""

import pytest

from bot.games.tris_2.die import ORIENTATIONS, SYMBOLS, Die
from tests.games.tris_2.drawing import after, drawn, obstacle, rolls

BLOCK = """
    x  x  o
    o  x  o
    x  /  /
"""


def faces(die: Die) -> str:
    return die.top + die.ns + die.ew


def test_001_01_a_die_shows_each_symbol_on_one_pair_of_faces() -> None:
    for top, ns in ORIENTATIONS:
        assert sorted(faces(Die("a", 0, 0, top, ns))) == sorted(SYMBOLS)


def test_001_02_a_die_lies_in_six_ways() -> None:
    assert len(set(ORIENTATIONS)) == 6


@pytest.mark.parametrize(("direction", "cell"), [("north", (-1, 0)), ("south", (1, 0))])
def test_001_03_to_north_and_south_the_top_changes_with_north_south(direction: str, cell: tuple[int, int]) -> None:
    rolled = Die("a", 0, 0, "x", "o").rolled(direction)
    assert (faces(rolled), (rolled.row, rolled.col)) == ("ox/", cell)


@pytest.mark.parametrize(("direction", "cell"), [("east", (0, 1)), ("west", (0, -1))])
def test_001_03_to_east_and_west_the_top_changes_with_east_west(direction: str, cell: tuple[int, int]) -> None:
    rolled = Die("a", 0, 0, "x", "o").rolled(direction)
    assert (faces(rolled), (rolled.row, rolled.col)) == ("/ox", cell)


def test_001_04_the_field_has_no_edges() -> None:
    row, column = drawn("x  o  /"), drawn("x\no\n/")
    for _ in range(40):
        row = after(row, "a north", "b north", "c north")
        column = after(column, "a west", "b west", "c west")
    assert [(die.row, die.col) for die in row.dice] == [(-40, 0), (-40, 1), (-40, 2)]
    assert [(die.row, die.col) for die in column.dice] == [(0, -40), (1, -40), (2, -40)]


def test_001_04_dice_touch_at_corners_too() -> None:
    position = after(drawn("x  o"), "a north")
    assert obstacle(position, "a north") == "tris_2-island"


def test_001_07_a_die_rolls_to_a_free_neighbouring_cell_only() -> None:
    position = drawn(BLOCK)
    assert obstacle(position, "e north") == "tris_2-occupied"
    assert rolls(position) == {
        *("a north", "a west", "b north", "c north", "c east", "d west"),
        *("f east", "g south", "g west", "h south", "i south", "i east"),
    }


def test_001_09_no_roll_may_leave_an_island() -> None:
    """The die in the middle of a chain keeps both ends connected."""
    position = drawn("""
        x  o  .  .
        .  .  /  .
        .  .  .  o
    """)
    assert obstacle(position, "c north") == "tris_2-island"
    assert obstacle(position, "c south") == "tris_2-island"
    assert obstacle(position, "a north") is None


def test_001_09_a_die_may_not_roll_away_from_all_others() -> None:
    position = drawn("x  o  /")
    assert obstacle(position, "a west") == "tris_2-island"


def test_001_09_no_island_even_to_make_a_tris() -> None:
    linking = drawn("""
        x  x  .   .
        .  .  ox  .
        .  .  .   o
    """)
    assert obstacle(linking, "c north") == "tris_2-island"
    free = drawn("""
        x  x  .
        .  .  ox
    """)
    assert after(free, "c north").line == "abc"


def test_001_10_the_last_roll_may_not_be_undone() -> None:
    position = after(drawn(BLOCK), "b north")
    assert obstacle(position, "b south") == "tris_2-undo"
    assert obstacle(position, "b west") is None


def test_001_10_another_die_may_roll_to_where_it_came_from() -> None:
    position = after(drawn(BLOCK), "b north")
    assert obstacle(position, "a east") is None
    assert obstacle(position, "e north") is None


def test_001_10_only_the_roll_just_made_is_protected() -> None:
    position = after(drawn(BLOCK), "a north", "i east")
    assert obstacle(position, "a south") is None
    assert obstacle(position, "i west") == "tris_2-undo"


def test_001_10_the_first_roll_undoes_nothing() -> None:
    assert len(rolls(drawn(BLOCK))) == 12


TRIS = {
    "row": (
        """
        x  x  .
        .  .  ox
        """,
        "c north",
    ),
    "column": (
        """
        x  .
        x  .
        .  o/
        """,
        "c west",
    ),
    "falling diagonal": (
        """
        x  .  .
        .  x  .
        .  .  .
        .  .  ox
        """,
        "c north",
    ),
    "rising diagonal": (
        """
        .  .  x
        .  x  .
        .  o/ .
        """,
        "c west",
    ),
    "the middle comes last": (
        """
        x  .  x
        .  ox .
        """,
        "c north",
    ),
}
"""Positions that one roll turns into a tris of X."""


@pytest.mark.parametrize(("picture", "roll"), TRIS.values(), ids=TRIS)
def test_001_11_three_equal_tops_in_a_line_are_a_tris(picture: str, roll: str) -> None:
    assert drawn(picture).line == ""
    assert after(drawn(picture), roll).line == "abc"


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_001_11_any_symbol_makes_a_tris(symbol: str) -> None:
    other = next(another for another in SYMBOLS if another != symbol)
    assert after(drawn(f"{symbol} {symbol} .\n. . {other}{symbol}"), "c north").line == "abc"


def test_001_11_four_or_more_are_a_tris_too() -> None:
    five = drawn("""
        x  x  .   x  x
        .  .  ox  .  .
    """)
    assert after(five, "e north").line == "abcde"


def test_001_11_one_roll_may_make_two_lines() -> None:
    corner = drawn("""
        x  x  .  o/
        .  .  x  .
        .  .  x  .
    """)
    assert after(corner, "c west").line == "abcde"


def test_001_11_a_gap_breaks_the_line() -> None:
    gap = drawn("""
        x  x  .  .
        .  o  /  ox
    """)
    assert after(gap, "e north").line == ""


def test_001_11_another_symbol_breaks_the_line() -> None:
    assert after(drawn("x  o  .\n.  .  ox"), "c north").line == ""


def test_001_15_d5_no_side_of_the_field_is_longer_than_four_cells() -> None:
    """Four cells, not a distance of four: from column a to d, but not to e."""
    four_wide = after(drawn(BLOCK, rule_of_4=True), "f east")
    assert obstacle(four_wide, "a west") == "tris_2-rule-of-4"
    assert obstacle(after(drawn(BLOCK), "f east"), "a west") is None


def test_001_15_each_direction_is_measured_by_itself() -> None:
    four_wide = after(drawn(BLOCK, rule_of_4=True), "f east")
    four_square = after(four_wide, "a north")
    assert obstacle(four_square, "i south") == "tris_2-rule-of-4"
    assert obstacle(four_square, "d west") == "tris_2-rule-of-4"


def test_001_15_what_a_roll_leaves_behind_no_longer_counts() -> None:
    four_wide = drawn(
        """
        x  o  /  x
        .  .  .  o
        """,
        rule_of_4=True,
    )
    assert obstacle(four_wide, "e east") == "tris_2-rule-of-4"
    assert obstacle(after(four_wide, "a north", "a east"), "e east") is None
