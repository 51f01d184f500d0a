"""Tris on Steroids one step ahead: how near each symbol's lines are, and whose symbol that may be.

What the player has not seen it takes for any symbol, each as likely.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod
from statistics import fmean

from bot.games.base import Seat
from bot.games.tris_on_steroids.cards import SYMBOLS
from bot.games.tris_on_steroids.layout import LAYOUTS, Layout
from bot.games.tris_on_steroids.notation import read
from bot.games.tris_on_steroids.view import Face, View
from bot.players.base import OnePly

HIDDEN = Face(None, None, up=False)

WIN = 10.0
"""A line of one's own ends the game: more than all lines that others may have come to."""

UNSEEN, KNOWN, WRONG = 1 / 4, 1 / 2, 1 / 10
"""How likely a card will help a line soon: face down; face down, and known to be right; one that has to go first."""


@dataclass(frozen=True)
class Board:
    """The grid and the goals as one seat knows them, or imagines them after a step."""

    layout: Layout
    me: Seat
    grid: tuple[Face, ...]
    goals: tuple[Face, ...]

    def laid(self, faces: dict[int, Face]) -> "Board":
        """The same with these cards on their cells."""
        return replace(self, grid=tuple(faces.get(cell, face) for cell, face in enumerate(self.grid)))

    def with_goal(self, face: Face) -> "Board":
        """The same with this goal before the player."""
        goals = (*self.goals[: self.me], face, *self.goals[self.me + 1 :])
        return replace(self, goals=goals)

    def standing(self) -> float:
        """How well the player stands: won, or else the own lines against all the others'."""
        nearness = {symbol: self._nearness(symbol) for symbol in SYMBOLS}
        if max(nearness.get(str(self.goals[self.me].symbol), [0.0])) == 1:
            return WIN
        lines = {symbol: sum(near) for symbol, near in nearness.items()}
        hopes = [lines.get(str(goal.symbol), fmean(lines.values())) for goal in self.goals]
        return 2 * hopes[self.me] - sum(hopes)

    def _nearness(self, symbol: str) -> list[float]:
        """Per line how likely it soon shows this symbol alone: 1 where it does."""
        cells = [likelihood(face, symbol) for face in self.grid]
        return [prod(cells[cell] for cell in line) for line in self.layout.lines.values()]


def likelihood(face: Face, symbol: str) -> float:
    """How likely the card soon shows this symbol."""
    if face.symbol is None:
        return UNSEEN
    if face.symbol != symbol:
        return WRONG
    return 1 if face.up else KNOWN


def worth(view: View, move: str) -> float:
    """How the player can expect to stand after the step. Raises ValueError once the game is over."""
    if view.to_act is None:
        raise ValueError("nobody is to move")
    board = Board(LAYOUTS[view.side], view.to_act, view.grid, view.goals)
    match read(move, board.layout):
        case "clear", line:
            return board.laid(dict.fromkeys(board.layout.lines[line], HIDDEN)).standing()
        case "reveal", place:
            cell = board.layout.number[place]
            return fmean(board.laid({cell: face}).standing() for face in turned_up(board.grid[cell]))
        case "act", place if view.acting is not None:
            return acted(board, view.acting, board.layout.number[place]).standing()
    return board.standing()


def turned_up(face: Face) -> Sequence[Face]:
    """What may be on the other side."""
    symbols = SYMBOLS if face.symbol is None else (face.symbol,)
    return [Face(symbol, face.action, up=True) for symbol in symbols]


def acted(board: Board, cell: int, target: int) -> Board:
    """The board after the card on `cell` has acted on the `target`."""
    acting, hit = board.grid[cell], board.grid[target]
    match acting.action:
        case "discard":
            return board.laid({target: HIDDEN})
        case "swap":
            return board.laid({cell: hit, target: acting})
    return board.laid({target: board.goals[board.me]}).with_goal(hit)


PLAYER = OnePly(worth)
