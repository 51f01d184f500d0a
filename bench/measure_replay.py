"""Replays: the bytes of a moving picture of 40 moves against Pillow's own of the same frames."""

from collections.abc import Iterator
from functools import partial
from io import BytesIO
from itertools import islice

from PIL import Image

from bench.figure import Figure, cpu_seconds
from bot.games import GAMES
from bot.games.chance import Chance
from renderers.atlas import Atlas
from renderers.caption import Caption, Player
from renderers.painter import painted
from renderers.pictures import drawing
from renderers.replay import HOLD, replay
from renderers.scene import Scene
from renderers.theme import DARK

MOVES = 40
PLAYERS = (Player("Alessandra", 0), Player("Bruno", 1))
SEED = bytes(32)


def figures(*, short: bool) -> list[Figure]:
    """One game of each that lasts so long; times in ms of CPU, with all sprites painted before."""
    atlas = Atlas(DARK)
    made = []
    for key in ("tripple_domino",) if short else ("set", "tripple_domino", "triodomino", "tris_on_steroids"):
        scenes = list(islice(_scenes(key), MOVES + 1))
        ours, theirs = replay(scenes, atlas), _by_pillow(scenes, atlas)
        made_in = cpu_seconds(partial(replay, scenes, atlas), 1)
        name = f"replay of {MOVES} moves, {key}"
        made += [
            Figure(
                name=name, unit="kB", value=len(ours) / 1000, goal=0.35, at_least=False, baseline=len(theirs) / 1000,
                baseline_name="Pillow's save_all of the frames, shrunk in RGB by Lanczos",
            ),
            Figure(name=f"{name}, made", unit="ms", value=1000 * made_in, goal=2000, at_least=False),
        ]  # fmt: skip
    return made


def _scenes(key: str) -> Iterator[Scene]:
    """What all see from move to move in a random game."""
    game = GAMES[key]
    state = game.start(2, game.info.settle({}), Chance(SEED, 0))
    ply = 0
    while seats := game.to_act(state):
        seat = min(seats)
        yield drawing(key).scene(game.view(state, None), Caption(PLAYERS[seat], "to move", f"Move {ply}", PLAYERS))
        ply += 1
        chance = Chance(SEED, ply)
        state = game.play(state, seat, chance.pick(game.legal_moves(state, seat)), chance)


def _by_pillow(scenes: list[Scene], atlas: Atlas) -> bytes:
    """As one makes a GIF that knows of nothing but frames."""
    width, height = (max(scene.size[side] for scene in scenes) for side in (0, 1))
    frames = []
    for scene in scenes:
        image = painted(scene, atlas)
        image.putpalette(atlas.palette.colours)
        frame = Image.new("RGB", (width, height), DARK["ground"])
        frame.paste(image.convert("RGB"))
        frames.append(frame.resize((width * 3 // 5, height * 3 // 5), Image.Resampling.LANCZOS))
    encoded = BytesIO()
    frames[0].save(encoded, "GIF", save_all=True, append_images=frames[1:], duration=HOLD, loop=0)
    return encoded.getvalue()
