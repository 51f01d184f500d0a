"""The row of cards under the grid: each player's goal, the pile, the discards, each under its name."""

from collections.abc import Iterator

from bot.games.base import Seat
from bot.games.tris_on_steroids.view import Face, View
from renderers.engine.scene import PICTURE_WIDTH, Placed, Sprite
from renderers.parts.badges import SMALLEST_BADGE, Badge
from renderers.parts.caption import Caption, CaptionTexts
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_counter, place_text
from renderers.text.displayable import initial
from renderers.text.fitting import fitted_name
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.tris_on_steroids import card
from renderers.tris_on_steroids.card import CardBack, CardFace, Look

_MARGIN = 12
_COUNT_BASELINE = 62
"""The baseline of the numbers over the piles; beside them are the badges over the names."""
_NAME_BASELINE = 108
_TOP = 122
"""From the row's edge to its cards', in pixels."""
HEIGHT = _TOP + card.HEIGHT + 20

_WIDEST = 252
_ROW = Panel(PICTURE_WIDTH, HEIGHT, "cell", "background")
_EMPTY = Panel(card.WIDTH, card.HEIGHT, "cell", "cell", radius=card.CORNER_RADIUS, rim="faint", rim_width=3)
_NAME = Style(Weight.MEDIUM, 30, "muted", "cell")
_COUNT = Style(Weight.BOLD, 44, "text", "cell")


def card_sprite(face: Face, caption: Caption, look: Look, rotation: int = 0) -> CardFace | CardBack:
    """Returns the card as its reader sees it; one that lies face down and is known has a window in its back."""
    if face.symbol is None or face.action is None:
        return CardBack(look)
    return CardFace(face.symbol, face.action, action_label(face.action, caption.texts), look, face.known, rotation)


def action_label(action: str, texts: CaptionTexts) -> str:
    """Returns how the action is written on a card."""
    return texts(f"tris_on_steroids-picture-{action}")


def placed(view: View, caption: Caption, top: int) -> Iterator[Placed]:
    """Places the row, from `top` down."""
    yield Placed(_ROW, 0, top)
    columns = len(view.goals) + 2
    across = min(_WIDEST, (PICTURE_WIDTH - 2 * _MARGIN) // columns)
    middle = (PICTURE_WIDTH - (columns - 1) * across) // 2
    for seat, goal in enumerate(view.goals):
        yield from _player(view, caption, Seat(seat), across, (middle, top))
        yield _place_card(card_sprite(goal, caption, _look(view, Seat(seat))), middle, top)
        middle += across
    discards = card_sprite(view.discards[-1], caption, "card") if view.discards else _EMPTY
    yield from _pile("pile", view.pile, CardBack() if view.pile else _EMPTY, caption, (middle, top))
    yield from _pile("discards", len(view.discards), discards, caption, (middle + across, top))


def sprites() -> Iterator[Sprite]:
    """Yields the sprites of the start, besides cards."""
    yield from (_ROW, _EMPTY)


def _player(view: View, caption: Caption, seat: Seat, across: int, place: tuple[int, int]) -> Iterator[Placed]:
    """Places a player's badge, and the name under it, over the middle of the goal."""
    player, (middle, top) = caption.player_at(seat), place
    on_turn = seat == view.to_act
    style = Style(Weight.BOLD if on_turn else Weight.MEDIUM, 30, "text" if on_turn else "muted", "cell")
    badge = Badge(SMALLEST_BADGE, seat, initial(player.name, seat), "cell")
    yield Placed(badge, middle - SMALLEST_BADGE // 2, top + 18)
    name = fitted_name(player.name, style, across - 10)
    yield place_text(name, style, middle, top + _NAME_BASELINE, "centre")


def _look(view: View, seat: Seat) -> Look:
    """Returns the look of a goal: highlighted if the last move changed it, or if it is the winner's."""
    if view.outcome and view.line and seat in view.outcome.winners:
        return "win"
    changed = any(event.key == "tris_on_steroids-goal-changed" and event.seat == seat for event in view.events)
    return "last" if changed else "card"


def _pile(name: str, count: int, top_card: Sprite, caption: Caption, place: tuple[int, int]) -> Iterator[Placed]:
    """Places the number of cards, the pile's name and the card on top."""
    middle, top = place
    yield from place_counter(str(count), _COUNT, middle, top + _COUNT_BASELINE, "centre")
    text = caption.texts(f"tris_on_steroids-picture-{name}")
    yield place_text(text, _NAME, middle, top + _NAME_BASELINE, "centre")
    yield _place_card(top_card, middle, top)


def _place_card(sprite: Sprite, middle: int, top: int) -> Placed:
    width, height = sprite.size
    return Placed(sprite, middle - width // 2, top + _TOP + (card.HEIGHT - height) // 2)
