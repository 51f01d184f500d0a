"""SET from above: the cards with the names of their slots, who has called, the last SET, the players."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from typing import ClassVar, Literal, TypeAlias

from bot.games.base import Seat
from bot.games.set.table import PLACES, ROWS, SLOTS
from bot.games.set.view import View
from renderers.engine.canvas import Canvas
from renderers.engine.scene import Group, Placed, Scene, Size, Sprite
from renderers.parts import column
from renderers.parts.column import Counter
from renderers.parts.frame import BOARD, RING, Caption, framed
from renderers.parts.panel import Rectangle
from renderers.parts.player_block import ColumnPlayer, surface
from renderers.parts.text_line import TextLine
from renderers.set import shown_claim
from renderers.set.card import Body, Laid, name_style, row_group
from renderers.set.card_format import MOST_COLUMNS, CardFormat, Look, table_format
from renderers.set.symbol import symbols
from renderers.themes.theme import DARK, Role, Theme, seat_role

Meaning: TypeAlias = Literal["more", "out", "bonus"]
"""What a mark says of its player: asks for more cards, sits out, or gets the solitaire's bonus for the next SET."""

COLOURS: dict[Meaning, Role] = {"more": "last", "out": "muted", "bonus": "win"}
_SIGNS = {
    "more": (((0.5, 0.29), (0.5, 0.71)), ((0.29, 0.5), (0.71, 0.5))),
    "out": (((0.38, 0.32), (0.38, 0.68)), ((0.62, 0.32), (0.62, 0.68))),
    "bonus": (
        ((0.24, 0.5), (0.46, 0.5)),
        ((0.35, 0.39), (0.35, 0.61)),
        ((0.58, 0.4), (0.68, 0.32)),
        ((0.68, 0.32), (0.68, 0.69)),
    ),
}
"""The lines of each sign, as fractions of the disc's width: a plus, a pause, "+1"."""


@dataclass(frozen=True)
class Mark:
    """A disc with a sign for its meaning.

    Attributes:
        colour: the disc's colour; the sign has the background's.
    """

    side: int
    meaning: Meaning
    colour: Role
    background: Role
    opaque: ClassVar = True

    @property
    def size(self) -> Size:
        return self.side, self.side

    def draw(self, canvas: Canvas) -> None:
        side = self.side
        canvas.disc((side / 2, side / 2), side / 2, self.colour)
        for (x0, y0), (x1, y1) in _SIGNS[self.meaning]:
            canvas.line((x0 * side, y0 * side), (x1 * side, y1 * side), side * 0.11, self.background)


_RADIUS = 6
"""The radius of the frame's inner corners, in pixels: less than a card's, so that they don't touch."""
_SIDE = _RADIUS + RING


@dataclass(frozen=True)
class FrameCorner:
    """A corner of the caller's frame: a quarter of a ring.

    Attributes:
        right, low: which corner of the frame it is.
    """

    seat: int
    right: bool
    low: bool
    opaque: ClassVar = False
    background: ClassVar[Role] = "background"
    size: ClassVar[Size] = (_SIDE, _SIDE)

    def draw(self, canvas: Canvas) -> None:
        x, y = (0 if self.right else _SIDE), (0 if self.low else _SIDE)
        canvas.ellipse((x, y), _SIDE - RING / 2, _SIDE - RING / 2, RING, seat_role(self.seat))


@cache
def call_frame(seat: int) -> tuple[Placed, ...]:
    """Places the caller's frame, each side as a separate group, so that a band includes only the parts it shows.

    The frame surrounds the board's box, RING pixels wide; only its round corners reach into the box.
    """
    left, top, right, bottom = BOARD[0] - RING, BOARD[1] - RING, BOARD[2] + RING, BOARD[3] + RING
    across, down = right - left - 2 * _SIDE, bottom - top - 2 * _SIDE

    def level(*, low: bool) -> Group:
        bar = Placed(Rectangle(across, RING, seat_role(seat)), _SIDE, low * (_SIDE - RING))
        corners = (Placed(FrameCorner(seat, end, low), end * (_SIDE + across), 0) for end in (False, True))
        return Group((right - left, _SIDE), (bar, *corners), begins_band=False)

    upright = Group((RING, down), (Placed(Rectangle(RING, down, seat_role(seat)), 0, 0),), begins_band=False)
    return (
        Placed(level(low=False), left, top),
        Placed(level(low=True), left, bottom - _SIDE),
        Placed(upright, left, top + _SIDE),
        Placed(upright, right - RING, top + _SIDE),
    )


SHOWS_CHOICES = True
"""The cards that are being chosen are marked for everybody, as their keys are."""

_LEFT, _TOP, _RIGHT, _BOTTOM = BOARD
_LARGE_MARK, _SMALL_MARK = 38, 24
"""The sides of the marks on the high blocks of up to four players, and on lower blocks, in pixels."""


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "", camera: int = 0) -> Scene:
    """Lays out the table, and next to it the players, the last SET or wrong claim, and the pile.

    Args:
        partial_move: the cards that it names are ringed in the colour of the player who chooses them.
        camera: the least number of columns to leave room for.
    """
    players, counters = len(view.won), _counters(view, caption)
    claim = view.claim if view.claim and not view.claim.right else view.last_set
    return framed(
        theme,
        _rows(view, camera, partial_move.split()[1:]),
        column.placed(tuple(_players(view, caption)), counters, foot=shown_claim.foot(players), begins_bands=False),
        () if view.caller is None else call_frame(view.caller),
        shown_claim.placed(claim, caption, players, len(counters)),
    )


