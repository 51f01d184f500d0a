"""Slow queries of pages, such as those of leaderboards, hold up neither presses nor the leases of what is due."""

import asyncio
from typing import cast

import asyncpg
import pytest

from bot.store.errors import StoreUnavailable
from bot.store.leaderboards import LeaderboardKey
from bot.store.postgres import connection
from bot.store.postgres.store import PostgresStore

LEADERBOARD = LeaderboardKey(10)
PAGES = 8


async def test_presses_and_due_work_go_on_while_pages_wait(
    database: str, sql: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(cast("dict[str, str]", connection.SETTINGS), "lock_timeout", "60s")  # for which a page waits
    store = await PostgresStore.open(database)
    async with sql.transaction():
        await sql.execute("LOCK TABLE ratings IN ACCESS EXCLUSIVE MODE")
        pages = [asyncio.create_task(store.results.ratings.page(LEADERBOARD, 0, 10)) for _ in range(PAGES)]
        await asyncio.sleep(0.3)
        async with asyncio.timeout(8):  # of the ten within which a page has to be answered
            await asyncio.gather(store.newest.versions([1], []), store.due.take(1), store.due.renew([]))
        assert not any(page.done() for page in pages)
    assert [*await asyncio.gather(*pages)] == [()] * PAGES
    await store.close()


async def test_a_query_that_has_taken_too_long_is_not_sent_again(
    database: str, sql: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection.connect, "__kwdefaults__", {"answer_within": 2.0})
    store = await PostgresStore.open(database)
    async with sql.transaction():
        await sql.execute("LOCK TABLE ratings IN ACCESS EXCLUSIVE MODE")
        began = asyncio.get_running_loop().time()
        with pytest.raises(StoreUnavailable, match="TimeoutError"):
            await store.results.ratings.page(LEADERBOARD, 0, 10)
        assert asyncio.get_running_loop().time() - began < 4.0
    await store.close()
