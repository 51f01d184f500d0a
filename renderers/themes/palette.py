"""At most 255 colours for a theme: its own, and steps between those that meet at soft edges. Pure."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from math import dist, sqrt
from sys import byteorder

from renderers.themes.theme import SEATS, Rgb, Theme, seat_role

SIZE = 255
"""Index 255 stays free, for what is unchanged or transparent in a moving picture."""

_STEPS = 8
_CELL = 16
"""The cube of colours is looked at in cells of so many steps across: a colour is compared with what lies around it."""

_LOOKS = ("die", "last", "win")
_FACES = ("top", "north", "side", "south")
_CHIPS = tuple(f"value-{value}" for value in range(6))
_SYMBOLS = ("triangle", "circle", "cross", "square")
_BANDS = ("band-discard", "band-swap", "band-goal")
MEETINGS: Mapping[str, Iterable[str]] = {
    "ground": ("cell", "row", "text", "muted", "last", "win", "line", "graph", "faint"),
    "graph": ("line", "faint"),
    "faint": ("win", "cell", "row"),
    "line": ("text",),
    "panel": ("text", "muted", "win", "loss", *map(seat_role, range(SEATS))),
    "cell": ("text", "muted", "last", "last-edge", "win", *(f"{look}-side" for look in _LOOKS)),
    "row": ("text", "muted", "last", "win", *map(seat_role, range(4))),
    "ink": ("paper", "medal-1", "medal-2", "medal-3"),
    "seat-ink": tuple(map(seat_role, range(SEATS))),
    "quiet-top": ("muted", "quiet-symbol", "quiet-edge"),
    "last": ("last-north", "last-side", "last-south", *_BANDS),
    "win": ("win-north", "win-side", "win-south", *_BANDS, "card-edge"),
    "loss": ("card-wrong",),
    "tile": ("ground", "tile-edge", "last", *_CHIPS, "value-ink"),
    "tile-last": ("ground", "tile-edge", "last", *_CHIPS, "value-ink"),
    "tile-idle": ("ground", "faint", "value-ink"),
    "value-ink": _CHIPS,
    "value-ink-5": _CHIPS[-1:],
    "ghost": ("ground", "ghost-edge", "ghost-number"),
    "card": ("ground", "card-edge", "card-label", "last", "set-1", "set-2", "set-3", *_SYMBOLS, *_BANDS),
    **dict.fromkeys(_SYMBOLS, ("last-top", "win-top", "card-known")),
    **{f"set-{colour}": ("last-top", "win-top", "card-wrong") for colour in (1, 2, 3)},
    "back": ("cell", "back-mark", "last", "paper"),
    "band-ink": _BANDS,
    **{f"{look}-{face}": ("x", "o", "/", f"{look}-edge") for look in _LOOKS for face in _FACES},
}
"""Which inks meet each ground at a soft edge, on either side of it."""


class Palette(dict[int, int]):
    """From a colour, as the number that its four bytes R, G, B, X are to this machine, to the nearest entry's index."""

    def __init__(self, entries: Sequence[Rgb]) -> None:
        super().__init__()
        self.entries = tuple(entries)
        self._cells: dict[Rgb, list[tuple[int, Rgb]]] = {}

    @property
    def colours(self) -> bytes:
        """The entries' R, G and B, one after the other."""
        return bytes(chain.from_iterable(self.entries))

    def nearest(self, colour: Rgb) -> int:
        """The index of the nearest entry; of equally near ones the first."""
        red, green, blue = colour
        _, index = min(
            ((red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2, index)
            for index, (r, g, b) in self._around((red // _CELL, green // _CELL, blue // _CELL))
        )
        return index

    def _around(self, cell: Rgb) -> list[tuple[int, Rgb]]:
        """The entries of which one is nearest, for any colour in this cell of the cube of colours.

        Seen from its middle, none of them lies farther away than the nearest one and the cell's own width.
        """
        kept = self._cells.get(cell)
        if kept is None:
            middle = tuple(_CELL * number + _CELL / 2 for number in cell)
            far = [dist(middle, entry) for entry in self.entries]
            bound = min(far) + _CELL * sqrt(3)
            near = [place for place, away in zip(enumerate(self.entries), far, strict=True) if away <= bound]
            kept = self._cells[cell] = near
        return kept

    def __missing__(self, colour: int) -> int:
        red, green, blue, _ = colour.to_bytes(4, byteorder)
        self[colour] = index = self.nearest((red, green, blue))
        return index


def palette(theme: Theme) -> Palette:
    """The theme's colours, then as many blends of roles that meet as there is room for.

    The next one is always what lies farthest from all chosen so far: that keeps the worst error small in any theme.
    """
    chosen = list(dict.fromkeys(map(theme.__getitem__, theme.colours)))
    blends = list(dict.fromkeys(_blends(theme)))
    gaps = [min(_distance(blend, entry) for entry in chosen) for blend in blends]
    while len(chosen) < SIZE and max(gaps, default=0) > 0:
        red, green, blue = farthest = blends[gaps.index(max(gaps))]
        chosen.append(farthest)
        away = [(red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2 for r, g, b in blends]
        gaps = list(map(min, gaps, away))
    return Palette(chosen)


def _blends(theme: Theme) -> Iterator[Rgb]:
    for ground, inks in MEETINGS.items():
        for ink in inks:
            for step in range(1, _STEPS):
                red, green, blue = (
                    round(under + (over - under) * step / _STEPS)
                    for under, over in zip(theme[ground], theme[ink], strict=True)
                )
                yield red, green, blue


def _distance(one: Rgb, other: Rgb) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
