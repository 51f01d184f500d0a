"""Every game keeps the protocol of bot/games/base.py in every variant."""

import pickle
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import FrozenInstanceError, fields, is_dataclass

import pytest

from bot.games.base import Event, IllegalMove, OutOfTurn, Seat, WrongSeats
from bot.games.chance import Chance
from bot.games.multi_choice import MultiChoiceMoves
from bot.games.race import Race
from bot.games.replay import replay
from tests.contract.variants import Variant, of_every_variant
from tests.contract.walk import refusal, sample, walk

MOST_LISTED = 250
"""Each of them is labelled and previewed for autocomplete, on the event loop; more are MultiChoiceMoves."""


@of_every_variant
def test_someone_is_to_act_exactly_until_there_is_an_outcome(variant: Variant) -> None:
    game = variant.game
    for snapshot in walk(variant).snapshots:
        to_act = game.to_act(snapshot.state)
        assert (not to_act) == (game.outcome(snapshot.state) is not None)
        assert to_act <= set(range(variant.seats))
        assert len(to_act) <= 1 or (game.info.race and isinstance(game, Race))


@of_every_variant
def test_seats_to_act_have_moves_and_the_others_none(variant: Variant) -> None:
    for snapshot in walk(variant).snapshots:
        assert {seat for seat, moves in snapshot.legal.items() if moves} == variant.game.to_act(snapshot.state)


@of_every_variant
def test_moves_are_distinct_and_spelled_in_lower_case_words(variant: Variant) -> None:
    assert all(move and move == " ".join(move.lower().split()) and move.isascii() for move in walk(variant).known_moves)
    for snapshot in walk(variant).snapshots:
        assert all(len(set(moves)) == len(moves) for moves in snapshot.legal.values())


@of_every_variant
def test_moves_that_are_listed_are_few_enough_to_be_labelled_at_once(variant: Variant) -> None:
    for snapshot in walk(variant).snapshots:
        legal = [variant.game.legal_moves(snapshot.state, seat) for seat in snapshot.legal]
        listed = [moves for moves in legal if not isinstance(moves, MultiChoiceMoves)]
        assert all(len(moves) <= MOST_LISTED for moves in listed)


@of_every_variant
def test_every_legal_move_is_accepted(variant: Variant) -> None:
    for snapshot in sample(walk(variant).snapshots, 8):
        for seat, moves in snapshot.legal.items():
            assert not [move for move in sample(moves, 100) if refusal(variant, snapshot.state, seat, move)]


@of_every_variant
def test_no_other_move_of_the_game_is_accepted(variant: Variant) -> None:
    """Moves that are legal at another time, or for another seat, are illegal (not unreadable) now."""
    for snapshot in sample(walk(variant).snapshots, 8):
        before = deepcopy(snapshot.state)
        for seat, moves in snapshot.legal.items():
            others = set(walk(variant).known_moves).difference(moves)
            for move in sample(sorted(others), 100):
                expected = IllegalMove if moves or variant.game.info.race else OutOfTurn
                assert isinstance(refusal(variant, snapshot.state, seat, move), expected), (move, seat)
        assert snapshot.state == before


@of_every_variant
def test_states_and_views_go_to_the_workers_after_they_were_used(variant: Variant) -> None:
    """What they have cached by then may not be in the way: computers, hints and analyses would fail."""
    for snapshot in sample(walk(variant).snapshots, 8):
        for view in (variant.game.view(snapshot.state, seat) for seat in (*snapshot.legal, None)):
            assert str(view)
            assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301 - made by this process
        assert pickle.loads(pickle.dumps(snapshot.state)) == snapshot.state  # noqa: S301 - made by this process


@of_every_variant
def test_the_same_seed_and_moves_give_the_same_game(variant: Variant) -> None:
    played = walk(variant)
    assert (
        replay(variant.game, variant.seats, variant.options, variant.seed, played.moves) == played.snapshots[-1].state
    )
    assert variant.game.start(variant.seats, variant.options, Chance(variant.seed, 0)) == played.snapshots[0].state


@of_every_variant
def test_playing_leaves_the_old_state_as_it_was(variant: Variant) -> None:
    for snapshot, (seat, words) in sample([*zip(walk(variant).snapshots, walk(variant).moves, strict=False)], 20):
        before = deepcopy(snapshot.state)
        variant.game.play(snapshot.state, seat, words, Chance(variant.seed, 1))
        assert snapshot.state == before


def assert_frozen(thing: object) -> None:
    """Checks that no part of a state or view can be changed in place; the arguments of events are the one exception."""
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
                if field.compare:  # others hold what is made from these
                    assert_frozen(getattr(thing, field.name))
        case _:
            assert not isinstance(thing, Mapping | list | set | bytearray), type(thing)


@of_every_variant
def test_states_and_views_are_frozen(variant: Variant) -> None:
    for snapshot in sample(walk(variant).snapshots, 3):
        assert is_dataclass(snapshot.state)
        assert_frozen(snapshot.state)
        for reader in (None, Seat(0)):
            assert_frozen(variant.game.view(snapshot.state, reader))


@of_every_variant
def test_views_read_as_text_and_compare_by_value(variant: Variant) -> None:
    game = variant.game
    for snapshot in sample(walk(variant).snapshots, 8):
        copy = deepcopy(snapshot.state)
        for reader in (None, *snapshot.legal):
            view = game.view(snapshot.state, reader)
            assert view == game.view(copy, reader)
            assert str(view).strip()
            assert "object at 0x" not in str(view)
            assert game.info.secret or str(view) == str(game.view(snapshot.state, None))


@of_every_variant
def test_an_outcome_ranks_every_seat(variant: Variant) -> None:
    for snapshot in walk(variant).snapshots:
        if outcome := variant.game.outcome(snapshot.state):
            assert len(outcome.ranks) == variant.seats
            assert all(rank == 1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks)
            assert outcome.scores is None or len(outcome.scores) == variant.seats


@of_every_variant
def test_other_numbers_of_players_are_refused(variant: Variant) -> None:
    numbers = variant.game.seats(variant.options)
    for seats in (0, numbers.start - 1, numbers.stop):
        with pytest.raises(WrongSeats):
            variant.game.start(seats, variant.options, Chance(variant.seed, 0))
