from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from renderers.pictures import Pictures
from tests.sessions.harness import Harness


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """Sessions over a store of their own."""
    async with Harness(tmp_path / "tavolino.db") as harness:
        yield harness


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    """Pictures that are drawn one at a time."""
    pictures = Pictures(workers=1)
    yield pictures
    pictures.close()
