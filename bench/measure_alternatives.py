"""Compares whole frames with the same boards drawn by Skia and Cairo, in the same palette and PNG encoding.

Skia and pycairo are not dependencies of the project; without both there are no figures.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.util import find_spec
from itertools import count, islice
from typing import TypeVar

from bench import naive_dice_board, naive_set_table, naive_steroids_table, naive_triangle_board
from bench.canvas import Canvas
from bench.figure import SHORT, Figure, milliseconds
from bench.measure_pictures import positions as dice_boards
from bench.measure_set_pictures import tables
from bench.measure_steroids_pictures import positions as card_tables
from bench.measure_triangle_pictures import FORTY
from bench.measure_triangle_pictures import positions as formations
from bot.games.tripple_domino import GAME as TRIPPLE_DOMINO
from renderers import set as set_table
from renderers import tris_on_steroids
from renderers.dice import tris_2
from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Scene
from renderers.parts.frame import Caption
from renderers.themes.theme import DARK
from renderers.tiles import tripple_domino

V = TypeVar("V")


def figures() -> list[Figure]:
    """Measures the CPU time of a frame. All sprites are rasterized beforehand."""
    return [figure for library, canvas in _canvases() for figure in _compared(library, canvas)]


def _canvases() -> Iterator[tuple[str, type[Canvas]]]:
    """Yields the canvases whose libraries are installed."""
    if find_spec("skia"):
        from bench.skia_canvas import SkiaCanvas  # noqa: PLC0415  importable only where Skia is installed

        yield "Skia", SkiaCanvas
    if find_spec("cairo"):
        from bench.cairo_canvas import CairoCanvas  # noqa: PLC0415  importable only where pycairo is installed

        yield "Cairo", CairoCanvas


def _compared(library: str, canvas: type[Canvas]) -> list[Figure]:
    boards, repeats = (2, 1) if SHORT else (40, 9)
    rasterizer = Rasterizer(DARK)

    def against(
        name: str,
        positions: Iterable[tuple[V, Caption]],
        scene: Callable[[V, Caption], Scene],
        drawn: Callable[[V, Caption, type[Canvas]], bytes],
    ) -> Figure:
        def sprites(view: V, caption: Caption) -> bytes:
            """Draws a position with a new painter, which has no cached parts."""
            return Painter(rasterizer).png(scene(view, caption))

        shown = list(islice(positions, boards))
        for position in shown:
            sprites(*position)
            drawn(*position, canvas)  # fills its caches before the measurement, as ours are
        return Figure(
            name=f"{name}, whole frame against {library}",
            unit="ms",
            value=milliseconds((partial(sprites, *position) for position in shown), repeats),
            goal=6,
            at_least=True,
            inverse=True,
            baseline_name=f"{library}, our palette, our PNG",
            baseline=milliseconds((partial(drawn, *position, canvas) for position in shown), repeats),
        )

    forty = (shown for shown in formations(TRIPPLE_DOMINO, count()) if len(shown[0].formation.tiles) in FORTY)
    return [
        against("dice board", dice_boards(), tris_2.scene, naive_dice_board.drawn),
        against("triangles, 40 tiles", forty, tripple_domino.scene, naive_triangle_board.drawn),
        against("12 SET cards", tables(), set_table.scene, naive_set_table.drawn),
        against("cards 4x4", card_tables("4x4"), tris_on_steroids.scene, naive_steroids_table.drawn),
    ]
