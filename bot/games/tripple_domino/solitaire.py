"""How the solitaire ends (RULES 002.16)."""

from dataclasses import replace

from bot.games.base import Event, Outcome
from bot.games.tripple_domino.scoring import OUT
from bot.games.tripple_domino.state import State


def end_complete_solitaire(state: State) -> State:
    """Adds 20 points for placing every tile; there are no other hands. [D11]"""
    return _end(state, Event("tripple_domino-all-laid", state.turn, {"bonus": OUT}), OUT, "tripple_domino-complete")


def end_blocked_solitaire(state: State) -> State:
    """Subtracts the hand: the reserve is empty and no more tile is placed. [D11]"""
    (left,) = state.remaining
    event = Event("tripple_domino-subtracted", state.turn, {"value": left})
    return _end(state, event, -left, "tripple_domino-incomplete")


def _end(state: State, event: Event, points: int, reason: str) -> State:
    """Ends the game after its only round, whatever the points."""
    scores = state.scores_with(points)
    return replace(state, scores=scores, drawn=(), events=(*state.events, event), outcome=Outcome((1,), scores, reason))
