"""A game that draws a thumbnail for its lobby has it in every theme, and a description of it in every language."""

import json
from functools import cache
from itertools import cycle, product

import pytest

from bot.games import GAMES
from bot.texts import LANGUAGES, texts_in
from renderers.engine.scene import flatten
from renderers.game_renderers import game_thumbnail
from renderers.parts.frame import HEIGHT, WIDTH
from renderers.parts.text_line import TextLine
from renderers.themes.theme import DARK, THEMES
from renderers.thumbnails import FOLDER, thumbnail, thumbnail_file
from tests.examples import SLOW
from tests.renderers.golden import libraries
from tests.renderers.pixels import pixels
from tests.renderers.thumbnails import LIBRARIES, drawn_in

SHOWN = [key for key in sorted(GAMES) if game_thumbnail(key, DARK) is not None]
"""The games that draw one."""

every_game = pytest.mark.parametrize("key", SHOWN)


@cache
def recorded(key: str, theme: str) -> tuple[tuple[int, int], bytes]:
    """Returns the size and the pixels of a file."""
    return pixels(thumbnail_file(key, theme).read_bytes())


@pytest.mark.parametrize(("key", "theme"), [*product(SHOWN, THEMES)] if SLOW else [*zip(SHOWN, cycle(THEMES))])
def test_the_files_show_what_the_renderer_draws(key: str, theme: str) -> None:
    """Those of each game in one theme, with `SLOW=1` in every theme."""
    noted = json.loads(LIBRARIES.read_text(encoding="utf-8"))
    if noted != libraries():
        pytest.skip(f"the thumbnails were recorded with {noted}")
    png = drawn_in(key, theme)
    assert png is not None
    assert pixels(png) == recorded(key, theme), "run make thumbnails"


@every_game
def test_it_is_small_and_has_no_text_and_grounds_of_its_own(key: str) -> None:
    for theme in THEMES:
        png = thumbnail(key, theme)
        assert png is not None
        assert len(png) < 40_000
        (size, rgb), others = pixels(png), [recorded(other, theme) for other in SHOWN]
        assert size == (WIDTH, HEIGHT)
        assert sum(other[:3] == rgb[:3] for _, other in others) == 1
    scene = game_thumbnail(key, DARK)
    assert scene is not None
    assert not any(isinstance(item.sprite, TextLine) for item in flatten(scene.placed))


@every_game
def test_it_is_described_in_every_language(key: str) -> None:
    described = {texts_in(language)(f"{key}-thumbnail") for language in LANGUAGES}
    assert len(described) == len(LANGUAGES)


def test_no_file_is_left_of_a_game_that_is_gone() -> None:
    assert {file.name for file in FOLDER.glob("*.png")} == {f"{key}-{theme}.png" for key in SHOWN for theme in THEMES}


def test_a_game_without_a_thumbnail_has_none() -> None:
    assert thumbnail("backgammon", "dark") is None
    assert game_thumbnail("backgammon", DARK) is None
