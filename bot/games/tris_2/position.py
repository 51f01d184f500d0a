"""Nine dice on the grid: which rolls the rules allow, and what they lead to (RULES 001.7-001.15)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from bot.games.tris_2.die import LETTERS, STEPS, Cell, Die, LastRoll

WIDTH = 12
"""Columns of the window that contact is seen through: nine dice in touch span at most nine cells, one more on either
side is there to roll to, and the last stays empty so that no neighbour is found around the edge."""

AXES = ((0, 1), (1, 0), (1, 1), (1, -1))

Rule: TypeAlias = Callable[["Position", Die, Cell], str | None]
"""Why this die may not roll to that free neighbouring cell, as a text key; None where it may."""


@dataclass(frozen=True)
class Position:
    """The nine dice in letter order, the rules that their rolls obey, and the last roll."""

    dice: tuple[Die, ...]
    rules: tuple[Rule, ...]
    last: LastRoll | None = None

    @classmethod
    def of(cls, tops: str, ns: str, *, rule_of_4: bool = False) -> "Position":
        """The 3x3 start with these nine top and north-south symbols in reading order, such as "xxooxox//"."""
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
        """The northernmost, easternmost, southernmost and westernmost row or column with a die."""
        rows = [die.row for die in self.dice]
        cols = [die.col for die in self.dice]
        return min(rows), max(cols), max(rows), min(cols)

    @cached_property
    def occupied(self) -> int:
        """The occupied cells as bits of the window."""
        return sum(map(self.bit, self.by_cell))

    def bit(self, cell: Cell) -> int:
        """A cell inside the box, or next to it, as a bit of the window."""
        north, _, _, west = self.box
        row, col = cell
        return 1 << (row - north + 1) * WIDTH + col - west + 1

    def obstacle(self, die: Die, direction: str) -> str | None:
        """The text key of the rule that forbids this roll, or None."""
        south, east = STEPS[direction]
        target = (die.row + south, die.col + east)
        if target in self.by_cell:
            return "tris_2-occupied"
        for rule in self.rules:
            if reason := rule(self, die, target):
                return reason
        return None

    def rolls(self) -> Iterator[tuple[Die, str]]:
        """Every roll that the rules allow, by die and direction. Whether the game is over is not looked at."""
        return ((die, direction) for die in self.dice for direction in STEPS if not self.obstacle(die, direction))

    def rolled(self, die: Die, direction: str) -> "Position":
        """The position after a roll that meets no obstacle."""
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
        mover = self.dice[LETTERS.index(self.last.letter)]
        runs = [run for axis in AXES if len(run := self._run(mover, *axis)) >= 3]
        return "".join(sorted({letter for run in runs for letter in run}))

    def _run(self, mover: Die, south: int, east: int) -> str:
        """The letters of the unbroken run of the mover's top symbol along one axis, the mover's first."""
        letters = mover.letter
        for sign in (1, -1):
            row, col = mover.row + sign * south, mover.col + sign * east
            while (die := self.by_cell.get((row, col))) and die.top == mover.top:
                letters += die.letter
                row, col = row + sign * south, col + sign * east
        return letters


def undo(position: Position, die: Die, target: Cell) -> str | None:
    """The die just rolled may not roll straight back (RULES 001.10)."""
    last = position.last
    back = last is not None and die.letter == last.letter and target == (last.row, last.col)
    return "tris_2-undo" if back else None


def island(position: Position, die: Die, target: Cell) -> str | None:
    """All nine dice stay in touch, corners counting (RULES 001.9)."""
    cells = position.occupied ^ position.bit((die.row, die.col)) | position.bit(target)
    reached = position.bit(target)
    while (grown := spread(reached) & cells) != reached:
        reached = grown
    return None if reached == cells else "tris_2-island"


def spread(cells: int) -> int:
    """These cells of the window and the eight around each (RULES 001.4)."""
    rows = cells | cells << 1 | cells >> 1
    return rows | rows << WIDTH | rows >> WIDTH


def too_wide(position: Position, _die: Die, target: Cell) -> str | None:
    """No side of the box grows beyond four cells (RULES 001.15) [D5].

    A roll changes the box along its own axis only, and what the mover leaves behind is one step away from it.
    """
    north, east, south, west = position.box
    row, col = target
    wide = max(south, row) - min(north, row) > 3 or max(east, col) - min(west, col) > 3
    return "tris_2-rule-of-4" if wide else None


def rolling_rules(*, rule_of_4: bool) -> tuple[Rule, ...]:
    """What every roll obeys, with the rule of 4 or without."""
    return (undo, island, too_wide) if rule_of_4 else (undo, island)
