"""The games: pure rules, without I/O, clock or global randomness.

In: options, moves as words and luck (`Chance`). Out: states, what each seat may see of them, and outcomes.
Each package or module here with a `GAME` is a game, under the key in its info. It may also have a
`RULES_PAGE`, a `LESSON`, a `DAILY`, a `DUEL` and a `POSITION_PUZZLE`.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from bot.games.base import AnyGame
from bot.games.daily import DailyPuzzle
from bot.games.duel import DuelForm
from bot.games.lesson import Lesson
from bot.games.position_puzzle import PositionPuzzle
from bot.games.rules_page import RulesPage

_modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
_games: dict[str, AnyGame] = {module.GAME.info.key: module.GAME for module in _modules if hasattr(module, "GAME")}

GAMES: Mapping[str, AnyGame] = MappingProxyType(_games)

MULTIPLAYER = tuple(key for key, game in GAMES.items() if game.info.seats[-1] > 1)
"""The keys of the games that several people can play together."""

RULES_PAGES: Mapping[str, RulesPage] = MappingProxyType(
    {module.GAME.info.key: module.RULES_PAGE for module in _modules if hasattr(module, "RULES_PAGE")}
)
"""The rules page of each game that declares one."""

LESSONS: Mapping[str, Lesson] = MappingProxyType(
    {module.GAME.info.key: module.LESSON for module in _modules if hasattr(module, "LESSON")}
)
"""The lesson of each game that declares one."""

DAILIES: Mapping[str, DailyPuzzle] = MappingProxyType(
    {module.GAME.info.key: module.DAILY for module in _modules if hasattr(module, "DAILY")}
)
"""The daily puzzle of each game that declares one."""

DUELS: Mapping[str, DuelForm] = MappingProxyType(
    {key: DuelForm(seats=1, options=daily.options) for key, daily in DAILIES.items()}
    | {module.GAME.info.key: module.DUEL for module in _modules if hasattr(module, "DUEL")}
)
"""How each game that can be is played in duels."""

POSITION_PUZZLES: Mapping[str, PositionPuzzle] = MappingProxyType(
    {module.GAME.info.key: module.POSITION_PUZZLE for module in _modules if hasattr(module, "POSITION_PUZZLE")}
)
"""The kind of position puzzle of each game that declares one."""
