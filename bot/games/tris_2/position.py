"""Nine dice on the grid, the rolls that the rules allow, and the positions they lead to (RULES 001.7-001.15)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from bot.games.tris_2.die import LETTERS, STEPS, Cell, Die, LastRoll

WIDTH = 12
"""The columns of the bit window in which contact is computed. Nine dice in contact span at most nine cells, a roll may
add one on either side, and the last column stays empty so that no neighbour is found across the edge."""

AXES = ((0, 1), (1, 0), (1, 1), (1, -1))

Rule: TypeAlias = Callable[["Position", Die, Cell], str | None]
"""Returns why this die may not roll to that free neighbouring cell, as a text key; None if it may."""


@dataclass(frozen=True)
class Position:
    """The nine dice in letter order, the rules for rolls, and the last roll."""

    dice: tuple[Die, ...]
    rules: tuple[Rule, ...]
    last: LastRoll | None = None

    @classmethod
    def of(cls, tops: str, ns: str, *, rule_of_4: bool = False) -> "Position":
        """Returns a 3x3 start.

        Args:
            tops, ns: top and north-south symbols in reading order, such as "xxooxox//".
        """
        cells = (divmod(at, 3) for at in range(9))
        faces = zip(LETTERS, cells, tops, ns, strict=True)
        dice = tuple(Die(letter, row, col, top, side) for letter, (row, col), top, side in faces)
        return cls(dice, rolling_rules(rule_of_4=rule_of_4))

    @property
    def rule_of_4(self) -> bool:
        return too_wide in self.rules

    @cached_property
    def by_cell(self) -> dict[Cell, Die]:
        return {(die.row, die.col): die for die in self.dice}

    @cached_property
    def box(self) -> tuple[int, int, int, int]:
        """The bounding box: northernmost row, easternmost column, southernmost row, westernmost column with a die."""
        rows = [die.row for die in self.dice]
        cols = [die.col for die in self.dice]
        return min(rows), max(cols), max(rows), min(cols)

    @cached_property
    def occupied(self) -> int:
        """The occupied cells as bits of the window."""
        return sum(map(self.bit, self.by_cell))

    def bit(self, cell: Cell) -> int:
        """Returns the bit of a cell inside the box or next to it."""
        north, _, _, west = self.box
        row, col = cell
        return 1 << (row - north + 1) * WIDTH + col - west + 1

    def obstacle(self, die: Die, direction: str) -> str | None:
        """Returns the text key of the rule that forbids this roll, or None."""
        south, east = STEPS[direction]
        target = (die.row + south, die.col + east)
        if target in self.by_cell:
            return "tris_2-occupied"
        for rule in self.rules:
            if reason := rule(self, die, target):
                return reason
        return None

    def rolls(self) -> Iterator[tuple[Die, str]]:
        """Yields every allowed roll as die and direction. Does not check whether the game is over."""
        return ((die, direction) for die in self.dice for direction in STEPS if not self.obstacle(die, direction))

    def rolled(self, die: Die, direction: str) -> "Position":
        """Returns the position after an allowed roll."""
        at = LETTERS.index(die.letter)
        dice = (*self.dice[:at], die.rolled(direction), *self.dice[at + 1 :])
        return Position(dice, self.rules, LastRoll(die.letter, die.row, die.col, direction))

    @cached_property
    def line(self) -> str:
        """The letters of all dice in a tris, empty while there is none (RULES 001.11).

        Only lines through the die just rolled can be new.
        """
        if self.last is None:
            return ""
        rolled = self.dice[LETTERS.index(self.last.letter)]
        runs = [run for axis in AXES if len(run := self._run(rolled, *axis)) >= 3]
        return "".join(sorted({letter for run in runs for letter in run}))

    def _run(self, rolled: Die, south: int, east: int) -> str:
        """Returns the letters of the unbroken run of the rolled die's top symbol along one axis, its own first."""
        letters = rolled.letter
        for sign in (1, -1):
            row, col = rolled.row + sign * south, rolled.col + sign * east
            while (die := self.by_cell.get((row, col))) and die.top == rolled.top:
                letters += die.letter
                row, col = row + sign * south, col + sign * east
        return letters


def undo(position: Position, die: Die, target: Cell) -> str | None:
    """Forbids the die just rolled to roll straight back (RULES 001.10)."""
    last = position.last
    back = last is not None and die.letter == last.letter and target == (last.row, last.col)
    return "tris_2-undo" if back else None


def island(position: Position, die: Die, target: Cell) -> str | None:
    """Forbids rolls after which the nine dice are not all in contact, corners included (RULES 001.9)."""
    cells = position.occupied ^ position.bit((die.row, die.col)) | position.bit(target)
    reached = position.bit(target)
    while (grown := spread(reached) & cells) != reached:
        reached = grown
    return None if reached == cells else "tris_2-island"


def spread(cells: int) -> int:
    """Returns these cells of the window and the eight around each (RULES 001.4)."""
    rows = cells | cells << 1 | cells >> 1
    return rows | rows << WIDTH | rows >> WIDTH


def too_wide(position: Position, _die: Die, target: Cell) -> str | None:
    """Forbids rolls after which a side of the box is longer than four cells (RULES 001.15) [D5].

    A roll changes the box along its own axis only, and the cell it leaves is one step from its target.
    """
    north, east, south, west = position.box
    row, col = target
    wide = max(south, row) - min(north, row) > 3 or max(east, col) - min(west, col) > 3
    return "tris_2-rule-of-4" if wide else None


def rolling_rules(*, rule_of_4: bool) -> tuple[Rule, ...]:
    """Returns the rules for rolls, with the rule of 4 or without."""
    return (undo, island, too_wide) if rule_of_4 else (undo, island)
