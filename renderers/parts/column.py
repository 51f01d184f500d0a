"""The column next to the board: a block for each player from the top down, counters at the foot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from string import digits

from renderers.engine.scene import SUBPIXELS, Group, Placed, Scene, Sprite
from renderers.parts.badges import Badge, TurnBadge
from renderers.parts.frame import COLUMN, Caption
from renderers.parts.panel import Panel, Rectangle
from renderers.parts.player_block import (
    LAYOUTS,
    PLAIN,
    POINTER,
    RADIUS,
    WIDTH,
    ColumnPlayer,
    Layout,
    Pointer,
    block,
    surface,
)
from renderers.parts.text_line import Digit, fitted_text, place_counter, place_text
from renderers.text.line import text_width
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import SEAT_COLOURS

_LEFT, _TOP, _, _BOTTOM = COLUMN
GAP = 8
"""The gap between two blocks, in pixels."""
_HEADING = 44
_LINE = 44
_ABOVE_COUNTERS = 12
"""The distance from the line above the counters to the box of the first one, in pixels."""
_INSET = 6
_LABEL = Style(Weight.REGULAR, 30, "muted", "background")
_VALUE = Style(Weight.BOLD, 36, "text", "background")


@dataclass(frozen=True)
class Counter:
    """A number with its label at the foot of the column: "Move 8", "Round 2/3"."""

    label: str
    value: str


def turn_players(caption: Caption) -> tuple[ColumnPlayer, ...]:
    """Returns the players of a game without points: the player on turn or the winner has the caption's word.

    If ratings have changed, the change replaces the word.
    """
    marked = caption.player
    players = caption.players or ((marked,) if marked else ())
    return tuple(
        ColumnPlayer(
            player,
            word=caption.status if player == marked and not caption.changes else "",
            change=caption.change(player.seat),
            filled=player == marked,
            pointer=not caption.over,
        )
        for player in players
    )


def move_counter(caption: Caption) -> tuple[Counter, ...]:
    """Returns the counter of moves, if the caption counts them."""
    return () if caption.moves is None else (Counter(caption.texts("column-move"), str(caption.moves)),)


def placed(
    players: Sequence[ColumnPlayer],
    counters: Sequence[Counter] = (),
    *,
    heading: str = "",
    foot: int = 0,
    begins_bands: bool = True,
) -> Iterator[Placed]:
    """Places the column.

    Args:
        counters: the most important first; only as many are shown as leave room for the players.
        heading: a line above the players.
        foot: the pixels right above the counters that are kept free for the game's own sprites.
        begins_bands: whether bands may begin at blocks and counters; False next to a board with a few high bands.
    """
    top = _TOP + (_HEADING if heading else 0)
    if heading:
        text, style = fitted_text(heading, _LABEL, WIDTH - 2 * _INSET, (30, 28))
        yield place_text(text, style, _LEFT + _INSET, _TOP + 28)
    shown, layout = _arrangement(len(players), len(counters), _BOTTOM - top - foot)
    for player in players:
        yield Placed(block(player, layout, begins_band=begins_bands), _LEFT - POINTER, top)
        top += layout.height + _gap(layout)
    if shown:
        placed_counters = _counters(tuple(counters[:shown]), begins_band=begins_bands)
        yield Placed(placed_counters, _LEFT, counters_top(shown))


def beside(scene: Scene) -> tuple[Placed, ...]:
    """Returns the sprites of a framed picture left of its column: the board."""
    return tuple(item for item in scene.placed if item.x < _LEFT - POINTER)


def counters_that_fit(count: int, foot: int) -> int:
    """Returns how many of so many counters fit under `foot` pixels in a column without players."""
    return _arrangement(0, count, _BOTTOM - _TOP - foot)[0]


def counters_top(count: int) -> int:
    """Returns the top of the counters; the `foot` pixels above it are free."""
    return _BOTTOM - _counters_height(count)


def sprites() -> Iterator[Sprite]:
    """Yields the sprites to draw in advance: blocks, badges, the digits of scores and counters.

    Filled blocks are included only in the largest size, for up to four players.
    """
    for layout in LAYOUTS:
        yield Panel(WIDTH, layout.height, PLAIN.fill, "background", radius=RADIUS)
        for seat in range(SEAT_COLOURS):
            yield Badge(layout.badge[0], seat, "A", PLAIN.fill)
    side, *_ = LAYOUTS[0].badge
    for seat in range(SEAT_COLOURS):
        fill = surface(seat, filled=True).fill
        yield TurnBadge(side, seat, "A", fill)
        yield Panel(WIDTH, LAYOUTS[0].height, fill, "background", radius=RADIUS)
        yield Pointer(seat)
    scores = (Style(Weight.BOLD, layout.score_sizes[0], "text", "panel") for layout in (LAYOUTS[0], LAYOUTS[-1]))
    for style, digit, subpixel in product((_VALUE, *scores), digits, range(SUBPIXELS)):
        yield Digit(digit, style, subpixel)


def _arrangement(players: int, counters: int, room: int) -> tuple[int, Layout]:
    """Returns how many counters are shown and the layout of the blocks: the largest blocks that fit the room."""
    for count in range(counters, -1, -1):
        for layout in LAYOUTS:
            blocks = players * (layout.height + _gap(layout)) - _gap(layout)
            if blocks + (GAP if count else 0) + _counters_height(count) <= room:
                return count, layout
    return 0, LAYOUTS[-1]


def _gap(layout: Layout) -> int:
    return GAP if layout not in LAYOUTS[-2:] else GAP - 1


def _counters_height(count: int) -> int:
    return _ABOVE_COUNTERS + count * _LINE if count else 0


@lru_cache(maxsize=256)
def _counters(counters: tuple[Counter, ...], *, begins_band: bool) -> Group:
    """Lays out the counters under a line."""
    parts = [Placed(Rectangle(WIDTH - 2 * _INSET, 2, "faint"), _INSET, 0)]
    for row, counter in enumerate(counters):
        baseline = _ABOVE_COUNTERS + row * _LINE + 34
        parts += place_counter(counter.value, _VALUE, WIDTH - _INSET, baseline, "right")
        room = WIDTH - 2 * _INSET - text_width(counter.value, _VALUE) - 12
        label, style = fitted_text(counter.label, _LABEL, room, (30, 28))
        parts.append(place_text(label, style, _INSET, baseline))
    return Group((WIDTH, _counters_height(len(counters))), tuple(parts), begins_band)
