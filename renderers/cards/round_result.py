"""The card of a round that has ended: the closing board or who won it, and the points of each player."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from renderers.cards import winner_panel
from renderers.cards.player_rows import PlayerRow, signed
from renderers.engine.scene import Box, Placed, Scene
from renderers.parts import column
from renderers.parts.badges import SMALLEST_BADGE, Badge
from renderers.parts.caption import CaptionPlayer
from renderers.parts.column_text import fitted_player_name, fitted_text
from renderers.parts.frame import CARD, framed
from renderers.parts.panel import Panel
from renderers.parts.player_block import ColumnPlayer, surface
from renderers.parts.text_line import TextLine, place_text
from renderers.text.displayable import initial
from renderers.text.style import Style
from renderers.text.typeface import Weight
from renderers.themes.theme import DARK, Role, Theme

_PANEL: Box = (12, 12, 632, 688)
_LEFT, _TOP, _RIGHT, _BOTTOM = _PANEL[2] + 12, *CARD[1:]
_HEADING_HEIGHT = 52
_GAP = 8
_HIGHEST = 150
_PADDING = 16
_HEADING = Style(Weight.BOLD, 36, "text", "background")


@dataclass(frozen=True)
class RoundResult:
    """All texts are in the reader's language.

    heading: "Round 2 of 3". winners: who won the round; several share it. verdict, reason: of the round. places:
    everybody, in the order in which they are shown: the points of the round, and all points so far. board: the closing
    board, as its game places it in the frame; then the points stand in the frame's column. Without it there is a panel
    of the winners.
    """

    heading: str
    winners: tuple[CaptionPlayer, ...]
    verdict: str
    reason: str
    places: tuple[PlayerRow, ...]
    board: tuple[Placed, ...] = ()


def scene(result: RoundResult, theme: Theme = DARK) -> Scene:
    """Lays out the card."""
    if result.board:
        players = [_column_player(place, filled=place.player in result.winners) for place in result.places]
        return framed(theme, result.board, column.placed(players, heading=result.heading))
    winners = winner_panel.placed(result.winners, result.verdict, result.reason, _PANEL, won=bool(result.winners))
    return framed(theme, winners, _heading(result), chain.from_iterable(_rows(result)))


def _column_player(place: PlayerRow, *, filled: bool) -> ColumnPlayer:
    """Returns the player with all points as the score, and the points of the round beside it."""
    fill, _, muted = surface(place.player.seat, filled=filled)
    points = "" if place.change is None else signed(place.change)
    icon = TextLine(points, Style(Weight.MEDIUM, 28, muted, fill), opaque=False)
    return ColumnPlayer(place.player, int(place.score), icon=icon, filled=filled)


def _heading(result: RoundResult) -> Iterator[Placed]:
    text, style = fitted_text(result.heading, _HEADING, _RIGHT - _LEFT - 2 * _PADDING, (36, 32, 30))
    yield place_text(text, style, _LEFT + _PADDING, _TOP + 38)


def _rows(result: RoundResult) -> Iterator[Iterator[Placed]]:
    top = _TOP + _HEADING_HEIGHT
    height = min(_HIGHEST, (_BOTTOM - top + _GAP) // max(len(result.places), 1) - _GAP)
    for place, row in enumerate(result.places):
        fill: Role = "row" if row.player in result.winners else "panel"
        yield _row(row, top + place * (height + _GAP), height, fill)


def _row(row: PlayerRow, top: int, height: int, fill: Role) -> Iterator[Placed]:
    """Places a row: the name above the points, the badge beside both."""
    roomy = height >= 96
    side, sizes = (76, (40, 36, 32, 30, 28)) if roomy else (SMALLEST_BADGE, (30, 28))
    small, large, apart = (40, 46, 24) if roomy else (30, 32, 18)
    middle, seat = top + height // 2, row.player.seat
    yield Placed(Panel(_RIGHT - _LEFT, height, fill, "background", radius=14), _LEFT, top)
    badge = Badge(side, seat, initial(row.player.name, seat), fill)
    yield Placed(badge, _LEFT + _PADDING, middle - side // 2)
    left, end = _LEFT + _PADDING + side + 16, _RIGHT - _PADDING
    name, style = fitted_player_name(row.player.name, Style(Weight.MEDIUM, 0, "text", fill), end - left, sizes)
    yield place_text(name, style, left, middle - apart // 3, opaque=False)
    below = middle + apart // 3 + round(0.72 * large)
    total = Style(Weight.BOLD, large, "text", fill)
    score = row.score.replace("-", "−")
    yield place_text(score, total, end, below, "right", opaque=False)
    if row.change is not None:
        yield place_text(signed(row.change), Style(Weight.MEDIUM, small, "muted", fill), left, below, opaque=False)
