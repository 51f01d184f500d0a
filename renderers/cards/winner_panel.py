"""The large panel of who won: one winner on the winner's colour, several or nobody on a neutral one."""

from collections.abc import Iterator, Sequence

from renderers.cards.name_lines import Line, name_lines, steps
from renderers.engine.scene import Box, Placed
from renderers.parts.badges import Badge, TurnBadge
from renderers.parts.caption import CaptionPlayer
from renderers.parts.column_text import fitted_text
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_text
from renderers.text.displayable import displayable, initial
from renderers.text.fitting import truncated, wrapped_lines
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Role, seat_role

_PADDING = 22
_GAP = 34
"""Between badges, name, verdict and reason, from the foot of one to the capitals of the next, in pixels."""
_RADIUS = 20
_NEUTRAL: Role = "row"
_BADGES = (220, 180, 150, 130)
"""The sides that the badge of the only winner may have; the texts below it decide which one fits."""
_SIDES = {1: 170, 2: 170, 3: 124, 4: 124}
"""The side of the badges where several share the panel, by their number."""
_SMALLEST_SIDE = 88
_REASON_LINES = 3


def placed(players: Sequence[CaptionPlayer], verdict: str, reason: str, box: Box, *, won: bool) -> Iterator[Placed]:
    """Places the panel in a box at least 400 pixels wide and 520 high.

    players: who won; or, unless `won`, who shares a draw or ends an abandoned game. A reason that takes more than three
    lines is left out.
    """
    alone = won and len(players) == 1
    fill, colour = (seat_role(players[0].seat), "seat-ink") if alone else (_NEUTRAL, "text")
    left, top, right, bottom = box
    room = right - left - 2 * _PADDING
    yield Placed(Panel(right - left, bottom - top, fill, "background", radius=_RADIUS), left, top)
    name = Style(Weight.BOLD, 0, colour, fill)
    lines = [
        *(name_lines(players[0].name, name, room, 76) if alone else ()),
        fitted_text(verdict, name._replace(weight=Weight.MEDIUM), room, range(48 if alone else 64, 32, -4)),
        *_reason_lines(reason, Style(Weight.REGULAR, 0, colour, fill), room),
    ]
    downwards = [step + (_GAP if place == 0 else 0) for place, step in enumerate(steps(lines, _GAP))]
    space = bottom - top - 2 * _PADDING - sum(downwards)
    badges = _large_badge(players[0], space) if alone else _badges(players, room)
    height = _height(badges) + sum(downwards)
    middle, y = (left + right) // 2, top + (bottom - top - height) // 2
    yield from (Placed(sprite, middle + x, y + down) for sprite, x, down in badges)
    y += _height(badges)
    for (text, style), step in zip(lines, downwards, strict=True):
        y += step
        yield place_text(text, style, middle, y, "centre", opaque=False)


def _height(badges: Sequence[Placed]) -> int:
    return max((badge.box[3] for badge in badges), default=0)


def _large_badge(player: CaptionPlayer, space: int) -> list[Placed]:
    """Places the badge of the only winner, relative to the middle of the panel. space: its height at most."""
    side = next((side for side in _BADGES if side <= space), _BADGES[-1])
    badge = TurnBadge(side, player.seat, initial(player.name, player.seat), seat_role(player.seat))
    return [Placed(badge, -side // 2, 0)]


def _badges(players: Sequence[CaptionPlayer], room: int) -> list[Placed]:
    """Places badges in rows, with first names under them unless they are too many, relative to the panel's middle."""
    side = _SIDES.get(len(players), _SMALLEST_SIDE)
    named = len(players) in _SIDES
    across = {2: 2, 3: 3, 4: 2}.get(len(players), min(4, max(len(players), 1)))
    pitch, down = room // across, side + (64 if named else 18)
    style = _first_names_style(players, pitch - 4)
    found = []
    for row, start in enumerate(range(0, len(players), across)):
        line = players[start : start + across]
        for place, player in enumerate(line):
            x, y = (2 * place - len(line) + 1) * pitch // 2, row * down
            badge = Badge(side, player.seat, initial(player.name, player.seat), _NEUTRAL)
            found.append(Placed(badge, x - side // 2, y))
            if named:
                name = truncated(_first_word(player.name), style, pitch - 4)
                found.append(place_text(name, style, x, y + side + 44, "centre", opaque=False))
    return found


def _first_names_style(players: Sequence[CaptionPlayer], room: int) -> Style:
    """Returns the style in which the longest of the first names fits, one size for all."""
    style = Style(Weight.MEDIUM, 0, "text", _NEUTRAL)
    names = [fitted_text(_first_word(player.name), style, room, (40, 36, 32, 30, 28)) for player in players]
    return min((fitted for _, fitted in names), key=lambda fitted: fitted.size, default=style)


def _first_word(name: str) -> str:
    return next(iter(displayable(name).split()), "")


def _reason_lines(reason: str, style: Style, room: int) -> list[Line]:
    for size in (34, 30, 28):
        sized = style._replace(size=size)
        lines = wrapped_lines(reason, sized, room) if reason else []
        if len(lines) <= _REASON_LINES:
            return [(line.strip(), sized) for line in lines]
    return []
