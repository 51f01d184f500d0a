"""What is true of every game of Triodomino, however it is played."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import Seat
from bot.games.triangles.tiles import BY_VALUES
from bot.games.triodomino import GAME
from bot.games.triodomino.state import State
from tests.examples import examples
from tests.games.triangles.properties import (
    assert_refusals_change_nothing,
    assert_replay_is_equal,
    assert_rounds_are_seen_to_their_end,
)
from tests.games.triangles.random_games import random_game

MOST_MOVES_IN_A_ROUND = 56 + 56 + 55 + 57 * 4
"""Every tile is placed and drawn at most once, a skip follows a tile, and between two tiles everybody passes once."""

NOTATION = r"((open|free) [0-5]-[0-5]-[0-5]|place [0-5]-[0-5]-[0-5] [0-3]:[ud]-?[0-9],-?[0-9]|draw|pass|skip)"

matches = given(
    seed=st.integers(0, 2**32), seats=st.integers(2, 4), topsy_turvy=st.booleans(), rounds=st.integers(1, 3)
)


def event_points(state: State) -> Counter[Seat]:
    """Returns what each seat scores by the last move's events."""
    points: Counter[Seat] = Counter()
    for event in state.events:
        if event.seat is not None and event.key == "triodomino-scored":
            points[event.seat] += int(event.args["points"])
        if event.seat is not None and event.key == "triodomino-left" and not state.topsy_turvy:
            points[event.seat] += int(event.args["value"])
    return points


@examples(25)
@matches
def test_tiles_are_conserved_and_scores_add_up(seed: int, seats: int, topsy_turvy: bool, rounds: int) -> None:
    points: Counter[Seat] = Counter()
    for step in random_game(GAME, seats, {"topsy_turvy": topsy_turvy, "rounds": rounds}, seed):
        state = step.after
        on_table = [BY_VALUES[values] for formation in state.formations for _, values in formation.tiles]
        tiles = [*on_table, *state.stock, *(tile for hand in state.hands for tile in hand)]
        assert len(tiles) == len(set(tiles)) == 56
        points.update(event_points(state))
        assert [points[Seat(seat)] for seat in range(seats)] == list(state.scores)


@examples(25)
@matches
def test_every_match_ends_within_a_bound(seed: int, seats: int, topsy_turvy: bool, rounds: int) -> None:
    steps = [*random_game(GAME, seats, {"topsy_turvy": topsy_turvy, "rounds": rounds}, seed)]
    moves = Counter(step.before.round for step in steps)
    assert sorted(moves) == [*range(1, rounds + 1)]
    assert max(moves.values()) <= MOST_MOVES_IN_A_ROUND
    assert steps[-1].after.outcome is not None


@examples(25)
@matches
def test_formations_are_opened_by_hexagons_alone(seed: int, seats: int, topsy_turvy: bool, rounds: int) -> None:
    closed = 0
    for step in random_game(GAME, seats, {"topsy_turvy": topsy_turvy, "rounds": rounds}, seed, eager=True):
        closed += any(event.key == "triodomino-hexagon" for event in step.after.events)
        if step.after.round != step.before.round:
            closed = 0
        assert len(step.after.formations) <= 1 + closed


@examples(10)
@matches
def test_the_same_seed_and_moves_give_the_same_match(seed: int, seats: int, topsy_turvy: bool, rounds: int) -> None:
    options = {"topsy_turvy": topsy_turvy, "rounds": rounds}
    assert_replay_is_equal(GAME, seats, options, seed)


@examples(10)
@given(seed=st.integers(0, 2**32), words=st.text(max_size=30) | st.from_regex(NOTATION, fullmatch=True))
def test_refused_words_change_nothing(seed: int, words: str) -> None:
    assert_refusals_change_nothing(GAME, 3, {"rounds": 1}, seed, words)


def test_each_round_is_seen_to_its_end() -> None:
    assert_rounds_are_seen_to_their_end(GAME, 3, {"rounds": 2}, seed=1)
