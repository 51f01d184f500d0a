"""Measures pictures of Tris on Steroids against drawing them from scratch: whole frames, moves of a game, sizes."""

from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from statistics import fmean
from typing import TypeAlias

from bench.figure import SHORT, Figure, milliseconds
from bench.naive_canvas import NAIVE
from bench.naive_steroids_table import drawn
from bot.games.chance import Chance
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.view import View
from bot.texts import texts_in
from renderers import tris_on_steroids as table
from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.themes.theme import DARK

NAMES = ("Alessandra", "Benoît Lefèvre", "Maximilian Großmann", "Zoë")
SEATS = {"3x3": 2, "4x4": 4}
Position: TypeAlias = tuple[View, Caption]


def figures() -> list[Figure]:
    """Measures the CPU time of a frame, with all sprites rasterized beforehand, and its size in kB (1,000 bytes)."""
    repeats, naive_frames = (1, 1) if SHORT else (9, 5)
    rasterizer = Rasterizer(DARK)
    seen = {grid: list(islice(positions(grid), 10 if SHORT else 300)) for grid in SEATS}

    def picture(view: View, caption: Caption, painter: Painter | None = None) -> bytes:
        """Draws a position, by default with a new painter, which has no cached parts."""
        return (painter or Painter(rasterizer)).png(table.scene(view, caption))

    found = []
    weights = {grid: [len(picture(*shown)) / 1000 for shown in seen[grid]] for grid in SEATS}
    for grid, shown in seen.items():
        naive = milliseconds((partial(drawn, *position) for position in shown[:: len(shown) // naive_frames]), 1)
        time = partial(Figure, unit="ms", at_least=True, inverse=True, baseline_name=NAIVE, baseline=naive)
        wholly = milliseconds((partial(picture, *position) for position in shown[:60]), repeats)
        following = Painter(rasterizer)
        move = milliseconds((partial(picture, *position, following) for position in shown), 1)
        found += [
            time(name=f"cards {grid}, whole frame", value=wholly, goal=150),
            time(name=f"cards {grid}, a typical move", value=move, goal=150),
        ]
    size = partial(Figure, unit="kB")
    everything = [weight for grid in weights.values() for weight in grid]
    return [
        *found,
        *(size(name=f"cards {grid}, mean frame", value=fmean(weights[grid]), goal=48) for grid in SEATS),
        size(name="cards, heaviest frame", value=max(everything), goal=60),
    ]


def positions(grid: str) -> Iterator[Position]:
    """Yields endlessly the public view after each move of random games."""
    texts = texts_in("en")
    players = tuple(CaptionPlayer(name, seat) for seat, name in enumerate(NAMES[: SEATS[grid]]))
    for number in count():
        seed = number.to_bytes(4, "big")
        state = GAME.start(len(players), GAME.info.full_options({"grid": grid}), Chance(seed, 0))
        for ply in count(1):
            over = state.outcome is not None
            status = texts("caption-wins" if over else "caption-to-move")
            yield GAME.view(state, None), Caption(players[state.on_turn], status, players, texts, ply)
            if over:
                break
            chance = Chance(seed, ply)
            state = GAME.play(state, state.on_turn, chance.pick(GAME.legal_moves(state, state.on_turn)), chance)
