"""A player's own hand: in the column next to the board or, if that has no room, as a separate picture.

Tiles that may be laid are bright; in a separate picture their points stand below them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.games.triangles import tiles
from bot.games.triangles.places import Place
from renderers.engine.scene import Group, Placed, Scene, Sprite
from renderers.parts import column
from renderers.parts.column import Counter
from renderers.parts.frame import COLUMN, WIDTH
from renderers.parts.panel import Panel
from renderers.parts.text_line import fitted_text, place_text
from renderers.text.line import text_width
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import Theme
from renderers.tiles.tile import NUMBERS, Disc, Face, Look, WholeTile
from renderers.tiles.tile_size import HAND_SIZES, TileSize

TILES_IN_A_ROW = 7
MOST_IN_COLUMN = 12
_COLUMN_SIZE = TileSize(66, 57)
_IN_COLUMN_ROW = 2
_STEP, _SMALL_STEP = 114, 112
"""The distance from a row of the column to the next one, in pixels: for up to five rows, and for six."""
_MARGIN = 12
_INSET = 4
"""The distance from the left end of a chosen tile's halo to its card, in pixels."""
_GAP = 8
_PADDING = 6
_NOTE_HEIGHT = 40
_NOTE_SIZE = 30
_NOTE_BASELINE = 11
"""The distance from a note's baseline to the lower edge of its card, in pixels."""
_RADIUS = 14


@dataclass(frozen=True)
class FittingPlace:
    """A place where a held tile fits.

    Attributes:
        word: the place's word in a move.
        formation: the number of its formation, counted from 1.
    """

    word: str
    formation: int
    place: Place


@dataclass(frozen=True)
class HeldTile:
    """A tile of the reader's hand.

    Attributes:
        playable: whether it may be laid, or could be if it were the reader's turn.
        notes: the texts under the tile, such as the points of each place.
    """

    tile: tiles.Tile
    playable: bool
    places: tuple[FittingPlace, ...]
    notes: tuple[str, ...] = ()


def fits_column(hand: Sequence[HeldTile]) -> bool:
    """Returns whether the column has room for these tiles."""
    return 0 < len(hand) <= MOST_IN_COLUMN


def in_column(hand: Sequence[HeldTile], chosen: HeldTile | None, counters: Sequence[Counter]) -> Iterator[Placed]:
    """Places the hand in the column, two tiles in a row, in the order in which moves name them.

    Args:
        hand: at most MOST_IN_COLUMN tiles.
        chosen: the tile that is chosen to be laid.
        counters: the counters at the foot; if not all fit, the last one, since some players would seem to be all.
    """
    left, top, right, _ = COLUMN
    rows = -(-len(hand) // _IN_COLUMN_ROW)
    step = _STEP if rows < MOST_IN_COLUMN // _IN_COLUMN_ROW else _SMALL_STEP
    pitch = (right - left) // _IN_COLUMN_ROW
    for number, held in enumerate(hand):
        row, across = divmod(number, _IN_COLUMN_ROW)
        card = _card(held, _COLUMN_SIZE, chosen=held is chosen, noted=False, padding=0)
        yield Placed(card, left + across * pitch + (pitch - card.size[0]) // 2, top + row * step)
    foot = rows * step
    if column.counters_that_fit(len(counters), foot) < len(counters):
        counters = counters[-1:]
    yield from column.placed((), counters, foot=foot)


def scene(hand: Sequence[HeldTile], theme: Theme, chosen: HeldTile | None) -> Scene:
    """Lays out the hand, 1,100 pixels wide, up to seven tiles in a row, in the order in which moves name them.

    Args:
        hand: at least one tile.
        chosen: the tile that is chosen to be laid.
    """
    rows = -(-len(hand) // TILES_IN_A_ROW)
    columns = -(-len(hand) // rows)
    size = HAND_SIZES[max(0, columns - 5)]
    pitch = (WIDTH - 2 * _MARGIN) // columns
    noted = any(held.notes for held in hand)
    height = _card_height(size, noted=noted)
    placed = []
    for number, held in enumerate(hand):
        row, column = divmod(number, columns)
        # a shorter last row is centred
        in_row = min(columns, len(hand) - row * columns)
        left = (WIDTH - in_row * pitch) // 2 + column * pitch
        card = _card(held, size, chosen=held is chosen, noted=noted)
        placed.append(Placed(card, left + (pitch - card.size[0]) // 2, _MARGIN + row * (height + _GAP)))
    return Scene((WIDTH, 2 * _MARGIN + rows * (height + _GAP) - _GAP), theme, tuple(placed))


def sprites() -> Iterator[Sprite]:
    """Yields the sprites of a hand's tiles, whether they may be laid now or not, in the size of the column."""
    size = _COLUMN_SIZE
    for background in ("background", "panel"):
        yield Face(size, True, "tile-idle" if background == "background" else "tile", background)  # noqa: FBT003 - points up
        for number in NUMBERS:
            yield Disc(size, number, background, background == "background")


def _card_height(size: TileSize, *, noted: bool, padding: int = _PADDING) -> int:
    return 2 * padding + size.height + 2 * size.reach + _NOTE_HEIGHT * noted


@lru_cache(maxsize=512)
def _card(held: HeldTile, size: TileSize, *, chosen: bool, noted: bool, padding: int = _PADDING) -> Group:
    """Lays out a tile on its card; a tile that may not be laid lies on the background.

    Args:
        noted: whether to keep room for notes.
        padding: the space above the highest disc's halo and below the lowest one's, in pixels.
    """
    look: Look = "tile-last" if chosen else "tile" if held.playable else "tile-idle"
    background = "tile-card" if chosen else "panel" if held.playable else "background"
    tile = WholeTile(size, held.tile, look, background)
    width, height = tile.size[0], _card_height(size, noted=noted, padding=padding)
    parts = []
    if background != "background":
        panel = Panel(width - 2 * _INSET, height, background, "background", radius=_RADIUS)
        parts.append(Placed(panel, _INSET, 0))
    parts += (Placed(part, x, padding + y) for part, x, y in tile.parts)
    if noted and held.notes and background != "background":
        style = Style(Weight.BOLD, _NOTE_SIZE, "last" if chosen else "text", background)
        note, style = _note(held.notes, style, width - 2 * _INSET)
        parts.append(place_text(note, style, width // 2, height - _NOTE_BASELINE, "centre", opaque=False))
    return Group((width, height), tuple(parts))


def _note(notes: Sequence[str], style: Style, room: int) -> tuple[str, Style]:
    """Returns all notes if they fit, else each different note once, else the first and the last."""
    different = tuple(dict.fromkeys(notes))
    for text in (" · ".join(notes), " · ".join(different)):
        if text_width(text, style) <= room:
            return text, style
    return fitted_text(f"{different[0]} … {different[-1]}", style, room, (style.size, 28))
