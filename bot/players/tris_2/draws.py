"""Decides when a game of Tris 2 may end as a draw: careful players hardly ever let each other make a tris."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.base import Event
from bot.games.tris_2.die import LETTERS, STEPS, Die
from bot.games.tris_2.notation import Roll, read
from bot.games.tris_2.view import View

FEWEST_ROLLS = 20
"""The number of rolls before the first offer of a draw, and between two offers."""

REPEATED, WITHIN = 3, 40
"""How often a position has to come up within how many of the last rolls."""

LONG, LONG_RULE_OF_4 = 60, 200
"""The number of rolls after which a game is long enough for a draw. With the rule of 4 most are decided, but later."""

OPPOSITE = dict(zip(STEPS, (*list(STEPS)[2:], *list(STEPS)[:2]), strict=True))


def draw_reason(view: View, moves: Sequence[str]) -> Event | None:
    """Returns the reason for a draw; None if there is none.

    Args:
        moves: the game's moves without those taken back.
    """
    if view.placing or view.line:
        return None
    rolls = [move for move in map(read, moves) if isinstance(move, Roll)]
    if len(rolls) < FEWEST_ROLLS:
        return None
    counted = Counter(_positions(view.dice, rolls[-WITHIN:]))
    if max(counted.values()) >= REPEATED:
        return Event("tris_2-draw-repeated", args={"times": REPEATED})
    if len(rolls) >= (LONG_RULE_OF_4 if view.rule_of_4 else LONG):
        return Event("tris_2-draw-long", args={"rolls": len(rolls)})
    return None


def offers_now(moves: Sequence[str]) -> bool:
    """Returns whether a computer on turn may offer a draw: only now and then, so that nobody is asked all the time."""
    rolls = sum(isinstance(read(move), Roll) for move in moves)
    return rolls >= FEWEST_ROLLS and rolls % FEWEST_ROLLS in (0, 1)


def _positions(dice: tuple[Die, ...], rolls: Sequence[Roll]) -> Iterator[tuple[int, tuple[Die, ...]]]:
    """Yields the positions before and after these last rolls, newest first, each with the player to move."""
    yield 0, dice
    for ago, roll in enumerate(reversed(rolls), start=1):
        at = LETTERS.index(roll.letter)
        dice = (*dice[:at], dice[at].rolled(OPPOSITE[roll.direction]), *dice[at + 1 :])
        yield ago % 2, dice
