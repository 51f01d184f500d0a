"""The computer players.

In: what a seat may see, its legal moves and luck. Out: a move.

They see no more than their seat does. A package here that has `PLAYERS`, a player for each level, plays the game it is
named after; a game without one is played by random moves. `one_ply` in each looks one move ahead. `search` plays better
by search in compiled code (`compiled`), where the library that runs it is installed.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType

from bot.players.base import DEFAULT_LEVEL, AnyPlayer, Level
from bot.players.compiled import available
from bot.players.random_player import RandomPlayer


def _find_players() -> dict[str, Mapping[Level, AnyPlayer]]:
    modules = {
        module.name: import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__) if module.ispkg
    }
    return {name: module.PLAYERS for name, module in modules.items() if hasattr(module, "PLAYERS")}


PLAYERS: Mapping[str, Mapping[Level, AnyPlayer]] = MappingProxyType(_find_players())


def _parts(name: str) -> dict[str, ModuleType]:
    """Returns the modules of this name in the packages of players, by game."""
    paths = {key: f"{__name__}.{key}.{name}" for key in PLAYERS}
    return {key: import_module(path) for key, path in paths.items() if find_spec(path) is not None}


DRAWS: Mapping[str, ModuleType] = MappingProxyType(_parts("draws"))
"""The rules by which computers of a game offer and take draws: `draw_reason` and `offers_now`."""

_SIMPLE: Mapping[str, AnyPlayer] = MappingProxyType({key: part.ONE_PLY for key, part in _parts("one_ply").items()})


def plays_weaker(game_key: str) -> bool:
    """Tells whether the computers of a game need compiled search, which cannot run here, to play at their levels."""
    return not available() and game_key in PLAYERS and find_spec(f"{__name__}.{game_key}.search") is not None


def simple_player(game_key: str, level: Level = DEFAULT_LEVEL) -> AnyPlayer:  # noqa: ARG001 - the same at all levels
    """Returns a player that takes next to no time and needs no compiled code, for when the others fail."""
    return _SIMPLE.get(game_key, RandomPlayer())


def player(game_key: str, level: Level = DEFAULT_LEVEL) -> AnyPlayer:
    """Returns the computer player of a game at a level."""
    return PLAYERS[game_key][level] if game_key in PLAYERS else RandomPlayer()
