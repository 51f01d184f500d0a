"""The harness, with two small games."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import GAMES
from tests.sessions.games import Buzz, Nim
from tests.sessions.harness import Harness


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", Nim())
    monkeypatch.setitem(GAMES, "buzz", Buzz())


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "tavolino.db") as harness:
        yield harness
