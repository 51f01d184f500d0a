"""Who plays first (RULES 001.6)."""

from bot.games.base import Event, Seat
from bot.games.chance import Chance
from bot.games.defaults import FIRST_SEAT, SECOND_SEAT
from bot.games.tris_2.die import SYMBOLS

STRENGTH = {"o": 0, "x": 1, "/": 2}

FIXED = {FIRST_SEAT: Seat(0), SECOND_SEAT: Seat(1)}


def first_player(first: str, chance: Chance) -> tuple[Seat, tuple[Event, ...]]:
    """Returns the seat that plays first by the option `first`, and the events that say so."""
    seat, throws = (FIXED[first], ()) if first in FIXED else _throw_dice(chance)
    return seat, (*throws, Event("tris_2-begins", seat))


def _throw_dice(chance: Chance) -> tuple[Seat, tuple[Event, ...]]:
    """Throws a die for each seat: / beats X, X beats O, and equal ones are thrown again [D2]."""
    symbols = chance.pick(SYMBOLS), chance.pick(SYMBOLS)
    throws = tuple(Event("tris_2-first-die", Seat(at), {"symbol": symbol}) for at, symbol in enumerate(symbols))
    one, two = (STRENGTH[symbol] for symbol in symbols)
    if one == two:
        seat, again = _throw_dice(chance)
        return seat, (*throws, Event("tris_2-first-again"), *again)
    return Seat(0) if one > two else Seat(1), throws
