"""A player's own hand: every tile over its name; those that may be laid come first and stand out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.triangles import tiles
from bot.games.triangles.places import Place
from renderers.engine.scene import Group, Placed
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_counter, place_text
from renderers.text.fitting import truncated
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.tiles.tile import Look, Tile
from renderers.tiles.tile_size import TileSize

TILE_SIZE = TileSize(112, 97, 1)
TILES_IN_A_ROW = 8
_BAR = 68
_PITCH = 118
_TOP = 24
_NAME_HEIGHT = 50
_ROW = TILE_SIZE.height + 10 + _NAME_HEIGHT + 24
_TITLE = Style(Weight.BOLD, 36, "text", "panel")
_COUNT = Style(Weight.MEDIUM, 32, "muted", "panel")
_MARGIN = 36


@dataclass(frozen=True)
class FittingPlace:
    """A place where a held tile fits. word: how a move names it. formation: its number, counted from 1."""

    word: str
    formation: int
    place: Place


@dataclass(frozen=True)
class HeldTile:
    """A tile of the reader's hand. playable: whether it may be laid, or could be if it were the reader's turn."""

    tile: tiles.Tile
    playable: bool
    places: tuple[FittingPlace, ...]


def placed(
    hand: Sequence[HeldTile], width: int, top: int, *, chosen: HeldTile | None, title: str, count: str
) -> Iterator[Placed]:
    """Places a bar with the title and, at its right end, `count`; below it the tiles, eight in a row.

    chosen: the tile that is to be laid.
    """
    yield Placed(Panel(width, _BAR, "panel", "background"), 0, top)
    yield place_text(truncated(title, _TITLE, width * 2 // 3), _TITLE, _MARGIN, top + 47)
    yield from place_counter(count, _COUNT, width - _MARGIN, top + 46, "right")
    ordered = sorted(hand, key=lambda held: (not held.playable, held.tile))
    columns = min(len(ordered), TILES_IN_A_ROW)
    left = (width - columns * _PITCH) // 2
    for number, held in enumerate(ordered):
        row, column = divmod(number, columns)
        group = _tile(held.tile, playable=held.playable, chosen=held is chosen)
        yield Placed(group, left + column * _PITCH, top + _BAR + _TOP + row * _ROW)


def height(count: int) -> int:
    """Returns the height of the bar and this many tiles, in pixels."""
    return _BAR + _TOP + -(-count // TILES_IN_A_ROW) * _ROW


@lru_cache(maxsize=512)
def _tile(held: tiles.Tile, *, playable: bool, chosen: bool) -> Group:
    """Lays out a tile over its name."""
    look: Look = "tile-last" if chosen else "tile" if playable else "tile-idle"
    tile = Tile(TILE_SIZE, True, held, look)  # noqa: FBT003 - it points up
    pill = Panel(
        _PITCH - 14,
        _NAME_HEIGHT,
        "tile-last" if chosen else "ghost" if playable else "background",
        "background",
        radius=14,
        rim="last" if chosen else "ghost-edge" if playable else None,
        rim_width=3,
    )
    upper = TILE_SIZE.height + 10
    colour = "value-ink" if chosen else "ghost-number" if playable else "muted"
    style = Style(Weight.BOLD if playable else Weight.MEDIUM, 30, colour, pill.fill)
    name = place_text(tiles.name(held), style, _PITCH // 2, upper + 36, "centre")
    parts = (Placed(tile, (_PITCH - TILE_SIZE.side) // 2, 0), Placed(pill, 7, upper), name)
    return Group((_PITCH, upper + _NAME_HEIGHT), parts)
