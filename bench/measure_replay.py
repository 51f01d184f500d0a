"""Measures replays: the size of a GIF against Pillow's, and the time to make one from its positions; and clips."""

from collections.abc import Iterator, Sequence
from functools import partial
from io import BytesIO
from itertools import islice

from PIL import Image

from bench.figure import SHORT, Figure, cpu_seconds
from bot.games import GAMES
from bot.games.base import View
from bot.games.chance import Chance
from renderers.cards.clip import Shares, shots
from renderers.engine.painter import paint
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.replay import FRAME_DURATION, clip_gif, frames, replay_gif, replay_size
from renderers.engine.scene import Scene
from renderers.game_renderers import replay_scenes
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.themes.theme import DARK

MOVES = 40
LONG = "tripple_domino", 150
"""A game and the most moves that a replay shows."""

PLAYERS = (CaptionPlayer("Alessandra", 0), CaptionPlayer("Bruno", 1))
SEED = bytes(32)


def figures() -> list[Figure]:
    """Measures a replay of each game, in ms of CPU time, and clips; one replay and two clips if SHORT.

    All sprites are rasterized beforehand.
    """
    rasterizer = Rasterizer(DARK)
    lasting = [
        (key, MOVES // 4 if SHORT else MOVES) for key in ("set", "tripple_domino", "triodomino", "tris_on_steroids")
    ]
    made = []
    for key, moves in [lasting[1]] if SHORT else [*lasting, LONG]:
        positions = list(islice(_positions(key), moves + 1))
        ours = len(_replay(key, positions, rasterizer)) / 1000
        scenes = [*replay_scenes(key, positions, DARK)]
        name = f"replay of {moves} moves, {key}"
        size = partial(Figure, unit="kB", value=ours)
        made += [
            size(
                name=name, goal=0.35, baseline=_saved(_as_one_draws_them(scenes, rasterizer)) / 1000,
                baseline_name="Pillow's save_all of the frames as one draws them: RGB, Lanczos",
            ),
            size(
                name=f"{name}, the same frames", goal=1, baseline=_saved(_as_we_draw_them(scenes, rasterizer)) / 1000,
                baseline_name="Pillow's save_all of our own frames in our palette",
            ),
            Figure(
                name=f"{name}, made", unit="ms",
                value=1000 * cpu_seconds(partial(_replay, key, positions, rasterizer), 1), goal=2000,
            ),
        ]  # fmt: skip
    return [*made, *_clips(sorted(GAMES)[: 2 if SHORT else None], rasterizer)]


def _clips(keys: Sequence[str], rasterizer: Rasterizer) -> list[Figure]:
    """Measures the clip of a late turn of each of these games, in kB."""
    bars = [Shares(((0, share), (1, 1 - share)), ((PLAYERS[0], 0), (PLAYERS[1], 100)), "%") for share in (0.2, 0.9)]
    made = []
    for key in keys:
        scenes = [*replay_scenes(key, [*islice(_positions(key), MOVES)][-5:], DARK)]
        size = len(clip_gif(shots(scenes, *bars), rasterizer)) / 1000
        made.append(Figure(name=f"clip, {key}", unit="kB", value=size, goal=300))
    return made


def _positions(key: str) -> Iterator[tuple[View, Caption]]:
    """Yields the public view before each move of a random game."""
    game = GAMES[key]
    state = game.start(2, game.info.full_options({}), Chance(SEED, 0))
    ply = 0
    while seats := game.to_act(state):
        seat = min(seats)
        yield game.view(state, None), Caption(PLAYERS[seat], "to move", PLAYERS)
        ply += 1
        chance = Chance(SEED, ply)
        state = game.play(state, seat, chance.pick(game.legal_moves(state, seat)), chance)


def _replay(key: str, positions: Sequence[tuple[View, Caption]], rasterizer: Rasterizer) -> bytes:
    return replay_gif([*replay_scenes(key, positions, DARK)], rasterizer)


def _as_one_draws_them(scenes: list[Scene], rasterizer: Rasterizer) -> Iterator[Image.Image]:
    """Yields RGB frames without a palette, scaled down with Lanczos."""
    for scene in scenes:
        image = paint(scene, rasterizer)
        image.putpalette(rasterizer.palette.colours)
        yield image.convert("RGB").resize(replay_size(scenes), Image.Resampling.LANCZOS)


def _as_we_draw_them(scenes: list[Scene], rasterizer: Rasterizer) -> Iterator[Image.Image]:
    for frame in frames(scenes, rasterizer):
        image = frame.image.copy()
        image.putpalette(rasterizer.palette.colours)
        yield image


def _saved(images: Iterator[Image.Image]) -> int:
    """Returns the size of Pillow's GIF of the frames, in bytes."""
    encoded = BytesIO()
    next(images).save(encoded, "GIF", save_all=True, append_images=images, duration=FRAME_DURATION, loop=0)
    return len(encoded.getvalue())
