"""The protocol of bot/games/base.py, kept by every game in every variant."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import FrozenInstanceError, fields, is_dataclass
from random import Random
from typing import Any

import pytest

from bot.games.base import Event, IllegalMove, OptionError, Seat
from bot.games.chance import Chance
from bot.games.replay import replay
from tests.contract.variants import VARIANTS, Variant
from tests.contract.walk import SEED, refusal, walk

pytestmark = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def sampled(items: tuple[Any, ...], most: int) -> list[Any]:
    """The first, the last, and some between, the same ones on every run."""
    if len(items) <= most:
        return list(items)
    return [items[0], *Random(most).sample(items[1:-1], most - 2), items[-1]]


def test_someone_is_to_act_exactly_until_there_is_an_outcome(variant: Variant) -> None:
    game = variant.game
    for state in walk(variant).states:
        to_act = game.to_act(state)
        assert (not to_act) == (game.outcome(state) is not None)
        assert to_act <= set(range(variant.seats))
        assert len(to_act) <= 1 or game.info.race


def test_seats_to_act_have_moves_and_the_others_none(variant: Variant) -> None:
    game = variant.game
    for state in walk(variant).states:
        for seat in map(Seat, range(variant.seats)):
            assert bool(game.legal_moves(state, seat)) == (seat in game.to_act(state))


def test_moves_are_distinct_and_spelled_in_lower_case_words(variant: Variant) -> None:
    for state in walk(variant).states:
        for seat in variant.game.to_act(state):
            moves = variant.game.legal_moves(state, seat)
            assert len(set(moves)) == len(moves)
            assert all(move and move == " ".join(move.lower().split()) and move.isascii() for move in moves)


def test_every_legal_move_is_accepted(variant: Variant) -> None:
    for state in sampled(walk(variant).states, 8):
        for seat in variant.game.to_act(state):
            refused = [move for move in variant.game.legal_moves(state, seat) if refusal(variant, state, seat, move)]
            assert not refused


def test_no_other_move_of_the_game_is_accepted(variant: Variant) -> None:
    """Moves that are legal at another time, or for another seat, are illegal (not unreadable) now."""
    game, states = variant.game, walk(variant).states
    known = {
        move for state in sampled(states, 8) for seat in game.to_act(state) for move in game.legal_moves(state, seat)
    }
    for state in sampled(states, 8):
        before = deepcopy(state)
        for seat in map(Seat, range(variant.seats)):
            for move in sorted(known.difference(game.legal_moves(state, seat))):
                assert isinstance(refusal(variant, state, seat, move), IllegalMove), (move, seat)
        assert state == before


def test_the_same_seed_and_moves_give_the_same_game(variant: Variant) -> None:
    passed = walk(variant)
    assert replay(variant.game, variant.seats, variant.options, SEED, passed.moves) == passed.states[-1]
    assert variant.game.start(variant.seats, variant.options, Chance(SEED, 0)) == passed.states[0]


def test_playing_leaves_the_old_state_as_it_was(variant: Variant) -> None:
    passed = walk(variant)
    again = deepcopy(passed.states)
    for ply, (state, (seat, words)) in enumerate(zip(again, passed.moves, strict=False), start=1):
        variant.game.play(state, seat, words, Chance(SEED, ply))
    assert again == passed.states


def assert_frozen(thing: object) -> None:
    """No part of a state or view can be changed in place; an event's arguments are the one mapping."""
    match thing:
        case Event():
            assert all(isinstance(value, str | int) for value in thing.args.values())
        case tuple() | frozenset():
            for part in thing:
                assert_frozen(part)
        case _ if is_dataclass(thing):
            for field in fields(thing):
                with pytest.raises(FrozenInstanceError):
                    setattr(thing, field.name, None)
                assert_frozen(getattr(thing, field.name))
        case _:
            assert not isinstance(thing, Mapping | list | set | bytearray), type(thing)


def test_states_and_views_are_frozen(variant: Variant) -> None:
    for state in sampled(walk(variant).states, 3):
        assert is_dataclass(state)
        assert_frozen(state)
        for reader in (None, Seat(0)):
            assert_frozen(variant.game.view(state, reader))


def test_views_read_as_text_and_compare_by_value(variant: Variant) -> None:
    game = variant.game
    for state in sampled(walk(variant).states, 8):
        for reader in (None, *map(Seat, range(variant.seats))):
            view = game.view(state, reader)
            assert view == game.view(deepcopy(state), reader)
            assert str(view).strip()
            assert "object at 0x" not in str(view)
            if not game.info.secret:
                assert str(view) == str(game.view(state, None))


def test_an_outcome_ranks_every_seat(variant: Variant) -> None:
    for state in walk(variant).states:
        if outcome := variant.game.outcome(state):
            assert len(outcome.ranks) == variant.seats
            assert min(outcome.ranks) == 1
            assert outcome.scores is None or len(outcome.scores) == variant.seats


def test_other_numbers_of_players_are_refused(variant: Variant) -> None:
    numbers = variant.game.seats(variant.options)
    for seats in (0, numbers.start - 1, numbers.stop):
        with pytest.raises(OptionError):
            variant.game.start(seats, variant.options, Chance(SEED, 0))
