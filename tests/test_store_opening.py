"""A start waits for its database as it waits for Discord."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot import retry
from bot.app.store_opening import open_when_ready
from bot.ratings.periods import Calendar
from bot.sessions.persistence.result_rater import ResultRater
from bot.settings import Settings
from bot.store.errors import StoreNotReady, UnfitStore
from bot.store.postgres.store import migrate_database
from bot.store.sqlite.store import SqliteStore
from sandbox.serving import free_port
from tests.store.postgres import empty_database, running_server

RATER = ResultRater(Calendar(3))


@pytest.fixture(autouse=True)
def quick_attempts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "DATABASE_FIRST_DELAY", 0.02)
    monkeypatch.setattr(retry, "DATABASE_LONGEST_DELAY", 0.05)


@pytest.fixture
def empty() -> Iterator[str]:
    """The URL of a database without any table."""
    with empty_database() as url:
        yield url


async def test_a_start_waits_alive_and_not_ready_for_the_server_and_for_the_migration(
    empty: str, tmp_path: Path
) -> None:
    port, reachable = free_port(), tmp_path / "server"
    with capture_logs() as logs:
        elsewhere = empty.replace(str(running_server().folder), str(reachable))
        opening = asyncio.create_task(
            open_when_ready(Settings(database_url=elsewhere, migrate=False, monitoring_port=port), RATER)
        )
        async with aiohttp.ClientSession() as http:

            async def page(path: str) -> tuple[int, str]:
                async with http.get(f"http://127.0.0.1:{port}{path}") as response:
                    return response.status, await response.text()

            async def not_ready(reason: str) -> None:
                """Waits until the reason is given."""
                async with asyncio.timeout(10):
                    while True:
                        try:
                            status, text = await page("/readyz")
                        except aiohttp.ClientConnectionError:  # not listening yet
                            await asyncio.sleep(0.01)
                            continue
                        assert status == 503
                        if reason in text:
                            return
                        await asyncio.sleep(0.01)

            await not_ready("No such file")
            reachable.symlink_to(running_server().folder)
            await not_ready("run `migrate`")
            assert await page("/healthz") == (200, "alive\n")
            status, metrics = await page("/metrics")
            assert status == 200
            assert "tavolino_ready 0.0" in metrics.splitlines()
            assert "tavolino_store_available" not in metrics, "others may write, so it must not alarm"
            assert "process_resident_memory_bytes" in metrics
        await migrate_database(empty)
        async with asyncio.timeout(10):
            store = await opening
        await store.close()
    assert [line["event"] for line in logs].count("waiting for the database") == 1
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection("127.0.0.1", port)


async def test_what_waiting_does_not_help_against_is_raised_at_once(empty: str, tmp_path: Path) -> None:
    file = tmp_path / "tavolino.db"
    store = await SqliteStore.open(file, RATER)
    with pytest.raises(StoreNotReady, match="in use by another process"):
        await open_when_ready(Settings(database_url=f"sqlite:///{file}"), RATER)
    await store.close()
    missing = empty.replace("empty_", "no_such_")
    with pytest.raises(UnfitStore, match="does not exist"):
        await open_when_ready(Settings(database_url=missing), RATER)
