"""Scenes that the tests look at, by name; `python -m tests.renderers.scenes` writes down what is kept of them.

Kept are the scenes themselves as text (`golden/*.txt`) and a hash of their decoded pixels (`golden/pixels.json`), which
holds for one version of Pillow and of FreeType.
"""

import json
from hashlib import sha256
from pathlib import Path

from PIL import __version__ as pillow
from PIL import features

from renderers import leaderboard, plain, tris_1, tris_2
from renderers.atlas import Atlas
from renderers.encoder import packed, png
from renderers.leaderboard import Leaderboard, Row
from renderers.painter import painted
from renderers.scene import Scene
from renderers.theme import DARK
from tests.renderers import png_reader
from tests.renderers.positions import BY_NAME, BY_NAME_1

GOLDEN = Path(__file__).parent / "golden"

NAMES = ("Müller Jörg", "François Lacroix", "Alessandra", "W" * 32, "Νίκος", "Владимир", "日本 Taro", "Nguyễn Thị Ắnh")
"""Of many scripts; one that is too long, one of which the font lacks a part."""

TABLE = Leaderboard(
    title="Rangliste",
    subtitle="Tris 2",
    headings=("Partien", "Siege", "Niederlagen", "Remis"),
    rows=tuple(
        Row(max(rank, 2) - 1, name, 240 - 9 * rank, 130 - 7 * rank, 90, rank, highlighted=rank == 3)
        for rank, name in enumerate(NAMES, 1)
    ),
    empty="",
)
NOBODY = Leaderboard("Leaderboard", "Tris 1", ("Games", "Won", "Lost", "Drawn"), (), "Nobody has finished a game yet.")

SCENES: dict[str, Scene] = {
    **{name: tris_2.scene(view, caption) for name, (view, caption) in BY_NAME.items()},
    **{name: tris_1.scene(view, caption) for name, (view, caption) in BY_NAME_1.items()},
    "plain": plain.scene(*BY_NAME["tris_2-rolled"]),
    "leaderboard": leaderboard.scene(TABLE),
    "leaderboard-empty": leaderboard.scene(NOBODY),
}


def pixel_hash(scene: Scene, atlas: Atlas) -> str:
    """Of what a decoder shows; the file's own bytes may change with how it is packed."""
    picture = png_reader.read(png(scene.size, atlas.palette.colours, [packed(painted(scene, atlas))]))
    return sha256(f"{picture.width}x{picture.height}:".encode() + picture.pixels).hexdigest()


def libraries() -> dict[str, str | None]:
    """What shapes and letters are drawn by."""
    return {"pillow": pillow, "freetype": features.version("freetype2")}


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    atlas = Atlas(DARK)
    for name, scene in SCENES.items():
        (GOLDEN / f"{name}.txt").write_text(f"{scene}\n", encoding="utf-8")
    hashes = {name: pixel_hash(scene, atlas) for name, scene in SCENES.items()}
    kept = {"libraries": libraries(), "pixels": hashes}
    (GOLDEN / "pixels.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
