"""Measures the dice board against drawing it from scratch, the size of frames, the cards and the warm-up."""

import zlib
from collections.abc import Iterator
from functools import partial
from io import BytesIO
from itertools import count, islice
from statistics import mean, median

from bench.figure import SHORT, Figure, cpu_seconds, milliseconds
from bench.naive_canvas import NAIVE
from bench.naive_dice_board import drawn
from bot.games import GAMES
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.view import View
from bot.texts import texts_in
from renderers.cards import leaderboard, profile
from renderers.cards.leaderboard import Leaderboard, Row
from renderers.cards.number_boxes import Count
from renderers.cards.profile import Profile
from renderers.dice import tris_2
from renderers.engine.painter import Painter, paint
from renderers.engine.png import LEVEL, encode_band, encode_png
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Scene
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.pictures import Pictures
from renderers.themes.theme import DARK

NAMES = ("Alessandra", "Maximilian Großmann-Weißenfels J.")
"""A usual name and one of 32 characters, since text adds to the size."""


def figures() -> list[Figure]:
    """Measures the CPU time of a frame, with all sprites rasterized beforehand, and its size in kB (1,000 bytes)."""
    repeats, naive_frames = (1, 1) if SHORT else (9, 5)
    rasterizer = Rasterizer(DARK)
    seen = list(islice(positions(), 5 if SHORT else 400))
    weights = [len(Painter(rasterizer).png(tris_2.scene(*position))) / 1000 for position in seen]

    def shown(view: View, caption: Caption, painter: Painter | None = None) -> bytes:
        """Draws a position, by default with a new painter, which has no cached parts."""
        return (painter or Painter(rasterizer)).png(tris_2.scene(view, caption))

    def table() -> bytes:
        return Painter(rasterizer).png(leaderboard.scene(_leaderboard()))

    def career() -> bytes:
        return Painter(rasterizer).png(profile.scene(_career()))

    naive = milliseconds((partial(drawn, *position) for position in seen[:naive_frames]), 1)
    wholly = milliseconds((partial(shown, *position) for position in seen[:80]), repeats)
    by_zlib = milliseconds((partial(_by_zlib, tris_2.scene(*position), rasterizer) for position in seen[:80]), repeats)
    by_pillow = milliseconds(
        (partial(_by_pillow, tris_2.scene(*position), rasterizer) for position in seen[:80]), repeats
    )
    following = Painter(rasterizer)
    move = milliseconds((partial(shown, *position, following) for position in seen), 1)
    held = list[int]()
    warm_up = cpu_seconds(lambda: held.append(_warmed()), 1)
    size = partial(Figure, unit="kB", goal=60)
    time = partial(Figure, unit="ms", at_least=True, inverse=True, baseline_name=NAIVE, baseline=naive)
    return [
        time(name="dice board, whole frame", value=wholly, goal=50),
        time(name="dice board, a typical move", value=move, goal=300),
        Figure(
            name="dice board, whole frame where zlib-ng is missing", unit="ms", value=by_zlib, goal=1,
            baseline=by_pillow, baseline_name="the same pixels, written by Pillow at the same level",
        ),
        size(name="dice board, typical frame", value=median(weights)),
        size(name="dice board, heaviest frame", value=max(weights)),
        Figure(name="dice board, mean frame", unit="kB", value=mean(weights), goal=35),
        Figure(name="leaderboard of 10", unit="ms", value=milliseconds([table], 9), goal=10),
        size(name="leaderboard of 10, size", value=len(table()) / 1000),
        Figure(name="profile of 60 games", unit="ms", value=milliseconds([career], 9), goal=10),
        size(name="profile of 60 games, size", value=len(career()) / 1000),
        Figure(name="pictures warm-up", unit="s", value=warm_up, goal=1.5),
        Figure(name="sprites held when warm, packed", unit="MB", value=held[0] / 1e6, goal=3),
    ]  # fmt: skip


def _by_zlib(scene: Scene, rasterizer: Rasterizer) -> bytes:
    return encode_png(
        scene.size, rasterizer.palette.colours, (encode_band(paint(band, rasterizer), zlib) for band in scene.bands())
    )


def _by_pillow(scene: Scene, rasterizer: Rasterizer) -> bytes:
    image = paint(scene, rasterizer)
    image.putpalette(rasterizer.palette.colours)
    encoded = BytesIO()
    image.save(encoded, "PNG", compress_level=LEVEL)
    return encoded.getvalue()


def positions() -> Iterator[tuple[View, Caption]]:
    """Yields endlessly the public view after each move of random games."""
    players = tuple(CaptionPlayer(name, seat) for seat, name in enumerate(NAMES))
    for number in count():
        seed = number.to_bytes(4, "big")
        state = GAME.start(2, GAME.info.full_options({"rule_of_4": number % 2 == 1}), Chance(seed, 0))
        for ply in count(1):
            view = GAME.view(state, None)
            on_turn = GAME.to_act(state)
            if not on_turn:
                yield view, Caption(players[0], "wins", players, texts_in("en"), ply)
                break
            (seat,) = on_turn
            yield view, Caption(players[seat], "to move", players, texts_in("en"), ply)
            chance = Chance(seed, ply)
            state = GAME.play(state, seat, chance.pick(GAME.legal_moves(state, seat)), chance)


def _leaderboard() -> Leaderboard:
    rows = tuple(
        Row(rank, f"Stefan Großmann-Weiß {rank}", (f"{300 - rank}", f"{200 - rank}", "66 %", f"{1700 - rank}"))
        for rank in range(1, 11)
    )
    return Leaderboard(("Games", "Won", "Won %", "Rating"), 1, rows, "")


def _career() -> Profile:
    ratings = tuple(1500 + 37 * game % 61 + 3 * game for game in range(60))
    counts = tuple(
        Count(str(figure), word) for figure, word in ((60, "Games"), (38, "Won"), (20, "Lost"), (2, "Drawn"))
    )
    return Profile(
        name=NAMES[0],
        subtitle="Tris 2 · rank 3 of 128",
        rating=str(ratings[-1]),
        spread="±62",
        provisional=False,
        provisional_label="provisional",
        ratings=ratings,
        settled=(False,) * 12 + (True,) * (len(ratings) - 12),
        change=ratings[-1] - ratings[-2],
        peak=f"peak {max(ratings)}",
        since="60 games ago",
        now="now",
        counts=counts,
        recent="Last games",
        outcomes=("win", "loss", "draw") * 4,
        favourite_heading="Favourite game",
        favourite="SET",
        empty="",
    )


def _warmed() -> int:
    pictures = Pictures()
    pictures.warm_up(GAMES, texts_in("en"))
    pictures.close()
    return pictures.sprite_cache.compressed.weight
