"""One rasterizer for all tests, so that each sprite is drawn once."""

import pytest

from renderers.engine.rasterizer import Rasterizer
from tests.renderers.golden import rasterizer_of


@pytest.fixture(scope="session")
def rasterizer() -> Rasterizer:
    return rasterizer_of("dark")
