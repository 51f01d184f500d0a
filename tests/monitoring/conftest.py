"""The fixture of these tests: a bot that serves its monitoring pages."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.monitoring.bot_parts import BotParts
from bot.monitoring.monitoring import monitoring
from bot.store.sqlite.store import SqliteStore
from bot.ui.client import Tavolino
from bot.workers.pool import WorkerPool
from renderers.pictures import Pictures
from tests.sessions.harness import Harness

LOOPBACK = "127.0.0.1"


class Watched:
    """A bot without Discord, with its monitoring."""

    def __init__(self, harness: Harness, parts: BotParts, port: int, http: aiohttp.ClientSession) -> None:
        self.harness = harness
        self.parts = parts
        self.port = port
        self._http = http

    async def get(self, path: str, method: str = "GET") -> tuple[int, str]:
        async with self._http.request(method, f"http://{LOOPBACK}:{self.port}{path}") as response:
            return response.status, await response.text()

    async def metric(self, name: str) -> float:
        """Returns the value of a sample, such as `tavolino_tables{status="lobby"}`."""
        _, text = await self.get("/metrics")
        return next(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(f"{name} "))


@asynccontextmanager
async def watched_bot(folder: Path) -> AsyncIterator[Watched]:
    """Runs a bot without Discord and its monitoring, with its database in this folder."""
    async with Harness(folder / "tavolino.db") as harness, aiohttp.ClientSession() as http:
        pictures = Pictures(workers=1)
        client = Tavolino(harness.sessions, pictures)
        assert isinstance(harness.store, SqliteStore)
        parts = BotParts(harness.store, harness.path, harness.sessions, pictures, client, WorkerPool(1, 60.0))
        async with monitoring(parts, LOOPBACK, 0) as port:
            yield Watched(harness, parts, port, http)
        await client.close()
        pictures.close()


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[Watched]:
    async with watched_bot(tmp_path) as bot:
        yield bot
