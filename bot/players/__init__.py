"""Computer opponents, found by folder: a module here with a `PLAYER` plays the game it is named after.

They see what their seat sees and nothing else, and look one move ahead. A game without a module is played by chance.
"""

from importlib import import_module
from pkgutil import iter_modules

from bot.players.base import AnyPlayer
from bot.players.random_player import RandomPlayer


def _found() -> dict[str, AnyPlayer]:
    modules = {module.name: import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)}
    return {name: module.PLAYER for name, module in modules.items() if hasattr(module, "PLAYER")}


PLAYERS: dict[str, AnyPlayer] = _found()


def player(game_key: str) -> AnyPlayer:
    """Who plays this game at an empty chair."""
    return PLAYERS.get(game_key, RandomPlayer())
