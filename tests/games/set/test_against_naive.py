"""Whole random games of every variant, move by move against the naive carpet."""

from random import Random

import pytest

from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.set import GAME
from bot.games.set.cards import Card
from bot.games.set.state import State
from bot.games.set.variant import SECONDS
from tests.contract.variants import Variant, option_sets
from tests.games.set.naive import Carpet, Digits
from tests.games.set.tables import digits

EVERY_VARIANT = [
    Variant("set", tuple(options.items()), seats)
    for options, numbers in option_sets(GAME)
    for seats in (1, 2, 5)
    if seats in numbers and options["seconds"] == SECONDS.default
]
"""Every combination but for the time to show a SET, which changes no other rule."""

MANY_CARDS = 21
"""With more cards on the table somebody calls: there is a SET (test_largest_table.py)."""


def plain(one: Card) -> Digits:
    return tuple(map(int, digits(one)))


def assert_same(state: State, carpet: Carpet) -> None:
    assert {at: plain(one) for at, one in enumerate(state.table) if one is not None} == carpet.spots
    assert list(map(plain, state.pile)) == carpet.stock
    assert [[set(map(plain, three)) for three in won] for won in state.won] == carpet.taken
    assert [set(map(plain, three)) for three in state.aside] == carpet.out_of_play
    assert list(state.debts) == carpet.owed
    assert state.caller == carpet.shouting
    assert state.locked == carpet.benched
    assert state.votes == carpet.agreeing
    assert (state.outcome is not None) == carpet.over
    if state.variant.solitaire:
        assert (state.points, state.pair_open) == (carpet.score, carpet.second_chance)
    assert GAME.to_act(state) == carpet.players()


def laid_out(seats: int, options: Options, state: State) -> Carpet:
    cards = [plain(one) for one in (*state.cards, *state.pile)]
    return Carpet(seats, cards, {key: bool(value) for key, value in options.items()})


def chosen(carpet: Carpet, seat: int, fancy: Random) -> str:
    """A move that is often the right one, so that games come to their end."""
    words = sorted(carpet.words(seat))
    right = carpet.sets()
    if right and right[0] in words and fancy.random() < 0.7:
        return fancy.choice(right)
    if "call" in words and len(carpet.spots) > MANY_CARDS:
        return "call"
    others = [word for word in words if not word.startswith("take")]
    return fancy.choice(others if others and fancy.random() < 0.9 else words)


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=str)
def test_random_games_agree(variant: Variant) -> None:
    seed = str(variant).encode()
    fancy = Random(seed)
    state = GAME.start(variant.seats, variant.options, Chance(seed, 0))
    carpet = laid_out(variant.seats, variant.options, state)
    assert_same(state, carpet)
    for ply in range(1, 250):
        if state.outcome:
            break
        seat = fancy.choice(sorted(carpet.players()))
        for one in range(variant.seats):
            moves = GAME.legal_moves(state, Seat(one))
            assert len(moves) == len(set(moves))
            assert set(moves) == carpet.words(one)
        move = chosen(carpet, seat, fancy)
        state = GAME.play(state, Seat(seat), move, Chance(seed, ply))
        carpet.say(seat, move)
        assert_same(state, carpet)
