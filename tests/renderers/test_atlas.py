"""Sprites are painted once, looked up by what they show, and never more are held than there is room for."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import ClassVar

import pytest

from bot.games import GAMES
from bot.texts import texts_in
from renderers.dice import tris_1, tris_2
from renderers.engine.canvas import drawing
from renderers.engine.rasterizer import Atlas, Undrawn
from renderers.engine.scene import Size, each
from renderers.engine.sprite_cache import Album
from renderers.game_renderers import game_sprites
from renderers.parts import header
from renderers.parts.badges import Badge
from renderers.parts.grid import WIDTH
from renderers.parts.text_line import Panel
from renderers.themes.theme import DARK, SEATS, Role, seat_role
from renderers.tris_on_steroids.card import Face, Look
from tests.renderers.scenes import SCENES


def test_the_same_sprite_is_painted_once(atlas: Atlas) -> None:
    sprite = Panel(30, 20, "cell", "ground", radius=5)
    assert atlas.stamp(sprite) is atlas.stamp(Panel(30, 20, "cell", "ground", radius=5))


@pytest.mark.parametrize("name", SCENES)
def test_a_stamp_is_as_large_as_its_sprite_says(name: str, atlas: Atlas) -> None:
    for item in each(SCENES[name].placed):
        stamp = atlas.stamp(item.sprite)
        assert stamp.image.size == item.sprite.size
        assert stamp.mask is None or stamp.mask.size == item.sprite.size
        assert (stamp.mask is None) == item.sprite.alone


@pytest.mark.parametrize("seat", range(SEATS + 1))
def test_every_seat_has_a_badge_in_its_colour(seat: int, atlas: Atlas) -> None:
    for side in (40, 60, 61):
        image = atlas.stamp(Badge(side, seat, "W", "panel")).image
        counted = sorted(image.getcolors() or [], reverse=True)
        assert atlas.palette.nearest(DARK[seat_role(seat)]) in {index for _, index in counted[:2]}


def test_the_badges_differ_in_shape_too(atlas: Atlas) -> None:
    badges = [atlas.stamp(Badge(60, seat, "A", "panel")).image for seat in range(SEATS)]
    panel = atlas.palette.nearest(DARK["panel"])
    shapes = {badge.point(lambda index: 255 * (index == panel)).tobytes() for badge in badges}
    assert len(shapes) == SEATS


@pytest.mark.parametrize("eighths", range(2, 8))
@pytest.mark.parametrize("look", ["card", "win"])
def test_a_card_in_quarter_turns_is_as_if_it_were_drawn_so(eighths: int, look: Look, atlas: Atlas) -> None:
    face = Face("triangle", "swap", "SWAP", look, turned=eighths)
    drawn = drawing(face, DARK).pixels()
    shown = atlas.stamp(face)
    assert shown.image.size == drawn.size
    colours = [atlas.palette[number] for number in memoryview(drawn.tobytes()).cast("I")]
    # askew, a dot on the edge of a pixel may fall to the next one
    assert sum(one != other for one, other in zip(shown.image.tobytes(), colours, strict=True)) <= 3
    if shown.mask is not None:
        covered = [255 * bool(opacity) for opacity in drawn.getchannel(3).tobytes()]
        assert list(shown.mask.convert("L").tobytes()) == covered


def test_a_card_is_drawn_once_for_all_its_quarter_turns() -> None:
    atlas = Atlas(DARK)
    atlas.prepare(Face("circle", "goal", "GOAL", "last", turned=1))
    for eighths in (3, 5, 7):
        atlas.held(Face("circle", "goal", "GOAL", "last", turned=eighths))
    with pytest.raises(Undrawn):
        atlas.held(Face("circle", "goal", "GOAL", "last", turned=2))


def test_what_is_painted_before_games_begin_is_all_that_their_dice_and_numbers_need(atlas: Atlas) -> None:
    ready = {*header.sprites(WIDTH), *tris_1.sprites(), *tris_2.sprites()}
    kinds = {"Die", "Tag", "Trace", "Digit"}
    scenes = [scene for name, scene in SCENES.items() if name.startswith(("tris_1", "tris_2"))]
    needed = {item.sprite for scene in scenes for item in each(scene.placed) if type(item.sprite).__name__ in kinds}
    assert needed <= ready


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_sprites_of_a_game_take_little_memory(key: str) -> None:
    atlas = Atlas(DARK, Album(room=1_000_000_000))
    for sprite in game_sprites(key, texts_in("en")):
        atlas.stamp(sprite)
    assert 100_000 < atlas.album.ready.weight < 8_000_000


def test_a_full_atlas_lets_go_and_paints_again_the_same() -> None:
    small = Atlas(DARK, Album(room=20_000))
    panels = [Panel(60, 60, "cell", "ground", radius=radius) for radius in range(20)]
    first = [small.stamp(panel).image.tobytes() for panel in panels]
    assert small.album.ready.weight <= 20_000
    assert [small.stamp(panel).image.tobytes() for panel in panels] == first


def test_threads_get_the_same_stamps() -> None:
    shared = Atlas(DARK, Album(room=30_000))
    panels = [Panel(60, 60, "cell", "ground", radius=radius % 12) for radius in range(200)]
    with ThreadPoolExecutor(4) as threads:
        painted = list(threads.map(lambda panel: shared.stamp(panel).image.tobytes(), panels))
    assert painted == [shared.stamp(panel).image.tobytes() for panel in panels]
    assert shared.album.ready.weight <= 30_000


def test_a_sprite_that_nothing_draws_is_an_error(atlas: Atlas) -> None:
    @dataclass(frozen=True)
    class Ghost:
        size: Size = (10, 10)
        under: Role = "ground"
        alone: ClassVar[bool] = True

    with pytest.raises(TypeError, match="Ghost"):
        atlas.stamp(Ghost())
