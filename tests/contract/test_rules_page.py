"""The examples of rules pages are games that the rules allow, and show moves that are legal in them."""

from collections.abc import Iterator

import pytest

from bot.games import GAMES, RULES_PAGES
from bot.games.base import Seat
from bot.games.replay import history
from bot.games.rules_page import Example

every_game = pytest.mark.parametrize("key", sorted(RULES_PAGES))

MOST_FILES = 10
"""The most files of a message of Discord."""


def examples(key: str) -> Iterator[Example]:
    return (section.example for section in RULES_PAGES[key] if section.example is not None)


@every_game
def test_its_examples_replay_and_the_chosen_words_begin_a_legal_move(key: str) -> None:
    game = GAMES[key]
    for example in examples(key):
        moves = [(Seat(seat), words) for seat, words in example.moves]
        states = history(game, example.seats, example.options, bytes.fromhex(example.seed), moves)
        for position in example.positions:
            state = states[position.ply]
            legal = [move for seat in game.to_act(state) for move in game.legal_moves(state, seat)]
            assert not position.partial_move or any(move.startswith(position.partial_move) for move in legal)


@every_game
def test_its_examples_go_forward_and_have_players_beside_one_position_only(key: str) -> None:
    for example in examples(key):
        plies = [position.ply for position in example.positions]
        assert plies == sorted(set(plies))
        assert len(plies) == 1 or not example.players


@every_game
def test_it_begins_with_the_goal_and_ends_with_how_moves_are_typed(key: str) -> None:
    keys = [section.key for section in RULES_PAGES[key]]
    assert (keys[0], keys[-1]) == ("goal", "typing")
    assert len(set(keys)) == len(keys)


@every_game
def test_its_pictures_could_be_sent_in_one_message(key: str) -> None:
    assert 1 <= len(list(examples(key))) <= MOST_FILES
