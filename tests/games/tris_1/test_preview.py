"""What is said of a cell before it is written on."""

from bot.games.base import Event
from bot.games.tris_1 import GAME
from tests.games.tris_1.test_tris_1 import played


def test_the_mark_that_completes_a_line_is_foreseen() -> None:
    view = GAME.view(played("a1", "b1", "a2", "b2"), None)
    assert view.preview("a3") == Event("tris_1-preview", args={"cell": "a3", "symbol": "x", "wins": "yes"})


def test_of_any_other_cell_the_name_says_all() -> None:
    view = GAME.view(played("a1", "b1", "a2", "b2"), None)
    assert [view.preview(words) for words in ("c3", "b3", "a1", "d4", "")] == [None] * 5


def test_nothing_is_foreseen_once_it_is_over() -> None:
    assert GAME.view(played("a1", "b1", "a2", "b2", "a3"), None).preview("b3") is None


def test_nothing_is_counted() -> None:
    assert GAME.view(played("a1"), None).standing == ()
