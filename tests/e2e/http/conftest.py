"""A sandbox that posts interactions to the bot, for all tests of this folder."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.e2e.conftest import Running, running_bot
from tests.e2e.forked_bot import ForkedWorker


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    async with running_bot(ForkedWorker, tmp_path_factory.mktemp("http") / "tavolino.db") as running:
        yield running
