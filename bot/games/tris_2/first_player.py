"""Who goes first (RULES 001.6)."""

from bot.games.base import Event, Seat
from bot.games.chance import Chance
from bot.games.tris_2.die import SYMBOLS

STRENGTH = {"o": 0, "x": 1, "/": 2}

FIXED = {"first_seat": Seat(0), "second_seat": Seat(1)}


def beginner(first: str, chance: Chance) -> tuple[Seat, tuple[Event, ...]]:
    """The seat that goes first by the option `first`, and what is told about it."""
    seat, throws = (FIXED[first], ()) if first in FIXED else thrown_for(chance)
    return seat, (*throws, Event("tris_2-begins", seat))


def thrown_for(chance: Chance) -> tuple[Seat, tuple[Event, ...]]:
    """Each seat throws a die: / beats X, X beats O, and equal ones are thrown again [D2]."""
    symbols = chance.pick(SYMBOLS), chance.pick(SYMBOLS)
    throws = tuple(Event("tris_2-first-die", Seat(at), {"symbol": symbol}) for at, symbol in enumerate(symbols))
    one, two = (STRENGTH[symbol] for symbol in symbols)
    if one == two:
        seat, again = thrown_for(chance)
        return seat, (*throws, Event("tris_2-first-again"), *again)
    return Seat(0) if one > two else Seat(1), throws
