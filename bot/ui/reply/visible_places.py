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


async def may_see(interaction: Interaction, place: Place) -> bool:
    """Returns whether a place of the same guild is this channel, or is hidden from none of the user's roles.

    Asks Discord about other places: whether a thread is private, and from whom a channel is hidden.
    """
    here = {interaction.channel_id, parent_of(interaction)}
    hidden_from = await _hidden_from(interaction.client, place, here, foreground)
    own = {interaction.guild_id, interaction.user.id, *member_roles(interaction)}
    return hidden_from is not None and hidden_from.isdisjoint(own)


async def all_may_see(
    client: ReplyingClient, guild: int, place: Place, channel: int, is_background: IsBackground
) -> bool:
    """Like `may_see`, but for everybody who sees this channel: returns whether the place is hidden from nobody."""
    hidden_from = await _hidden_from(client, place, {channel}, is_background)
    return hidden_from is not None and guild not in hidden_from  # the @everyone role has the guild's id


async def _hidden_from(
    client: ReplyingClient, place: Place, here: Collection[int | None], is_background: IsBackground
) -> Set[int] | None:
    """Returns the roles and users from whom a place is hidden; None if that is unknown, as for a private thread.

    Args:
        here: the channels about which Discord need not be asked.
    """
    if place.channel in here:
        return frozenset()
    try:
        if place.parent is not None:
            async with client.limiter.reserved(is_background):
                thread = await client.http.get_channel(place.channel)
            if thread["type"] == PRIVATE_THREAD:
                return None
        channel = place.parent or place.channel
        if channel in here:
            return frozenset()
        async with client.limiter.reserved(is_background):
            rules = json_objects(dict(await client.http.get_channel(channel))["permission_overwrites"])
    except NOT_SENT as error:
        log.info("place of a table not seen", channel=place.channel, why=error)
        return None
    return frozenset(int(one["id"]) for one in rules if int(one["deny"]) & VIEW_CHANNEL)
