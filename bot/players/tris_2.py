"""Tris 2 one move ahead: roll a tris, and leave the other none to roll."""

from bot.games.tris_2.die import LETTERS, STEPS
from bot.games.tris_2.notation import Roll, read
from bot.games.tris_2.position import Position, rolling_rules
from bot.games.tris_2.setup import CELLS, EMPTY, SetupBlock
from bot.games.tris_2.view import View
from bot.players.base import OnePly

WIN = 1
LOSS = -1


def worth(view: View, move: str) -> float:
    """Won, handed over, or neither."""
    after = moved(view, move)
    if not isinstance(after, Position):
        return 0
    if after.line:
        return WIN
    return LOSS if hands_over(after) else 0


def moved(view: View, move: str) -> SetupBlock | Position:
    """What the move leads to; the ninth die of the advanced setup leaves a position to roll from."""
    wanted = read(move)
    if isinstance(wanted, Roll):
        position = Position(view.dice, rolling_rules(rule_of_4=view.rule_of_4), view.last)
        return position.rolled(position.dice[LETTERS.index(wanted.letter)], wanted.direction)
    return field(view).with_die(wanted.cell, wanted.top, wanted.ns)


def field(view: View) -> SetupBlock:
    """The block so far. Whether the mid-sides must differ is not told, and matters no more to a legal placement."""
    lying = {(die.row, die.col): (die.top, die.ns) for die in view.dice}
    tops, ns = ("".join(faces) for faces in zip(*(lying.get(cell, (EMPTY, EMPTY)) for cell in CELLS), strict=True))
    return SetupBlock(mid_edge=False, rule_of_4=view.rule_of_4, tops=tops, ns=ns)


def hands_over(position: Position) -> bool:
    """Whether whoever is to roll can roll a tris. Most rolls make none, so that is looked at before the rules."""
    ways = ((die, direction) for die in position.dice for direction in STEPS)
    return any(position.rolled(*way).line and not position.obstacle(*way) for way in ways)


PLAYER = OnePly(worth)
