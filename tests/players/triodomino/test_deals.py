"""The deals in which a computer tries its moves agree with what it has seen."""

import pytest

from bot.games.chance import Chance
from bot.games.triangles.tiles import Tile
from bot.games.triodomino import GAME
from bot.games.triodomino.state import State
from bot.players.compiled import available, compiled_search
from bot.players.triodomino.search import ENCODING
from tests.games.triangles.random_games import random_game
from tests.players.triangles.replies import Reply

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")


@pytest.mark.parametrize("seats", [2, 4])
def test_who_drew_in_vain_is_dealt_no_tile_that_fitted(seats: int) -> None:
    kept = 0
    steps = (step for seed in range(6) for step in random_game(GAME, seats, {"rounds": 1}, seed))
    for step in steps:
        state = step.after
        if "triodomino-kept" not in [event.key for event in state.events] or state.outcome:
            continue
        fitted = {tile for formation in state.formations for tile in formation.takes}
        for luck in range(5):
            hands = dealt(state, Chance(b"deal", luck))
            assert hands[state.turn] == state.hand
            assert [len(hand) for hand in hands] == [len(hand) for hand in state.hands]
            assert len({tile for hand in hands for tile in hand}) == sum(map(len, hands))
            assert fitted.isdisjoint(hands[step.seat])
            kept += 1
    assert kept


def dealt(state: State, chance: Chance) -> list[tuple[Tile, ...]]:
    """Returns all hands of a deal by the player on turn."""
    view = GAME.view(state, state.turn)
    request = ENCODING.request(view, GAME.legal_moves(state, state.turn), chance, 0)
    reply = Reply(compiled_search(ENCODING.package).call("deal", request))
    return [reply.tiles() for _ in range(state.seats)]
