"""What everyone sees of Tris 2, as data and as text."""

from bot.games.base import Seat
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
