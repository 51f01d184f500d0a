"""The picture of Tris 1: free squares are named; marks, the last one and the winning line stand out."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.dice.cells import FreeSquare, Square
from renderers.dice.markers import LineBar
from renderers.dice.symbol import Symbol
from renderers.dice.tris_1 import scene
from renderers.engine.scene import Scene, flatten
from renderers.parts.frame import COLUMN, Caption
from tests.examples import examples
from tests.renderers.dice.samples import captioned, squares
from tests.renderers.layout import check, sprites_of, taken_apart
from tests.renderers.strategies import CAPTIONS

CAPTION = captioned(0, 7)


def looks(shown: Scene) -> list[str]:
    return [square.look for square in sprites_of(shown, Square)]


def test_free_squares_show_their_names() -> None:
    shown = scene(squares("x///o/x//", 6), CAPTION)
    assert [(square.symbol, square.look) for square in sprites_of(shown, Square)] == [
        ("x", "die"), ("o", "die"), ("x", "last"),
    ]  # fmt: skip
    assert [square.name for square in sprites_of(shown, FreeSquare)] == ["b1", "c1", "a2", "c2", "b3", "c3"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_player_s_block_has_the_symbol_that_this_player_writes(language: str) -> None:
    shown = scene(squares("x///o/x//", 6), captioned(1, 4, language=language))
    column = [item.sprite for item in taken_apart(shown) if item.x > COLUMN[0]]
    assert [sprite.symbol for sprite in column if isinstance(sprite, Symbol)] == ["x", "o"]


def test_the_winning_line_is_joined_by_bars_under_the_squares() -> None:
    shown = scene(squares("xo/oxo/xx", 8, (0, 4, 8)), CAPTION)
    assert looks(shown).count("win") == 3
    assert [(bar.down, bar.across) for bar in sprites_of(shown, LineBar)] == [(1, 1)] * 2
    kinds = [type(item.sprite) for item in flatten(shown.placed)]
    assert max(at for at, kind in enumerate(kinds) if kind is LineBar) < kinds.index(Square)


def test_a_full_board_shows_the_last_mark() -> None:
    assert looks(scene(squares("xoxxoooxx", 3), CAPTION)) == ["die"] * 3 + ["last"] + ["die"] * 5


@examples(40)
@given(st.text("xo/", min_size=9, max_size=9), CAPTIONS)
def test_everything_is_inside_and_nothing_touches(cells: str, caption: Caption) -> None:
    check(scene(squares(cells, 4), caption))


def test_all_squares_have_the_same_places() -> None:
    shown = scene(squares("xo///////"), CAPTION)
    middles = {
        (item.x + item.sprite.size[0] // 2, item.y + item.sprite.size[1] // 2)
        for item in flatten(shown.placed)
        if isinstance(item.sprite, Square | FreeSquare)
    }
    left, top = min(middles)
    assert middles == {(left + 225 * column, top + 225 * row) for row, column in product(range(3), repeat=2)}
