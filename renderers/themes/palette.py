"""A palette of at most 255 colours for a theme: the theme's own, and blends of those that meet at soft edges. Pure."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import chain
from math import dist, sqrt
from sys import byteorder

from renderers.themes.theme import SEAT_COLOURS, Rgb, Theme, seat_role

PALETTE_SIZE = 255
"""The greatest number of colours; index 255 stays free for transparent pixels in animations."""

_STEPS = 8
"""The number of steps of a blend from one colour to another."""
_CELL = 16
"""The width of a cell of the colour cube; the candidates for the nearest entry are cached for each cell."""

_LOOKS = ("die", "last", "win")
_FACES = ("top", "south", "east")
_DISCS = tuple(f"value-{value}" for value in range(6))
_IDLE_DISCS = tuple(f"idle-{value}" for value in range(6))
_HOLLOW_DISCS = tuple(f"hollow-{value}" for value in range(6))
_SYMBOLS = ("triangle", "circle", "cross", "square")
_BANDS = ("band-discard", "band-swap", "band-goal")
EDGE_COLOURS: Mapping[str, Iterable[str]] = {
    "background": (
        *("cell", "row", "text", "muted", "last", "win", "line", "graph", "faint", "trace"),
        *("ghost-edge", "die-edge", "die-south", "die-east"),
        *_HOLLOW_DISCS,
        *map(seat_role, range(SEAT_COLOURS)),
    ),
    "graph": ("line", "faint"),
    "faint": ("win", "cell", "row"),
    "line": ("text",),
    "panel": ("text", "muted", "win", "loss", *map(seat_role, range(SEAT_COLOURS))),
    "cell": ("text", "muted", "last", "win"),
    "row": ("text", "muted", "last", "win", *map(seat_role, range(4))),
    "ink": (
        *("paper", "last", "medal-1", "medal-2", "medal-3"),
        *(f"{look}-{face}" for look in _LOOKS for face in _FACES[1:]),
    ),
    "seat-ink": tuple(map(seat_role, range(SEAT_COLOURS))),
    "text": ("die-top", "die-south", "die-east"),
    "last": (*(f"last-{face}" for face in _FACES), *_BANDS),
    "win": (*(f"win-{face}" for face in _FACES), *_BANDS, "card-edge"),
    "loss": ("card-wrong",),
    "tile": ("background", "tile-edge", "value-ink", "last"),
    "tile-last": ("last", "value-ink"),
    "tile-idle": ("background", "tile-edge", "value-ink"),
    "tile-card": ("background", "last"),
    "tile-edge": ("background", "panel", "value-ink"),
    "value-ink": ("background", "last", "panel", *_DISCS, *_IDLE_DISCS),
    "value-paper": _DISCS[-2:],
    "idle-ink": _IDLE_DISCS,
    "ghost": ("background", "ghost-edge", "ghost-number", "ghost-x", "ghost-o", "ghost-/", *_HOLLOW_DISCS),
    "card": ("background", "card-edge", "card-label", "last", "set-1", "set-2", "set-3", *_SYMBOLS, *_BANDS),
    **dict.fromkeys(_SYMBOLS, ("last-top", "win-top", "card-discarded")),
    **{f"set-{colour}": ("last-top", "win-top", "card-wrong") for colour in (1, 2, 3)},
    "back": ("background", "back-mark", "back-name", "last", "paper"),
    "band-ink": _BANDS,
    **{f"{look}-{face}": ("x", "o", "/", f"{look}-edge") for look in _LOOKS for face in _FACES},
}
"""For each colour, the colours that meet it at a soft (antialiased) edge, on either side."""


class Palette(dict[int, int]):
    """Maps a colour, its bytes R, G, B, X read as a number in native byte order, to the nearest entry's index."""

    def __init__(self, entries: Sequence[Rgb]) -> None:
        super().__init__()
        self.entries = tuple(entries)
        self._candidates: dict[Rgb, list[tuple[int, Rgb]]] = {}

    @cached_property
    def colours(self) -> bytes:
        """The entries' R, G and B, one after the other."""
        return bytes(chain.from_iterable(self.entries))

    def nearest(self, colour: Rgb) -> int:
        """Returns the index of the nearest entry; of equally near entries, the first."""
        red, green, blue = colour
        _, index = min(
            ((red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2, index)
            for index, (r, g, b) in self._candidates_in((red // _CELL, green // _CELL, blue // _CELL))
        )
        return index

    def _candidates_in(self, cell: Rgb) -> list[tuple[int, Rgb]]:
        """Returns the entries that may be the nearest one for some colour in this cell of the colour cube.

        Seen from the cell's middle, none of them is farther than the nearest entry plus the cell's own diagonal.
        """
        candidates = self._candidates.get(cell)
        if candidates is None:
            middle = tuple(_CELL * number + _CELL / 2 for number in cell)
            distances = [dist(middle, entry) for entry in self.entries]
            limit = min(distances) + _CELL * sqrt(3)
            candidates = [
                indexed
                for indexed, distance in zip(enumerate(self.entries), distances, strict=True)
                if distance <= limit
            ]
            self._candidates[cell] = candidates
        return candidates

    def __missing__(self, colour: int) -> int:
        red, green, blue, _ = colour.to_bytes(4, byteorder)
        self[colour] = index = self.nearest((red, green, blue))
        return index


@cache
def theme_palette(theme: Theme) -> Palette:
    """Returns the theme's colours, and as many blends of colours that meet as there is room for; computed once.

    The next blend is always the one farthest from all entries so far, which keeps the worst error small in any theme.
    """
    chosen = list(dict.fromkeys(map(theme.__getitem__, theme.colours)))
    blends = list(dict.fromkeys(_blends(theme)))
    gaps = [min(_squared_distance(blend, entry) for entry in chosen) for blend in blends]
    while len(chosen) < PALETTE_SIZE and max(gaps, default=0) > 0:
        red, green, blue = farthest = blends[gaps.index(max(gaps))]
        chosen.append(farthest)
        distances = [(red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2 for r, g, b in blends]
        gaps = list(map(min, gaps, distances))
    return Palette(chosen)


def _blends(theme: Theme) -> Iterator[Rgb]:
    for lower, uppers in EDGE_COLOURS.items():
        for upper in uppers:
            for step in range(1, _STEPS):
                red, green, blue = (
                    round(under + (over - under) * step / _STEPS)
                    for under, over in zip(theme[lower], theme[upper], strict=True)
                )
                yield red, green, blue


def _squared_distance(one: Rgb, other: Rgb) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
