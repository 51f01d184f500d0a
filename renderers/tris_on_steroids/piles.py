"""The foot of the column: the pile, the discards, and on the larger grid a legend of the actions' icons."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

from bot.games.tris_on_steroids.view import Face, View
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Group, Placed, Size, Sprite
from renderers.parts.frame import COLUMN, CaptionTexts
from renderers.parts.panel import Panel
from renderers.parts.text_line import fitted_text, place_counter, place_text
from renderers.text.typeface import CAPITAL_HEIGHT, Style, Weight
from renderers.themes.theme import Role
from renderers.tris_on_steroids.icon import Icon
from renderers.tris_on_steroids.symbol import Symbol

ACTIONS = ("goal", "swap", "discard")
"""The actions in the order of the legend."""

_WIDTH = COLUMN[2] - COLUMN[0]
_LABEL = Style(Weight.REGULAR, 30, "muted", "background")
_ABOVE = 12
"""How far the number of the discards reaches above them, in pixels."""
_BESIDE = 6
"""How far the cards under the top one show, in pixels."""
_RADIUS = 12
_LEGEND_ROW, _LEGEND_GAP = 36, 6
_LEGEND_ICON, _LEGEND_LEFT = 28, 14
_COUNT = Style(Weight.BOLD, 28, "text", "background")


class PileSize(NamedTuple):
    """The side of the two piles, the em of the number on the pile, and the lengths below the piles, in pixels."""

    side: int
    number: int
    below: int

    @property
    def height(self) -> int:
        return _ABOVE + self.side + self.below


PILE_SIZES = {3: PileSize(96, 44, 46), 4: PileSize(72, 34, 12 + 3 * _LEGEND_ROW + 2 * _LEGEND_GAP)}
"""The sizes by the side of the grid."""


@dataclass(frozen=True)
class CountDisc:
    """The dark surface for the number of discards, which lies over the corner of their card."""

    opaque: ClassVar = False
    background: ClassVar[Role] = "background"
    size: ClassVar[Size] = (52, 38)

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        canvas.rectangle((0, 0, width, height), "muted", height / 2)
        canvas.rectangle((3, 3, width - 3, height - 3), "background", height / 2 - 3)


@dataclass(frozen=True)
class PileBack:
    """A pile from above: the back of the card on top, and next to it the edge of the cards under it."""

    side: int
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return self.side + _BESIDE, self.side + _BESIDE

    def draw(self, canvas: Canvas) -> None:
        for left, top in ((_BESIDE, 0), (0, _BESIDE)):
            right, bottom = left + self.side, top + self.side
            canvas.rectangle((left, top, right, bottom), "back-mark", _RADIUS)
            canvas.rectangle((left + 2, top + 2, right - 2, bottom - 2), "back", _RADIUS - 2)


@dataclass(frozen=True)
class LegendRow:
    """An action's icon and word, on the action's colour."""

    action: str
    label: str
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"
    size: ClassVar[Size] = (_WIDTH, _LEGEND_ROW)

    @property
    def parts(self) -> tuple[Placed, ...]:
        colour = f"band-{self.action}"
        word_left = _LEGEND_LEFT + _LEGEND_ICON + 10
        style = Style(Weight.BOLD, 30, "band-ink", colour)
        text, style = fitted_text(self.label, style, _WIDTH - word_left - 10, (30, 29, 28))
        baseline = round((_LEGEND_ROW + CAPITAL_HEIGHT * style.size) / 2)
        icon = Icon(self.action, _LEGEND_ICON, "band-ink", colour)
        return (
            Placed(Panel(*self.size, colour, "background", 8), 0, 0),
            Placed(icon, _LEGEND_LEFT, (_LEGEND_ROW - _LEGEND_ICON) // 2),
            place_text(text, style, (word_left + _WIDTH) // 2, baseline, "centre", opaque=False),
        )


def action_label(action: str, texts: CaptionTexts) -> str:
    """Returns the action's word in the picture."""
    return texts(f"tris_on_steroids-picture-{action}")


