from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.ui.gateway.interaction_token import AnsweredInteraction
from renderers.pictures import Pictures
from tests.sessions.harness import Harness
from tests.ui.interactions import FakeInteraction


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


@pytest.fixture(autouse=True)
def fakes_stay_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept of a fake interaction is the fake, which notes what is done with its token."""
    of = AnsweredInteraction.of

    def kept(interaction: Any) -> Any:
        return interaction if isinstance(interaction, FakeInteraction) else of(interaction)

    monkeypatch.setattr(AnsweredInteraction, "of", kept)
