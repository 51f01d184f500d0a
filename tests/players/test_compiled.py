"""Compiled search answers from its request alone."""

import pytest

from bot.games.chance import Chance
from bot.games.triodomino import GAME
from bot.players.compiled import available, compiled_search
from bot.players.triodomino.search import ENCODING

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")


def test_a_reply_depends_on_no_call_before_and_the_last_one_is_kept() -> None:
    state = GAME.start(2, GAME.info.full_options({}), Chance(b"compiled", 0))
    view, legal = GAME.view(state, state.turn), GAME.legal_moves(state, state.turn)
    one, other = (ENCODING.request(view, legal, Chance(luck, 0), 50) for luck in (b"one", b"other"))
    search = compiled_search(ENCODING.package)
    reply = search.call("rate", one)
    assert search.call("rate", one) is reply
    assert search.call("rate", other) != reply
    assert search.call("rate", one) == reply
