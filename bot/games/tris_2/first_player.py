"""Who plays first (RULES 001.6)."""

from bot.games.base import Event, Seat
from bot.games.chance import Chance
from bot.games.defaults import FIRST_SEAT, SECOND_SEAT
from bot.games.tris_2.die import SYMBOLS

STRENGTH = {"o": 0, "x": 1, "/": 2}

FIXED = {FIRST_SEAT: Seat(0), SECOND_SEAT: Seat(1)}


def first_player(first: str, chance: Chance) -> tuple[Seat, Event]:
    """Returns the seat that plays first by the option `first`, and the event that says so."""
    if first not in FIXED:
        return _throw_dice(chance)
    return FIXED[first], Event("tris_2-begins", FIXED[first])


def _throw_dice(chance: Chance, equal: int = 0) -> tuple[Seat, Event]:
    """Throws a die for each seat: / beats X, X beats O, and equal ones are thrown again [D2].

    The event names the two dice that decided, the better one first.

    Args:
        equal: how many throws were equal so far.
    """
    symbols = chance.pick(SYMBOLS), chance.pick(SYMBOLS)
    one, two = (STRENGTH[symbol] for symbol in symbols)
    if one == two:
        return _throw_dice(chance, equal + 1)
    seat = Seat(0) if one > two else Seat(1)
    better, worse = symbols if one > two else symbols[::-1]
    return seat, Event("tris_2-begins-by-dice", seat, {"better": better, "worse": worse, "equal": equal})
