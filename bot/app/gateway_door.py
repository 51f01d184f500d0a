"""The gateway: one connection for each shard, over which Discord sends events about guilds and interactions."""

from collections.abc import Sequence
from contextlib import AsyncExitStack

import structlog

from bot.app.composition import Door
from bot.monitoring.bot_parts import BotParts
from bot.retry import Retry
from bot.sessions.shard import Shard
from bot.settings import Settings
from bot.ui.gateway.application import interactions_url
from bot.ui.gateway.identify_budget import IdentifyBudget

log = structlog.get_logger()


def gateway_door(shards: Sequence[Shard]) -> Door:
    """Returns the door of a process that serves these shards, or if there are none, as many as Discord recommends."""

    async def serve(_stack: AsyncExitStack, _settings: Settings, parts: BotParts, retry: Retry) -> None:
        if (url := interactions_url(parts.client)) is not None:
            log.error("Discord sends interactions to an URL instead of this process", url=url, fix="sync --no-endpoint")
        budget = IdentifyBudget(parts.client, parts.sessions.lock)
        await parts.client.connections.serve(
            parts.client, budget, retry, shards, chosen=parts.sessions.availability.serve_shards
        )

    return Door(serve, has_gateway=True)
