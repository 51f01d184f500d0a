"""A player's own hand: every tile with its word; those that may be laid come first and are marked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.triangles import tiles
from renderers.engine.scene import Group, Placed
from renderers.parts.text_line import Panel, counted, words
from renderers.text.fitting import Style, shortened
from renderers.text.typeface import Weight
from renderers.tiles.tile import Lattice, Look, Tile

LATTICE = Lattice(112, 97, 1)
IN_A_LINE = 8
_BAR = 68
_PITCH = 118
_TOP = 24
_PILL = 50
_LINE = LATTICE.height + 10 + _PILL + 24
_TITLE = Style(Weight.BOLD, 36, "text", "panel")
_ASIDE = Style(Weight.MEDIUM, 32, "muted", "panel")
_MARGIN = 36


@dataclass(frozen=True)
class Holding:
    """A tile of the hand. playable: whether it may be laid. chosen: whether it is the one to be laid next."""

    tile: tiles.Tile
    playable: bool
    chosen: bool = False


def hand(holdings: Sequence[Holding], title: str, aside: str, width: int, top: int) -> Iterator[Placed]:
    """A bar with the title and, at its right end, how many they are; then the tiles, eight to a line."""
    yield Placed(Panel(width, _BAR, "panel", "ground"), 0, top)
    yield words(shortened(title, _TITLE, width * 2 // 3), _TITLE, _MARGIN, top + 47)
    yield from counted(aside, _ASIDE, width - _MARGIN, top + 46, "right")
    ordered = sorted(holdings, key=lambda holding: (not holding.playable, holding.tile))
    columns = min(len(ordered), IN_A_LINE)
    left = (width - columns * _PITCH) // 2
    for place, holding in enumerate(ordered):
        line, column = divmod(place, columns)
        yield Placed(_held(holding), left + column * _PITCH, top + _BAR + _TOP + line * _LINE)


def height(count: int) -> int:
    """Of the bar and so many tiles, in pixels."""
    return _BAR + _TOP + -(-count // IN_A_LINE) * _LINE


@lru_cache(maxsize=512)
def _held(holding: Holding) -> Group:
    """A tile over its word."""
    look: Look = "tile-last" if holding.chosen else "tile" if holding.playable else "tile-idle"
    tile = Tile(LATTICE, True, holding.tile, look)  # noqa: FBT003 - it points up
    pill = Panel(
        _PITCH - 14,
        _PILL,
        "tile-last" if holding.chosen else "ghost" if holding.playable else "ground",
        "ground",
        radius=14,
        rim="last" if holding.chosen else "ghost-edge" if holding.playable else None,
        rim_width=3,
    )
    upper = LATTICE.height + 10
    ink = "value-ink" if holding.chosen else "ghost-number" if holding.playable else "muted"
    style = Style(Weight.BOLD if holding.playable else Weight.MEDIUM, 30, ink, pill.fill)
    word = words(tiles.name(holding.tile), style, _PITCH // 2, upper + 36, "centre")
    parts = (Placed(tile, (_PITCH - LATTICE.side) // 2, 0), Placed(pill, 7, upper), word)
    return Group((_PITCH, upper + _PILL), parts)
