"""The HTTP door: Discord posts interactions to any of several equal processes behind a load balancer."""

import asyncio
from contextlib import AsyncExitStack

import structlog

from bot.app.composition import Door
from bot.http.listening import listen
from bot.http.server import interactions_served
from bot.monitoring.bot_parts import BotParts
from bot.retry import Retry
from bot.settings import Settings
from bot.ui.gateway.application import interactions_url, verify_key

log = structlog.get_logger()


async def _serve(stack: AsyncExitStack, settings: Settings, parts: BotParts, _retry: Retry) -> None:
    """Serves until it is cancelled. Raises CannotListen."""
    listener = listen(settings.http_host, settings.http_port)
    if interactions_url(parts.client) is None:
        log.warning("Discord does not know where to send interactions", fix="sync --endpoint https://...")
    await parts.client.start_without_gateway()
    public_key = settings.discord_public_key or verify_key(parts.client)
    served = interactions_served(parts.client.receive, public_key, listener, settings.http_drain_seconds)
    await stack.enter_async_context(served)
    await asyncio.Event().wait()


HTTP = Door(_serve, has_gateway=False)
