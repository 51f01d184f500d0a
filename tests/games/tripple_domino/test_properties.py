"""What holds in every game, whatever is played."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.base import MoveError, Seat
from bot.games.chance import Chance
from bot.games.replay import replay
from bot.games.triangles.tiles import LYING
from bot.games.tripple_domino import GAME
from bot.games.tripple_domino.state import State
from tests.games.triangles.random_games import random_game, secret

GAINS = {
    "tripple_domino-opened": ("value", "bonus"),
    "tripple_domino-placed": ("value",),
    "tripple_domino-bridge": ("bonus",),
    "tripple_domino-double": ("bonus",),
    "tripple_domino-hexagon": ("bonus",),
    "tripple_domino-out": ("bonus", "left"),
    "tripple_domino-lowest": ("points",),
}
COSTS = {"tripple_domino-drew", "tripple_domino-passed"}

MOST_MOVES_IN_A_ROUND = 56 + 55 + 19 + 57 * 6
"""Every tile is laid and drawn once at most. A pass follows three draws or the last one; with the reserve empty
from the turn's start everybody passes once at most between two placements."""

NOTATION = r"(place [0-5]-[0-5]-[0-5] [ud]-?[0-9],-?[0-9]|draw|pass)"

games = given(seed=st.integers(0, 2**32), seats=st.integers(1, 6), once=st.booleans(), eager=st.booleans())


def told_points(state: State) -> Counter[Seat]:
    """What the last move's events say that each seat won or lost."""
    points: Counter[Seat] = Counter()
    for event in state.events:
        if event.seat is not None:
            points[event.seat] += sum(int(event.args[arg]) for arg in GAINS.get(event.key, ()))
            points[event.seat] -= int(event.args["cost"]) if event.key in COSTS else 0
    return points


@settings(max_examples=25, deadline=None)
@games
def test_tiles_are_conserved_and_scores_add_up(seed: int, seats: int, once: bool, eager: bool) -> None:
    options = {"multi_hexagon": "once" if once else "each"}
    points: Counter[Seat] = Counter()
    for step in random_game(GAME, seats, options, seed, eager=eager):
        state = step.after
        on_table = [LYING[values] for _, values in state.formation.laid]
        tiles = [*on_table, *state.reserve, *(tile for hand in state.hands for tile in hand)]
        assert len(tiles) == len(set(tiles)) == (20 if seats == 1 else 56)
        assert set(state.drawn) <= set(state.hand)
        points.update(told_points(state))
        assert [points[Seat(seat)] for seat in range(seats)] == list(state.scores)


@settings(max_examples=25, deadline=None)
@games
def test_every_round_ends_within_a_bound(seed: int, seats: int, once: bool, eager: bool) -> None:
    options = {"multi_hexagon": "once" if once else "each", "tiles": 56}
    moves = Counter(step.before.round for step in random_game(GAME, seats, options, seed, eager=eager))
    assert max(moves.values()) <= MOST_MOVES_IN_A_ROUND


@settings(max_examples=10, deadline=None)
@games
def test_the_same_seed_and_moves_give_the_same_game(seed: int, seats: int, once: bool, eager: bool) -> None:
    options = {"multi_hexagon": "once" if once else "each"}
    steps = [*random_game(GAME, seats, options, seed, eager=eager)]
    moves = [(step.seat, step.move) for step in steps]
    again = replay(GAME, seats, options, secret(seed), moves)
    assert again == steps[-1].after
    assert hash(again) == hash(steps[-1].after)


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), words=st.text(max_size=30) | st.from_regex(NOTATION, fullmatch=True))
def test_refused_words_change_nothing(seed: int, words: str) -> None:
    for step in [*random_game(GAME, 3, {}, seed)][::20]:
        state = step.after
        if state.outcome or words in GAME.legal_moves(state, state.turn):
            continue
        before = repr(state)
        with pytest.raises(MoveError):
            GAME.play(state, state.turn, words, Chance(b"", 0))
        assert repr(state) == before
