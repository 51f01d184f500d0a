"""The gateway: one connection a shard, over which Discord tells of guilds and sends interactions."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import structlog

from bot.app.composition import Door
from bot.monitoring.bot_parts import BotParts
from bot.sessions.shard import Shard
from bot.settings import Settings
from bot.store.interface import Store
from bot.store.records import StoreUnavailable
from bot.store.shared import SharedStore
from bot.ui.gateway.application import interactions_url
from bot.ui.gateway.identify_budget import IdentifyBudget, Lock
from bot.ui.gateway.retry import Retry

log = structlog.get_logger()

LOCK_RETRIED_AFTER = 0.5
"""Seconds after which the lock between processes is tried again, when the store has not given it in its own time."""


def gateway_door(shards: Sequence[Shard]) -> Door:
    """Returns the door of a process that serves these shards; none stands for as many as Discord recommends."""

    async def serve(_stack: AsyncExitStack, _settings: Settings, parts: BotParts, retry: Retry) -> None:
        if (url := interactions_url(parts.client)) is not None:
            log.error(
                "Discord sends interactions to an URL instead of this process",
                url=url,
                fix="python -m bot sync --no-endpoint",
            )
        store: Store = parts.store
        budget = IdentifyBudget(parts.client, lock_between(store) if isinstance(store, SharedStore) else None)
        await parts.client.connections.serve(parts.client, budget, retry, shards, chosen=parts.sessions.serve_shards)

    return Door(serve, has_gateway=True)


def lock_between(store: SharedStore) -> Lock:
    """Returns the store's locks for whoever can wait as long as it takes: when all processes start, that is minutes."""

    @asynccontextmanager
    async def lock(name: str) -> AsyncIterator[None]:
        async with AsyncExitStack() as held:
            while True:
                try:
                    await held.enter_async_context(store.lock(name))
                    break
                except StoreUnavailable as error:
                    log.debug("lock not held yet", name=name, why=str(error))
                await asyncio.sleep(LOCK_RETRIED_AFTER)
            yield

    return lock
