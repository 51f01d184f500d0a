"""Whoever sits at a table: no words or signs lie over others, and names are whole where they fit."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.set import GAME as SET
from bot.games.tris_on_steroids import GAME as STEROIDS
from bot.texts import LANGUAGES, texts_in
from renderers import set as set_table
from renderers import tris_on_steroids
from renderers.engine.scene import Scene
from renderers.parts.caption import Caption, Player
from renderers.text.displayable import displayable
from renderers.text.fitting import fitted_name, text_width
from renderers.text.style import Style
from renderers.text.typeface import Weight
from tests.renderers.card_positions import SET_BY_NAME, STEROIDS_BY_NAME
from tests.renderers.layout import check
from tests.renderers.tile_positions import OPENING, TILE_STATES, tile_scene, trio

NAMES = st.text(min_size=1, max_size=32) | st.text("Wi漢ع́Ж ", min_size=1, max_size=32)
"""From anywhere in Unicode, and of letters wide, narrow, unknown, marked and foreign."""
CAPTION = Caption(Player("W" * 32, 0), "to move", "", tuple(Player("W" * 32, seat) for seat in range(6)))
TABLES = st.lists(NAMES, min_size=8, max_size=8).map(lambda names: tuple(map(Player, names, range(8))))
SAID = st.sampled_from(sorted(LANGUAGES))

NAMES_OF_TABLES = (*SET_BY_NAME, *STEROIDS_BY_NAME, *TILE_STATES)


def drawn(name: str, said: Caption) -> Scene:
    """That position with these words around it."""
    if name in SET_BY_NAME:
        return set_table.scene(SET.view(SET_BY_NAME[name][0], None), said)
    if name in STEROIDS_BY_NAME:
        position, reader, _ = STEROIDS_BY_NAME[name]
        return tris_on_steroids.scene(STEROIDS.view(position, reader), said)
    return tile_scene(TILE_STATES[name], said)


@pytest.mark.parametrize("name", NAMES_OF_TABLES)
@settings(max_examples=20)
@given(TABLES, SAID, st.sampled_from(["caption-to-move", "caption-wins"]))
def test_all_names_have_their_place(name: str, players: tuple[Player, ...], language: str, note: str) -> None:
    said = texts_in(language)
    check(drawn(name, Caption(players[0], said(note), said("caption-move", ply=123), players, said)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_so_have_many_points_and_many_tiles(seats: int) -> None:
    hands = [(OPENING.hands[0] * 7)[:20]] * seats
    check(tile_scene(replace(trio((), hands, None), scores=(-288,) * seats), CAPTION))


STYLE = Style(Weight.MEDIUM, 30, "text", "panel")


@given(NAMES, st.integers(40, 600))
def test_a_name_is_whole_where_it_fits_and_never_longer_than_its_room(name: str, width: int) -> None:
    shown = fitted_name(name, STYLE, width)
    assert text_width(shown, STYLE) <= width
    if text_width(displayable(name).strip(), STYLE) <= width:
        assert shown == displayable(name).strip()


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [
        ("Benoît Lefèvre", 300, "Benoît Lefèvre"),
        ("Benoît Lefèvre", 190, "Benoît"),
        ("Nguyễn Thị Ắnh", 190, "Nguyễn Thị"),
        ("A Maximilian-Alexander", 190, "A Maximilia…"),
        ("Maximilian-Alexander", 190, "Maximilian-…"),
    ],
)
def test_a_name_that_is_too_long_loses_whole_words_before_it_is_cut(name: str, width: int, shown: str) -> None:
    assert fitted_name(name, STYLE, width) == shown
