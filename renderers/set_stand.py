"""How everybody stands in SET: a panel for each player, two beside each other; for the solitaire the points."""

from collections.abc import Iterator

from bot.games.base import Seat
from bot.games.set.view import View
from renderers.caption import Caption
from renderers.grid import WIDTH
from renderers.lettering import Style, initial, length, shortened
from renderers.marks import Badge, Panel, words
from renderers.scene import Placed
from renderers.set_cards import Mark, Meaning
from renderers.theme import Role
from renderers.typeface import Weight

_MARGIN = 24
_GAP = 12
_HEIGHT = 62
_PADDING = 14
_BADGE = 44
_MARK = 36
_BETWEEN = 14
_BASELINE = 42


def height(seats: int) -> int:
    """Of the panels of so many players, in pixels."""
    return -(-seats // 2) * (_HEIGHT + _GAP) - _GAP


def placed(view: View, caption: Caption, top: int) -> Iterator[Placed]:
    """The panels, from `top` down."""
    seats = len(view.won)
    across = WIDTH - 2 * _MARGIN if seats == 1 else (WIDTH - 2 * _MARGIN - _GAP) // 2
    for seat in map(Seat, range(seats)):
        row, column = divmod(seat, 2)
        left, down = _MARGIN + column * (across + _GAP), top + row * (_HEIGHT + _GAP)
        rim = _rim(view, seat)
        panel = Placed(Panel(across, _HEIGHT, "panel", "ground", radius=16, rim=rim, rim_width=4), left, down)
        yield panel
        yield from _written(view, caption, seat, panel)


def _written(view: View, caption: Caption, seat: Seat, panel: Placed) -> Iterator[Placed]:
    """What the panel says: the badge and the name from the left, all else from the right."""
    left, top, right, _ = panel.box
    left, right = left + _PADDING, right - _PADDING
    baseline = top + _BASELINE
    for said, style in _figures(view, caption, seat):
        yield words(said, style, right, baseline, "right")
        right -= length(said, style) + _BETWEEN
    if meaning := _meaning(view, seat):
        yield Placed(Mark(_MARK, meaning, "panel"), right - _MARK, top + (_HEIGHT - _MARK) // 2)
        right -= _MARK + _BETWEEN
    player = caption.at(seat)
    yield Placed(Badge(_BADGE, seat, initial(player.name, seat), "panel"), left, top + (_HEIGHT - _BADGE) // 2)
    name = Style(Weight.BOLD, 32, "muted" if seat in view.locked else "text", "panel")
    left += _BADGE + _BETWEEN
    yield words(shortened(player.name, name, right - left), name, left, baseline)


def _figures(view: View, caption: Caption, seat: Seat) -> Iterator[tuple[str, Style]]:
    """What the player has and owes, from the right."""
    best = view.outcome is not None and view.outcome.ranks[seat] == 1
    counted = Style(Weight.BOLD, 32, "win" if best else "text", "panel")
    quiet = Style(Weight.MEDIUM, 30, "muted", "panel")
    sets = caption.texts("set-picture-sets", sets=view.won[seat])
    if view.points is None:
        yield sets, counted
    else:
        yield caption.texts("set-picture-points", points=view.points), counted
        yield sets, quiet
        if view.pair_open:
            yield caption.texts("set-picture-pair"), Style(Weight.MEDIUM, 30, "win", "panel")
    if view.debts[seat]:
        yield f"−{view.debts[seat]}", Style(Weight.BOLD, 32, "loss", "panel")


def _meaning(view: View, seat: Seat) -> Meaning | None:
    if seat in view.locked:
        return "out"
    return "more" if seat in view.votes else None


def _rim(view: View, seat: Seat) -> Role:
    """Around the winners, or who calls, or who just showed three cards; else as good as none."""
    if view.outcome:
        return "win" if view.outcome.ranks[seat] == 1 else "panel"
    if seat == view.caller:
        return "last"
    if view.claim and view.claim.seat == seat:
        return "win" if view.claim.right else "loss"
    return "panel"
