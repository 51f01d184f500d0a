"""The players' goals in the column: each lies face down, face up, or face down and known to the reader."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from bot.games.base import Seat
from bot.games.tris_on_steroids.view import Face, View
from renderers.engine.scene import Placed, Size
from renderers.parts.frame import Caption
from renderers.parts.panel import Panel
from renderers.parts.player_block import ColumnPlayer, surface
from renderers.parts.text_line import place_text
from renderers.text.typeface import CAPITAL_HEIGHT, Style, Weight
from renderers.themes.theme import Role
from renderers.tris_on_steroids.symbol import Symbol

SIDE = 66
_RADIUS = 10
_SYMBOL = 40
_UNKNOWN = Style(Weight.BOLD, 40, "paper", "back")

GoalLook: TypeAlias = Literal["card", "last", "win"]
"""How a goal stands out: not at all, changed by the last move, the winner's."""


@dataclass(frozen=True)
class GoalCard:
    """A goal.

    Attributes:
        symbol: "" if the reader does not know it.
        up: whether everybody knows it.
        background: the colour of the block.
    """

    symbol: str
    up: bool
    look: GoalLook
    background: Role
    rim: Role
    opaque: ClassVar = True
    size: ClassVar[Size] = (SIDE, SIDE)

    @property
    def parts(self) -> tuple[Placed, ...]:
        fill: Role = "back"
        if self.up:
            fill = {"card": "card", "last": "last-top", "win": "win-top"}[self.look]
        body = Panel(SIDE, SIDE, fill, self.background, _RADIUS, self.rim, 5 if self.look == "last" else 3)
        return Placed(body, 0, 0), *self._content(fill)

    def _content(self, fill: Role) -> Iterator[Placed]:
        if not self.symbol:
            baseline = round((SIDE + CAPITAL_HEIGHT * _UNKNOWN.size) / 2)
            yield place_text("?", _UNKNOWN, SIDE // 2, baseline, "centre", opaque=False)
            return
        symbol = Symbol(self.symbol, _SYMBOL, self.symbol if self.up else "paper", fill)
        yield Placed(symbol, (SIDE - symbol.size[0]) // 2, (SIDE - symbol.size[1]) // 2)


def players(view: View, caption: Caption) -> tuple[ColumnPlayer, ...]:
    """Returns the players, each with the goal as the reader knows it."""
    return tuple(_player(view, Seat(seat), goal, caption) for seat, goal in enumerate(view.goals))


def _player(view: View, seat: Seat, goal: Face, caption: Caption) -> ColumnPlayer:
    player = caption.player_at(seat)
    filled = player == caption.player
    look, fill = _look(view, seat), surface(seat, filled=filled).fill
    rim: Role = "seat-ink" if filled else "last" if look == "last" else "card-edge" if goal.up else "back-mark"
    icon = GoalCard(goal.symbol or "", goal.up, look, fill, rim)
    return ColumnPlayer(player, change=caption.change(seat), icon=icon, filled=filled, pointer=not caption.over)


def _look(view: View, seat: Seat) -> GoalLook:
    if view.outcome and view.line and seat in view.outcome.winners:
        return "win"
    changed = any(event.key == "tris_on_steroids-goal-changed" and event.seat == seat for event in view.events)
    return "last" if changed else "card"
