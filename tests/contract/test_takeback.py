"""Takebacks and time limits: a move that is not irreversible can be played again with the same result."""

from itertools import pairwise

from bot.games.base import UnreadableMove
from bot.games.chance import Chance
from bot.games.replay import TAKEBACK, takeback
from tests.contract.variants import Variant, of_every_variant
from tests.contract.walk import refusal, sample, walk
from tests.games.scripted import Scripted

NO_LUCK: tuple[int, ...] = ()


@of_every_variant
def test_a_reversible_move_draws_no_luck(variant: Variant) -> None:
    game, played = variant.game, walk(variant)
    steps = zip(played.snapshots, played.snapshots[1:], played.moves, strict=False)
    for before, after, (seat, words) in sample([*steps], 200):
        if not game.irreversible(before.state, after.state):
            assert game.play(before.state, seat, words, Scripted(NO_LUCK)) == after.state


@of_every_variant
def test_some_moves_can_be_taken_back(variant: Variant) -> None:
    """Except in a race, where nearly every move reveals something."""
    states = [snapshot.state for snapshot in walk(variant).snapshots]
    assert variant.game.info.race or any(not variant.game.irreversible(*pair) for pair in pairwise(states))


@of_every_variant
def test_takeback_is_no_move(variant: Variant) -> None:
    assert not [move for move in walk(variant).known_moves if move.split()[0] == TAKEBACK]
    for snapshot in sample(walk(variant).snapshots, 3):
        for seat in snapshot.legal:
            assert isinstance(refusal(variant, snapshot.state, seat, takeback(0)), UnreadableMove)


@of_every_variant
def test_the_move_made_at_a_time_limit_is_accepted_from_that_seat_alone(variant: Variant) -> None:
    """It need not be offered: a legal move is one that the player may choose."""
    for snapshot in walk(variant).snapshots:
        if limit := variant.game.limit(snapshot.state):
            assert limit.seconds > 0
            for seat, legal in snapshot.legal.items():
                if seat != limit.seat and limit.move not in legal:
                    assert refusal(variant, snapshot.state, seat, limit.move) is not None
            after = variant.game.play(snapshot.state, limit.seat, limit.move, Chance(variant.seed, 1))
            assert variant.game.limit(after) is None
