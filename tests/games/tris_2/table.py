"""A table of Tris 2 as the tests use it: whoever is on turn moves."""

import pytest

from bot.games.base import MoveError, Seat, Value
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.game import State

LUCK = Chance(b"seed", 0)


def started(**options: Value) -> State:
    """A game with these options, which the first seat begins if they do not say otherwise."""
    return GAME.start(2, GAME.info.full_options({"first": "first_seat", **options}), Chance(b"seed", 0))


def played(state: State, *moves: str) -> State:
    """The state after these moves."""
    for words in moves:
        state = GAME.play(state, state.turn, words, LUCK)
    return state


def refused(state: State, words: str, seat: Seat | None = None) -> MoveError:
    """How the seat on turn, or another, is refused these words."""
    with pytest.raises(MoveError) as refusal:
        GAME.play(state, state.turn if seat is None else seat, words, LUCK)
    return refusal.value


def allowed(state: State, words: str) -> bool:
    """Whether these words are among the legal moves of the seat on turn."""
    return words in GAME.legal_moves(state, state.turn)
