"""One rasterizer for all tests, so that each sprite is drawn once."""

import pytest

from renderers.engine.rasterizer import Rasterizer
from renderers.themes.theme import DARK


@pytest.fixture(scope="session")
def rasterizer() -> Rasterizer:
    return Rasterizer(DARK)
