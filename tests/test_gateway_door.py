"""Processes that share PostgreSQL identify their shards one after the other."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app import gateway_door
from bot.sessions.shard import Shard
from bot.store.postgres.store import PostgresStore
from bot.store.records import StoreUnavailable
from bot.ui.gateway import identify_budget
from bot.ui.gateway.identify_budget import IdentifyBudget
from tests.store.postgres import new_database

GAP = 0.2
"""Seconds instead of five between two IDENTIFY of one key."""


async def request(_route: object) -> Any:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 2}
    return {"url": "wss://gateway.example", "shards": 4, "session_start_limit": limit}


@pytest.fixture
def database() -> Iterator[str]:
    with new_database() as url:
        yield url


async def test_shards_of_one_key_identify_one_after_the_other_in_all_processes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identify_budget, "GAP", GAP)
    client: Any = SimpleNamespace(http=SimpleNamespace(request=request))
    identified: dict[int, float] = {}
    async with AsyncExitStack() as stack:
        budgets = []
        for _ in range(2):
            store = await PostgresStore.open(database)
            stack.push_async_callback(store.close)
            budgets.append(IdentifyBudget(client, gateway_door.lock_between(store)))

        async def identify(number: int) -> None:
            async with budgets[number // 2].slot(Shard(number, 4)):
                identified[number] = monotonic()

        await asyncio.gather(*map(identify, range(4)))
        assert abs(identified[0] - identified[2]) >= GAP
        assert abs(identified[1] - identified[3]) >= GAP
        await asyncio.sleep(GAP)  # until the last locks are given up


async def test_a_lock_that_the_store_does_not_give_in_time_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway_door, "LOCK_RETRIED_AFTER", 0.0)
    answers = iter([False, False, True])

    @asynccontextmanager
    async def lock(_name: str) -> Any:
        if not next(answers):
            raise StoreUnavailable("lock timeout")
        yield

    store: Any = SimpleNamespace(lock=lock)
    async with gateway_door.lock_between(store)("identify 0"):
        assert next(answers, None) is None
