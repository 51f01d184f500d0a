"""Beside the grid of Tris on Steroids: the goal before each player, the pile, the discards, each under its name."""

from collections.abc import Iterator

from bot.games.base import Seat
from bot.games.tris_on_steroids.view import Face as Seen
from bot.games.tris_on_steroids.view import View
from renderers.action_cards import CORNER, Back, Face, Look
from renderers.action_cards import HEIGHT as CARD_HEIGHT
from renderers.action_cards import WIDTH as CARD_WIDTH
from renderers.caption import Caption
from renderers.grid import WIDTH
from renderers.lettering import Style, initial, length, shortened
from renderers.marks import Badge, Panel, counted, words
from renderers.scene import Placed, Sprite
from renderers.typeface import CAPITAL, Weight

_TOP = 62
"""From the tray's edge to its cards', in pixels."""
HEIGHT = _TOP + CARD_HEIGHT + 18

_BADGE = 40
_BETWEEN = 8
_WIDEST = 252
_TRAY = Panel(WIDTH, HEIGHT, "cell", "ground")
_SLOT = Panel(CARD_WIDTH, CARD_HEIGHT, "cell", "cell", radius=CORNER, rim="faint", rim_width=3)
_PLACE = Style(Weight.MEDIUM, 30, "muted", "cell")
_COUNT = Style(Weight.BOLD, 56, "paper", "back")


def card(seen: Seen, caption: Caption, look: Look, turned: int = 0) -> Face | Back:
    """The card as its reader sees it; what he knows of a card that lies face down shows as a window in its back."""
    if seen.symbol is None or seen.action is None:
        return Back(look)
    said = caption.texts(f"tris_on_steroids-picture-{seen.action}")
    return Face(seen.symbol, seen.action, said, look, seen.known, turned)


def placed(view: View, caption: Caption, top: int) -> Iterator[Placed]:
    """The tray, from `top` down."""
    yield Placed(_TRAY, 0, top)
    columns = len(view.goals) + 2
    across = min(_WIDEST, WIDTH // columns)
    middle = (WIDTH - (columns - 1) * across) // 2
    for seat, goal in enumerate(view.goals):
        yield from _named(view, caption, Seat(seat), across, (middle, top))
        yield _laid(card(goal, caption, _look(view, Seat(seat))), middle, top)
        middle += across
    yield from _pile(view, caption, middle, top)
    yield from _discards(view, caption, middle + across, top)


def sprites() -> Iterator[Sprite]:
    """What the opening shows."""
    yield from (_TRAY, _SLOT, Back(plain=True))


def _named(view: View, caption: Caption, seat: Seat, across: int, place: tuple[int, int]) -> Iterator[Placed]:
    """The player's badge and name, side by side over the middle of the goal."""
    player, (middle, top) = caption.at(seat), place
    on_turn = seat == view.to_act
    style = Style(Weight.BOLD if on_turn else Weight.MEDIUM, 30, "text" if on_turn else "muted", "cell")
    name = shortened(player.name, style, across - _BADGE - _BETWEEN - 12)
    left = middle - (_BADGE + _BETWEEN + length(name, style)) // 2
    yield Placed(Badge(_BADGE, seat, initial(player.name, seat), "cell"), left, top + 11)
    yield words(name, style, left + _BADGE + _BETWEEN, top + 42)


def _look(view: View, seat: Seat) -> Look:
    """A goal is new where the last move changed it, and shown by the winner."""
    if view.outcome and view.line and seat in view.outcome.winners:
        return "win"
    changed = any(event.key == "tris_on_steroids-goal-changed" and event.seat == seat for event in view.events)
    return "last" if changed else "card"


def _pile(view: View, caption: Caption, middle: int, top: int) -> Iterator[Placed]:
    yield words(caption.texts("tris_on_steroids-picture-pile"), _PLACE, middle, top + 42, "centre")
    if not view.pile:
        yield _laid(_SLOT, middle, top)
        return
    yield _laid(Back(plain=True), middle, top)
    baseline = top + _TOP + CARD_HEIGHT // 2 + round(_COUNT.size * CAPITAL / 2)
    yield from counted(str(view.pile), _COUNT, middle, baseline, "centre")


def _discards(view: View, caption: Caption, middle: int, top: int) -> Iterator[Placed]:
    said = caption.texts("tris_on_steroids-picture-discards", cards=len(view.discards))
    yield from counted(said, _PLACE, middle, top + 42, "centre")
    yield _laid(card(view.discards[-1], caption, "card") if view.discards else _SLOT, middle, top)


def _laid(sprite: Sprite, middle: int, top: int) -> Placed:
    width, height = sprite.size
    return Placed(sprite, middle - width // 2, top + _TOP + (CARD_HEIGHT - height) // 2)
