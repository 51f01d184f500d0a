"""The master of Tris 1 knows the game by heart, and each level beats the one below."""

from collections.abc import Iterator

import pytest

from bench.arena.match import Match
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tris_1 import GAME
from bot.games.tris_1.game import State
from bot.players import player
from bot.players.base import EVEN, LOST, WON, Level

MASTER = player("tris_1", Level.MASTER)
FIRST, SECOND = Seat(0), Seat(1)


def best_moves(state: State) -> list[str]:
    """Returns the moves that the master makes with different luck."""
    (seat,) = GAME.to_act(state)
    view, legal = GAME.view(state, seat), GAME.legal_moves(state, seat)
    return sorted({MASTER.choose(view, legal, Chance(b"luck", luck)) for luck in range(20)})


def ends(state: State, master: Seat) -> Iterator[State]:
    """Yields the ends of all games from here: every move of the other, and the moves that the master may make."""
    if state.over:
        yield state
        return
    moves = best_moves(state) if state.turn == master else GAME.legal_moves(state, state.turn)
    for move in moves:
        yield from ends(GAME.play(state, state.turn, move, Chance(b"", 0)), master)


@pytest.mark.parametrize("master", [FIRST, SECOND])
def test_the_master_never_loses_in_the_whole_tree(master: Seat) -> None:
    won = 0
    for end in ends(State(), master):
        outcome = GAME.outcome(end)
        assert outcome is not None
        assert outcome.winners in ((), (master,))
        won += bool(outcome.winners)
    assert won


def naive_value(state: State, seat: Seat) -> float:
    """Returns how the game ends for a seat with perfect play, by trying everything."""
    outcome = GAME.outcome(state)
    if outcome is not None:
        return EVEN if not outcome.winners else WON if outcome.winners == (seat,) else LOST
    after = [GAME.play(state, state.turn, move, Chance(b"", 0)) for move in GAME.legal_moves(state, state.turn)]
    return (max if state.turn == seat else min)(naive_value(one, seat) for one in after)


def test_ratings_are_the_results_of_perfect_play() -> None:
    start = GAME.play(GAME.play(State(), FIRST, "b2", Chance(b"", 0)), SECOND, "b1", Chance(b"", 0))
    states = [start] + [GAME.play(start, FIRST, move, Chance(b"", 0)) for move in GAME.legal_moves(start, FIRST)]
    for state in states:
        seat = state.turn
        legal = GAME.legal_moves(state, seat)
        for move, rating in zip(legal, MASTER.ratings(GAME.view(state, seat), legal, Chance(b"", 0)), strict=True):
            expected = naive_value(GAME.play(state, seat, move, Chance(b"", 0)), seat)
            assert rating == expected


@pytest.mark.parametrize(
    ("better", "worse"), [("master", "hard"), ("hard", "fair"), ("fair", "easy"), ("greedy", "easy")]
)
def test_each_level_wins_60_percent_of_decided_games_against_the_one_below(better: str, worse: str) -> None:
    score = Match("tris_1", better, worse, games=100).play()
    assert score.won >= 0.6 * (score.won + score.lost)
