"""Processes that share PostgreSQL identify their shards as far apart as Discord wants it."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from time import monotonic

import discord
import pytest

from bot.sessions.shard import Shard
from bot.store.postgres.store import PostgresStore
from bot.ui.gateway import identify_budget
from bot.ui.gateway.connection_errors import discord_retry
from bot.ui.gateway.identify_budget import IdentifyBudget
from bot.ui.gateway.login import log_in
from bot.ui.gateway.shard_connections import ShardConnections
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from tests.e2e.conftest import SHORT_WINDOWS
from tests.store.postgres import new_database

GAP = 0.5
"""Seconds instead of five between two identifies of one key, here and in the sandbox, which refuses earlier ones."""

SHARDS, PROCESSES = 4, 2
KEYS = 2
"""Shards with the same number modulo this share a limit, so each key has shards in all processes."""


@pytest.fixture
def database() -> Iterator[str]:
    """The URL of a PostgreSQL database, which the processes share."""
    with new_database() as url:
        yield url


async def test_no_shard_of_several_processes_that_start_at_once_identifies_too_soon_after_another(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each process is a client with connections of its own to the sandbox's gateway and to PostgreSQL."""
    monkeypatch.setattr(identify_budget, "GAP", GAP)
    settings = GatewaySettings(shards=SHARDS, max_concurrency=KEYS, identify_gap=GAP)
    async with Sandbox.serve(gateway_settings=settings, terms=SHORT_WINDOWS) as sandbox, AsyncExitStack() as stack:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{sandbox.url}/api/v10")

        async def start(number: int) -> None:
            """Connects the shards of a process."""
            store = await PostgresStore.open(database)
            stack.push_async_callback(store.close)
            client = await stack.enter_async_context(discord.Client(intents=discord.Intents(guilds=True)))
            await log_in(client, sandbox.token, discord_retry())
            each = SHARDS // PROCESSES
            shards = [Shard(number * each + one, SHARDS) for one in range(each)]
            connections = ShardConnections()
            stack.push_async_callback(connections.close)
            serving = asyncio.create_task(
                connections.serve(client, IdentifyBudget(client, store.locks.hold), discord_retry(), shards)
            )
            stack.callback(serving.cancel)

        begun = monotonic()
        await asyncio.gather(*map(start, range(PROCESSES)))
        await sandbox.until(lambda: len(sandbox.gateway.shards_online) == SHARDS)
        assert monotonic() - begun >= (SHARDS // KEYS - 1) * GAP
        assert settings.identifies - sandbox.gateway.identifies.remaining == SHARDS, "none was refused"
        await asyncio.sleep(GAP)  # until the last locks are given up
