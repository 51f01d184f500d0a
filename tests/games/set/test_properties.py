"""What is true of every game of SET, however it is played."""

from collections import Counter
from copy import deepcopy
from dataclasses import replace
from itertools import chain
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import MoveError, Seat
from bot.games.chance import Chance
from bot.games.replay import replay
from bot.games.set import GAME
from bot.games.set.cards import Card
from bot.games.set.state import State
from tests.contract.variants import VARIANTS, Variant
from tests.contract.walk import random_game
from tests.examples import examples
from tests.games.set.finding import right_claims

variants = st.sampled_from([variant for variant in VARIANTS if variant.key == "set"])
games = examples(30)


def walked(variant: Variant, seed: bytes, plies: int) -> list[tuple[Seat | None, str, State]]:
    return list(random_game(GAME, variant.seats, variant.options, seed, plies))


def cards_of(state: State) -> Counter[Card]:
    """Returns every card of the game, wherever it is."""
    taken = chain.from_iterable((*chain.from_iterable(state.won), *state.aside))
    return Counter([*state.cards, *state.pile, *taken])


@games
@given(variant=variants, seed=st.binary(max_size=8), plies=st.integers(0, 120))
def test_no_card_is_ever_lost_or_made(variant: Variant, seed: bytes, plies: int) -> None:
    for _, _, state in walked(variant, seed, plies):
        assert cards_of(state) == Counter(state.variant.deck)


@games
@given(variant=variants, seed=st.binary(max_size=8), plies=st.integers(0, 120))
def test_while_a_call_stands_only_the_caller_is_to_act(variant: Variant, seed: bytes, plies: int) -> None:
    for _, _, state in walked(variant, seed, plies):
        if state.caller is not None:
            assert GAME.to_act(state) == {state.caller}
        assert not state.locked & GAME.to_act(state)
        assert not state.locked & state.votes


@games
@given(variant=variants, seed=st.binary(max_size=8), plies=st.integers(0, 120))
def test_the_same_seed_and_moves_are_the_same_game(variant: Variant, seed: bytes, plies: int) -> None:
    steps = walked(variant, seed, plies)
    moves = [(seat, words) for seat, words, _ in steps if seat is not None]
    assert replay(GAME, variant.seats, variant.options, seed, moves) == steps[-1][2]


@games
@given(variant=variants, seed=st.binary(max_size=8), plies=st.integers(0, 60), words=st.text(max_size=12))
def test_what_is_refused_changes_nothing(variant: Variant, seed: bytes, plies: int, words: str) -> None:
    state = walked(variant, seed, plies)[-1][2]
    before = deepcopy(state)
    tries = {words, "none", "more", "next", "refill", "take a1 a2 a2", "take a1 b2 c3"}
    if variant.seats > 1 or variant.options["solitaire"]:  # other old records of a single player have calls
        tries.add("call")
    for seat in map(Seat, range(variant.seats)):
        for move in tries.difference(GAME.legal_moves(state, seat)):
            with pytest.raises(MoveError):
                GAME.play(state, seat, move, Chance(seed, 1))
            assert state == before


@games
@given(variant=variants, seed=st.binary(max_size=8), plies=st.integers(0, 120), rng=st.randoms(use_true_random=False))
def test_no_view_depends_on_the_order_of_the_pile(variant: Variant, seed: bytes, plies: int, rng: Random) -> None:
    state = walked(variant, seed, plies)[-1][2]
    other = replace(state, pile=tuple(rng.sample(state.pile, len(state.pile))))
    for reader in (None, *map(Seat, range(variant.seats))):
        assert GAME.view(other, reader) == GAME.view(state, reader)
        assert str(GAME.view(other, reader)) == str(GAME.view(state, reader))
    for seat in map(Seat, range(variant.seats)):
        assert list(GAME.legal_moves(other, seat)) == list(GAME.legal_moves(state, seat))


@games
@given(seed=st.binary(max_size=8), seats=st.integers(1, 8))
def test_nothing_shows_whether_the_table_holds_a_set(seed: bytes, seats: int) -> None:
    """With other cards on it, the same table has the same moves and, except for the cards, the same view."""
    state = GAME.start(seats, GAME.info.full_options({}), Chance(seed, 0))
    cards = Chance(seed, 1).shuffled(state.variant.deck)
    other = replace(state, table=cards[:12], pile=cards[12:])
    assert replace(GAME.view(other, None), table=state.table) == GAME.view(state, None)
    for move in ("call", "more"):
        after, otherwise = (GAME.play(one, Seat(0), move, Chance(seed, 1)) for one in (state, other))
        assert list(GAME.legal_moves(after, Seat(0))) == list(GAME.legal_moves(otherwise, Seat(0)))
        assert replace(GAME.view(otherwise, None), table=after.table) == GAME.view(after, None)


@pytest.mark.parametrize(
    ("beginners", "leftovers", "largest"), [(False, {0, 6, 9, 12, 15, 18}, 21), (True, {0, 6, 9}, 12)]
)
def test_players_who_find_every_set_end_every_game_and_never_with_three_cards_left(
    *, beginners: bool, leftovers: set[int], largest: int
) -> None:
    """All cards together sum to zero, as SETs do, so three cards left over would be a SET."""
    options = GAME.info.full_options({"beginners": beginners})
    met = set()
    for game in range(100):
        state = GAME.start(1, options, Chance(bytes([game]), 0))
        while state.outcome is None:
            claim = next(right_claims(state), None)
            for move in ("call", claim) if claim else ("more",):
                state = GAME.play(state, Seat(0), move, Chance(b"", 1))
            assert len(state.cards) <= largest
        assert state.outcome.reason == "set-exhausted"
        met.add(len(state.cards))
    assert met <= leftovers
    assert {6, 9} <= met


@games
@given(seed=st.binary(max_size=8), beginners=st.booleans(), strict=st.booleans(), play_out=st.booleans())
def test_players_who_find_every_set_end_every_solitaire(
    *, seed: bytes, beginners: bool, strict: bool, play_out: bool
) -> None:
    options = {"solitaire": True, "beginners": beginners, "strict": strict, "play_out": play_out}
    state = GAME.start(1, GAME.info.full_options(options), Chance(seed, 0))
    for _ in range(81):
        if state.outcome:
            break
        other = "refill" if state.pair_open else "more"
        state = GAME.play(state, Seat(0), next(right_claims(state), other), Chance(b"", 1))
    assert state.outcome is not None
    assert state.outcome.scores == (state.points,)
