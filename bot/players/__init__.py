"""The computer players.

In: what a seat may see, its legal moves and luck. Out: a move.

They see no more than their seat does. A package here with `PLAYERS`, a player for each level, plays the game it is
named after; games without such a package get random moves. In each package `one_ply` looks one move ahead, and `search`
plays better by search in compiled code (`compiled`). If that cannot run, the package's `WITHOUT_SEARCH` plays instead.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any

from bot.players.base import DEFAULT_LEVEL, AnyPlayer, Level, Reason
from bot.players.compiled import available, failure
from bot.players.random_player import RandomPlayer


def _find_players(name: str) -> dict[str, Mapping[Level, AnyPlayer]]:
    """Returns each package's attribute of this name, by game."""
    modules = {
        module.name: import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__) if module.ispkg
    }
    return {key: getattr(module, name) for key, module in modules.items() if hasattr(module, name)}


PLAYERS: Mapping[str, Mapping[Level, AnyPlayer]] = MappingProxyType(_find_players("PLAYERS"))

WITHOUT_SEARCH: Mapping[str, Mapping[Level, AnyPlayer]] = MappingProxyType(
    {**PLAYERS, **_find_players("WITHOUT_SEARCH")}
)
"""The players for when compiled code cannot run. For games and levels without search they are those of PLAYERS."""


def _parts(name: str) -> dict[str, ModuleType]:
    """Returns the modules of this name in the packages of players, by game."""
    paths = {key: f"{__name__}.{key}.{name}" for key in PLAYERS}
    return {key: import_module(path) for key, path in paths.items() if find_spec(path) is not None}


DRAWS: Mapping[str, ModuleType] = MappingProxyType(_parts("draws"))
"""The rules by which computers of a game offer and accept draws: `draw_reason` and `offers_now`."""

REASONS: Mapping[str, Reason[Any]] = MappingProxyType({key: part.reason for key, part in _parts("reasons").items()})
"""For each game, the function that explains why a move is better than another one."""

_SIMPLE: Mapping[str, AnyPlayer] = MappingProxyType({key: part.ONE_PLY for key, part in _parts("one_ply").items()})


def searches(game_key: str, level: Level) -> bool:
    """Returns whether the player searches. A player without search takes a few milliseconds at most."""
    return game_key in PLAYERS and PLAYERS[game_key][level] is not WITHOUT_SEARCH[game_key][level]


def plays_weaker(game_key: str) -> bool:
    """Returns whether the computers of a game need compiled search, which cannot run here, to play at their levels."""
    return not available() and any(searches(game_key, level) for level in Level)


def simple_player(game_key: str, level: Level = DEFAULT_LEVEL) -> AnyPlayer:  # noqa: ARG001 - the same at all levels
    """Returns a player that takes almost no time and needs no compiled code, for when the others fail."""
    return _SIMPLE.get(game_key, RandomPlayer())


def player(game_key: str, level: Level = DEFAULT_LEVEL) -> AnyPlayer:
    """Returns the computer player of a game at a level: one without search if compiled code cannot run.

    Call it in the process that chooses moves: it loads the library for compiled code if the player searches.
    """
    if game_key not in PLAYERS:
        return RandomPlayer()
    without = searches(game_key, level) and failure()
    return (WITHOUT_SEARCH if without else PLAYERS)[game_key][level]
