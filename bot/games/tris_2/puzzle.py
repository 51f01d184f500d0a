"""The puzzle of positions: win with your second roll, whatever the other player does (RULES 001.7-11).

It is exact: every roll, every reply and every roll after that is tried by the rules.
"""

from collections.abc import Iterator, Sequence

from bot.games.base import IllegalMove, Seat
from bot.games.chance import Chance
from bot.games.position_puzzle import RIGHT, WRONG, PositionPuzzle, Progress
from bot.games.tris_2.die import Die
from bot.games.tris_2.game import State, Tris2
from bot.games.tris_2.notation import Roll
from bot.games.tris_2.position import Position

GAME = Tris2()
NO_LUCK = Chance(bytes(32), 0)

FEWEST_ROLLS = 8
"""With fewer rolls to choose from, the right one is soon found by trying."""

FEWEST_REPLIES = 4
"""If the other player has fewer replies, there is hardly anything to foresee."""


def is_good(state: State, seat: Seat) -> bool:
    """Returns whether exactly one roll forces a win with the next one, and none wins at once."""
    position = state.table
    if not isinstance(position, Position) or state.over or seat != state.turn or can_win(position):
        return False
    rolls = [*position.rolls()]
    if len(rolls) < FEWEST_ROLLS:
        return False
    forcing = [after for die, direction in rolls if forces_win(after := position.rolled(die, direction))]
    return len(forcing) == 1 and len([*forcing[0].rolls()]) >= FEWEST_REPLIES


def wins(position: Position) -> Iterator[tuple[Die, str]]:
    """Yields the rolls that win at once."""
    return ((die, direction) for die, direction in position.rolls() if position.rolled(die, direction).line)


def can_win(position: Position) -> bool:
    """Returns whether a roll wins at once."""
    return any(True for _ in wins(position))


def forces_win(after: Position) -> bool:
    """Returns whether whoever has just rolled wins with the next roll, whatever the other one replies."""
    if after.line or not any(True for _ in after.rolls()):
        return False
    return all(not reply.line and can_win(reply) for _, reply in _replies(after))


def _replies(position: Position) -> Iterator[tuple[Roll, Position]]:
    for die, direction in position.rolls():
        yield Roll(die.letter, direction), position.rolled(die, direction)


def toughest_reply(after: Position) -> str:
    """Returns the reply that leaves the fewest rolls that win; of several the first."""
    roll, _ = min(_replies(after), key=lambda reply: len([*wins(reply[1])]))
    return str(roll)


def answered(state: State, seat: Seat, answers: Sequence[str]) -> Progress:
    """Returns how an attempt stands: the first roll has to force the win, the second one to win."""
    marks = ""
    for words in answers:
        if marks[-1:] == WRONG or len(marks) > 1:
            raise IllegalMove("tris_2-all-placed")  # never: an attempt that is over takes no answer
        state = GAME.play(state, seat, words, NO_LUCK)
        forcing = isinstance(state.table, Position) and forces_win(state.table)
        right = state.over if marks else forcing
        marks += RIGHT if right else WRONG
        if isinstance(state.table, Position) and right and len(marks) == 1:
            state = GAME.play(state, Seat(1 - seat), toughest_reply(state.table), NO_LUCK)
    solved = marks == 2 * RIGHT
    return Progress(state, int(solved), 1, solved or WRONG in marks, marks)


def solution(state: State, seat: Seat) -> list[str]:
    """Returns the roll that forces the win."""
    return [move for move in GAME.legal_moves(state, seat) if answered(state, seat, [move]).marks == RIGHT]


POSITION_PUZZLE = PositionPuzzle(
    kind="win-in-two", verb="roll", is_good=is_good, answers=GAME.legal_moves, answered=answered, solution=solution
)
