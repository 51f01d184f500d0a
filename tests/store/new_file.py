"""SQLite files for tests: copies of a file with the newest schema; migrations would take five times as long."""

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from bot.store.sqlite.store import SqliteStore


def new_file(path: Path) -> None:
    """Writes a database without rows, and creates its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o600)
    path.write_bytes(_content())


@cache
def _content() -> bytes:
    async def migrate(path: Path) -> None:
        await (await SqliteStore.open(path)).close()

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as beside_a_running_loop:
        path = Path(folder, "tavolino.db")
        beside_a_running_loop.submit(asyncio.run, migrate(path)).result()
        return path.read_bytes()
