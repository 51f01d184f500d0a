"""SET from above: the table with the name of each slot, the SET that was just found, and the players."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.set.state import Claim
from bot.games.set.table import SLOTS
from bot.games.set.view import View
from renderers.engine.scene import PICTURE_WIDTH, Placed, Scene, Sprite
from renderers.parts import header
from renderers.parts.badges import Badge
from renderers.parts.caption import Caption
from renderers.parts.panel import Panel
from renderers.parts.text_line import TextLine, place_text
from renderers.set import player_panels
from renderers.set.card import Looks, blank_card, name_style, place_row
from renderers.set.card_format import CORNER_RADIUS, GAP, LOW, SHORT, TALL, CardFormat, Look
from renderers.set.mark import place_mark
from renderers.set.symbol import symbols
from renderers.text.displayable import initial
from renderers.text.fitting import fitted_name
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Theme

_MARGIN = 24
_APART = 10
_TOP = header.HEIGHT + _MARGIN
_EMPTY = Style(Weight.REGULAR, 36, "muted", "background")
_HOLE = Style(Weight.MEDIUM, 31, "muted", "background")
_FOUND = Style(Weight.BOLD, 40, "win", "background")
_FINDER = Style(Weight.BOLD, 34, "text", "background")
_FINDERS_BADGE = 60


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:  # noqa: ARG001 - every game's renderer has the same parameters
    """Lays out the table, 1,000 pixels wide; under it what was found, and a panel for each player."""
    captioned, over = _captioned(view, caption), view.outcome is not None
    placed = [*header.placed(captioned, PICTURE_WIDTH, over=over, emphasis=_emphasis(view))]
    card_format = _card_format(view)
    placed += _cards(view, card_format) if view.table else _empty_table(caption)
    bottom = _TOP + _rows(view) * (card_format.size[1] + GAP)
    if view.claim and view.claim.right:
        placed += _found(view.claim, view.width, caption, bottom + _APART)
        bottom += SHORT.size[1] + GAP + 2 * _APART
    placed += player_panels.placed(view, caption, bottom)
    bottom += player_panels.height(len(view.won)) + _MARGIN
    return Scene((PICTURE_WIDTH, bottom), theme, tuple(placed))


def sprites() -> Iterator[Sprite]:
    """Yields the sprites of a usual game's start, to be drawn in advance."""
    yield from blank_card(TALL, "card")
    yield from symbols(TALL)
    yield from (TextLine(name.upper(), name_style(TALL, "card")) for name in SLOTS[4][:12])


def _captioned(view: View, caption: Caption) -> Caption:
    """Returns the caption with the pile instead of the number of the move, and with who called or made a claim."""
    texts = caption.texts
    caption = replace(caption, progress=texts("set-picture-pile", cards=view.pile))
    if view.outcome:
        return caption
    if view.caller is not None:
        return replace(caption, player=caption.player_at(view.caller), status=texts("set-picture-called"))
    if view.claim:
        status = texts("set-picture-found" if view.claim.right else "set-picture-wrong")
        return replace(caption, player=caption.player_at(view.claim.seat), status=status)
    return caption


def _emphasis(view: View) -> header.Emphasis | None:
    """Returns the colour of the header's status after a call or a claim."""
    if view.caller is not None:
        return "last"
    return ("win" if view.claim.right else "loss") if view.claim else None


def _card_format(view: View) -> CardFormat:
    """Returns lower cards for more rows, and wider ones for fewer cards in a row."""
    rows = _rows(view)
    fitting = TALL if rows <= 3 else SHORT if rows <= 6 else LOW
    across = (PICTURE_WIDTH - 2 * _MARGIN - (view.width - 1) * GAP) // view.width
    return fitting._replace(size=(across, fitting.size[1]))


def _rows(view: View) -> int:
    """Returns the number of rows, at least one: an empty table takes room too."""
    return max(1, -(-len(view.table) // view.width))


def _cards(view: View, card_format: CardFormat) -> Iterator[Placed]:
    across, down = card_format.size
    looks = _looks(view)
    for first in range(0, len(view.table), view.width):
        slots = slice(first, first + view.width)
        y = _TOP + first // view.width * (down + GAP)
        yield from place_row(view.table[slots], view.slots[slots], looks[slots], (_MARGIN, y), card_format)
    hole = Panel(across, down, "background", "background", radius=CORNER_RADIUS, rim="faint", rim_width=3)
    # marks come last, since they reach over the rings
    for slot, (card, look) in enumerate(zip(view.table, looks, strict=True)):
        if card is not None and look != "wrong":
            continue
        row, column = divmod(slot, view.width)
        x, y = _MARGIN + column * (across + GAP), _TOP + row * (down + GAP)
        if card is None:
            yield Placed(hole, x, y)
            yield place_text(view.slots[slot].upper(), _HOLE, x + across // 2, y + down // 2 + 11, "centre")
        else:
            yield place_mark("wrong", (x, y), card_format)


def _looks(view: View) -> Looks:
    """Returns each card's look: new where the last move took a SET, wrong where it showed none."""
    claimed = view.claim.slots if view.claim else ()
    touched: Look = "last" if view.claim and view.claim.right else "wrong"
    return tuple(
        None if card is None else touched if slot in claimed else "card" for slot, card in enumerate(view.table)
    )


def _empty_table(caption: Caption) -> Iterator[Placed]:
    text, baseline = caption.texts("set-picture-empty"), _TOP + TALL.size[1] // 2 + 12
    yield place_text(text, _EMPTY, PICTURE_WIDTH // 2, baseline, "centre")


def _found(claim: Claim, width: int, caption: Caption, top: int) -> Iterator[Placed]:
    """Places the found SET, since its slots may be filled again, and before it who found it."""
    across = SHORT.size[0]
    finder = caption.player_at(claim.seat)
    middle = _MARGIN + across // 2
    badge = Badge(_FINDERS_BADGE, finder.seat, initial(finder.name, finder.seat), "background")
    yield Placed(badge, middle - badge.side // 2, top + 2)
    yield place_text(fitted_name(finder.name, _FINDER, across), _FINDER, middle, top + 100, "centre")
    yield place_text("SET!", _FOUND, middle, top + 152, "centre")
    corners = [(_MARGIN + place * (across + GAP), top) for place in (1, 2, 3)]
    names = tuple(SLOTS[width][slot] for slot in claim.slots)
    yield from place_row(claim.cards, names, ("win",) * 3, corners[0], SHORT)
    yield from (place_mark("right", corner, SHORT) for corner in corners)
