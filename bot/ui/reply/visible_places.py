"""Whether a user can certainly see the place of a table, also outside of the channel of their interaction."""

from collections.abc import Collection, Set

import discord
import structlog

from bot.sessions.session import Place
from bot.ui.gateway.raw_interactions import json_objects, member_roles
from bot.ui.gateway.request_limiter import IsBackground, foreground
from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.reply.audience import parent_of
from bot.ui.reply.interaction import Interaction, ReplyingClient

log = structlog.get_logger()

PRIVATE_THREAD = discord.ChannelType.private_thread.value

VIEW_CHANNEL = discord.Permissions(view_channel=True).value

SEES_BY_ROLE = VIEW_CHANNEL | discord.Permissions(administrator=True).value


async def may_see(interaction: Interaction, place: Place) -> bool:
    """Returns whether a place of the guild is this channel, or is shown to one and hidden from no role of the user.

    Asks Discord about other places: whether a thread is private, and whom its channel and the guild's roles let see it.
    """
    here = {interaction.channel_id, parent_of(interaction)}
    own = {interaction.guild_id or 0, interaction.user.id, *member_roles(interaction)}
    return await _is_shown(interaction.client, place, here, own, foreground)


async def all_may_see(
    client: ReplyingClient, guild: int, place: Place, channel: int, is_background: IsBackground
) -> bool:
    """Like `may_see`, but for everybody who sees this channel: returns whether the place is shown to @everyone."""
    return await _is_shown(client, place, {channel}, {guild}, is_background)  # the role has the guild's id


async def _is_shown(
    client: ReplyingClient, place: Place, here: Collection[int | None], readers: Set[int], is_background: IsBackground
) -> bool:
    """Returns whether a place is shown to one of these roles and users and hidden from none; False if unknown.

    Args:
        here: the channels about which Discord need not be asked.
    """
    if place.channel in here:
        return True
    try:
        if place.parent is not None:
            async with client.limiter.reserved(is_background):
                thread = await client.http.get_channel(place.channel)
            if thread["type"] == PRIVATE_THREAD:
                return False
        channel = place.parent or place.channel
        if channel in here:
            return True
        async with client.limiter.reserved(is_background):
            overwrites = json_objects(dict(await client.http.get_channel(channel))["permission_overwrites"])
        own = [one for one in overwrites if int(one["id"]) in readers]
        if any(int(one["deny"]) & VIEW_CHANNEL for one in own):
            return False
        if any(int(one["allow"]) & VIEW_CHANNEL for one in own):
            return True
        async with client.limiter.reserved(is_background):
            roles = await client.http.get_roles(place.guild or 0)
    except NOT_SENT as error:
        log.info("place of a table not seen", channel=place.channel, why=error)
        return False
    return any(int(role["permissions"]) & SEES_BY_ROLE for role in roles if int(role["id"]) in readers)
