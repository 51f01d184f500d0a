"""Every game has a picture: its own renderer's or the generic one."""

from itertools import islice
from pathlib import Path

import pytest

import renderers
from bot.games import GAMES
from bot.texts import texts_in
from renderers import generic
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.sprite_cache import SpriteCache
from renderers.game_renderers import game_renderer, game_sprites
from renderers.themes.palette import PALETTE_SIZE
from renderers.themes.theme import DARK
from tests.examples import SLOW
from tests.renderers.layout import check
from tests.renderers.playing import played

every_game = pytest.mark.parametrize("key", sorted(GAMES))


@every_game
def test_the_positions_of_a_random_game_have_their_place(key: str) -> None:
    """Of each 20th of the first 60 positions, with `SLOW=1` of each fourth."""
    game = GAMES[key]
    seats = game.seats(game.info.full_options({}))
    for count in {seats[0], seats[-1]}:
        for view, caption in islice(played(key, {}, count), 0, 60, 4 if SLOW else 20):
            for scene in (game_renderer(key).scene(view, caption), generic.scene(view, caption)):
                check(scene)
                assert scene.size[0] >= 1000


@every_game
def test_the_sprites_drawn_in_advance_take_little_memory_and_leave_the_transparent_index_free(key: str) -> None:
    rasterizer = Rasterizer(DARK, SpriteCache(capacity=1_000_000_000))
    for sprite in game_sprites(key, texts_in("en")):
        assert max(rasterizer.raster(sprite).image.tobytes()) < PALETTE_SIZE
    assert rasterizer.cache.rasters.weight < 8_000_000


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which modules of the package `renderers` are found too."""
    monkeypatch.setattr(renderers, "__path__", [*renderers.__path__, str(tmp_path)])
    game_renderer.cache_clear()
    return tmp_path


def test_a_game_s_renderer_is_a_module_of_its_name(folder: Path) -> None:
    (folder / "made_up_game.py").write_text("def scene(view, caption, theme, partial_move): return 'its own'\n")
    assert game_renderer("made_up_game").scene.__module__ == "renderers.made_up_game"


def test_a_renderer_may_lie_in_a_room_with_others(folder: Path) -> None:
    room = folder / "made_up_room"
    room.mkdir()
    (room / "__init__.py").write_text('"""A room."""\n')
    (room / "made_up_twin.py").write_text("def scene(view, caption, theme, partial_move): return 'its own'\n")
    assert game_renderer("made_up_twin").scene.__module__ == "renderers.made_up_room.made_up_twin"


@pytest.mark.parametrize("key", ["backgammon", "pictures", "parts", "result", "leaderboard", "painter", "badges"])
def test_a_game_without_a_renderer_has_the_generic_one_whatever_its_name(key: str) -> None:
    assert game_renderer(key) is generic
