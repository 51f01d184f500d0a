"""What everyone sees of Tris 2, as data and as text."""

from bot.games.base import Args, KeyGrid, Seat
from bot.games.tris_2 import GAME
from bot.games.tris_2.view import LastRoll, cell_name
from tests.games.tris_2.drawing import drawn, on_table
from tests.games.tris_2.table import played, started

NEARLY = """
    x  x  .
    .  /  ox
"""


def test_cells_are_named_by_column_and_row() -> None:
    assert [cell_name(0, 0), cell_name(1, 1), cell_name(2, 2)] == ["a1", "b2", "c3"]
    assert [cell_name(-1, 3), cell_name(3, -1), cell_name(-2, -26)] == ["d0", "z4", "a-1"]


def test_the_view_shows_dice_turn_and_last_roll() -> None:
    view = GAME.view(played(on_table(drawn(NEARLY, rule_of_4=True)), "roll b north"), None)
    assert (view.placing, view.rule_of_4, view.line, view.outcome) == (False, True, (), None)
    assert view.to_act == 1
    assert view.last == LastRoll("b", 0, 1, "north")
    assert (view.dice[1].row, view.dice[1].top) == (-1, "o")


def test_the_text_names_every_die_with_its_faces() -> None:
    assert str(GAME.view(on_table(drawn(NEARLY)), None)).splitlines() == [
        "Tris 2.",
        "Row 1: a1 die a, X on top, O north-south, / east-west; b1 die b, X on top, O north-south, / east-west.",
        "Row 2: b2 die c, / on top, X north-south, O east-west; c2 die d, O on top, X north-south, / east-west.",
        "Player 1 to roll.",
    ]


def test_the_text_gives_the_result() -> None:
    view = GAME.view(played(on_table(drawn(NEARLY), turn=1), "roll d north"), Seat(0))
    assert str(view).splitlines()[-3:] == ["Last roll: d north from c2.", "Tris: a, b, d.", "Player 2 wins."]
    assert view.to_act is None


def test_the_text_shows_how_far_the_advanced_setup_is() -> None:
    view = GAME.view(played(started(advanced=True), "place b2 / o"), None)
    assert str(view).splitlines() == [
        "Tris 2, setup: 1 of 9 dice placed in a1 to c3.",
        "Row 2: b2 die e, / on top, O north-south, X east-west.",
        "Player 2 to place.",
    ]


def labels(grid: KeyGrid) -> list[list[Args]]:
    return [[{} if key.label is None else key.label.args for key in row] for row in grid]


def test_the_directions_lie_around_the_die_with_what_comes_up_and_whether_it_wins() -> None:
    view = GAME.view(on_table(drawn(NEARLY)), None)
    (_, north, _), (west, die, east), (_, south, _) = labels(view.keys("roll d"))
    assert die == {"die": "d", "top": "o"}
    assert north == {"direction": "north", "now": "x", "wins": "yes"}
    assert south == {"direction": "south", "now": "x", "wins": "no"}
    assert (west["now"], east["now"]) == ("none", "none"), "a die lies there, and an island would be left"


def test_the_setup_shows_the_top_of_a_placed_die_and_the_sides_that_a_top_leaves() -> None:
    view = GAME.view(played(started(advanced=True), "place b2 x o"), None)
    assert labels(view.keys("place"))[1] == [{}, {"top": "x"}, {}]
    assert [key.words for row in view.keys("place a1") for key in row] == ["place a1 x", "place a1 o", "place a1 /"]
    assert labels(view.keys("place a1 x")) == [
        [{"ns": "x", "ew": "none"}, {"ns": "o", "ew": "/"}, {"ns": "/", "ew": "o"}]
    ]


def test_there_are_no_keys_for_the_other_part_of_the_game() -> None:
    assert GAME.view(started(), None).keys("place") == GAME.view(started(advanced=True), None).keys("roll") == ()
    assert GAME.view(started(), None).keys("roll z") == ()
