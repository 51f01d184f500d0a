"""One atlas for all tests: its sprites are painted once."""

import pytest

from renderers.engine.rasterizer import Atlas
from renderers.themes.theme import DARK


@pytest.fixture(scope="session")
def atlas() -> Atlas:
    return Atlas(DARK)
