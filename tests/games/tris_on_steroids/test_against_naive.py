"""Whole random games, compared with the naive implementation move by move."""

from random import Random

import pytest

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.cards import Card
from bot.games.tris_on_steroids.position import Position
from tests.examples import SLOW
from tests.games.tris_on_steroids.naive import NaiveGame


def text(card: Card) -> str:
    return f"{card.symbol}/{card.action}"


def spread(state: Position) -> NaiveGame:
    """Returns the naive game with the cards of the state at the start."""
    cells = dict(zip(state.layout.cells, (text(laid.card) for laid in state.grid), strict=True))
    return NaiveGame(cells, [text(goal.card) for goal in state.goals], list(map(text, state.deck.pile)), state.on_turn)


def assert_same(state: Position, naive: NaiveGame) -> None:
    cells = state.layout.cells
    assert dict(zip(cells, (text(laid.card) for laid in state.grid), strict=True)) == naive.cells
    assert {cell for cell, laid in zip(cells, state.grid, strict=True) if laid.up} == naive.open_cells
    assert [text(goal.card) for goal in state.goals] == naive.goals
    assert [text(laid.card) for laid in state.deck.discards] == naive.waste
    assert list(map(text, state.deck.pile)) == naive.pile
    assert state.on_turn == naive.player
    if state.outcome:
        assert state.outcome.winners == (naive.winner,)
        assert all(goal.up for goal in state.goals)
    else:
        assert naive.winner is None
        assert {seat for seat, goal in enumerate(state.goals) if goal.up} == naive.open_goals
    moves = GAME.legal_moves(state, state.on_turn)
    assert set(moves) == naive.legal_moves()
    assert len(moves) == len(set(moves))


@pytest.mark.parametrize("seats", GAME.info.seats)
@pytest.mark.parametrize("grid", ["3x3", "4x4"])
@pytest.mark.parametrize("copies", [2, 4])
def test_random_games_agree(seats: int, grid: str, copies: int) -> None:
    settled = GAME.info.full_options({"grid": grid, "copies": copies})
    for game in range(5 if SLOW else 2):
        seed = f"{seats} {grid} {copies} {game}".encode()
        rng = Random(seed)
        state = GAME.start(seats, settled, Chance(seed, 0))
        naive = spread(state)
        assert_same(state, naive)
        ply = 0
        while state.outcome is None:
            ply += 1
            move = rng.choice(GAME.legal_moves(state, state.on_turn))
            state = GAME.play(state, Seat(naive.player), move, Chance(seed, ply))
            naive.play(move, Chance(seed, ply).shuffled)
            assert_same(state, naive)
