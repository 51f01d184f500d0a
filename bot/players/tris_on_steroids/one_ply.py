"""Players of Tris on Steroids that rate each step by how near each symbol's lines are, and whose goal it may be.

A card that the player has not seen may have any symbol, each with the same probability.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import fsum, prod
from statistics import fmean
from typing import TypeAlias

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tris_on_steroids.cards import SYMBOLS
from bot.games.tris_on_steroids.layout import LAYOUTS, Layout
from bot.games.tris_on_steroids.notation import read
from bot.games.tris_on_steroids.view import Face, View
from bot.players.base import best_move
from bot.players.one_ply import OnePly

HIDDEN = Face(None, None, up=False)

WIN = 10.0
"""The rating of the player's own line, which ends the game: more than all lines of the others together."""

UNSEEN, KNOWN, WRONG = 1 / 4, 1 / 2, 1 / 10
"""The likelihood that a card soon helps a line: face down; face down and known to be right; to be replaced."""

Lines: TypeAlias = tuple[tuple[int, ...], ...]
"""Lines by their cells."""


@dataclass(frozen=True)
class Board:
    """The grid and the goals as one seat knows them, or expects them after a step."""

    layout: Layout
    me: Seat
    grid: tuple[Face, ...]
    goals: tuple[Face, ...]

    def with_faces(self, faces: dict[int, Face]) -> "Board":
        """Returns the board with these cards on their cells."""
        return replace(self, grid=tuple(faces.get(cell, face) for cell, face in enumerate(self.grid)))

    def with_goal(self, face: Face) -> "Board":
        """Returns the board with this goal of the player."""
        goals = (*self.goals[: self.me], face, *self.goals[self.me + 1 :])
        return replace(self, goals=goals)

    def rate(self, own: Lines, others: Lines) -> float:
        """Returns WIN, or the player's own lines against those of all others.

        Args:
            own, others: the lines that are looked at for the player, and for all others.
        """
        symbol = self.goals[self.me].symbol
        if symbol is not None and max(self._nearness(symbol, own), default=0) == 1:
            return WIN
        chances = [self._chance(goal, own if seat == self.me else others) for seat, goal in enumerate(self.goals)]
        return 2 * chances[self.me] - fsum(chances)

    def _chance(self, goal: Face, lines: Lines) -> float:
        """Returns the sum of a goal's lines; for an unknown goal the mean over all symbols."""
        # fsum, since sum rounds floats differently from Python 3.12 on: every Python has to choose the same moves.
        symbols = SYMBOLS if goal.symbol is None else (goal.symbol,)
        return fmean(fsum(self._nearness(symbol, lines)) for symbol in symbols)

    def _nearness(self, symbol: str, lines: Lines) -> list[float]:
        """Returns for each line how likely it soon shows only this symbol: 1 if it does already."""
        cells = [likelihood(face, symbol) for face in self.grid]
        return [prod(cells[cell] for cell in line) for line in lines]


def likelihood(face: Face, symbol: str) -> float:
    """Returns how likely the card soon shows this symbol."""
    if face.symbol is None:
        return UNSEEN
    if face.symbol != symbol:
        return WRONG
    return 1 if face.up else KNOWN


def value_of(view: View, move: str) -> float:
    """Returns the expected rating of the board after the step."""
    lines = all_lines(view)
    return expected(view, move, lines, lines)


def own_value_of(view: View, move: str) -> float:
    """Returns the expected rating of the board after the step by the player's own lines only."""
    return expected(view, move, all_lines(view), ())


def all_lines(view: View) -> Lines:
    return tuple(LAYOUTS[view.side].lines.values())


def expected(view: View, move: str, own: Lines, others: Lines) -> float:
    """Returns the expected rating of the board after the step. Raises ValueError once the game is over.

    Args:
        own, others: see `Board.rate`.
    """
    if view.to_act is None:
        raise ValueError("nobody is to move")
    board = Board(LAYOUTS[view.side], view.to_act, view.grid, view.goals)
    match read(move, board.layout):
        case "clear", line:
            return board.with_faces(dict.fromkeys(board.layout.lines[line], HIDDEN)).rate(own, others)
        case "reveal", place:
            cell = board.layout.number[place]
            return fmean(board.with_faces({cell: face}).rate(own, others) for face in possible_faces(board.grid[cell]))
        case "act", place if view.acting is not None:
            return after_action(board, view.acting, board.layout.number[place]).rate(own, others)
    return board.rate(own, others)


def possible_faces(face: Face) -> Sequence[Face]:
    """Returns the faces that the card may show when it is turned up."""
    symbols = SYMBOLS if face.symbol is None else (face.symbol,)
    return [Face(symbol, face.action, up=True) for symbol in symbols]


def after_action(board: Board, cell: int, target: int) -> Board:
    """Returns the board after the card on `cell` has acted on the `target`."""
    acting, hit = board.grid[cell], board.grid[target]
    match acting.action:
        case "discard":
            return board.with_faces({target: HIDDEN})
        case "swap":
            return board.with_faces({cell: hit, target: acting})
    return board.with_faces({target: board.goals[board.me]}).with_goal(hit)


ONE_PLY = OnePly(value_of)
"""The player that looks one step ahead, without compiled search."""

GREEDY = OnePly(own_value_of)
"""A careful beginner: it completes its line if it can, else brings it nearer, and ignores the lines of others."""


@dataclass(frozen=True)
class Inattentive:
    """A player that rates each step by what it sees and remembers at that moment.

    Attributes:
        own, others: in how many steps of 100 it overlooks a row or column, and a diagonal, for itself and for others.
        forgets: in how many steps of 100 it has forgotten a face-down card that it knows.
    """

    own: tuple[int, int]
    others: tuple[int, int]
    forgets: int

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        seen = replace(view, grid=tuple(self._remembered(face, chance) for face in view.grid))
        own, others = (lines_seen(view, overlooked, chance) for overlooked in (self.own, self.others))
        return best_move(legal, [expected(seen, move, own, others) for move in legal], chance)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        """Returns the ratings of a player that overlooks nothing."""
        return ONE_PLY.ratings(view, legal, chance)

    def _remembered(self, face: Face, chance: Chance) -> Face:
        return HIDDEN if face.known and chance.below(100) < self.forgets else face


def lines_seen(view: View, overlooked: tuple[int, int], chance: Chance) -> Lines:
    """Returns the lines that are seen in a step.

    Args:
        overlooked: in how many steps of 100 a row or column, and a diagonal, is overlooked.
    """
    return tuple(
        line
        for name, line in LAYOUTS[view.side].lines.items()
        if chance.below(100) >= overlooked[name.startswith("diagonal")]
    )
