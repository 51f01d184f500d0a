"""A player's block in the column: badge, name, and score or a word. On the turn the seat's colour fills the block."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Group, Placed, Size, Sprite
from renderers.parts.badges import Badge, TurnBadge
from renderers.parts.frame import COLUMN, CaptionPlayer
from renderers.parts.panel import Panel
from renderers.parts.text_line import fitted_player_name, fitted_text, place_counter, place_text, signed
from renderers.text.displayable import initial
from renderers.text.line import text_width
from renderers.text.typeface import CAPITAL_HEIGHT, Style, Weight
from renderers.themes.theme import Role, seat_role

WIDTH = COLUMN[2] - COLUMN[0]

POINTER = 14
"""How far the pointer of a filled block sticks out to the left, in pixels."""

RADIUS = 14
_PADDING = 14
_GAP = 6


class Surface(NamedTuple):
    """The colours of a block: of its filling, and of the texts on it."""

    fill: Role
    text: Role
    muted: Role


PLAIN = Surface("panel", "text", "muted")


def surface(seat: int, *, filled: bool) -> Surface:
    """Returns the colours of a seat's block, for instance for an icon on it."""
    return Surface(seat_role(seat), "seat-ink", "seat-ink") if filled else PLAIN


@dataclass(frozen=True)
class ColumnPlayer:
    """The content of a block.

    Attributes:
        score: None in games without points, and if a `word` replaces it ("to move", "SET!", "wins").
        change: the change of the rating after a game, or the points of a round, left of the icon.
        icon: at the block's right edge, in the colours of `surface`; a `count`, such as of tiles in the hand, is
            right of it. An icon too high for the score's line is centred, and the name keeps clear of it.
        filled: whether the player is on turn, or has won.
        pointer: whether a filled block points to the board; False if nobody is on turn any more.
    """

    player: CaptionPlayer
    score: int | None = None
    word: str = ""
    change: int | None = None
    icon: Sprite | None = None
    count: int | None = None
    filled: bool = False
    pointer: bool = True

    @property
    def surface(self) -> Surface:
        return surface(self.player.seat, filled=self.filled)


@dataclass(frozen=True)
class Layout:
    """Where the parts of a block of this height lie, in pixels from its top left corner.

    Attributes:
        name_left, value_left: where name and score begin.
        name, value: the baselines of name and score.
        badge: its side and centre.
        name_sizes, score_sizes, word_sizes: the sizes to try, largest first.
    """

    height: int
    badge: tuple[int, int, int]
    name_left: int
    name: int
    name_sizes: tuple[int, ...]
    value_left: int
    value: int
    score_sizes: tuple[int, ...]
    word_sizes: tuple[int, ...]
    count_size: int


LAYOUTS = (
    # the name over the whole width, badge and score below it
    Layout(112, (48, 38, 78), 14, 40, (32, 30, 28), 72, 94, (46, 42, 38, 34, 30), (38, 36, 34, 32, 30, 28), 30),
    Layout(100, (44, 36, 70), 14, 36, (32, 30, 28), 68, 85, (44, 40, 36, 32, 30), (38, 36, 34, 32, 30, 28), 30),
    Layout(92, (40, 34, 67), 14, 33, (30, 28), 62, 81, (40, 36, 32, 30), (36, 34, 32, 30, 28), 30),
    # the badge left of name and score
    Layout(88, (50, 35, 44), 70, 38, (28,), 70, 75, (32, 30, 28), (30, 28), 28),
    Layout(70, (50, 35, 35), 70, 29, (28,), 70, 61, (32, 30, 28), (30, 28), 26),
    Layout(60, (44, 31, 30), 62, 25, (26,), 62, 55, (28, 26), (28, 26), 26),
)
"""The layouts by height, from the largest down."""


@dataclass(frozen=True)
class Pointer:
    """A triangle that points from a filled block to the board, in the seat's colour."""

    seat: int
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"
    size: ClassVar[Size] = (POINTER, 40)

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        canvas.polygon([(0, height / 2), (width, 0), (width, height)], seat_role(self.seat))


