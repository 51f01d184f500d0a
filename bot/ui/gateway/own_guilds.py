"""The guilds of which the bot is a member, as Discord lists them."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.sessions.service import StoreUnavailable
from bot.ui.gateway.send_errors import NOT_SENT

log = structlog.get_logger()

FIRST_AFTER, COMPARED_EVERY = 600.0, 86_400.0
"""Seconds from the login to the first list of all guilds, and from one to the next. Each page has 200 guilds."""


async def own_guilds(client: discord.Client) -> frozenset[int]:
    """Returns all guilds of which the bot is a member. Raises NOT_SENT."""
    return frozenset([guild.id async for guild in client.fetch_guilds(limit=None, with_counts=False)])


async def is_member(client: discord.Client, guild: int) -> bool | None:
    """Returns whether the bot is a member of a guild; None where Discord does not say it now."""
    try:
        await client.fetch_guild(guild, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return False
    except NOT_SENT as error:
        log.info("guild not asked for", guild=guild, error=type(error).__name__)
        return None
    return True


async def compare_regularly(
    client: discord.Client, compare: Callable[[frozenset[int]], Awaitable[None]], first_after: float = FIRST_AFTER
) -> None:
    """Has the bot's guilds compared with those that it knows, once a day.

    Over HTTP nobody tells that a guild has removed the bot, and the gateway tells nothing that happened meanwhile.
    """
    await asyncio.sleep(first_after)
    while True:
        try:
            await compare(await own_guilds(client))
        except (StoreUnavailable, *NOT_SENT) as error:
            log.info("guilds not compared", error=type(error).__name__)
        await asyncio.sleep(COMPARED_EVERY)
