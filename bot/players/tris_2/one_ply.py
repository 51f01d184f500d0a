"""The player of Tris 2 that looks one roll ahead: it rolls a tris, or leaves the opponent none to roll."""

from collections.abc import Iterator
from itertools import product

from bot.games.tris_2.die import LETTERS, STEPS
from bot.games.tris_2.notation import Roll, read
from bot.games.tris_2.position import Position, rolling_rules
from bot.games.tris_2.setup import CELLS, EMPTY, SetupBlock
from bot.games.tris_2.view import View
from bot.players.one_ply import OnePly

WIN = 1
LOSS = -1


def value_of(view: View, move: str) -> float:
    """Returns WIN, LOSS if the opponent can win next, or 0."""
    after = position_after(view, move)
    if not isinstance(after, Position):
        return 0
    if after.line:
        return WIN
    return LOSS if can_win(after) else 0


def position_after(view: View, move: str) -> SetupBlock | Position:
    """Returns the block or position after the move; the ninth die of the advanced setup makes a position."""
    wanted = read(move)
    if isinstance(wanted, Roll):
        position = Position(view.dice, rolling_rules(rule_of_4=view.rule_of_4), view.last)
        return position.rolled(position.dice[LETTERS.index(wanted.letter)], wanted.direction)
    return block(view).with_die(wanted.cell, wanted.top, wanted.ns)


def block(view: View) -> SetupBlock:
    """Returns the block so far."""
    dice = {(die.row, die.col): (die.top, die.ns) for die in view.dice}
    tops, ns = ("".join(faces) for faces in zip(*(dice.get(cell, (EMPTY, EMPTY)) for cell in CELLS), strict=True))
    return SetupBlock(mid_edge=view.mid_edge, rule_of_4=view.rule_of_4, tops=tops, ns=ns)


def can_win(position: Position) -> bool:
    """Returns whether the next roll can make a tris."""
    return any(True for _ in tris_after(position))


def tris_after(position: Position) -> Iterator[Position]:
    """Yields the positions with a tris that the next roll can make.

    Most rolls make no tris, so this is checked before the rules.
    """
    for roll in product(position.dice, STEPS):
        after = position.rolled(*roll)
        if after.line and not position.obstacle(*roll):
            yield after


ONE_PLY = OnePly(value_of)
