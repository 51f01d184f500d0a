"""The games: pure rules, without I/O, clock or global randomness.

In: options, moves as words and luck (`Chance`). Out: states, what each seat may see of them, and outcomes.
Each package or module here that has a `GAME` is a game, under the key that its info gives.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from bot.games.base import AnyGame


def _find_games() -> dict[str, AnyGame]:
    modules = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__))
    games: list[AnyGame] = [module.GAME for module in modules if hasattr(module, "GAME")]
    return {game.info.key: game for game in games}


_games = _find_games()

GAMES: Mapping[str, AnyGame] = MappingProxyType(_games)
