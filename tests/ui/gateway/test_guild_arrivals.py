"""The guilds of a start: where processes share PostgreSQL, it is asked once about all that come within a moment."""

import asyncio
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import pytest

from bot.sessions.service import Sessions
from bot.sessions.shard import ONLY_SHARD
from bot.store.postgres.rows import PostgresNewest, PostgresRows
from bot.store.postgres.store import PostgresStore
from bot.ui.client import Tavolino
from bot.ui.gateway.guild_events import GuildArrivals, GuildPayload
from renderers.pictures import Pictures
from tests.store.postgres import new_database

GUILDS = [number << 22 for number in range(1, 201)]


@pytest.fixture
def database() -> Iterator[str]:
    with new_database() as url:
        yield url


class CountingNewest(PostgresNewest):
    """Counts the queries about guilds."""

    def __init__(self, rows: PostgresRows) -> None:
        super().__init__(rows)
        self.queries = Counter[str]()

    async def live_in(self, guilds: Collection[int]) -> Any:
        self.queries["live_in"] += 1
        return await super().live_in(guilds)

    async def settings_of(self, guilds: Collection[int], people: Collection[int]) -> Any:
        self.queries["settings_of"] += 1
        return await super().settings_of(guilds, people)


async def test_two_hundred_guilds_that_come_at_once_take_two_queries(database: str, pictures: Pictures) -> None:
    store = await PostgresStore.open(database)
    counting = store.newest = CountingNewest(store._rows)
    sessions = Sessions(store)
    await sessions.restore()
    try:
        async with Tavolino(sessions, pictures) as client:
            await client.on_shard_listed(ONLY_SHARD, GUILDS)
            await asyncio.gather(*[client.on_guild_come(GuildPayload({"id": str(guild)})) for guild in GUILDS])
    finally:
        await sessions.close()
        await store.close()
    assert counting.queries == {"live_in": 1, "settings_of": 1}


class Handler:
    """Notes which guilds it was called with."""

    def __init__(self) -> None:
        self.handled: list[Collection[int]] = []

    async def __call__(self, guilds: Collection[int]) -> None:
        self.handled.append(set(guilds))
        await asyncio.sleep(0)
        if 13 in guilds:
            raise ValueError


async def test_guilds_that_come_while_others_are_handled_are_handled_after_them() -> None:
    handler = Handler()
    arrivals = GuildArrivals(handler)
    await asyncio.gather(arrivals.come(1), arrivals.come(2))
    await arrivals.come(3)
    assert handler.handled == [{1, 2}, {3}]


async def test_a_failure_is_logged_and_no_guild_waits_for_ever() -> None:
    handler = Handler()
    arrivals = GuildArrivals(handler)
    await asyncio.gather(arrivals.come(13), arrivals.come(1))
    await arrivals.come(2)
    assert handler.handled == [{13, 1}, {2}]


async def test_a_guild_that_becomes_unavailable_meanwhile_is_left_out() -> None:
    handler = Handler()
    arrivals = GuildArrivals(handler)
    both = asyncio.gather(arrivals.come(1), arrivals.come(2))
    await asyncio.sleep(0)
    arrivals.discard(1)
    await both
    assert handler.handled == [{2}]


async def test_a_stop_cancels_those_that_wait() -> None:
    arrivals = GuildArrivals(Handler())
    waiting = asyncio.create_task(arrivals.come(1))
    await asyncio.sleep(0)
    arrivals.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