def placed(view: View, texts: CaptionTexts) -> Placed:
    """Places the foot of the column."""
    keys = ACTIONS if view.side == 4 else ("pile", "discards")
    labels = tuple(action_label(key, texts) for key in keys)
    top = view.discards[-1] if view.discards else None
    foot = _foot(view.side, view.pile, len(view.discards), top, labels)
    return Placed(foot, COLUMN[0], COLUMN[3] - foot.size[1])


def sprites() -> Iterator[Sprite]:
    """Yields the sprites of the foot at the start of a game."""
    yield CountDisc()
    for size in PILE_SIZES.values():
        yield from (PileBack(size.side), _empty(size))


@lru_cache(maxsize=256)
def _foot(side: int, pile: int, discards: int, top: Face | None, labels: tuple[str, ...]) -> Group:
    """Lays out the foot.

    Args:
        top: the discard on top.
        labels: the labels of the actions, or of the two piles.
    """
    size = PILE_SIZES[side]
    left, right = _WIDTH // 4, _WIDTH - _WIDTH // 4
    parts = [*_pile(size, pile, left), *_discards(size, discards, top, right)]
    below = _ABOVE + size.side
    if side == 4:
        tops = (below + 12 + row * (_LEGEND_ROW + _LEGEND_GAP) for row in range(len(labels)))
        rows = zip(ACTIONS, labels, tops, strict=True)
        parts += (Placed(LegendRow(action, label), 0, y) for action, label, y in rows)
    else:
        for label, middle in zip(labels, (left, right), strict=True):
            text, style = fitted_text(label, _LABEL, _WIDTH // 2 - 4, (30, 29, 28))
            parts.append(place_text(text, style, middle, below + 36, "centre"))
    return Group((_WIDTH, size.height), tuple(parts), begins_band=False)


def _pile(size: PileSize, count: int, middle: int) -> Iterator[Placed]:
    left = middle - size.side // 2
    if count > 1:
        yield Placed(PileBack(size.side), left, _ABOVE - _BESIDE)
    else:
        yield Placed(_back(size) if count else _empty(size), left, _ABOVE)
    yield from _number(count, size, middle, "back" if count else "background")


def _discards(size: PileSize, count: int, top: Face | None, middle: int) -> Iterator[Placed]:
    """Places the discard on top, with the number of discards in its corner."""
    left = middle - size.side // 2
    if top is None:
        yield Placed(_empty(size), left, _ABOVE)
        yield from _number(0, size, middle, "background")
        return
    if top.symbol is None:
        yield Placed(_back(size), left, _ABOVE)
    else:
        face = Panel(size.side, size.side, "card-discarded", "background", _RADIUS, "card-edge", 2)
        symbol = Symbol(top.symbol, round(0.54 * size.side), top.symbol, "card-discarded")
        # below the number of the discards
        below = _ABOVE + (size.side - symbol.size[1]) // 2 + size.side // 8
        yield Placed(face, left, _ABOVE)
        yield Placed(symbol, middle - symbol.size[0] // 2, below)
    disc = CountDisc()
    width, height = disc.size
    right = min(_WIDTH, left + size.side + 18)
    yield Placed(disc, right - width, 0)
    baseline = round((height + CAPITAL_HEIGHT * _COUNT.size) / 2)
    yield from place_counter(str(count), _COUNT, right - width // 2, baseline, "centre", opaque=False)


def _number(count: int, size: PileSize, middle: int, background: Role) -> Iterator[Placed]:
    """Places a number in the middle of a pile."""
    colour: Role = "paper" if background == "back" else "muted"
    style = Style(Weight.BOLD, size.number, colour, background)
    baseline = _ABOVE + round((size.side + CAPITAL_HEIGHT * size.number) / 2)
    yield from place_counter(str(count), style, middle, baseline, "centre", opaque=False)


def _back(size: PileSize) -> Panel:
    return Panel(size.side, size.side, "back", "background", _RADIUS, "back-mark", 2)


def _empty(size: PileSize) -> Panel:
    return Panel(size.side, size.side, "background", "background", _RADIUS, "faint", 3)
