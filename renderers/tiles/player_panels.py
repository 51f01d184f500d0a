"""A panel for each player along the picture's edge: badge, name, score, number of tiles; at the end the rank."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from renderers.engine.scene import Group, Placed
from renderers.parts.badges import SMALLEST_BADGE, Badge, Medal
from renderers.parts.caption import Caption, CaptionPlayer
from renderers.parts.panel import Panel
from renderers.parts.text_line import place_counter, place_text
from renderers.text.displayable import initial
from renderers.text.fitting import fitted_name, text_width
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import Role, seat_role
from renderers.tiles.markers import TileIcon

_MARGIN = 24
_GAP = 12
_HEIGHT = 124
_PADDING = 14
_RIM = 4
_MOST_IN_A_ROW = 4


@dataclass(frozen=True)
class PlayerStatus:
    """What a panel tells of its player. rank: from 1 once the game is over, None before."""

    score: int
    tiles: int
    rank: int | None
    on_turn: bool


def placed(caption: Caption, statuses: Sequence[PlayerStatus], width: int, top: int) -> Iterator[Placed]:
    """Places one panel for each seat, in the order of play, from `top` down."""
    columns = _columns(len(statuses))
    panel_width = (width - 2 * _MARGIN - (columns - 1) * _GAP) // columns
    for seat, status in enumerate(statuses):
        row, column = divmod(seat, columns)
        left, upper = _MARGIN + column * (panel_width + _GAP), top + row * (_HEIGHT + _GAP)
        yield Placed(_panel(caption.player_at(seat), status, panel_width), left, upper)


def height(seats: int) -> int:
    """Returns the height of the panels of this many seats and of the room below them, in pixels."""
    rows = -(-seats // _columns(seats))
    return rows * (_HEIGHT + _GAP) - _GAP + _MARGIN


def _columns(seats: int) -> int:
    return seats if seats <= _MOST_IN_A_ROW else -(-seats // 2)


@lru_cache(maxsize=512)
def _panel(player: CaptionPlayer, status: PlayerStatus, width: int) -> Group:
    won = status.rank == 1
    background: Role = "row" if status.on_turn else "panel"
    rim: Role | None = "win" if won else seat_role(player.seat) if status.on_turn else None
    parts = [Placed(Panel(width, _HEIGHT, background, "background", radius=16, rim=rim, rim_width=_RIM), 0, 0)]
    right, baseline = width - _PADDING, 101
    name = Style(Weight.MEDIUM, 30, "text", background)
    parts.append(place_text(fitted_name(player.name, name, right - _PADDING), name, _PADDING, 46))
    badge = Badge(SMALLEST_BADGE, player.seat, initial(player.name, player.seat), background)
    parts.append(Placed(badge, _PADDING, baseline - 39))
    score = Style(Weight.BOLD, 34, "win" if won else "text", background)
    parts += place_counter(str(status.score).replace("-", "−"), score, _PADDING + SMALLEST_BADGE + 6, baseline)
    if status.rank is None:
        tiles = Style(Weight.MEDIUM, 30, "muted", background)
        parts += place_counter(str(status.tiles), tiles, right, baseline, "right")
        icon = TileIcon(background)
        across = right - text_width(str(status.tiles), tiles) - icon.size[0] - 5
        parts.append(Placed(icon, across, baseline - icon.size[1] + 2))
    elif status.rank <= 3:
        medal = Medal(SMALLEST_BADGE, status.rank, background)
        parts.append(Placed(medal, right - medal.side, baseline - 39))
    return Group((width, _HEIGHT), tuple(parts))
