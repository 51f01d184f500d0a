"""The gateway: one connection, over which Discord tells of guilds and sends interactions."""

from contextlib import AsyncExitStack

import structlog

from bot.app.composition import Door
from bot.monitoring.bot_parts import BotParts
from bot.settings import Settings
from bot.ui.gateway.application import interactions_url
from bot.ui.gateway.connection import stay_connected
from bot.ui.gateway.retry import Retry

log = structlog.get_logger()


async def _serve(_stack: AsyncExitStack, _settings: Settings, parts: BotParts, retry: Retry) -> None:
    if (url := interactions_url(parts.client)) is not None:
        log.error(
            "Discord sends interactions to an URL instead of this process",
            url=url,
            fix="python -m bot sync --no-endpoint",
        )
    await stay_connected(parts.client, retry)


GATEWAY = Door(_serve, has_gateway=True)
