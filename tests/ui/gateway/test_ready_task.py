"""A client that is closed right after it has connected."""

from asyncio import create_task, sleep, wait
from pathlib import Path

from bot.ui.client import Tavolino
from renderers.pictures import Pictures
from tests.sessions.harness import Harness


async def test_closing_the_client_cancels_its_ready_task(tmp_path: Path) -> None:
    async with Harness(tmp_path / "tavolino.db") as harness:
        pictures = Pictures()
        client = Tavolino(harness.sessions, pictures)
        getting_ready = create_task(sleep(60))
        client._connection._ready_task = getting_ready
        await client.close()
        await wait([getting_ready], timeout=5)
        pictures.close()
    assert getting_ready.cancelled()
