"""Takebacks and time limits: a move that is not irreversible can be played again with the same result."""

from itertools import pairwise
from typing import Any

import pytest

from bot.games.base import UnreadableMove
from bot.games.chance import Chance
from bot.games.replay import TAKEBACK, takeback
from bot.sessions.refusals import Refusal
from bot.sessions.rules.play import check_not_for_timer
from bot.sessions.session import Luck, Person, Place, Session, Status
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
def test_the_move_made_at_a_time_limit_is_legal_or_made_by_the_timer_alone(variant: Variant) -> None:
    """A legal move is one that the player may choose; nobody may type another one before the time is up."""
    for snapshot in walk(variant).snapshots:
        if limit := variant.game.limit(snapshot.state):
            assert limit.seconds > 0
            for seat, legal in snapshot.legal.items():
                if seat != limit.seat and limit.move not in legal:
                    assert refusal(variant, snapshot.state, seat, limit.move) is not None
            if limit.move not in snapshot.legal[limit.seat]:
                with pytest.raises(Refusal, match="time-not-up"):
                    check_not_for_timer(_session(variant, snapshot.state), limit.seat, limit.move)
            after = variant.game.play(snapshot.state, limit.seat, limit.move, Chance(variant.seed, 1))
            assert variant.game.limit(after) is None


def _session(variant: Variant, state: Any) -> Session:
    """Returns a session in this state, as far as rules of moves need it."""
    return Session(
        id="s",
        game_key=variant.game.info.key,
        options=variant.options,
        place=Place(None, 1),
        host=1,
        people=tuple(Person(user, "") for user in range(1, variant.seats + 1)),
        status=Status.PLAYING,
        state=state,
        luck=Luck(commitment="", seed=b""),
    )
