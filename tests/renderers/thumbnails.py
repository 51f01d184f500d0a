"""The thumbnails of games and the emoji: `python -m tests.renderers.thumbnails` (`make thumbnails`) records them."""

import json
from collections.abc import Iterator

from bot.games import GAMES
from renderers import emoji
from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from renderers.game_renderers import game_thumbnail
from renderers.themes.theme import THEMES
from renderers.thumbnails import FOLDER, thumbnail_file
from tests.renderers.emoji import drawn_emoji
from tests.renderers.golden import libraries


def drawn(game_key: str) -> Iterator[tuple[str, bytes]]:
    """Yields the PNG of a game in each theme, with the theme's name; nothing for a game that has no thumbnail."""
    for name in THEMES:
        png = drawn_in(game_key, name)
        if png is not None:
            yield name, png


def drawn_in(game_key: str, theme: str) -> bytes | None:
    """Returns the PNG of a game in a theme, None for a game that has no thumbnail."""
    scene = game_thumbnail(game_key, THEMES[theme])
    return None if scene is None else Painter(Rasterizer(scene.theme)).png(scene)


LIBRARIES = FOLDER / "libraries.json"
"""The file that names the libraries with which the thumbnails were recorded."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game_key in GAMES:
        for theme, png in drawn(game_key):
            thumbnail_file(game_key, theme).write_bytes(png)
    emoji.FOLDER.mkdir(exist_ok=True)
    for name, png in drawn_emoji():
        (emoji.FOLDER / f"{name}.png").write_bytes(png)
    LIBRARIES.write_text(json.dumps(libraries()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
