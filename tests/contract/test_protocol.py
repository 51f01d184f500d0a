"""The protocol of bot/games/base.py, kept by every game in every variant."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import FrozenInstanceError, fields, is_dataclass

import pytest

from bot.games.base import Event, IllegalMove, OutOfTurn, Race, Seat, WrongSeats
from bot.games.chance import Chance
from bot.games.replay import replay
from tests.contract.variants import Variant, of_every_variant
from tests.contract.walk import refusal, sampled, walk


@of_every_variant
def test_someone_is_to_act_exactly_until_there_is_an_outcome(variant: Variant) -> None:
    game = variant.game
    for moment in walk(variant).moments:
        to_act = game.to_act(moment.state)
        assert (not to_act) == (game.outcome(moment.state) is not None)
        assert to_act <= set(range(variant.seats))
        assert len(to_act) <= 1 or (game.info.race and isinstance(game, Race))


@of_every_variant
def test_seats_to_act_have_moves_and_the_others_none(variant: Variant) -> None:
    for moment in walk(variant).moments:
        assert {seat for seat, moves in moment.legal.items() if moves} == variant.game.to_act(moment.state)


@of_every_variant
def test_moves_are_distinct_and_spelled_in_lower_case_words(variant: Variant) -> None:
    assert all(move and move == " ".join(move.lower().split()) and move.isascii() for move in walk(variant).known)
    for moment in walk(variant).moments:
        assert all(len(set(moves)) == len(moves) for moves in moment.legal.values())


@of_every_variant
def test_every_legal_move_is_accepted(variant: Variant) -> None:
    for moment in sampled(walk(variant).moments, 8):
        for seat, moves in moment.legal.items():
            assert not [move for move in sampled(moves, 100) if refusal(variant, moment.state, seat, move)]


@of_every_variant
def test_no_other_move_of_the_game_is_accepted(variant: Variant) -> None:
    """Moves that are legal at another time, or for another seat, are illegal (not unreadable) now."""
    for moment in sampled(walk(variant).moments, 8):
        before = deepcopy(moment.state)
        for seat, moves in moment.legal.items():
            others = set(walk(variant).known).difference(moves)
            for move in sampled(sorted(others), 100):
                expected = IllegalMove if moves or variant.game.info.race else OutOfTurn
                assert isinstance(refusal(variant, moment.state, seat, move), expected), (move, seat)
        assert moment.state == before


@of_every_variant
def test_the_same_seed_and_moves_give_the_same_game(variant: Variant) -> None:
    passed = walk(variant)
    assert replay(variant.game, variant.seats, variant.options, variant.seed, passed.moves) == passed.moments[-1].state
    assert variant.game.start(variant.seats, variant.options, Chance(variant.seed, 0)) == passed.moments[0].state


@of_every_variant
def test_playing_leaves_the_old_state_as_it_was(variant: Variant) -> None:
    for moment, (seat, words) in sampled([*zip(walk(variant).moments, walk(variant).moves, strict=False)], 20):
        before = deepcopy(moment.state)
        variant.game.play(moment.state, seat, words, Chance(variant.seed, 1))
        assert moment.state == before


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


@of_every_variant
def test_states_and_views_are_frozen(variant: Variant) -> None:
    for moment in sampled(walk(variant).moments, 3):
        assert is_dataclass(moment.state)
        assert_frozen(moment.state)
        for reader in (None, Seat(0)):
            assert_frozen(variant.game.view(moment.state, reader))


@of_every_variant
def test_views_read_as_text_and_compare_by_value(variant: Variant) -> None:
    game = variant.game
    for moment in sampled(walk(variant).moments, 8):
        copy = deepcopy(moment.state)
        for reader in (None, *moment.legal):
            view = game.view(moment.state, reader)
            assert view == game.view(copy, reader)
            assert str(view).strip()
            assert "object at 0x" not in str(view)
            assert game.info.secret or str(view) == str(game.view(moment.state, None))


@of_every_variant
def test_an_outcome_ranks_every_seat(variant: Variant) -> None:
    for moment in walk(variant).moments:
        if outcome := variant.game.outcome(moment.state):
            assert len(outcome.ranks) == variant.seats
            assert all(rank == 1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks)
            assert outcome.scores is None or len(outcome.scores) == variant.seats


@of_every_variant
def test_other_numbers_of_players_are_refused(variant: Variant) -> None:
    numbers = variant.game.seats(variant.options)
    for seats in (0, numbers.start - 1, numbers.stop):
        with pytest.raises(WrongSeats):
            variant.game.start(seats, variant.options, Chance(variant.seed, 0))
