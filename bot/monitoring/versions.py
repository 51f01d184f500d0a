"""Which versions run: of the bot, and of what its behaviour depends on."""

import platform
import tomllib
from functools import cache
from importlib.metadata import version
from pathlib import Path

from bot.store.sqlite.driver import SQLITE_VERSION

PROJECT = Path(__file__).parents[2] / "pyproject.toml"

LIBRARIES = ("discord.py", "aiohttp", "aiosqlite", "Pillow")


@cache
def versions() -> dict[str, str]:
    """Returns the versions by name. That of the bot is in pyproject.toml, since it runs from its checkout."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    return {
        project["name"]: project["version"],
        "Python": platform.python_version(),
        "SQLite": SQLITE_VERSION,
        **{library: version(library) for library in LIBRARIES},
    }
