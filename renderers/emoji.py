"""The pictures on keys, as emoji of the application: faces of dice, directions of rolls, and symbols of cards.

They are the same for everybody, so they are not drawn while the bot runs: `make thumbnails` records them.
"""

from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "data" / "emoji"


def recorded_emoji() -> Mapping[str, bytes]:
    """Returns the PNG of each emoji by its name."""
    return {file.stem: file.read_bytes() for file in sorted(FOLDER.glob("*.png"))}
