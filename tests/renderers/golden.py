"""The golden files: each scene as text, and a hash of its pixels; `python -m tests.renderers.golden` records them.

A room's are in its folder `golden`: `<name>.txt` and `pixels.json`, which holds for one version of Pillow and FreeType.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from PIL import __version__ as pillow
from PIL import features

from renderers.engine.painter import Painter
from renderers.engine.rasterizer import Rasterizer
from renderers.engine.scene import Scene
from renderers.themes.theme import DARK
from tests.renderers.pixels import pixels
from tests.renderers.samples import FOLDERS, SCENES


def text_file(name: str) -> Path:
    """Returns the file of a scene's text."""
    return FOLDERS[name] / "golden" / f"{name}.txt"


def pixels_file(folder: Path) -> Path:
    """Returns the file of the hashes of a room."""
    return folder / "golden" / "pixels.json"


def recorded(folder: Path) -> dict[str, Any]:
    """Returns the libraries and the hashes recorded for a room."""
    content: dict[str, Any] = json.loads(pixels_file(folder).read_text(encoding="utf-8"))
    return content


def pixel_hash(scene: Scene, painter: Painter) -> str:
    """Returns a hash of what a decoder shows of the scene's PNG."""
    (width, height), rgb = pixels(painter.png(scene))
    return sha256(f"{width}x{height}:".encode() + rgb).hexdigest()


def libraries() -> dict[str, str | None]:
    """Returns the versions of the libraries that draw shapes and letters."""
    return {"pillow": pillow, "freetype": features.version("freetype2")}


def main() -> None:
    painter = Painter(Rasterizer(DARK))
    for folder in set(FOLDERS.values()):
        names = [name for name in SCENES if FOLDERS[name] == folder]
        (folder / "golden").mkdir(exist_ok=True)
        for name in names:
            text_file(name).write_text(f"{SCENES[name]}\n", encoding="utf-8")
        content = {"libraries": libraries(), "pixels": {name: pixel_hash(SCENES[name], painter) for name in names}}
        pixels_file(folder).write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
