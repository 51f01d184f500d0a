"""What every game says of moves to be taken back, and of time: a move that revealed nothing can be played again."""

from itertools import pairwise

from bot.games.base import UnreadableMove
from bot.games.chance import Chance
from bot.games.replay import TAKEBACK, takeback
from tests.contract.variants import Variant, of_every_variant
from tests.contract.walk import refusal, sampled, walk
from tests.games.scripted import Scripted

NO_LUCK: tuple[int, ...] = ()


@of_every_variant
def test_a_move_that_reveals_nothing_asks_for_no_luck(variant: Variant) -> None:
    game, passed = variant.game, walk(variant)
    steps = zip(passed.moments, passed.moments[1:], passed.moves, strict=False)
    for before, after, (seat, words) in sampled([*steps], 200):
        if not game.irreversible(before.state, after.state):
            assert game.play(before.state, seat, words, Scripted(NO_LUCK)) == after.state


@of_every_variant
def test_some_moves_can_be_taken_back(variant: Variant) -> None:
    """But in a race, where nearly every move finds something out."""
    states = [moment.state for moment in walk(variant).moments]
    assert variant.game.info.race or any(not variant.game.irreversible(*pair) for pair in pairwise(states))


@of_every_variant
def test_the_word_for_taking_back_is_no_move(variant: Variant) -> None:
    assert not [move for move in walk(variant).known if move.split()[0] == TAKEBACK]
    for moment in sampled(walk(variant).moments, 3):
        for seat in moment.legal:
            assert isinstance(refusal(variant, moment.state, seat, takeback(0)), UnreadableMove)


@of_every_variant
def test_what_is_made_when_the_time_is_over_is_a_legal_move(variant: Variant) -> None:
    for moment in walk(variant).moments:
        if limit := variant.game.limit(moment.state):
            assert limit.move in moment.legal[limit.seat]
            assert limit.seconds > 0
            after = variant.game.play(moment.state, limit.seat, limit.move, Chance(variant.seed, 1))
            assert variant.game.limit(after) is None
