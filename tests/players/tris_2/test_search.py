"""What the levels of Tris 2 promise beside forced wins: in the advanced setup, of their cost, and of beginners."""

import struct

import pytest

from bench.arena.match import Match
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.game import State
from bot.games.tris_2.position import Position
from bot.games.tris_2.setup import SetupBlock
from bot.players import player
from bot.players.base import LOST, Level
from bot.players.compiled import available, compiled_search
from bot.players.tris_2.search import PACKAGE, REPLY, request

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")

EIGHT = SetupBlock(mid_edge=False, rule_of_4=False, tops="/ooxx/ox.", ns="xx///o//.")
"""A block with one cell left."""


def state_of(table: SetupBlock) -> State:
    return State(table, Seat(0), ())


def test_the_ninth_die_leaves_no_win_where_it_can() -> None:
    state = state_of(EIGHT)
    legal = GAME.legal_moves(state, Seat(0))
    choice = player("tris_2", Level.MASTER).choose(GAME.view(state, Seat(0)), legal, Chance(b"", 0))
    left = {move for move in legal if rolls_a_tris(GAME.play(state, Seat(0), move, Chance(b"", 0)))}
    assert left
    assert left != set(legal)
    assert choice not in left


def test_a_ninth_die_that_leaves_a_win_is_rated_as_lost() -> None:
    state = state_of(EIGHT)
    legal = GAME.legal_moves(state, Seat(0))
    rated = player("tris_2", Level.MASTER).ratings(GAME.view(state, Seat(0)), legal, Chance(b"", 0))
    for move, rating in zip(legal, rated, strict=True):
        if rolls_a_tris(GAME.play(state, Seat(0), move, Chance(b"", 0))):
            assert rating == LOST


def rolls_a_tris(state: State) -> bool:
    """Tells whether the player on turn can make a tris at once."""
    assert isinstance(state.table, Position)
    return any(state.table.rolled(*roll).line for roll in state.table.rolls())


def test_a_search_stops_soon_after_its_last_position() -> None:
    """The work is counted in positions, so the choice is the same on every machine."""
    state = GAME.start(2, GAME.info.full_options({}), Chance(b"", 0))
    view = GAME.view(state, Seat(0))
    asked = request(view.dice, view.last, 11, 5_000, rule_of_4=False)
    seen, depth, *_ = struct.unpack(REPLY.format, compiled_search(PACKAGE).call("rate_rolls", asked))
    assert 5_000 <= seen <= 7_000
    assert depth % 2


def test_easy_loses_to_a_careful_beginner() -> None:
    score = Match("tris_2", "greedy", "easy", games=6, options={"rule_of_4": True}, plies=400).play()
    assert score.won >= 0.6 * (score.won + score.lost) > 0
