"""SET's cards: their bodies, the things on them, and the rows of the table."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import ClassVar, NamedTuple

from bot.games.set.cards import Card
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Group, Placed, Size
from renderers.parts.text_line import place_text
from renderers.set.card_format import BODY_COLOURS, CHOSEN_LINE, EDGE, RING_COLOURS, CardFormat, Look
from renderers.set.symbol import Symbol
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import Role, seat_role


@dataclass(frozen=True)
class Body:
    """A blank card, with a ring around it if it stands out.

    Attributes:
        chosen_by: the seat that has chosen it for its claim.
    """

    card_format: CardFormat
    look: Look
    chosen_by: int | None = None
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def ring(self) -> Role | None:
        """The colour of its ring."""
        return RING_COLOURS.get(self.look) if self.chosen_by is None else seat_role(self.chosen_by)

    @property
    def margin(self) -> int:
        """How far the card's ring reaches beyond it, in pixels."""
        return self.card_format.ring if self.ring else 0

    @cached_property
    def size(self) -> Size:
        width, height = self.card_format.size
        return width + 2 * self.margin, height + 2 * self.margin

    def draw(self, canvas: Canvas) -> None:
        (width, height), radius = self.size, self.card_format.radius
        border = self.margin or EDGE
        outer = radius + self.margin
        canvas.rectangle((0, 0, width, height), self.ring or "card-edge", outer)
        inside = (border, border, width - border, height - border)
        if self.chosen_by is not None:
            canvas.rectangle(inside, "card-label", outer - border)
            border += CHOSEN_LINE
            inside = (border, border, width - border, height - border)
        canvas.rectangle(inside, BODY_COLOURS[self.look], outer - border)


@dataclass(frozen=True)
class CardPicture:
    """A card with its symbols, one below the other, and the name of its slot if it is on the table."""

    card: Card
    card_format: CardFormat
    look: Look
    name: str = ""
    chosen_by: int | None = None
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def body(self) -> Body:
        return Body(self.card_format, self.look, self.chosen_by)

    @property
    def size(self) -> Size:
        return self.body.size

    @property
    def parts(self) -> tuple[Placed, ...]:
        card, body, form = self.card, self.body, self.card_format
        symbol = Symbol(form.symbol, form.stroke, card.shape, card.colour, card.shading, self.look)
        left = (self.size[0] - form.symbol[0]) // 2
        top = body.margin + form.middle - ((card.number - 1) * form.pitch + form.symbol[1]) // 2
        stacked = (Placed(symbol, left, top + place * form.pitch) for place in range(card.number))
        named = [place_name(self.name, form, self.look, body.margin)] if self.name else []
        return (Placed(body, 0, 0), *stacked, *named)

    def __str__(self) -> str:
        width, height = self.card_format.size
        return f"CardPicture({self.name} {self.card}, {width}x{height}, {self.look})"


@dataclass(frozen=True)
class Hole:
    """The outline of an empty slot."""

    card_format: CardFormat
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return self.card_format.size

    def draw(self, canvas: Canvas) -> None:
        canvas.border((0, 0, *self.size), self.card_format.radius, 3, "faint")


class Laid(NamedTuple):
    """A slot in a row: its name, the card or None, how the card stands out, and its top left corner in the row.

    Attributes:
        chosen_by: the seat that has chosen the card for its claim.
    """

    name: str
    card: Card | None
    look: Look
    corner: tuple[int, int]
    chosen_by: int | None = None


def place_name(name: str, card_format: CardFormat, look: Look | None, margin: int = 0) -> Placed:
    """Places the name of a slot on its card, which has a ring as wide as `margin`; at the left, if there is room."""
    style, baseline = name_style(card_format, look), margin + card_format.baseline
    if card_format.size[0] >= 90:
        return place_text(name.upper(), style, margin + 11, baseline, opaque=False)
    return place_text(name.upper(), style, margin + card_format.size[0] // 2, baseline, "centre", opaque=False)


def name_style(card_format: CardFormat, look: Look | None) -> Style:
    """Returns the style of a slot's name on its card; a `look` of None means an empty slot."""
    if look is None:
        return Style(Weight.MEDIUM, card_format.label, "muted", "background")
    return Style(Weight.MEDIUM, card_format.label, "card-label", BODY_COLOURS[look])


@lru_cache(maxsize=256)
def row_group(row: tuple[Laid, ...], size: Size, card_format: CardFormat, *, begins_band: bool) -> Group:
    """Groups the cards of a row, so that laying out an unchanged row again costs nothing."""
    return Group(size, tuple(part for laid in row for part in _laid(laid, card_format)), begins_band)


def _laid(laid: Laid, card_format: CardFormat) -> Iterator[Placed]:
    x, y = laid.corner
    if laid.card is None:
        yield Placed(Hole(card_format), x, y)
        name = place_name(laid.name, card_format, None)
        yield Placed(name.sprite, x + name.x, y + name.y)
    else:
        shown = CardPicture(laid.card, card_format, laid.look, laid.name, laid.chosen_by)
        yield Placed(shown, x - shown.body.margin, y - shown.body.margin)
