"""The preview of a move of Tris 1."""

from bot.games.base import Event
from bot.games.tris_1 import GAME
from tests.games.tris_1.test_tris_1 import played


def test_a_mark_that_completes_a_line_has_a_preview() -> None:
    view = GAME.view(played("a1", "b1", "a2", "b2"), None)
    assert view.preview("a3") == Event("tris_1-preview", args={"cell": "a3", "symbol": "x", "wins": "yes"})


def test_other_cells_have_no_preview() -> None:
    view = GAME.view(played("a1", "b1", "a2", "b2"), None)
    assert [view.preview(words) for words in ("c3", "b3", "a1", "d4", "")] == [None] * 5


def test_there_is_no_preview_after_the_end() -> None:
    assert GAME.view(played("a1", "b1", "a2", "b2", "a3"), None).preview("b3") is None


def test_there_is_no_standing() -> None:
    assert GAME.view(played("a1"), None).standing == ()
