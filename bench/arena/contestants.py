"""Who plays in the arena: the levels, the players that look one move ahead, beginners, and random moves."""

from bench.arena.rollouts import Rollouts
from bot.players import player
from bot.players.base import AnyPlayer, Level
from bot.players.random_player import RandomPlayer
from bot.players.triodomino.one_ply import ONE_PLY as TRIODOMINO
from bot.players.tripple_domino.one_ply import ONE_PLY as TRIPPLE_DOMINO
from bot.players.tris_1.one_ply import ONE_PLY as TRIS_1
from bot.players.tris_2.one_ply import ONE_PLY as TRIS_2
from bot.players.tris_on_steroids.one_ply import GREEDY as GREEDY_TRIS_ON_STEROIDS
from bot.players.tris_on_steroids.one_ply import ONE_PLY as TRIS_ON_STEROIDS

ONE_PLY: dict[str, AnyPlayer] = {
    "triodomino": TRIODOMINO,
    "tripple_domino": TRIPPLE_DOMINO,
    "tris_1": TRIS_1,
    "tris_2": TRIS_2,
    "tris_on_steroids": TRIS_ON_STEROIDS,
}
"""The players that look one move ahead: all computers did before they searched. SET, a race, has none."""

GREEDY: dict[str, AnyPlayer] = {**ONE_PLY, "tris_on_steroids": GREEDY_TRIS_ON_STEROIDS}
"""Careful beginners: they take what a move brings at once, look no further, and mind nobody else."""

NAMES = (*Level, "one_ply", "greedy", "random", "rollouts")

ROLLOUTS = 100
"""The rollouts of the yardstick, which takes about half a second for a move."""


def contestant(game_key: str, name: str) -> AnyPlayer | Rollouts:
    """Returns the player of that name. Raises KeyError for a name that the game does not know."""
    match name:
        case "rollouts":
            return Rollouts(game_key, GREEDY[game_key], ROLLOUTS)
        case "one_ply":
            return ONE_PLY[game_key]
        case "greedy":
            return GREEDY[game_key]
        case "random":
            return RandomPlayer()
    return player(game_key, Level[name.upper()])
