"""Finds the position of a finished game that makes a puzzle. Pure, and slow: workers call it."""

from collections.abc import Sequence

from bot.games import GAMES, POSITION_PUZZLES
from bot.games.base import Options, Seat
from bot.games.replay import history, is_undoing

LAST_PLIES = 60
"""How many plies before the end of a game are searched."""


def good_position(
    game_key: str, seats: int, options: Options, seed: bytes, moves: Sequence[tuple[Seat, str]]
) -> tuple[int, Seat] | None:
    """Returns the ply and the seat of a game's last good position; None if there is none.

    Takes up to some seconds. Raises the errors of `history`.
    """
    game, puzzle = GAMES[game_key], POSITION_PUZZLES[game_key]
    states = history(game, seats, options, seed, moves)
    for ply in reversed(range(max(0, len(moves) - LAST_PLIES), len(moves))):
        if is_undoing(moves[ply][1]):
            continue
        for seat in sorted(game.to_act(states[ply])):
            if puzzle.is_good(states[ply], seat):
                return ply, seat
    return None
