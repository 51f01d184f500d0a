"""Rollouts of the master of Tripple Domino are played carefully, by weights that were fitted to rounds (rollout.h)."""

import re
from pathlib import Path

import pytest

import bot.players.tripple_domino as players
from bench.arena.fit_rollouts import GREEDY, NAMES, fit, lead
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tripple_domino import GAME
from bot.players.compiled import available, compiled_search
from bot.players.tripple_domino.search import ENCODING

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")

SOURCE = Path(players.__file__).with_name("rollout.h").read_text(encoding="utf-8")
FITTED = {name: int(weight) for name, weight in re.findall(r"\.(\w+) = (-?\d+)", SOURCE)}


def test_who_plays_carefully_leads_whoever_takes_the_most_points_by_ten_a_round() -> None:
    assert tuple(FITTED) == NAMES
    assert lead(tuple(FITTED.values()), GREEDY, 1_000, 7) > 10


def test_equals_have_the_same_luck() -> None:
    weights = tuple(FITTED.values())
    assert lead(weights, weights, 20, 7) == 0


def test_a_fit_leads_whom_it_began_with_and_can_be_repeated() -> None:
    weights = fit(4, seed=1, deals=100)
    assert lead(weights, GREEDY, 1_000, 7) > 3
    assert fit(4, seed=1, deals=100) == weights


def test_alone_nobody_is_minded() -> None:
    state = GAME.start(1, GAME.info.full_options({}), Chance(b"alone", 0))
    for ply in range(1, 6):
        legal = GAME.legal_moves(state, Seat(0))
        request = ENCODING.request(GAME.view(state, Seat(0)), legal, Chance(b"alone", ply), 200)
        greedy, careful = (compiled_search(ENCODING.package).call(name, request) for name in ("rate", "rate_carefully"))
        assert greedy == careful
        state = GAME.play(state, Seat(0), legal[0], Chance(b"alone", ply))
