"""The harness, with two small games."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot.games
from tests.sessions.games import Buzz, Nim
from tests.sessions.harness import Harness
from tests.sessions.posting import Posting
from tests.sessions.rater import Rater


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot.games._games, "nim", Nim())
    monkeypatch.setitem(bot.games._games, "buzz", Buzz())


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with Harness(tmp_path / "tavolino.db") as harness:
        yield harness


@pytest.fixture
async def rater(harness: Harness) -> Rater:
    rater = Rater()
    await harness.rated_by(rater)
    return rater


@pytest.fixture
def posting() -> Posting:
    return Posting()
