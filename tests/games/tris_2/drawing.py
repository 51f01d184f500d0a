"""Positions drawn as text, so that a test shows the position it is about."""

from collections.abc import Iterator
from textwrap import dedent

from bot.games.base import Seat
from bot.games.tris_2.die import LETTERS, SYMBOLS, Die
from bot.games.tris_2.game import State
from bot.games.tris_2.position import Position, rolling_rules


def drawn(picture: str, *, rule_of_4: bool = False) -> Position:
    """Returns the position in a picture: one line per row, `.` for a free cell, `x` or `xo` for a die.

    `xo` is X on top with O north and south; a single symbol has the next one of x, o, / north and south. The corner is
    a1, and letters go in reading order.
    """
    faces = [(row, col, face) for row, line in enumerate(_lines(picture)) for col, face in enumerate(line.split())]
    laid = [(row, col, face) for row, col, face in faces if face != "."]
    dice = tuple(
        Die(letter, row, col, face[0], _ns(face)) for letter, (row, col, face) in zip(LETTERS, laid, strict=False)
    )
    return Position(dice, rolling_rules(rule_of_4=rule_of_4))


def _lines(picture: str) -> Iterator[str]:
    return (line for line in dedent(picture).splitlines() if line.strip())


def _ns(face: str) -> str:
    return face[1] if len(face) == 2 else SYMBOLS[(SYMBOLS.index(face) + 1) % 3]


def on_table(position: Position, turn: int = 0) -> State:
    return State(position, Seat(turn), ())


def rolls(position: Position) -> set[str]:
    """Returns the legal rolls, such as `e north`."""
    return {f"{die.letter} {direction}" for die, direction in position.rolls()}


def obstacle(position: Position, roll: str) -> str | None:
    letter, direction = roll.split()
    return position.obstacle(position.dice[LETTERS.index(letter)], direction)


def after(position: Position, *rolled: str) -> Position:
    """Returns the position after these rolls, each of which must be legal."""
    for roll in rolled:
        assert obstacle(position, roll) is None, roll
        letter, direction = roll.split()
        position = position.rolled(position.dice[LETTERS.index(letter)], direction)
    return position
