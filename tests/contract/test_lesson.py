"""Lessons are games that the rules allow, in which each step asks the learner for a legal move."""

import pytest

from bot.games import GAMES, LESSONS
from bot.games.base import Seat
from bot.games.replay import history

every_game = pytest.mark.parametrize("key", sorted(LESSONS))


@every_game
def test_its_moves_are_legal_to_the_last_and_each_step_is_the_learners_turn(key: str) -> None:
    game, lesson = GAMES[key], LESSONS[key]
    moves = [(Seat(seat), words) for seat, words in lesson.moves]
    states = history(game, lesson.seats, lesson.options, bytes.fromhex(lesson.seed), moves)
    for step, ply in zip(lesson.steps, lesson.plies, strict=False):
        assert step.asked in game.legal_moves(states[ply], lesson.learner), step.key


@every_game
def test_it_has_four_to_seven_steps_with_names_of_their_own(key: str) -> None:
    keys = [step.key for step in LESSONS[key].steps]
    assert 4 <= len(keys) <= 7
    assert len({*keys, "end"}) == len(keys) + 1


@every_game
def test_its_last_ply_is_the_number_of_its_moves(key: str) -> None:
    lesson = LESSONS[key]
    assert lesson.plies[-1] == len(lesson.moves)
    assert list(lesson.plies) == sorted(set(lesson.plies))
