"""The players along a picture's edge: badge and name, score, how many tiles each still holds; in the end the ranks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Group, Placed, Size
from renderers.parts.badges import SMALLEST, Badge, Medal
from renderers.parts.caption import Player
from renderers.parts.text_line import Panel, counted, words
from renderers.text.fitting import Style, called, initial, length
from renderers.text.typeface import Weight
from renderers.themes.theme import Role, seat_role
from renderers.tiles.tile import outlined

_MARGIN = 24
_GAP = 12
_HEIGHT = 124
_PADDING = 14
_RIM = 4
_MOST_IN_A_LINE = 4


@dataclass(frozen=True)
class Count:
    """The small triangle before a number of tiles."""

    under: Role
    alone: ClassVar = True
    size: ClassVar[Size] = (24, 22)

    def draw(self, canvas: Canvas) -> None:
        width, height = self.size
        corners = [(width / 2, 4.0), (width - 3.0, height - 3.0), (3.0, height - 3.0)]
        outlined(canvas, corners, 5, "muted")


@dataclass(frozen=True)
class Standing:
    """How a player stands. rank: in the end, from 1; None before. on_turn: whether the next move is this player's."""

    score: int
    tiles: int
    rank: int | None
    on_turn: bool


def player(players: Sequence[Player], seat: int) -> Player:
    """Who sits there; by number where nobody is known by name."""
    return players[seat] if seat < len(players) else Player(str(seat + 1), seat)


def strip(players: Sequence[Player], standings: Sequence[Standing], width: int, top: int) -> Iterator[Placed]:
    """One panel for each seat, in the order of play, from `top` on."""
    columns = _columns(len(standings))
    panel = (width - 2 * _MARGIN - (columns - 1) * _GAP) // columns
    for seat, standing in enumerate(standings):
        line, column = divmod(seat, columns)
        left, upper = _MARGIN + column * (panel + _GAP), top + line * (_HEIGHT + _GAP)
        yield Placed(_panel(player(players, seat), standing, panel), left, upper)


def height(seats: int) -> int:
    """Of a strip for so many, in pixels, and of the room below it."""
    lines = -(-seats // _columns(seats))
    return lines * (_HEIGHT + _GAP) - _GAP + _MARGIN


def _columns(seats: int) -> int:
    return seats if seats <= _MOST_IN_A_LINE else -(-seats // 2)


@lru_cache(maxsize=512)
def _panel(who: Player, standing: Standing, width: int) -> Group:
    won = standing.rank == 1
    under: Role = "row" if standing.on_turn else "panel"
    rim: Role | None = "win" if won else seat_role(who.seat) if standing.on_turn else None
    parts = [Placed(Panel(width, _HEIGHT, under, "ground", radius=16, rim=rim, rim_width=_RIM), 0, 0)]
    right, baseline = width - _PADDING, 101
    name = Style(Weight.MEDIUM, 30, "text", under)
    parts.append(words(called(who.name, name, right - _PADDING), name, _PADDING, 46))
    parts.append(Placed(Badge(SMALLEST, who.seat, initial(who.name, who.seat), under), _PADDING, baseline - 39))
    score = Style(Weight.BOLD, 34, "win" if won else "text", under)
    parts += counted(str(standing.score).replace("-", "−"), score, _PADDING + SMALLEST + 6, baseline)
    if standing.rank is None:
        tiles = Style(Weight.MEDIUM, 30, "muted", under)
        parts += counted(str(standing.tiles), tiles, right, baseline, "right")
        mark = Count(under)
        across = right - length(str(standing.tiles), tiles) - mark.size[0] - 5
        parts.append(Placed(mark, across, baseline - mark.size[1] + 2))
    elif standing.rank <= 3:
        medal = Medal(SMALLEST, standing.rank, under)
        parts.append(Placed(medal, right - medal.side, baseline - 39))
    return Group((width, _HEIGHT), tuple(parts))
