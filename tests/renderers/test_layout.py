"""Everything has its place: inside the canvas, words clear of each other, whoever plays, wherever the dice lie."""

from itertools import islice

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image

from bot.games.base import Options
from bot.games.tris_2.view import View
from renderers import generic
from renderers.cards import leaderboard
from renderers.cards import profile as profiles
from renderers.cards import result as results
from renderers.cards.leaderboard import Leaderboard, Row
from renderers.cards.profile import Count, Outcome, Profile
from renderers.cards.result import Place, Result
from renderers.dice import tris_1, tris_2
from renderers.dice.die import LOOKS, PITCHES, Die, place_in_cell
from renderers.dice.markers import RollTrace
from renderers.engine.canvas import draw_sprite
from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Placed, Scene, Sprite, flatten, is_composite
from renderers.game_renderers import game_renderer
from renderers.parts.caption import Caption, Player
from renderers.parts.grid import CellRow
from renderers.parts.panel import Rectangle
from renderers.parts.text_line import TextLine
from renderers.themes.theme import DARK, Theme
from tests.renderers.layout import check, taken_apart
from tests.renderers.positions import ANNA, POSITIONS, START, Said, played, squares
from tests.renderers.scenes import SCENES
from tests.renderers.test_names import NAMES

CAPTIONS = st.builds(
    Caption,
    st.none() | st.builds(Player, NAMES, st.integers(0, 9)),
    st.sampled_from(["to move", "wins", "è di turno", "am Zug", "c'est son tour"]),
    st.sampled_from(["Move 7", "Mossa 123", "9 left"]),
)


@given(POSITIONS, CAPTIONS)
def test_tris_2_stays_on_its_canvas(view: View, caption: Caption) -> None:
    scene = tris_2.scene(view, caption)
    check(scene)
    assert scene.size[0] == 1000
    assert scene.size[1] <= 1550


@pytest.mark.parametrize("options", [{}, {"rule_of_4": True}, {"advanced": True}])
def test_so_does_every_position_of_real_games(options: Options) -> None:
    for view, caption in islice(played("tris_2", options), 150):
        check(game_renderer("tris_2").scene(view, caption))


@given(st.text("xo/", min_size=9, max_size=9), CAPTIONS)
def test_tris_1_stays_on_its_canvas(cells: str, caption: Caption) -> None:
    check(tris_1.scene(squares(cells, 4), caption))


NUMBERS = st.integers(0, 99_999).map(str)
ROWS = st.builds(Row, st.integers(1, 9999), NAMES, st.tuples(*[NUMBERS] * 4), st.floats(0, 1))


@given(
    st.lists(ROWS, max_size=20),
    NAMES,
    NAMES,
    st.sampled_from([("Games", "Won", "Lost", "Drawn"), ("Partien", "Siege", "Niederlagen", "Unentschieden")]),
)
def test_a_leaderboard_stays_on_its_canvas(
    rows: list[Row], title: str, subtitle: str, headings: tuple[str, str, str, str]
) -> None:
    check(leaderboard.scene(Leaderboard(title, subtitle, headings, 1, tuple(rows), "Nobody has played yet. " * 3)))


PHRASES = st.text(max_size=60)
OUTCOMES: st.SearchStrategy[Outcome] = st.sampled_from(("win", "loss", "draw"))


@given(
    st.builds(
        Profile,
        name=NAMES,
        subtitle=PHRASES,
        ratings=st.lists(st.integers(0, 9999), max_size=90).map(tuple),
        change=st.integers(-999, 999),
        peak=st.sampled_from(["peak 1660", "Bestwert 9999"]),
        since=PHRASES,
        now=PHRASES,
        counts=st.lists(st.builds(Count, st.integers(-99, 99_999).map(str), PHRASES), max_size=5).map(tuple),
        recent=PHRASES,
        outcomes=st.lists(OUTCOMES, max_size=14).map(tuple),
        favourite_heading=PHRASES,
        favourite=PHRASES,
        empty=PHRASES,
    )
)
def test_a_profile_stays_on_its_canvas(profile: Profile) -> None:
    check(profiles.scene(profile))


PLAYERS = st.builds(Player, NAMES, st.integers(0, 9))
PLACES = st.builds(Place, st.integers(1, 12), PLAYERS, st.integers(-99, 9999).map(str) | st.just(""), PHRASES)


@given(
    st.builds(
        Result,
        game=PHRASES,
        options=PHRASES,
        day=PHRASES,
        winners=st.lists(PLAYERS, max_size=8).map(tuple),
        verdict=PHRASES,
        reason=st.text(max_size=300),
        places=st.lists(PLACES, max_size=8).map(tuple),
        foot=PHRASES,
    )
)
def test_a_result_stays_on_its_canvas(result: Result) -> None:
    check(results.scene(result))


@given(st.text(max_size=600), CAPTIONS)
@example("", Caption(None, "", ""))
@example("word " * 100 + "\n\n" + "W" * 200, Caption(ANNA, "to move", "Move 1"))
def test_plain_text_stays_on_its_canvas(said: str, caption: Caption) -> None:
    check(generic.scene(Said(lambda: said), caption))


def drawn_on(sprite: Sprite, theme: Theme) -> Image.Image:
    """A mask of the pixels that a sprite is drawn on."""
    if is_composite(sprite):
        whole = Image.new("1", sprite.size, isinstance(sprite, Rectangle))
        for part in sprite.parts:
            drawn = drawn_on(part.sprite, theme)
            # what is laid without a mask hides what was drawn before
            whole.paste(drawn, part.box, None if part.sprite.opaque else drawn)
        return whole
    return draw_sprite(sprite, theme).pixels().getchannel(3).point(lambda drawn: 255 * bool(drawn), "1")


def masked(scene: Scene, rasterizer: Rasterizer) -> Image.Image:
    """The scene with only those pixels of each sprite laid that are drawn on."""
    image = Image.new("L", scene.size, rasterizer.background)
    for item in taken_apart(scene):
        mask = drawn_on(item.sprite, scene.theme)
        image.paste(rasterizer.raster(item.sprite).image, (item.x, item.y), mask)
    return image


@pytest.mark.parametrize("name", SCENES)
def test_sprites_laid_without_a_mask_cover_nothing_but_the_colour_they_expect(
    name: str, rasterizer: Rasterizer
) -> None:
    assert paint(SCENES[name], rasterizer).tobytes() == masked(SCENES[name], rasterizer).tobytes()


@pytest.mark.parametrize("pitch", PITCHES)
def test_nor_do_dice_of_any_size(pitch: int, rasterizer: Rasterizer) -> None:
    dice = (place_in_cell(Die(pitch, "x", "o", "/", look), pitch, place * pitch, 0) for place, look in enumerate(LOOKS))
    trace = place_in_cell(RollTrace(pitch, "east"), pitch, 3 * pitch, 0)
    scene = Scene((4 * pitch, pitch), DARK, (Placed(CellRow(pitch, 4), 0, 0), *dice, trace))
    assert paint(scene, rasterizer).tobytes() == masked(scene, rasterizer).tobytes()


def test_the_longest_name_leaves_room_for_the_rest_of_the_header() -> None:
    scene = tris_2.scene(START, Caption(Player("W" * 32, 0), "to move", "Move 7"))
    said = [item.sprite.text for item in flatten(scene.placed) if isinstance(item.sprite, TextLine)]
    assert {"to move", "Move "} <= set(said)
    assert any(words.startswith("WWWWWWWW") and words.endswith("…") for words in said)
