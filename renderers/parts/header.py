"""The bar along the top of a game's picture: who is on turn, or who won."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from string import digits
from typing import Literal, TypeAlias

from renderers.engine.scene import SUBPIXELS, Group, Placed, Sprite
from renderers.parts.badges import Badge
from renderers.parts.caption import Caption, CaptionPlayer
from renderers.parts.panel import Panel
from renderers.parts.text_line import Digit, TextLine, place_counter, place_text
from renderers.text.displayable import initial
from renderers.text.fitting import fitted_name, text_width, truncated
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import SEAT_COLOURS, seat_role

HEIGHT = 96

Emphasis: TypeAlias = Literal["win", "loss", "last"]
"""The colour of a status that says more than who is on turn: a success, an error, a call for attention."""

_BASELINE = 62
_MARGIN = 36
_BADGE = 60
_STRIPE = 14
_NAME = Style(Weight.BOLD, 40, "text", "panel")
_STATUS = Style(Weight.REGULAR, 34, "muted", "panel")
_EMPHASIZED = {colour: Style(Weight.BOLD, 34, colour, "panel") for colour in ("win", "loss", "last")}
_PROGRESS = Style(Weight.MEDIUM, 32, "muted", "panel")


def sprites(width: int) -> Iterator[Sprite]:
    """Yields the sprites of headers to draw in advance; of names only some letters, for the shades of their colours."""
    yield Panel(width, HEIGHT, "panel", "background")
    for seat in range(SEAT_COLOURS):
        yield Panel(_STRIPE, HEIGHT, seat_role(seat), "panel")
        yield Badge(_BADGE, seat, "A", "panel")
    for style in (_NAME, _STATUS, *_EMPHASIZED.values(), _PROGRESS):
        yield TextLine("Handgloves", style)
    for digit, subpixel in product(digits, range(SUBPIXELS)):
        yield Digit(digit, _PROGRESS, subpixel)


def placed(caption: Caption, width: int, *, over: bool, emphasis: Emphasis | None = None) -> Iterator[Placed]:
    """Places the caption in a bar of `width` pixels; a name too long for it is shortened.

    over: whether the game has ended.
    """
    style = _EMPHASIZED["win"] if over else _EMPHASIZED[emphasis] if emphasis else _STATUS
    yield Placed(_bar(caption.player, caption.status, caption.progress, width, style), 0, 0)


@lru_cache(maxsize=256)
def _bar(player: CaptionPlayer | None, status: str, progress: str, width: int, style: Style) -> Group:
    """Lays out the bar. style: of the status after a name."""
    parts = [Placed(Panel(width, HEIGHT, "panel", "background"), 0, 0)]
    parts += place_counter(progress, _PROGRESS, width - _MARGIN, _BASELINE, "right")
    room = width - 2 * _MARGIN - text_width(progress, _PROGRESS) - 24
    if player is None:
        parts.append(place_text(truncated(status, _NAME, room), _NAME, _MARGIN, _BASELINE))
        return Group((width, HEIGHT), tuple(parts))
    seat = player.seat
    parts.append(Placed(Panel(_STRIPE, HEIGHT, seat_role(seat), "panel"), 0, 0))
    parts.append(Placed(Badge(_BADGE, seat, initial(player.name, seat), "panel"), _MARGIN, (HEIGHT - _BADGE) // 2))
    left = _MARGIN + _BADGE + 18
    room -= left - _MARGIN + 14 + text_width(status, style)
    name = fitted_name(player.name, _NAME, room)
    parts.append(place_text(name, _NAME, left, _BASELINE))
    parts.append(place_text(status, style, left + text_width(name, _NAME) + 14, _BASELINE))
    return Group((width, HEIGHT), tuple(parts))
