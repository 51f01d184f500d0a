"""What is true of every game of Tripple Domino, however it is played."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import Seat
from bot.games.triangles.tiles import BY_VALUES
from bot.games.tripple_domino import GAME
from bot.games.tripple_domino.state import State
from tests.examples import examples
from tests.games.triangles.properties import (
    assert_refusals_change_nothing,
    assert_replay_is_equal,
    assert_rounds_are_seen_to_their_end,
)
from tests.games.triangles.random_games import random_game

GAINS = {
    "tripple_domino-opened": ("value", "bonus"),
    "tripple_domino-placed": ("value",),
    "tripple_domino-bridge": ("bonus",),
    "tripple_domino-double": ("bonus",),
    "tripple_domino-hexagon": ("bonus",),
    "tripple_domino-out": ("bonus", "left"),
    "tripple_domino-lowest": ("points",),
    "tripple_domino-all-laid": ("bonus",),
}
LOSSES = {"tripple_domino-drew": "cost", "tripple_domino-passed": "cost", "tripple_domino-subtracted": "value"}

MOST_MOVES_IN_A_ROUND = 56 + 55 + 19 + 57 * 6
"""Every tile is placed and drawn once at most. A pass follows three draws or the last one; with the reserve empty from
the start of the turn, everybody passes once at most between two placements."""

NOTATION = r"(place [0-5]-[0-5]-[0-5] [ud]-?[0-9],-?[0-9]|draw|pass)"

games = given(seed=st.integers(0, 2**32), seats=st.integers(1, 6), once=st.booleans(), eager=st.booleans())


def event_points(state: State) -> Counter[Seat]:
    """Returns what each seat scores or loses by the last move's events."""
    points: Counter[Seat] = Counter()
    for event in state.events:
        if event.seat is not None:
            points[event.seat] += sum(int(event.args[arg]) for arg in GAINS.get(event.key, ()))
            points[event.seat] -= int(event.args[LOSSES[event.key]]) if event.key in LOSSES else 0
    return points


@examples(25)
@games
def test_tiles_are_conserved_and_scores_add_up(seed: int, seats: int, once: bool, eager: bool) -> None:
    options = {"multi_hexagon": "once" if once else "each"}
    points: Counter[Seat] = Counter()
    for step in random_game(GAME, seats, options, seed, eager=eager):
        state = step.after
        on_table = [BY_VALUES[values] for _, values in state.formation.tiles]
        tiles = [*on_table, *state.reserve, *(tile for hand in state.hands for tile in hand)]
        assert len(tiles) == len(set(tiles)) == (20 if seats == 1 else 56)
        assert set(state.drawn) <= set(state.hand)
        points.update(event_points(state))
        assert [points[Seat(seat)] for seat in range(seats)] == list(state.scores)


@examples(25)
@games
def test_every_round_ends_within_a_bound(seed: int, seats: int, once: bool, eager: bool) -> None:
    options = {"multi_hexagon": "once" if once else "each", **({"tiles": 56} if seats == 1 else {})}
    moves = Counter(step.before.round for step in random_game(GAME, seats, options, seed, eager=eager))
    assert max(moves.values()) <= MOST_MOVES_IN_A_ROUND


@examples(10)
@games
def test_the_same_seed_and_moves_give_the_same_game(seed: int, seats: int, once: bool, eager: bool) -> None:
    options = {"multi_hexagon": "once" if once else "each"}
    assert_replay_is_equal(GAME, seats, options, seed, eager=eager)


@examples(10)
@given(seed=st.integers(0, 2**32), words=st.text(max_size=30) | st.from_regex(NOTATION, fullmatch=True))
def test_refused_words_change_nothing(seed: int, words: str) -> None:
    assert_refusals_change_nothing(GAME, 3, {}, seed, words)


def test_each_round_is_seen_to_its_end() -> None:
    assert_rounds_are_seen_to_their_end(GAME, 3, {"target": 100}, seed=1)
