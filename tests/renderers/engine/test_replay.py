"""Positions become an animation 600 pixels wide, of at most forty seconds."""

from io import BytesIO
from typing import cast

import pytest
from PIL import Image

from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.replay import (
    FRAME_DURATION,
    LAST_FRAME_DURATION,
    LONGEST,
    PROGRESS_BAR,
    move_duration,
    replay_gif,
)
from renderers.engine.scene import Placed, Scene
from renderers.parts import column
from renderers.parts.badges import Badge
from renderers.parts.frame import BOARD, HEIGHT, RING, WIDTH, Caption, CaptionPlayer, framed, untranslated
from renderers.parts.panel import Rectangle
from renderers.themes.theme import DARK, THEMES, Rgb


def position(number: int) -> Scene:
    """Returns a board on which something moves, beside a column in which the turn goes round."""
    caption = Caption(PLAYERS[number % 3], "to move", PLAYERS, untranslated, number + 1)
    dots = [Placed(Badge(120, seat, "A", "background"), 40 + 150 * seat, 500 - 60 * seat) for seat in range(3)]
    moved = Placed(Badge(92, 4, "Z", "background"), 81 + 61 * number, 17 + 31 * number)
    return framed(DARK, [*dots, moved], column.placed(column.turn_players(caption), column.move_counter(caption)))


PLAYERS = tuple(CaptionPlayer(name, seat) for seat, name in enumerate(("Anna", "Bruno", "Claire")))
SCENES = [position(number) for number in range(4)]
SIZE = (600, 382)


def animation(scenes: list[Scene], rasterizer: Rasterizer) -> Image.Image:
    return Image.open(BytesIO(replay_gif(scenes, rasterizer)))


def pictures(moving: Image.Image) -> list[Image.Image]:
    """Returns what is seen at each frame, without the progress bar."""
    seen = []
    for number in range(getattr(moving, "n_frames", 1)):
        moving.seek(number)
        seen.append(moving.convert("RGB").crop((0, 0, SIZE[0], SIZE[1] - PROGRESS_BAR)))
    return seen


def bar(moving: Image.Image, number: int) -> int:
    """Returns how many pixels of the progress bar are filled."""
    moving.seek(number)
    row = [moving.convert("RGB").getpixel((x, SIZE[1] - 1)) for x in range(SIZE[0])]
    filled = row.count(DARK["last"])
    assert row == [DARK["last"]] * filled + [DARK["panel"]] * (SIZE[0] - filled)
    return filled


def scaled(scene: Scene, rasterizer: Rasterizer) -> Image.Image:
    """Scales the whole scene at once."""
    image = Image.new("L", (WIDTH, 704), rasterizer.background)
    image.paste(paint(scene, rasterizer), (0, -4))
    image.putpalette(rasterizer.palette.colours)
    small = image.convert("RGB").resize((600, 384), Image.Resampling.HAMMING)
    return small.crop((0, 0, SIZE[0], SIZE[1] - PROGRESS_BAR))


def test_every_position_is_shown_and_the_end_for_longest(rasterizer: Rasterizer) -> None:
    moving = animation(SCENES, rasterizer)
    assert moving.size == SIZE
    durations = []
    for number, (scene, seen) in enumerate(zip(SCENES, pictures(moving), strict=True)):
        moving.seek(number)
        durations.append(moving.info["duration"])
        expected = scaled(scene, rasterizer)
        # a blend that is not in the palette is shown as the nearest entry, which is never far
        assert max(abs(one - other) for one, other in zip(seen.tobytes(), expected.tobytes(), strict=True)) < 40
    assert durations == [FRAME_DURATION] * (len(SCENES) - 1) + [LAST_FRAME_DURATION]


@pytest.mark.parametrize("count", [1, 2, 39, 40, 100, 151])
def test_a_replay_takes_forty_seconds_at_most_however_many_moves_it_has(count: int) -> None:
    assert 100 <= move_duration(count) <= FRAME_DURATION
    assert (count - 1) * move_duration(count) + LAST_FRAME_DURATION <= LONGEST


def test_a_bar_at_the_foot_shows_how_far_the_replay_is(rasterizer: Rasterizer) -> None:
    moving = animation(SCENES, rasterizer)
    assert [bar(moving, number) for number in range(len(SCENES))] == [0, 200, 400, 600]
    assert bar(animation(SCENES[:1], rasterizer), 0) == 600


def test_the_bar_covers_half_a_pixel_of_a_ring_below_the_board_at_most(rasterizer: Rasterizer) -> None:
    ring = Rectangle(100, RING, "win")
    scene = Scene((WIDTH, HEIGHT), DARK, (Placed(ring, BOARD[0], BOARD[3]), Placed(ring, BOARD[0], BOARD[1] - RING)))
    (seen,) = pictures(animation([scene], rasterizer))
    column = [seen.getpixel((30, y)) for y in range(seen.height)]
    rows = [y for y, colour in enumerate(column) if colour == DARK["win"]]
    assert rows[-1] == seen.height - 1
    assert len([y for y in rows if y > 200]) >= 3
    assert len([y for y in rows if y < 200]) >= 3


def test_scaling_what_changed_gives_what_scaling_all_gives(rasterizer: Rasterizer) -> None:
    last = pictures(animation(SCENES, rasterizer))[-1]
    (alone,) = pictures(animation(SCENES[-1:], rasterizer))
    assert last.tobytes() == alone.tobytes()


@pytest.mark.parametrize("name", THEMES)
def test_areas_in_a_colour_of_the_theme_keep_it_nearly_and_the_background_exactly(name: str) -> None:
    theme = THEMES[name]
    roles = sorted(theme.colours)
    places = [Placed(Rectangle(40, 40, role), 12 + 40 * (i % 20), 12 + 40 * (i // 20)) for i, role in enumerate(roles)]
    scene = Scene((WIDTH, HEIGHT), theme, tuple(places))
    (seen,) = pictures(animation([scene], Rasterizer(theme)))
    for role, (_, x, y) in zip(roles, places, strict=True):
        shown = cast(Rgb, seen.getpixel(((x + 20) * 6 // 11, (y + 16) * 6 // 11)))
        assert max(abs(one - other) for one, other in zip(shown, theme[role], strict=True)) <= 4, role
    assert seen.getpixel((2, 2)) == seen.getpixel((590, 360)) == theme["background"]


def test_a_game_without_a_scene_has_no_replay(rasterizer: Rasterizer) -> None:
    with pytest.raises(ValueError, match="needs frames"):
        replay_gif([], rasterizer)


def test_more_urgent_work_may_go_before_each_frame(rasterizer: Rasterizer) -> None:
    paused: list[int] = []
    replay_gif(SCENES, rasterizer, lambda: paused.append(1))
    assert len(paused) == len(SCENES)
