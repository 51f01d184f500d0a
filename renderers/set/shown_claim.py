"""The last SET, or the last wrong claim, at the foot of the column: who showed it, and its three cards."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

from bot.games.set.cards import Triple
from bot.games.set.state import Claim
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Group, Placed, Size
from renderers.parts.badges import Badge
from renderers.parts.column import counters_top
from renderers.parts.frame import COLUMN, Caption, CaptionPlayer
from renderers.parts.text_line import fitted_text, place_text
from renderers.set.card import CardPicture
from renderers.set.card_format import CardFormat, Look, small_format
from renderers.text.displayable import initial
from renderers.text.typeface import Style, Weight
from renderers.themes.theme import Role

_WIDTH = COLUMN[2] - COLUMN[0]
_HEADING = Style(Weight.REGULAR, 30, "muted", "background")
_RING = 4


class StripFormat(NamedTuple):
    """The measures of the strip, in pixels.

    Attributes:
        foot: the height of the column that is kept free for the strip above the counters.
        badge: the side of the badge.
        heading: the height of the line with badge and words; 0 if there are no words, and the cards stand next to the
            badge.
    """

    foot: int
    badge: int
    heading: int
    card_format: CardFormat

    @property
    def height(self) -> int:
        return self.heading + self.card_format.size[1]


_BY_PLAYERS = {
    **dict.fromkeys((1, 2, 3, 4, 5), StripFormat(177, 44, 51, small_format((74, 114)))),
    6: StripFormat(157, 42, 45, small_format((74, 102))),
    **dict.fromkeys((7, 8), StripFormat(80, 44, 0, small_format((58, 70)))),
}


@dataclass(frozen=True)
class RedRing:
    """The ring of a card of a wrong claim, inside the card."""

    card_format: CardFormat
    opaque: ClassVar = False
    background: ClassVar[Role] = "card-wrong"

    @property
    def size(self) -> Size:
        return self.card_format.size

    def draw(self, canvas: Canvas) -> None:
        canvas.border((0, 0, *self.size), self.card_format.radius, _RING, "loss")


def foot(players: int) -> int:
    """Returns how many pixels of the column are kept free for the strip, from the start of a game on."""
    return _BY_PLAYERS[players].foot


def placed(claim: Claim | None, caption: Caption, players: int, counters: int) -> tuple[Placed, ...]:
    """Places the strip of a claim, if there is one, above this many counters."""
    if claim is None:
        return ()
    form = _BY_PLAYERS[players]
    heading = caption.texts("set-picture-last" if claim.right else "set-picture-wrong") if form.heading else ""
    strip = _strip(caption.player_at(claim.seat), claim.cards, form, heading, right=claim.right)
    return (Placed(strip, COLUMN[0], counters_top(counters) - form.foot),)


@dataclass(frozen=True)
class Strip:
    """The strip of a claim, cached as one picture, since it stays for several moves."""

    player: CaptionPlayer
    cards: Triple
    strip_format: StripFormat
    heading: str
    right: bool
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    @property
    def size(self) -> Size:
        return _WIDTH, self.strip_format.height

    @property
    def parts(self) -> tuple[Placed, ...]:
        return (*self._head(), *self._shown_cards())

    def _head(self) -> Iterator[Placed]:
        """Places the badge, and the words right of it if there is room for any."""
        side, seat = self.strip_format.badge, self.player.seat
        badge = Badge(side, seat, initial(self.player.name, seat), "background")
        if not self.heading:
            yield Placed(badge, 0, (self.strip_format.height - side) // 2)
            return
        yield Placed(badge, 2, 0)
        text, style = fitted_text(self.heading, _HEADING, _WIDTH - side - 14, (30, 28))
        yield place_text(text, style, side + 8 + (_WIDTH - side - 8) // 2, side // 2 + 11, "centre")

    def _shown_cards(self) -> Iterator[Placed]:
        card_format, top = self.strip_format.card_format, self.strip_format.heading
        look: Look = "card" if self.right else "wrong"
        width = card_format.size[0]
        left, step = (1, width + 6) if self.heading else (_WIDTH - 3 * width - 10, width + 5)
        for place, card in enumerate(self.cards):
            yield Placed(CardPicture(card, card_format, look), left + place * step, top)
            if not self.right:
                yield Placed(RedRing(card_format), left + place * step, top)

    def __str__(self) -> str:
        return f"Strip({self.player.name!r}, {', '.join(map(str, self.cards))}, {self.heading!r})"


@lru_cache(maxsize=64)
def _strip(player: CaptionPlayer, cards: Triple, form: StripFormat, heading: str, *, right: bool) -> Group:
    strip = Strip(player, cards, form, heading, right)
    return Group(strip.size, (Placed(strip, 0, 0),), begins_band=False)
