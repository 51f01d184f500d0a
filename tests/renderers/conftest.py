"""One rasterizer for all tests: its sprites are painted once."""

import pytest

from renderers.engine.rasterizer import Rasterizer
from renderers.themes.theme import DARK


@pytest.fixture(scope="session")
def rasterizer() -> Rasterizer:
    return Rasterizer(DARK)
