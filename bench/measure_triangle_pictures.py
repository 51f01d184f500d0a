"""Measures pictures of the tile games against drawing them from scratch: whole frames, moves, sizes."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from statistics import median
from typing import TypeAlias, TypeVar

from bench.figure import SHORT, Figure, cpu_seconds, milliseconds
from bench.naive_canvas import NAIVE
from bench.naive_triangle_board import drawn
from bot.games.base import Game, View
from bot.games.triodomino import GAME as TRIODOMINO
from bot.games.triodomino.view import View as TriodominoView
from bot.games.tripple_domino import GAME as TRIPPLE_DOMINO
from bot.games.tripple_domino.view import View as TrippleDominoView
from bot.texts import texts_in
from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from renderers.game_renderers import game_renderer
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.themes.theme import DARK
from renderers.tiles.tile import sprites
from renderers.tiles.tile_size import TABLE_SIZES
from tests.games.triangles.random_games import random_game

S = TypeVar("S")
V = TypeVar("V", bound=View)
Position: TypeAlias = tuple[View, Caption]

SEATS, SEEDS = 4, range(16)
PLAYERS = tuple(
    CaptionPlayer(name, seat) for seat, name in enumerate(("Alessandra", "Benoît Lefèvre", "Jürgen", "Zoë"))
)
FORTY = range(38, 43)
"""The numbers of tiles that count as a board of forty."""


def figures() -> list[Figure]:
    """Measures the CPU time of a frame, with all sprites rasterized beforehand, and its size in kB (1,000 bytes)."""
    naive_frames = 1 if SHORT else 5
    rasterizer = Rasterizer(DARK)
    for sprite in (sprite for lattice in TABLE_SIZES[: 1 if SHORT else None] for sprite in sprites(lattice)):
        rasterizer.raster(sprite)
    held = rasterizer.cache.rasters.weight / 1000
    single = _some(positions(TRIPPLE_DOMINO, SEEDS))
    packed = _some(positions(TRIODOMINO, SEEDS))
    for position in chain[Position](single, packed):
        _from_scratch(*position, rasterizer)

    forty = [position for position in single if _tiles(position[0]) in FORTY]
    weights = [len(_from_scratch(*position, rasterizer)) / 1000 for position in forty]
    heavy = [
        len(_from_scratch(*position, rasterizer)) / 1000 for position in packed if _tiles(position[0]) > FORTY.start
    ]
    naive = milliseconds((partial(drawn, *position) for position in forty[:naive_frames]), 1)
    wholly = milliseconds((partial(_from_scratch, *position, rasterizer) for position in forty), 3)
    time = partial(Figure, unit="ms", at_least=True, inverse=True, baseline_name=NAIVE, baseline=naive)
    size = partial(Figure, unit="kB")
    return [
        time(name="triangles, 40 tiles, whole frame", value=wholly, goal=160),
        time(name="triangles, 40 tiles, a move", value=_in_sequence(single, rasterizer, FORTY), goal=300),
        time(
            name="triangles in several formations, a move", value=_in_sequence(packed, rasterizer, range(57)), goal=300
        ),
        size(name="triangles, 40 tiles, typical frame", value=median(weights), goal=50),
        size(name="triangles, 40 tiles, heaviest frame", value=max(weights), goal=60),
        size(name="triangles, up to 56 tiles in several formations, heaviest frame", value=max(heavy), goal=60),
        size(name="triangles, sprites of all sizes", value=held, goal=4000),
    ]


def positions(game: Game[S, V], seeds: Iterable[int]) -> Iterator[tuple[V, Caption]]:
    """Yields the public view after each move of random games of four who place a tile whenever one fits."""
    for seed in seeds:
        for step in random_game(game, SEATS, {}, seed, eager=True):
            seats = game.to_act(step.after)
            if seats:
                yield game.view(step.after, None), Caption(PLAYERS[min(seats)], "to move", PLAYERS, texts_in("en"))


def _some(played: Iterator[tuple[V, Caption]]) -> list[tuple[V, Caption]]:
    """Returns all positions; three with about forty tiles if SHORT."""
    late = ((view, caption) for view, caption in played if _tiles(view) in FORTY[1:])
    return [*(islice(late, 3) if SHORT else played)]


def _tiles(view: View) -> int:
    match view:
        case TrippleDominoView():
            return len(view.formation.tiles)
        case TriodominoView():
            return sum(len(formation.tiles) for formation in view.formations)
    raise TypeError(f"no tiles in {view!r}")


def _png(view: View, caption: Caption, painter: Painter) -> bytes:
    key = "tripple_domino" if isinstance(view, TrippleDominoView) else "triodomino"
    return painter.png(game_renderer(key).scene(view, caption))


def _from_scratch(view: View, caption: Caption, rasterizer: Rasterizer) -> bytes:
    """Draws a position with a new painter, which has no cached parts."""
    return _png(view, caption, Painter(rasterizer))


def _in_sequence(positions: Sequence[Position], rasterizer: Rasterizer, tiles: range) -> float:
    """Returns the median ms for a frame with `tiles` tiles, by a painter that has drawn all frames before it."""
    painter = Painter(rasterizer)
    times = [(_tiles(view), cpu_seconds(partial(_png, view, caption, painter), 1)) for view, caption in positions]
    return median(seconds for count, seconds in times if count in tiles) * 1000
