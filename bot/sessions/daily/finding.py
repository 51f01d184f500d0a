"""Finds the position of a finished game that makes a puzzle. Pure, and slow: workers call it."""

from collections.abc import Sequence

from bot.games import GAMES, POSITION_PUZZLES
from bot.games.base import Options, Seat
from bot.games.replay import history, is_undoing

LAST_PLIES = 60
"""Of a longer game only so many plies before its end are looked at."""


def good_position(
    game_key: str, seats: int, options: Options, seed: bytes, moves: Sequence[tuple[Seat, str]]
) -> tuple[int, Seat] | None:
    """Returns the ply and the seat of the last good position of a game; None where there is none.

    It takes up to some seconds. Raises what `history` raises.
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
