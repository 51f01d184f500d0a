"""Positions of Tris 2 with forced wins and with only moves, found by `solver.c`, which explains the method.

A line is: `4` for the rule of 4 or `-`; row, column, top and north-south of each die; the last roll; then the number of
rolls to the forced win, or the only roll that does not lose. A roll is a die and the initial of a direction.
"""

from pathlib import Path

from bot.games.base import Seat
from bot.games.tris_2.die import LETTERS, STEPS, Die, LastRoll
from bot.games.tris_2.game import State
from bot.games.tris_2.notation import Roll
from bot.games.tris_2.position import Position, rolling_rules

INITIALS = {direction[0].upper(): direction for direction in STEPS}


def stored(name: str) -> list[tuple[State, str]]:
    """Returns the states of a file with their answers: a number of rolls, or the only roll."""
    lines = (Path(__file__).parent / f"{name}.txt").read_text(encoding="ascii").splitlines()
    return [_read(line) for line in lines]


def roll_of(answer: str) -> str:
    """Returns the words of an only roll."""
    return str(Roll(answer[0], INITIALS[answer[1]]))


def _read(line: str) -> tuple[State, str]:
    rule, *faces, last, answer = line.split()
    dice = tuple(Die(letter, int(one[0]), int(one[1]), *one[2:]) for letter, one in zip(LETTERS, faces, strict=True))
    rolled, direction = dice[LETTERS.index(last[0])], INITIALS[last[1]]
    south, east = STEPS[direction]
    last_roll = LastRoll(rolled.letter, rolled.row - south, rolled.col - east, direction)
    return State(Position(dice, rolling_rules(rule_of_4=rule == "4"), last_roll), Seat(0), ()), answer
