"""Why a move of Tris 2 is better than another one."""

from collections.abc import Iterator

from bot.games.base import Event, Seat
from bot.games.tris_2.notation import Roll
from bot.games.tris_2.position import Position
from bot.games.tris_2.setup import SetupBlock
from bot.games.tris_2.view import View
from bot.players.base import LOST, WON, RatedMove
from bot.players.tris_2.one_ply import position_after


def reason(view: View, played: RatedMove, better: RatedMove) -> Event | None:
    """Returns what one of the moves does at once, or what the search has proven about it: see `Reason`."""
    if view.to_act is None:
        return None
    after, best = position_after(view, played.words), position_after(view, better.words)
    if isinstance(best, Position) and best.line:
        return Event("coach-wins")
    replies = [*winning_rolls(after)]
    if replies and not any(winning_rolls(best)):
        return Event("coach-lets-win", Seat(1 - view.to_act), {"reply": str(replies[0])})
    if better.rating == WON:
        return Event("coach-forced-win")
    return Event("coach-forced-loss") if played.rating == LOST else None


def winning_rolls(table: SetupBlock | Position) -> Iterator[Roll]:
    """Yields the next rolls that make a tris; none while the block is built."""
    if isinstance(table, Position):
        for die, direction in table.rolls():
            if table.rolled(die, direction).line:
                yield Roll(die.letter, direction)
