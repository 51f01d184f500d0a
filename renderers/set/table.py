"""SET from above: the table with the name of each slot, the SET that was just found, and how everybody stands."""

from collections.abc import Iterator
from dataclasses import replace

from bot.games.set.state import Claim
from bot.games.set.table import SLOTS
from bot.games.set.view import View
from renderers.engine.scene import Placed, Scene, Sprite
from renderers.parts import header
from renderers.parts.badges import Badge
from renderers.parts.caption import Caption
from renderers.parts.grid import WIDTH
from renderers.parts.text_line import Panel, Words, words
from renderers.set import card as set_cards
from renderers.set import player_panels as set_stand
from renderers.set.card import GAP, LOW, SHORT, TALL, Format, Look, Looks
from renderers.text.fitting import Style, called, initial
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Theme

_MARGIN = 24
_APART = 10
_TOP = header.HEIGHT + _MARGIN
_EMPTY = Style(Weight.REGULAR, 36, "muted", "ground")
_HOLE = Style(Weight.MEDIUM, 31, "muted", "ground")
_FOUND = Style(Weight.BOLD, 40, "win", "ground")
_FINDER = Style(Weight.BOLD, 34, "text", "ground")
_FINDERS_BADGE = 60


def scene(view: View, caption: Caption, theme: Theme = DARK, walked: str = "") -> Scene:  # noqa: ARG001 - nothing here is private
    """The table, 1,000 pixels wide; under it what was found, and a panel for each player."""
    placed = [*header.header(_captioned(view, caption), WIDTH, over=view.outcome is not None, loud=_loud(view))]
    format_ = _format(view)
    placed += _table(view, format_) if view.table else _nothing(caption)
    bottom = _TOP + _rows(view) * (format_.size[1] + GAP)
    if view.claim and view.claim.right:
        placed += _found(view.claim, view.width, caption, bottom + _APART)
        bottom += SHORT.size[1] + GAP + 2 * _APART
    placed += set_stand.placed(view, caption, bottom)
    return Scene((WIDTH, bottom + set_stand.height(len(view.won)) + _MARGIN), theme, tuple(placed))


def sprites() -> Iterator[Sprite]:
    """What the opening of a usual game shows, to be painted before it begins."""
    yield from set_cards.blank(TALL, "card")
    yield from set_cards.symbols(TALL)
    yield from (Words(name.upper(), set_cards.label(TALL, "card")) for name in SLOTS[4][:12])


def _captioned(view: View, caption: Caption) -> Caption:
    """The pile instead of the number of the move; while a claim is the talk of the table, who made it."""
    caption = replace(caption, aside=caption.texts("set-picture-pile", cards=view.pile))
    if view.outcome:
        return caption
    if view.caller is not None:
        return replace(caption, player=caption.at(view.caller), note=caption.texts("set-picture-called"))
    if view.claim:
        note = "set-picture-found" if view.claim.right else "set-picture-wrong"
        return replace(caption, player=caption.at(view.claim.seat), note=caption.texts(note))
    return caption


def _loud(view: View) -> header.Loud | None:
    """While a claim is the talk of the table its note is not to be missed."""
    if view.caller is not None:
        return "last"
    return ("win" if view.claim.right else "loss") if view.claim else None


def _format(view: View) -> Format:
    """The more rows, the lower the cards; the fewer in a row, the wider."""
    rows = _rows(view)
    fitting = TALL if rows <= 3 else SHORT if rows <= 6 else LOW
    across = (WIDTH - 2 * _MARGIN - (view.width - 1) * GAP) // view.width
    return fitting._replace(size=(across, fitting.size[1]))


def _rows(view: View) -> int:
    """At least one: an empty table takes room too."""
    return max(1, -(-len(view.table) // view.width))


def _table(view: View, format_: Format) -> Iterator[Placed]:
    across, down = format_.size
    looks = _looks(view)
    for first in range(0, len(view.table), view.width):
        places = slice(first, first + view.width)
        y = _TOP + first // view.width * (down + GAP)
        yield from set_cards.row(view.table[places], view.slots[places], looks[places], (_MARGIN, y), format_)
    hole = Panel(across, down, "ground", "ground", radius=set_cards.CORNER, rim="faint", rim_width=3)
    # marks come last, for they reach over the rings
    for slot, (card, look) in enumerate(zip(view.table, looks, strict=True)):
        if card is not None and look != "wrong":
            continue
        row, column = divmod(slot, view.width)
        x, y = _MARGIN + column * (across + GAP), _TOP + row * (down + GAP)
        if card is None:
            yield Placed(hole, x, y)
            yield words(view.slots[slot].upper(), _HOLE, x + across // 2, y + down // 2 + 11, "centre")
        else:
            yield set_cards.marked("wrong", (x, y), format_)


def _looks(view: View) -> Looks:
    """A card is new where the last move took a SET, and in error where it showed none."""
    claimed = view.claim.slots if view.claim else ()
    touched: Look = "last" if view.claim and view.claim.right else "wrong"
    return tuple(
        None if card is None else touched if slot in claimed else "card" for slot, card in enumerate(view.table)
    )


def _nothing(caption: Caption) -> Iterator[Placed]:
    yield words(caption.texts("set-picture-empty"), _EMPTY, WIDTH // 2, _TOP + TALL.size[1] // 2 + 12, "centre")


def _found(claim: Claim, width: int, caption: Caption, top: int) -> Iterator[Placed]:
    """The SET in full, for its slots may be filled again; who found it stands before it."""
    across = SHORT.size[0]
    finder = caption.at(claim.seat)
    middle = _MARGIN + across // 2
    badge = Badge(_FINDERS_BADGE, finder.seat, initial(finder.name, finder.seat), "ground")
    yield Placed(badge, middle - badge.side // 2, top + 2)
    yield words(called(finder.name, _FINDER, across), _FINDER, middle, top + 100, "centre")
    yield words("SET!", _FOUND, middle, top + 152, "centre")
    corners = [(_MARGIN + place * (across + GAP), top) for place in (1, 2, 3)]
    names = tuple(SLOTS[width][slot] for slot in claim.slots)
    yield from set_cards.row(claim.cards, names, ("win",) * 3, corners[0], SHORT)
    yield from (set_cards.marked("right", corner, SHORT) for corner in corners)