def camera(views: Sequence[View]) -> int:
    """Returns the most columns that any of these views has."""
    return max(map(_columns, views))


def sprites() -> Iterator[Sprite]:
    """Yields the sprites of a usual game's start, to be drawn in advance."""
    usual = table_format(4)
    yield Body(usual, "card")
    yield from symbols(usual)
    yield from (TextLine(name.upper(), name_style(usual, "card"), opaque=False) for name in SLOTS[4][:12])


def _slots(view: View) -> int:
    """Returns the number of slots shown: all those of the first columns even if the table holds fewer cards."""
    return max(len(ROWS) * view.width, len(view.table))


def _columns(view: View) -> int:
    return max(place.column for place in PLACES[view.width][: _slots(view)]) + 1


def _rows(view: View, least_columns: int, chosen: Sequence[str]) -> Iterator[Placed]:
    """Places the rows of cards and holes; columns beyond MOST_COLUMNS are in separate rows below.

    Args:
        chosen: the names of the slots whose cards are being chosen, by the caller, or by the only player.
    """
    chooser = view.caller or Seat(0)
    slots, columns = _slots(view), max(_columns(view), least_columns)
    places = PLACES[view.width][:slots]
    card_format = table_format(columns)
    rows: dict[int, list[Laid]] = {}
    for slot, (name, place, card) in enumerate(zip_longest(SLOTS[view.width][:slots], places, view.table)):
        block, at = divmod(place.column, MOST_COLUMNS)
        left = _start(at, min(columns, MOST_COLUMNS), card_format.size[0], _RIGHT - _LEFT)
        chosen_by = chooser if name in chosen else None
        laid = Laid(name, card, _look(view, slot), (left + card_format.ring, card_format.ring), chosen_by)
        rows.setdefault(block * len(ROWS) + place.row, []).append(laid)
    lines = len(ROWS) * (1 if columns <= MOST_COLUMNS else 2)
    for number, row in sorted(rows.items()):
        top = _TOP + _start(number, lines, card_format.size[1], _BOTTOM - _TOP)
        group = row_group(tuple(row), _row_size(card_format), card_format, begins_band=number > 0)
        yield Placed(group, _LEFT - card_format.ring, top - card_format.ring)


def _row_size(card_format: CardFormat) -> Size:
    """Returns the size of a row with the rings around it."""
    return _RIGHT - _LEFT + 2 * card_format.ring, card_format.size[1] + 2 * card_format.ring


def _start(at: int, count: int, length: int, whole: int) -> int:
    """Returns where the card at this place begins, if `count` cards of this length are spread from edge to edge."""
    return round(at * (whole - length) / (count - 1))


def _look(view: View, slot: int) -> Look:
    if slot in view.changed:
        return "last"
    return "wrong" if view.claim and not view.claim.right and slot in view.claim.slots else "card"


def _counters(view: View, caption: Caption) -> tuple[Counter, ...]:
    """Returns the counters: the pile and, in the solitaire, the SETs, since its score is in points."""
    pile = Counter(caption.texts("set-picture-pile"), str(view.pile))
    return (pile,) if view.points is None else (Counter(caption.texts("set-picture-sets"), str(view.won[0])), pile)


def _players(view: View, caption: Caption) -> Iterator[ColumnPlayer]:
    for seat in map(Seat, range(len(view.won))):
        player = caption.player_at(seat)
        filled = _is_filled(view, seat) or (caption.over and player == caption.player)
        word = caption.texts("set-picture-called") if seat == view.caller else ""
        score = None if word else _score(view, seat)
        mark = _mark(view, seat, filled=filled)
        pointing = view.outcome is None and not caption.over
        yield ColumnPlayer(player, score, word, caption.change(seat), mark, filled=filled, pointer=pointing)


def _score(view: View, seat: Seat) -> int:
    """Returns the points of the solitaire, or the SETs; debts, which only a seat without SETs has, are negative."""
    if view.points is not None:
        return view.points
    return view.won[seat] if view.outcome else view.won[seat] - view.debts[seat]


def _is_filled(view: View, seat: Seat) -> bool:
    """Returns whether the seat has won, has called, or has found the last SET and nobody has called since."""
    if view.outcome:
        return view.outcome.ranks[seat] == 1
    if view.caller is not None:
        return seat == view.caller
    return view.claim is not None and view.claim.right and view.claim.seat == seat


def _mark(view: View, seat: Seat, *, filled: bool) -> Mark | None:
    meaning: Meaning | None = None
    if seat in view.locked:
        meaning = "out"
    elif seat in view.votes:
        meaning = "more"
    elif view.pair_open:
        meaning = "bonus"
    if meaning is None:
        return None
    side = _LARGE_MARK if len(view.won) <= 4 else _SMALL_MARK
    colours = surface(seat, filled=filled)
    return Mark(side, meaning, colours.text if filled else COLOURS[meaning], colours.fill)
