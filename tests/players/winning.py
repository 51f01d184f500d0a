"""Checks that a player takes every win in one move, and whenever possible leaves none to the opponent."""

from typing import Any

from bot.games import GAMES
from bot.games.chance import Chance
from bot.players import player
from bot.players.base import DEFAULT_LEVEL, Level
from bot.players.random_player import RandomPlayer
from tests.players.match import turns


def winning_moves(key: str, state: Any) -> set[str]:
    """Tries all moves, and returns the ones that end the game at once."""
    game = GAMES[key]
    (seat,) = game.to_act(state)
    after = {move: game.play(state, seat, move, Chance(b"", 1)) for move in game.legal_moves(state, seat)}
    return {move for move, then in after.items() if not game.to_act(then)}


def assert_wins_are_taken_and_not_left(key: str, level: Level = DEFAULT_LEVEL) -> None:
    """Checks this in whole games against a random player, trying all moves and all answers to them."""
    taken = avoided = 0
    for seed in range(8):
        for state, seat, legal in turns(GAMES[key], {}, [player(key, level), RandomPlayer()], bytes([seed])):
            if seat != 0 or not legal:
                continue
            choice = player(key, level).choose(GAMES[key].view(state, seat), legal, Chance(b"", seed))
            if winning := winning_moves(key, state):
                assert choice in winning
                taken += 1
            elif left := {
                move for move in legal if winning_moves(key, GAMES[key].play(state, seat, move, Chance(b"", 1)))
            }:
                assert choice not in left or left == set(legal)
                avoided += choice not in left
    assert taken
    assert avoided
