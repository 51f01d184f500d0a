"""The games, found by folder: a package here with a `GAME` is a game, under the key its info gives."""

from importlib import import_module
from pkgutil import iter_modules

from bot.games.base import AnyGame


def _found() -> dict[str, AnyGame]:
    modules = (import_module(f"{__name__}.{folder.name}") for folder in iter_modules(__path__) if folder.ispkg)
    games: list[AnyGame] = [module.GAME for module in modules if hasattr(module, "GAME")]
    return {game.info.key: game for game in games}


GAMES: dict[str, AnyGame] = _found()
