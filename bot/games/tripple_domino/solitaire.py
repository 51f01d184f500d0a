"""How a game alone at the table ends (RULES 002.16)."""

from dataclasses import replace

from bot.games.base import Event, Outcome
from bot.games.tripple_domino.scoring import OUT
from bot.games.tripple_domino.state import State


def all_laid(state: State) -> State:
    """Every tile has been drawn and laid: 20 points, and there are no other hands. [D11]"""
    return _over(state, Event("tripple_domino-all-laid", state.turn, {"bonus": OUT}), OUT, "tripple_domino-complete")


def given_up(state: State) -> State:
    """The reserve is empty and no further tile is laid: what is left in the hand is subtracted. [D11]"""
    (left,) = state.remaining
    told = Event("tripple_domino-subtracted", state.turn, {"value": left})
    return _over(state, told, -left, "tripple_domino-incomplete")


def _over(state: State, told: Event, points: int, reason: str) -> State:
    """There is one round, whatever its points."""
    scores = state.scores_with(points)
    return replace(state, scores=scores, drawn=(), events=(*state.events, told), outcome=Outcome((1,), scores, reason))
