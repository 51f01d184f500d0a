"""The golden files: `python -m tests.renderers.golden [name ...]` records them, all or those of these scenes.

A room with GOLDEN has pictures, `golden/<name>-<theme>.png`. Another one has each scene as text and a hash of its
pixels: `golden/<name>.txt` and `golden/pixels.json`. Both hold for the versions of Pillow and FreeType that are noted
beside them.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from PIL import __version__ as pillow
from PIL import features

from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Scene
from renderers.themes.theme import DARK, THEMES
from tests.renderers.pixels import pixels
from tests.renderers.samples import GOLDEN, HASHED, SCENES

PICTURES = [(name, theme) for name in GOLDEN for theme in THEMES]
"""The names of the scenes of which golden pictures are kept, with each theme."""


def picture_file(name: str, theme: str) -> Path:
    """Returns the file of a scene's picture."""
    return GOLDEN[name] / f"{name}-{theme}.png"


def libraries_file(folder: Path) -> Path:
    """Returns the file that names the libraries with which a folder's pictures were recorded."""
    return folder / "libraries.json"


@cache
def painter(theme: str) -> Painter:
    """Returns a theme's painter, which keeps the sprites of all scenes."""
    return Painter(Rasterizer(THEMES[theme]))


def picture(name: str, theme: str) -> bytes:
    """Returns the PNG of a scene."""
    return painter(theme).png(replace(SCENES[name], theme=THEMES[theme]))


def text_file(name: str) -> Path:
    """Returns the file of a scene's text."""
    return HASHED[name] / "golden" / f"{name}.txt"


def pixels_file(folder: Path) -> Path:
    """Returns the file of the hashes of a room."""
    return folder / "golden" / "pixels.json"


def recorded(file: Path) -> dict[str, Any]:
    """Returns what is noted in a file beside golden pictures or texts."""
    content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return content


def pixel_hash(scene: Scene) -> str:
    """Returns a hash of what a decoder shows of the scene's PNG."""
    (width, height), rgb = pixels(painter(DARK.name).png(scene))
    return sha256(f"{width}x{height}:".encode() + rgb).hexdigest()


def libraries() -> dict[str, str | None]:
    """Returns the versions of the libraries that draw shapes and letters."""
    return {"pillow": pillow, "freetype": features.version("freetype2")}


def main(chosen: list[str]) -> None:
    for name, theme in _chosen_pictures(chosen):
        GOLDEN[name].mkdir(exist_ok=True)
        picture_file(name, theme).write_bytes(picture(name, theme))
        libraries_file(GOLDEN[name]).write_text(json.dumps(libraries()) + "\n", encoding="utf-8")
    for folder in set(HASHED.values()) if not chosen else ():
        names = [name for name in SCENES if HASHED.get(name) == folder]
        (folder / "golden").mkdir(exist_ok=True)
        for name in names:
            text_file(name).write_text(f"{SCENES[name]}\n", encoding="utf-8")
        content = {"libraries": libraries(), "pixels": {name: pixel_hash(SCENES[name]) for name in names}}
        pixels_file(folder).write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def _chosen_pictures(chosen: list[str]) -> Iterator[tuple[str, str]]:
    return ((name, theme) for name, theme in PICTURES if not chosen or name in chosen)


if __name__ == "__main__":
    main(sys.argv[1:])
