"""The bar along the top of a game's picture: whose turn it is, or who won."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from string import digits
from typing import Literal, TypeAlias

from renderers.engine.scene import DOTS, Group, Placed, Sprite
from renderers.parts.badges import Badge
from renderers.parts.caption import Caption, Player
from renderers.parts.text_line import Digit, Panel, Words, counted, words
from renderers.text.fitting import Style, called, initial, length, shortened
from renderers.text.typeface import Weight
from renderers.themes.theme import SEATS, seat_role

HEIGHT = 96

Loud: TypeAlias = Literal["win", "loss", "last"]
"""Somebody did well, or was wrong, or asks for everybody's attention."""

_BASELINE = 62
_MARGIN = 36
_BADGE = 60
_STRIPE = 14
_NAME = Style(Weight.BOLD, 40, "text", "panel")
_NOTE = Style(Weight.REGULAR, 34, "muted", "panel")
_LOUD = {ink: Style(Weight.BOLD, 34, ink, "panel") for ink in ("win", "loss", "last")}
_ASIDE = Style(Weight.MEDIUM, 32, "muted", "panel")


def sprites(width: int) -> Iterator[Sprite]:
    """What headers are made of, to be painted before it is asked for; of names, some letters for the shades of ink."""
    yield Panel(width, HEIGHT, "panel", "ground")
    for seat in range(SEATS):
        yield Panel(_STRIPE, HEIGHT, seat_role(seat), "panel")
        yield Badge(_BADGE, seat, "A", "panel")
    for style in (_NAME, _NOTE, *_LOUD.values(), _ASIDE):
        yield Words("Handgloves", style)
    for digit, dot in product(digits, range(DOTS)):
        yield Digit(digit, _ASIDE, dot)


def header(caption: Caption, width: int, *, over: bool, loud: Loud | None = None) -> Iterator[Placed]:
    """The caption in a bar of `width` pixels; a name too long for it is shortened.

    over: whether the game has ended. loud: the colour of a note that says more than whose turn it is.
    """
    style = _LOUD["win"] if over else _LOUD[loud] if loud else _NOTE
    yield Placed(_bar(caption.player, caption.note, caption.aside, width, style), 0, 0)


@lru_cache(maxsize=256)
def _bar(player: Player | None, note: str, aside: str, width: int, style: Style) -> Group:
    """style: of the note, behind a name."""
    parts = [Placed(Panel(width, HEIGHT, "panel", "ground"), 0, 0)]
    parts += counted(aside, _ASIDE, width - _MARGIN, _BASELINE, "right")
    room = width - 2 * _MARGIN - length(aside, _ASIDE) - 24
    if player is None:
        parts.append(words(shortened(note, _NAME, room), _NAME, _MARGIN, _BASELINE))
        return Group((width, HEIGHT), tuple(parts))
    seat = player.seat
    parts.append(Placed(Panel(_STRIPE, HEIGHT, seat_role(seat), "panel"), 0, 0))
    parts.append(Placed(Badge(_BADGE, seat, initial(player.name, seat), "panel"), _MARGIN, (HEIGHT - _BADGE) // 2))
    left = _MARGIN + _BADGE + 18
    room -= left - _MARGIN + 14 + length(note, style)
    name = called(player.name, _NAME, room)
    parts.append(words(name, _NAME, left, _BASELINE))
    parts.append(words(note, style, left + length(name, _NAME) + 14, _BASELINE))
    return Group((width, HEIGHT), tuple(parts))
