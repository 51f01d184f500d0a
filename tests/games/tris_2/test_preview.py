"""The preview of a roll or a placement of Tris 2."""

import pytest

from bot.games.base import Event
from bot.games.tris_2 import GAME
from tests.games.tris_2.drawing import drawn, on_table
from tests.games.tris_2.table import played, started

NEARLY = """
    x  x  .
    .  /  ox
"""


@pytest.mark.parametrize(
    ("roll", "now", "wins"), [("d north", "x", "yes"), ("d east", "/", "no"), ("b north", "o", "no")]
)
def test_a_roll_previews_the_new_top_and_whether_it_wins(roll: str, now: str, wins: str) -> None:
    die, direction = roll.split()
    told = Event("tris_2-preview-roll", args={"die": die, "direction": direction, "now": now, "wins": wins})
    assert GAME.view(on_table(drawn(NEARLY)), None).preview(f"roll {roll}") == told


def test_a_placement_previews_which_symbol_goes_where() -> None:
    view = GAME.view(played(started(advanced=True), "place a1 x o"), None)
    assert view.preview("place b2 /") == Event("tris_2-preview-top", args={"cell": "b2", "top": "/"})
    assert view.preview("place b2 / o") == Event("tris_2-preview-die", args={"cell": "b2", "top": "/", "ns": "o"})
    assert view.preview("place b2") is None
    assert view.preview("roll a north") is None


@pytest.mark.parametrize("words", ["roll", "roll a", "roll j north", "roll a up", "roll  north", "roll ab north", ""])
def test_other_words_have_no_preview(words: str) -> None:
    assert GAME.view(started(), None).preview(words) is None


def test_there_is_no_standing() -> None:
    assert GAME.view(started(), None).standing == ()
