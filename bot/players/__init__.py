"""The computer players.

In: what a seat may see, its legal moves and luck. Out: a move.

They see no more than their seat does, and look one move ahead. A module here that has a `PLAYER` plays the game it is
named after; a game without one is played by random moves.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from bot.players.base import AnyPlayer
from bot.players.random_player import RandomPlayer


def _find_players() -> dict[str, AnyPlayer]:
    modules = {module.name: import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)}
    return {name: module.PLAYER for name, module in modules.items() if hasattr(module, "PLAYER")}


PLAYERS: Mapping[str, AnyPlayer] = MappingProxyType(_find_players())


def player(game_key: str) -> AnyPlayer:
    """Returns the computer player of a game."""
    return PLAYERS.get(game_key, RandomPlayer())
