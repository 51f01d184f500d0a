"""Beside the grid of Tris on Steroids: the goal before each player, the pile, the discards, each under its name."""

from collections.abc import Iterator

from bot.games.base import Seat
from bot.games.tris_on_steroids.view import Face as Seen
from bot.games.tris_on_steroids.view import View
from renderers.engine.scene import Placed, Sprite
from renderers.parts.badges import SMALLEST, Badge
from renderers.parts.caption import Caption, Texts
from renderers.parts.grid import WIDTH
from renderers.parts.text_line import Panel, counted, words
from renderers.text.fitting import Style, called, initial
from renderers.text.typeface import Weight
from renderers.tris_on_steroids.card import CORNER, Back, Face, Look
from renderers.tris_on_steroids.card import HEIGHT as CARD_HEIGHT
from renderers.tris_on_steroids.card import WIDTH as CARD_WIDTH

_MARGIN = 12
_HEAD = 62
"""The baseline of the numbers over the piles: beside them stand the badges over the names."""
_NAMES = 108
_TOP = 122
"""From the tray's edge to its cards', in pixels."""
HEIGHT = _TOP + CARD_HEIGHT + 20

_WIDEST = 252
_TRAY = Panel(WIDTH, HEIGHT, "cell", "ground")
_SLOT = Panel(CARD_WIDTH, CARD_HEIGHT, "cell", "cell", radius=CORNER, rim="faint", rim_width=3)
_PLACE = Style(Weight.MEDIUM, 30, "muted", "cell")
_COUNT = Style(Weight.BOLD, 44, "text", "cell")


def card(seen: Seen, caption: Caption, look: Look, turned: int = 0) -> Face | Back:
    """The card as its reader sees it; what he knows of a card that lies face down shows as a window in its back."""
    if seen.symbol is None or seen.action is None:
        return Back(look)
    return Face(seen.symbol, seen.action, said(seen.action, caption.texts), look, seen.known, turned)


def said(action: str, texts: Texts) -> str:
    """How the action is written on a card."""
    return texts(f"tris_on_steroids-picture-{action}")


def placed(view: View, caption: Caption, top: int) -> Iterator[Placed]:
    """The tray, from `top` down."""
    yield Placed(_TRAY, 0, top)
    columns = len(view.goals) + 2
    across = min(_WIDEST, (WIDTH - 2 * _MARGIN) // columns)
    middle = (WIDTH - (columns - 1) * across) // 2
    for seat, goal in enumerate(view.goals):
        yield from _named(view, caption, Seat(seat), across, (middle, top))
        yield _laid(card(goal, caption, _look(view, Seat(seat))), middle, top)
        middle += across
    discards = card(view.discards[-1], caption, "card") if view.discards else _SLOT
    yield from _pile("pile", view.pile, Back() if view.pile else _SLOT, caption, (middle, top))
    yield from _pile("discards", len(view.discards), discards, caption, (middle + across, top))


def sprites() -> Iterator[Sprite]:
    """What the opening shows."""
    yield from (_TRAY, _SLOT)


def _named(view: View, caption: Caption, seat: Seat, across: int, place: tuple[int, int]) -> Iterator[Placed]:
    """The player's badge, and the name under it, over the middle of the goal."""
    player, (middle, top) = caption.at(seat), place
    on_turn = seat == view.to_act
    style = Style(Weight.BOLD if on_turn else Weight.MEDIUM, 30, "text" if on_turn else "muted", "cell")
    yield Placed(Badge(SMALLEST, seat, initial(player.name, seat), "cell"), middle - SMALLEST // 2, top + 18)
    yield words(called(player.name, style, across - 10), style, middle, top + _NAMES, "centre")


def _look(view: View, seat: Seat) -> Look:
    """A goal is new where the last move changed it, and shown by the winner."""
    if view.outcome and view.line and seat in view.outcome.winners:
        return "win"
    changed = any(event.key == "tris_on_steroids-goal-changed" and event.seat == seat for event in view.events)
    return "last" if changed else "card"


def _pile(name: str, count: int, shown: Sprite, caption: Caption, place: tuple[int, int]) -> Iterator[Placed]:
    """How many cards there are, what they are called, and the one on top."""
    middle, top = place
    yield from counted(str(count), _COUNT, middle, top + _HEAD, "centre")
    yield words(caption.texts(f"tris_on_steroids-picture-{name}"), _PLACE, middle, top + _NAMES, "centre")
    yield _laid(shown, middle, top)


def _laid(sprite: Sprite, middle: int, top: int) -> Placed:
    width, height = sprite.size
    return Placed(sprite, middle - width // 2, top + _TOP + (CARD_HEIGHT - height) // 2)
