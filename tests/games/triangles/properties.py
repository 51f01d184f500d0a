"""Properties that every game of both tile games has."""

from typing import TypeVar

import pytest

from bot.games.base import Game, MoveError, Options, View
from bot.games.chance import Chance
from bot.games.replay import replay
from bot.games.triangles.table import Table
from tests.games.triangles.random_games import random_game, secret

S = TypeVar("S", bound=Table)
V = TypeVar("V", bound=View)


def assert_replay_is_equal(game: Game[S, V], seats: int, given: Options, seed: int, *, eager: bool = False) -> None:
    """The same seed and moves give the same game."""
    steps = [*random_game(game, seats, given, seed, eager=eager)]
    again = replay(game, seats, given, secret(seed), [(step.seat, step.move) for step in steps])
    assert again == steps[-1].after
    assert hash(again) == hash(steps[-1].after)


def assert_refusals_change_nothing(game: Game[S, V], seats: int, given: Options, seed: int, words: str) -> None:
    """Words that are not a legal move are refused throughout a random game, and the state does not change."""
    for step in [*random_game(game, seats, given, seed)][::20]:
        state = step.after
        if state.outcome or words in game.legal_moves(state, state.turn):
            continue
        before = repr(state)
        with pytest.raises(MoveError):
            game.play(state, state.turn, words, Chance(b"", 0))
        assert repr(state) == before


def assert_rounds_are_seen_to_their_end(game: Game[S, V], seats: int, given: Options, seed: int) -> None:
    """Only the move that ends a round shows the round's end, with the points with which the next round begins."""
    before = 1
    for step in random_game(game, seats, given, seed):
        view = game.view(step.after, None)
        assert (view.round_end is not None) == (view.round > before)
        if view.round_end is not None:
            assert view.round_end.round == before
            assert view.round_end.standing != ()
            assert step.after.round_end is not None
            assert step.after.round_end.scores == step.after.scores
        before = view.round
