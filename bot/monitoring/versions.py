"""The versions of the bot and of what its behaviour depends on."""

import platform
from functools import cache
from importlib.metadata import version

from bot.store.sqlite.driver import SQLITE_VERSION
from bot.version import VERSION

LIBRARIES = ("discord.py", "aiohttp", "aiosqlite", "Pillow")


@cache
def versions() -> dict[str, str]:
    """Returns the versions by name."""
    return {
        "tavolino": VERSION,
        "Python": platform.python_version(),
        "SQLite": SQLITE_VERSION,
        **{library: version(library) for library in LIBRARIES},
    }
