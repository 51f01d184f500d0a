"""What is true of every game of Tris on Steroids, however it is played."""

from collections import Counter
from copy import deepcopy
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import MoveError, Seat
from bot.games.chance import Chance
from bot.games.replay import replay
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.cards import deck
from bot.games.tris_on_steroids.position import Position
from tests.contract.walk import random_game
from tests.examples import examples

tables = st.fixed_dictionaries(
    {"grid": st.sampled_from(["3x3", "4x4"]), "copies": st.integers(2, 8), "turn_limit": st.integers(1, 80)}
)
games = examples(60)


def played(seats: int, options: dict[str, str | int], seed: bytes) -> list[tuple[Seat | None, str, Position]]:
    """Returns a random game to its end: a turn has three moves at most, so the limit of turns bounds it."""
    limit = int(options["turn_limit"])
    return list(random_game(GAME, seats, GAME.info.full_options(options), seed, 3 * limit))


@games
@given(seats=st.integers(2, 4), options=tables, seed=st.binary(max_size=8))
def test_every_game_ends_by_its_limit_of_turns(seats: int, options: dict[str, str | int], seed: bytes) -> None:
    *_, (_, _, last) = played(seats, options, seed)
    assert last.outcome is not None
    assert last.turn <= int(options["turn_limit"])


@games
@given(seats=st.integers(2, 4), options=tables, seed=st.binary(max_size=8))
def test_no_card_is_ever_lost_or_made(seats: int, options: dict[str, str | int], seed: bytes) -> None:
    whole = Counter(deck(int(options["copies"])))
    for _, _, state in played(seats, options, seed):
        lying = (*state.grid, *state.goals, *state.deck.discards)
        assert Counter([*(laid.card for laid in lying), *state.deck.pile]) == whole


@games
@given(seats=st.integers(2, 4), options=tables, seed=st.binary(max_size=8))
def test_a_line_is_cleared_exactly_when_a_turn_begins_with_all_cards_up(
    seats: int, options: dict[str, str | int], seed: bytes
) -> None:
    for (_, _, before), (_, words, _) in pairwise(played(seats, options, seed)):
        full = before.acting is None and all(laid.up for laid in before.grid)
        assert words.startswith("clear") == full


@games
@given(seats=st.integers(2, 4), options=tables, seed=st.binary(max_size=8))
def test_the_turn_passes_clockwise_after_an_action_or_none(
    seats: int, options: dict[str, str | int], seed: bytes
) -> None:
    for (_, _, before), (_, words, after) in pairwise(played(seats, options, seed)):
        passes = int(words.startswith(("act", "keep")))
        if after.outcome is None:
            assert after.on_turn == (before.on_turn + passes) % seats
            assert after.turn == before.turn + passes


@games
@given(seats=st.integers(2, 4), options=tables, seed=st.binary(max_size=8))
def test_the_same_seed_and_moves_are_the_same_game(seats: int, options: dict[str, str | int], seed: bytes) -> None:
    steps = played(seats, options, seed)
    moves = [(seat, words) for seat, words, _ in steps if seat is not None]
    assert replay(GAME, seats, options, seed, moves) == steps[-1][2]


@games
@given(seed=st.binary(max_size=8), plies=st.integers(0, 60), words=st.text(max_size=12))
def test_what_is_refused_changes_nothing(seed: bytes, plies: int, words: str) -> None:
    *_, (_, _, state) = random_game(GAME, 3, GAME.info.full_options({}), seed, plies)
    before = deepcopy(state)
    for seat in map(Seat, range(3)):
        for move in {words, "reveal a1", "act b2", "keep", "clear row 1"}.difference(GAME.legal_moves(state, seat)):
            with pytest.raises(MoveError):
                GAME.play(state, seat, move, Chance(seed, 1))
            assert state == before
