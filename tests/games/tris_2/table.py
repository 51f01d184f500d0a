"""Games of Tris 2 in tests: the seat on turn moves."""

import pytest

from bot.games.base import MoveError, Seat, Value
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.game import State

LUCK = Chance(b"seed", 0)


def started(**options: Value) -> State:
    """Returns a game with these options; the first seat begins by default."""
    return GAME.start(2, GAME.info.full_options({"first": "first_seat", **options}), Chance(b"seed", 0))


def played(state: State, *moves: str) -> State:
    """Returns the state after these moves."""
    for words in moves:
        state = GAME.play(state, state.turn, words, LUCK)
    return state


def refused(state: State, words: str, seat: Seat | None = None) -> MoveError:
    """Returns the error for these words of the seat on turn, or of another."""
    with pytest.raises(MoveError) as refusal:
        GAME.play(state, state.turn if seat is None else seat, words, LUCK)
    return refusal.value


def allowed(state: State, words: str) -> bool:
    """Returns whether these words are a legal move of the seat on turn."""
    return words in GAME.legal_moves(state, state.turn)
