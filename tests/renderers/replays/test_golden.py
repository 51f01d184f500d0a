"""Replays stay as they are until somebody means to change them (then: `python -m tests.renderers.replays.golden`)."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageSequence

from renderers.themes.theme import THEMES
from tests.renderers.golden import libraries, libraries_file, recorded
from tests.renderers.replays.golden import FOLDER, golden_file, replay

NEAR = 64
"""By how much a pixel may differ: which blends a palette has room for depends on the colours of all games."""


def frames(gif: bytes) -> list[Image.Image]:
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(Image.open(BytesIO(gif)))]


def durations(gif: bytes) -> list[int]:
    return [frame.info["duration"] for frame in ImageSequence.Iterator(Image.open(BytesIO(gif)))]


@pytest.mark.parametrize("theme", THEMES)
def test_a_replay_is_painted_as_its_golden_one(theme: str) -> None:
    noted = recorded(libraries_file(FOLDER))
    if noted != libraries():
        pytest.skip(f"the replays were recorded with {noted}")
    painted, golden = replay(theme), golden_file(theme).read_bytes()
    assert durations(painted) == durations(golden)
    for now, before in zip(frames(painted), frames(golden), strict=True):
        difference = ImageChops.difference(now, before)
        assert max(difference.tobytes()) <= NEAR
