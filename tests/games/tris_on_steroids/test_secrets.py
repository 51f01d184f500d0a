"""Who knows which card: what all see, what a seat has seen, and that no other card is ever revealed."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.games.base import Event, MoveError, Seat
from bot.games.chance import Chance
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.position import Position
from bot.games.tris_on_steroids.view import Face
from tests.examples import examples
from tests.games.scripted import Scripted
from tests.games.tris_on_steroids.secrets import otherwise, walked
from tests.games.tris_on_steroids.tables import position

HIDDEN = Face(None, None, up=False)
ANNA, BEN, CARL = map(Seat, range(3))


def play(state: Position, *moves: str) -> Position:
    for move in moves:
        state = GAME.play(state, state.on_turn, move, Scripted([]))
    return state


def test_000_22_all_see_the_cards_that_are_face_up_and_the_sizes_of_the_piles() -> None:
    state = position("xd (td) (td) (cd) (cd) (cd) (xs) (xs) (xs)", "(td) cd", pile="qd qd", discards="(xg) ts")
    view = GAME.view(state, None)
    assert view.grid[0] == Face("cross", "discard", up=True)
    assert view.grid[1:] == (HIDDEN,) * 8
    assert view.goals == (HIDDEN, Face("circle", "discard", up=True))
    assert (view.pile, view.discards) == (2, (HIDDEN, Face("triangle", "swap", up=True)))


def test_000_22_a_seat_sees_its_own_goal_card_with_symbol_and_action() -> None:
    view = GAME.view(position("(xd) " * 9, "(ts) (cg)"), BEN)
    assert view.goals == (HIDDEN, Face("circle", "goal", up=False))
    assert view.goals[1].known


def test_000_22_a_seat_knows_the_card_it_put_into_the_grid() -> None:
    state = play(position("(xg) qs (td) (cd) (cd) (cd) (xs) (xs) (xs)"), "reveal a1", "act b1")
    assert GAME.view(state, ANNA).grid[1] == Face("triangle", "discard", up=False)
    assert GAME.view(state, BEN).grid[1] == GAME.view(state, None).grid[1] == HIDDEN


def test_000_d16_a_seat_still_knows_a_card_that_another_swaps() -> None:
    state = position("(xs) (qs)0 (td) (cd) (cd) (cd) (xs) (xs) (xs)", on_turn=1)
    after = play(state, "reveal a1", "act b1")
    assert GAME.view(after, ANNA).grid[0] == Face("square", "swap", up=False)
    assert GAME.view(after, BEN).grid[0] == HIDDEN


def test_000_d16_a_seat_still_knows_a_card_that_another_takes_as_a_goal() -> None:
    state = position("(xg) (qs)0 (td) (cd) (cd) (cd) (xs) (xs) (xs)", "(td) (cd) (xd)", on_turn=1)
    after = play(state, "reveal a1", "act b1")
    assert GAME.view(after, ANNA).goals[1] == GAME.view(after, BEN).goals[1] == Face("square", "swap", up=False)
    assert GAME.view(after, CARL).goals[1] == GAME.view(after, None).goals[1] == HIDDEN


def test_000_d16_two_seats_know_a_card_that_both_have_looked_at() -> None:
    state = position("(xg) (qs)2 (xg) (cd) (cd) (cd) (xs) (xs) (xs)", "(td) (cd) (xd)")
    after = play(state, "reveal a1", "act b1")
    assert after.goals[0].known_by == {ANNA, CARL}


def test_000_d16_nobody_knows_a_card_that_was_discarded_face_down() -> None:
    state = position("(xd) (qs)0 (td) (cd) (cd) (cd) (xs) (xs) (xs)")
    after = play(state, "reveal a1", "act b1")
    assert [GAME.view(after, reader).discards for reader in (None, ANNA, BEN)] == [(HIDDEN,)] * 3


def test_000_d8_only_the_player_who_takes_a_face_down_card_looks_at_it() -> None:
    after = play(position("(xg) (qs) (td) (cd) (cd) (cd) (xs) (xs) (xs)", "(td) (cd) (xd)"), "reveal a1", "act b1")
    looked = Event("tris_on_steroids-looked", ANNA, {"symbol": "square", "action": "swap"})
    heard = {reader: looked in GAME.view(after, reader).events for reader in (ANNA, BEN, CARL, None)}
    assert heard == {ANNA: True, BEN: False, CARL: False, None: False}
    assert [GAME.view(after, reader).goals[0].known for reader in (ANNA, BEN, CARL, None)] == [True] + [False] * 3


def errors(state: Position) -> list[str]:
    """Returns the errors that each seat gets for moves that are not legal."""
    told = []
    for seat in map(Seat, range(len(state.goals))):
        for move in {"keep", "reveal a1", "reveal d4", "act b2", "clear row 1"} - set(GAME.legal_moves(state, seat)):
            with pytest.raises(MoveError) as caught:
                GAME.play(state, seat, move, Scripted([]))
            told.append(f"{seat} {move}: {caught.value}")
    return sorted(told)


walks = st.tuples(st.integers(2, 4), st.sampled_from(["3x3", "4x4"]), st.binary(max_size=8), st.integers(0, 150))


@examples(50)
@given(walk=walks, rng=st.randoms(use_true_random=False))
def test_what_a_reader_does_not_know_changes_no_view(walk: tuple[int, str, bytes, int], rng: Random) -> None:
    state = walked(*walk)
    for reader in (None, *map(Seat, range(walk[0]))):
        other = otherwise(state, reader, rng)
        view = GAME.view(other, reader)
        assert view == GAME.view(state, reader)
        assert str(view) == str(GAME.view(state, reader))
        assert view.description == GAME.view(state, reader).description
        for words in GAME.legal_moves(state, state.on_turn):
            assert view.preview(words) == GAME.view(state, reader).preview(words)
        for seat in map(Seat, range(walk[0])):
            assert GAME.legal_moves(other, seat) == GAME.legal_moves(state, seat)
        assert errors(other) == errors(state)


@examples(50)
@given(walk=walks, rng=st.randoms(use_true_random=False))
def test_events_and_errors_reveal_nothing_hidden(walk: tuple[int, str, bytes, int], rng: Random) -> None:
    """Only a card turned up, and a line that wins, may tell other readers something new."""
    state = walked(*walk)
    assume(state.outcome is None)
    for reader in {None, *map(Seat, range(walk[0]))} - {state.on_turn}:
        other = otherwise(state, reader, rng)
        for move in GAME.legal_moves(state, state.on_turn):
            ends = [GAME.play(one, one.on_turn, move, Chance(walk[2], 1)) for one in (state, other)]
            if move.startswith("reveal") or any(end.outcome for end in ends):
                continue
            assert GAME.view(ends[0], reader) == GAME.view(ends[1], reader)


@examples(50)
@given(walk=walks, rng=st.randoms(use_true_random=False))
def test_a_taken_back_move_has_revealed_nothing(walk: tuple[int, str, bytes, int], rng: Random) -> None:
    """Except that another's goal is not the line on the table, which everybody may conclude."""
    state = walked(*walk)
    assume(state.outcome is None)
    mover = state.on_turn
    other = otherwise(state, mover, rng)
    for move in GAME.legal_moves(state, mover):
        ends = [(one, GAME.play(one, mover, move, Chance(walk[2], 1))) for one in (state, other)]
        if not any(GAME.irreversible(*end) for end in ends):
            assert GAME.view(ends[0][1], mover) == GAME.view(ends[1][1], mover)
