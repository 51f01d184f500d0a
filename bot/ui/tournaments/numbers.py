"""Points and results as they are written in every language."""

from bot.tournaments.tournament import Pairing, Result

_FRACTIONS = {0.0: "", 0.25: "¼", 0.5: "½", 0.75: "¾"}

_RESULTS = {Result.FIRST: "1 : 0", Result.SECOND: "0 : 1", Result.DRAW: "½ : ½", Result.NEITHER: "0 : 0"}


def points_text(points: float) -> str:
    """Returns points or a tie-break, a multiple of a quarter: `2½`."""
    whole, fraction = divmod(abs(points), 1)
    return f"{int(whole)}{_FRACTIONS[fraction]}" if whole or not fraction else _FRACTIONS[fraction]


def result_text(pairing: Pairing) -> str:
    """Returns the result of a pairing of two players: `½ : ½`; "" while it is open."""
    return "" if pairing.result is None else _RESULTS.get(pairing.result, "")