@dataclass(frozen=True)
class Block:
    """A player's block without its pointer, cached as one picture, since few blocks change from move to move."""

    shown: ColumnPlayer
    layout: Layout
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return WIDTH, self.layout.height

    @property
    def parts(self) -> tuple[Placed, ...]:
        panel = Panel(*self.size, self.shown.surface.fill, "background", radius=RADIUS)
        return (Placed(panel, 0, 0), *_content(self.shown, self.layout))

    def __str__(self) -> str:
        return f"Block({self.shown}, {self.layout.height} high)"


@lru_cache(maxsize=512)
def block(shown: ColumnPlayer, layout: Layout, *, begins_band: bool = True) -> Group:
    """Lays out the block, with POINTER pixels left of it for the pointer.

    Args:
        begins_band: as in `Group`.
    """
    parts = [Placed(Block(shown, layout), POINTER, 0)]
    if shown.filled and shown.pointer:
        pointer = Pointer(shown.player.seat)
        parts.append(Placed(pointer, 0, (layout.height - pointer.size[1]) // 2))
    return Group((POINTER + WIDTH, layout.height), tuple(parts), begins_band)


def _content(shown: ColumnPlayer, layout: Layout) -> Iterator[Placed]:
    yield _placed_badge(shown, layout)
    fill, text, muted = shown.surface
    aside = list(_placed_aside(shown, layout))
    yield from aside
    beside = min((placed.x for placed in aside), default=WIDTH - _PADDING + _GAP) - _GAP
    name_end = beside if _is_tall(shown.icon, layout) else WIDTH - _PADDING
    if shown.change is not None:
        style = Style(Weight.MEDIUM, layout.count_size, muted, fill)
        yield place_text(signed(shown.change), style, beside - _GAP * bool(aside), layout.value, "right", opaque=False)
        beside -= text_width(signed(shown.change), style) + _GAP
    yield from _placed_value(shown, layout, beside - layout.value_left)
    name, style = fitted_player_name(
        shown.player.name, Style(Weight.MEDIUM, 0, text, fill), name_end - layout.name_left, layout.name_sizes
    )
    yield place_text(name, style, layout.name_left, layout.name, opaque=False)


def _placed_badge(shown: ColumnPlayer, layout: Layout) -> Placed:
    side, x, y = layout.badge
    seat = shown.player.seat
    kind = TurnBadge if shown.filled else Badge
    badge = kind(side, seat, initial(shown.player.name, seat), shown.surface.fill)
    return Placed(badge, x - side // 2, y - side // 2)


def _placed_aside(shown: ColumnPlayer, layout: Layout) -> Iterator[Placed]:
    """Places count and icon at the right edge."""
    fill, _, muted = shown.surface
    right = WIDTH - _PADDING
    style = Style(Weight.MEDIUM, layout.count_size, muted, fill)
    if shown.count is not None:
        yield from place_counter(str(shown.count), style, right, layout.value, "right", opaque=False)
        right -= text_width(str(shown.count), style) + 5
    if shown.icon:
        width, height = shown.icon.size
        top = (layout.height - height) // 2 if _is_tall(shown.icon, layout) else _line_middle(layout) - height // 2
        yield Placed(shown.icon, right - width, top)


def _placed_value(shown: ColumnPlayer, layout: Layout, room: int) -> Iterator[Placed]:
    """Places the word, or else the score."""
    style = Style(Weight.BOLD, 0, shown.surface.text, shown.surface.fill)
    if shown.word:
        word, style = fitted_text(shown.word, style, room, layout.word_sizes)
        # centred on the height of the score
        largest = layout.score_sizes[0]
        baseline = layout.value - round(CAPITAL_HEIGHT * (largest - style.size) / 2)
        yield place_text(word, style, layout.value_left, baseline, opaque=False)
    elif shown.score is not None:
        score, style = fitted_text(str(shown.score).replace("-", "−"), style, room, layout.score_sizes)
        yield from place_counter(score, style, layout.value_left, layout.value, opaque=False)


def _is_tall(icon: Sprite | None, layout: Layout) -> bool:
    """Returns whether the icon in the score's line would come too near to the block's lower edge."""
    return icon is not None and _line_middle(layout) + icon.size[1] / 2 > layout.height - _GAP


def _line_middle(layout: Layout) -> int:
    """Returns the middle of the count's digits."""
    return layout.value - round(CAPITAL_HEIGHT * layout.count_size / 2)
