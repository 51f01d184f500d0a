"""Whole random games, compared with the naive implementation move by move.

A default run plays every third variant; `SLOW=1` plays all.
"""

from random import Random

import pytest

from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.set import GAME
from bot.games.set.cards import Card
from bot.games.set.state import State
from bot.games.set.variant import SECONDS
from tests.contract.variants import Variant, option_sets
from tests.examples import sampled
from tests.games.set.naive import Digits, NaiveSet
from tests.games.set.tables import digits

EVERY_VARIANT = [
    Variant("set", tuple(options.items()), seats)
    for options, numbers in option_sets(GAME)
    for seats in (1, 2, 5)
    if seats in numbers and options["seconds"] == SECONDS.default
]
"""Every combination of options, except the time to show a SET, which changes no other rule."""

MANY_CARDS = 21
"""From this many cards on the table somebody calls: there is a SET (test_largest_table.py)."""


def plain(one: Card) -> Digits:
    return tuple(map(int, digits(one)))


def assert_same(state: State, naive: NaiveSet) -> None:
    assert {at: plain(one) for at, one in enumerate(state.table) if one is not None} == naive.slots
    assert list(map(plain, state.pile)) == naive.stock
    assert [[set(map(plain, three)) for three in won] for won in state.won] == naive.taken
    assert [set(map(plain, three)) for three in state.aside] == naive.out_of_play
    assert list(state.debts) == naive.owed
    assert state.caller == naive.shouting
    assert state.locked == naive.benched
    assert state.votes == naive.agreeing
    assert (state.outcome is not None) == naive.over
    if state.variant.solitaire:
        assert (state.points, state.pair_open) == (naive.score, naive.second_chance)
    assert GAME.to_act(state) == naive.players()


def laid_out(seats: int, options: Options, state: State) -> NaiveSet:
    cards = [plain(one) for one in (*state.cards, *state.pile)]
    return NaiveSet(seats, cards, {key: bool(value) for key, value in options.items()})


def chosen(naive: NaiveSet, seat: int, rng: Random) -> str:
    """Returns a move that is often a right claim, so that games end."""
    words = sorted(naive.legal_moves(seat))
    right = naive.sets()
    if right and right[0] in words and rng.random() < 0.7:
        return rng.choice(right)
    if "call" in words and len(naive.slots) > MANY_CARDS:
        return "call"
    others = [word for word in words if not word.startswith("take")]
    return rng.choice(others if others and rng.random() < 0.9 else words)


@pytest.mark.parametrize("variant", sampled(EVERY_VARIANT, 5), ids=str)
def test_random_games_agree(variant: Variant) -> None:
    seed = str(variant).encode()
    rng = Random(seed)
    state = GAME.start(variant.seats, variant.options, Chance(seed, 0))
    naive = laid_out(variant.seats, variant.options, state)
    assert_same(state, naive)
    for ply in range(1, 250):
        if state.outcome:
            break
        seat = rng.choice(sorted(naive.players()))
        for one in range(variant.seats):
            moves = GAME.legal_moves(state, Seat(one))
            assert len(moves) == len(set(moves))
            assert set(moves) == naive.legal_moves(one)
        move = chosen(naive, seat, rng)
        state = GAME.play(state, Seat(seat), move, Chance(seed, ply))
        naive.play(seat, move)
        assert_same(state, naive)
