"""The dice board against the best other way to draw it: as vectors, in the same palette, packed in the same way."""

from functools import partial
from importlib.util import find_spec
from itertools import islice
from statistics import median

from bench.figure import Figure, cpu_seconds
from bench.measure_pictures import positions
from bench.naive_dice_board import drawn
from renderers import tris_2
from renderers.atlas import Atlas
from renderers.painter import Painter
from renderers.theme import DARK


def figures(*, short: bool) -> list[Figure]:
    """A whole frame's CPU time; empty where Skia is not installed, for the project does without."""
    if find_spec("skia") is None:
        return []
    from bench.skia_dice_board import SkiaPicture  # noqa: PLC0415 - it can be imported only where Skia is

    atlas, shown = Atlas(DARK), list(islice(positions(), 10 if short else 40))

    def ours(number: int) -> bytes:
        return Painter(atlas).png(tris_2.scene(*shown[number]))

    repeats = 3 if short else 9
    sprites = median(cpu_seconds(partial(ours, number), repeats) for number in range(len(shown)))
    vectors = median(cpu_seconds(partial(drawn, *position, SkiaPicture), repeats) for position in shown)
    return [
        Figure(
            name="dice board, whole frame against vectors",
            unit="ms",
            value=1000 * sprites,
            goal=6,
            at_least=True,
            inverse=True,
            baseline_name="Skia, our palette, our PNG",
            baseline=1000 * vectors,
        )
    ]
