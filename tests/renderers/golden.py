"""The golden files: `python -m tests.renderers.golden [name ...]` records them for all scenes, or for the named ones.

Each room keeps pictures of the scenes that its samples name in GOLDEN, `golden/<name>-<theme>.png`. They are valid for
the versions of Pillow and FreeType noted next to them.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from PIL import __version__ as pillow
from PIL import features

from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from renderers.themes.theme import THEMES
from tests.renderers.samples import GOLDEN, SCENES

PICTURES = [(name, theme) for name in GOLDEN for theme in THEMES]
"""The names of the scenes with golden pictures, each with every theme."""


def picture_file(name: str, theme: str) -> Path:
    """Returns the file of a scene's picture."""
    return GOLDEN[name] / f"{name}-{theme}.png"


def libraries_file(folder: Path) -> Path:
    """Returns the file that names the libraries with which a folder's pictures were recorded."""
    return folder / "libraries.json"


@cache
def rasterizer_of(theme: str) -> Rasterizer:
    """Returns a theme's rasterizer, so that each sprite is drawn once."""
    return Rasterizer(THEMES[theme])


def picture(name: str, theme: str) -> bytes:
    """Returns the PNG of a scene."""
    return Painter(rasterizer_of(theme)).png(replace(SCENES[name], theme=THEMES[theme]))


def recorded(file: Path) -> dict[str, Any]:
    """Returns the versions noted in a file next to golden pictures."""
    content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return content


def libraries() -> dict[str, str | None]:
    """Returns the versions of the libraries that draw shapes and letters."""
    return {"pillow": pillow, "freetype": features.version("freetype2")}


def main(chosen: list[str]) -> None:
    for name, theme in _chosen_pictures(chosen):
        GOLDEN[name].mkdir(exist_ok=True)
        picture_file(name, theme).write_bytes(picture(name, theme))
        libraries_file(GOLDEN[name]).write_text(json.dumps(libraries()) + "\n", encoding="utf-8")


def _chosen_pictures(chosen: list[str]) -> Iterator[tuple[str, str]]:
    return ((name, theme) for name, theme in PICTURES if not chosen or name in chosen)


if __name__ == "__main__":
    main(sys.argv[1:])
