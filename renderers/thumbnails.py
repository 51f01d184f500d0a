"""The games' lobby pictures, read from `data/thumbnails/<game>-<theme>.png`.

They are the same for everybody, so they are not drawn while the bot runs: `make thumbnails` records them from the
scenes that the games' renderers offer.
"""

from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "data" / "thumbnails"


def thumbnail_file(game_key: str, theme: str) -> Path:
    """Returns the file of a game's picture in a theme."""
    return FOLDER / f"{game_key}-{theme}.png"


@cache
def thumbnail(game_key: str, theme: str) -> bytes | None:
    """Returns the PNG of a game's lobby picture in a theme; None if none was recorded."""
    file = thumbnail_file(game_key, theme)
    return file.read_bytes() if file.exists() else None
