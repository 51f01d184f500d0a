"""The picture of Tris 1: free squares are dim and named; marks, the last one and the winning line stand out."""

from hypothesis import given
from hypothesis import strategies as st

from renderers.dice.die import Die
from renderers.dice.markers import DiceLink, DieLabel
from renderers.dice.tris_1 import scene
from renderers.parts.caption import Caption
from tests.examples import examples
from tests.renderers.captions import ANNA
from tests.renderers.dice.samples import squares
from tests.renderers.layout import check, sprites_of
from tests.renderers.strategies import CAPTIONS

CAPTION = Caption(ANNA, "to move", "Move 7")


def test_free_squares_are_dim_and_show_their_names() -> None:
    shown = scene(squares("x///o/x//", 6), CAPTION)
    assert [die.look for die in sprites_of(shown, Die)] == [
        "die", "quiet", "quiet", "quiet", "die", "quiet", "last", "quiet", "quiet",
    ]  # fmt: skip
    assert [label.name for label in sprites_of(shown, DieLabel)] == ["b1", "c1", "a2", "c2", "b3", "c3"]


def test_a_marked_die_is_the_free_one_rotated() -> None:
    # all dice lie alike at first; rotating one shows the symbol of one axis and leaves the other axis as it was
    x, o, free = ((die.top, die.ns, die.ew) for die in sprites_of(scene(squares("xo///////"), CAPTION), Die)[:3])
    assert free == ("/", "x", "o")
    assert x == ("x", "/", "o")
    assert o == ("o", "x", "/")


def test_the_winning_line_is_joined() -> None:
    shown = scene(squares("xo/oxo/xx", 8, (0, 4, 8)), CAPTION)
    assert sum(die.look == "win" for die in sprites_of(shown, Die)) == 3
    assert [(link.down, link.across) for link in sprites_of(shown, DiceLink)] == [(1, 1)] * 2


def test_a_full_board_shows_the_last_mark() -> None:
    looks = [die.look for die in sprites_of(scene(squares("xoxxoooxx", 3), CAPTION), Die)]
    assert looks == ["die"] * 3 + ["last"] + ["die"] * 5


@examples(40)
@given(st.text("xo/", min_size=9, max_size=9), CAPTIONS)
def test_everything_is_inside_and_nothing_overlaps(cells: str, caption: Caption) -> None:
    check(scene(squares(cells, 4), caption))
