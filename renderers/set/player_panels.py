"""A panel for each player of SET, two beside each other: the SETs found, debts, votes; for the solitaire the points."""

from collections.abc import Iterator
from functools import lru_cache

from bot.games.base import Seat
from bot.games.set.view import View
from renderers.engine.scene import PICTURE_WIDTH, Group, Placed
from renderers.parts.badges import SMALLEST_BADGE, Badge
from renderers.parts.caption import Caption, CaptionPlayer
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_text
from renderers.set.mark import Mark, Meaning
from renderers.text.displayable import initial
from renderers.text.fitting import fitted_name, text_width
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Role

_MARGIN = 24
_GAP = 12
_HEIGHT = 64
_PADDING = 12
_MARK = 36
_BETWEEN = 14
_BASELINE = 43


def height(seats: int) -> int:
    """Returns the height of the panels of this many players, in pixels."""
    return -(-seats // 2) * (_HEIGHT + _GAP) - _GAP


def placed(view: View, caption: Caption, top: int) -> Iterator[Placed]:
    """Places the panels from `top` down."""
    seats = len(view.won)
    across = PICTURE_WIDTH - 2 * _MARGIN if seats == 1 else (PICTURE_WIDTH - 2 * _MARGIN - _GAP) // 2
    for seat in map(Seat, range(seats)):
        row, column = divmod(seat, 2)
        scores = tuple(_scores(view, caption, seat))
        panel = _panel(across, caption.player_at(seat), scores, _meaning(view, seat), _rim(view, seat))
        yield Placed(panel, _MARGIN + column * (across + _GAP), top + row * (_HEIGHT + _GAP))


@lru_cache(maxsize=256)
def _panel(
    across: int, player: CaptionPlayer, scores: tuple[tuple[str, Style], ...], meaning: Meaning | None, rim: Role
) -> Group:
    """Lays out the badge and the name from the left, the scores and the mark from the right."""
    left, right = _PADDING, across - _PADDING
    parts = [Placed(Panel(across, _HEIGHT, "panel", "background", radius=16, rim=rim, rim_width=4), 0, 0)]
    for text, style in scores:
        parts.append(place_text(text, style, right, _BASELINE, "right"))
        right -= text_width(text, style) + _BETWEEN
    if meaning:
        parts.append(Placed(Mark(_MARK, meaning, "panel"), right - _MARK, (_HEIGHT - _MARK) // 2))
        right -= _MARK + _BETWEEN
    badge = Badge(SMALLEST_BADGE, player.seat, initial(player.name, player.seat), "panel")
    parts.append(Placed(badge, left, (_HEIGHT - SMALLEST_BADGE) // 2))
    left += SMALLEST_BADGE + _BETWEEN
    name = Style(Weight.BOLD, 32, "muted" if meaning == "out" else "text", "panel")
    parts.append(place_text(fitted_name(player.name, name, right - left), name, left, _BASELINE))
    return Group((across, _HEIGHT), tuple(parts))


def _scores(view: View, caption: Caption, seat: Seat) -> Iterator[tuple[str, Style]]:
    """Yields what the player has and owes, from the right."""
    best = view.outcome is not None and view.outcome.ranks[seat] == 1
    main = Style(Weight.BOLD, 32, "win" if best else "text", "panel")
    minor = Style(Weight.MEDIUM, 30, "muted", "panel")
    sets = caption.texts("set-picture-sets", sets=view.won[seat])
    if view.points is None:
        yield sets, main
    else:
        yield caption.texts("set-picture-points", points=view.points), main
        yield sets, minor
        if view.pair_open:
            yield caption.texts("set-picture-pair"), Style(Weight.MEDIUM, 30, "win", "panel")
    if view.debts[seat]:
        yield f"−{view.debts[seat]}", Style(Weight.BOLD, 32, "loss", "panel")


def _meaning(view: View, seat: Seat) -> Meaning | None:
    if seat in view.locked:
        return "out"
    return "more" if seat in view.votes else None


def _rim(view: View, seat: Seat) -> Role:
    """Returns a colour for winners, the caller, and the player who just showed three cards; else the panel's."""
    if view.outcome:
        return "win" if view.outcome.ranks[seat] == 1 else "panel"
    if seat == view.caller:
        return "last"
    if view.claim and view.claim.seat == seat:
        return "win" if view.claim.right else "loss"
    return "panel"
