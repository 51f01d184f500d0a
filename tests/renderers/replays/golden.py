"""The golden replays: `python -m tests.renderers.replays.golden` records `golden/<theme>.gif`, one for each theme.

They are valid for the versions of Pillow and FreeType noted next to them.
"""

import json
from itertools import islice
from pathlib import Path

from renderers.engine.rasterizer import Rasterizer
from renderers.engine.replay import replay_gif
from renderers.game_renderers import replay_scenes
from renderers.themes.theme import THEMES
from tests.renderers.golden import libraries, libraries_file
from tests.renderers.playing import played

FOLDER = Path(__file__).parent / "golden"

_MOVES = slice(3, 44, 10)


def golden_file(theme: str) -> Path:
    """Returns the file of a theme's replay."""
    return FOLDER / f"{theme}.gif"


def replay(theme: str) -> bytes:
    """Returns a replay of some moves of Tripple Domino by three players."""
    positions = [*islice(played("tripple_domino", {}, 3), 60)][_MOVES]
    scenes = replay_scenes("tripple_domino", positions, THEMES[theme])
    return replay_gif([*scenes], Rasterizer(THEMES[theme]))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for theme in THEMES:
        golden_file(theme).write_bytes(replay(theme))
    libraries_file(FOLDER).write_text(json.dumps(libraries()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
