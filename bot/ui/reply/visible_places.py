"""Whether a user may surely see where a table is, beyond the channel of their interaction, of which Discord tells."""

import discord
import structlog

from bot.sessions.session import Place
from bot.ui.gateway.payloads import json_objects
from bot.ui.gateway.raw_interactions import member_roles
from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.reply.audience import parent_of
from bot.ui.reply.interaction import Interaction

log = structlog.get_logger()

PRIVATE_THREAD = discord.ChannelType.private_thread.value

VIEW_CHANNEL = discord.Permissions(view_channel=True).value


async def may_see(interaction: Interaction, place: Place) -> bool:
    """Returns whether a place of the same guild is this channel, or hides from none of the user's roles.

    Discord is asked about others: of a thread whether it is private, of another channel from whom it is hidden.
    """
    here = {interaction.channel_id, parent_of(interaction)}
    if place.channel in here:
        return True
    try:
        if place.parent is not None and (await _channel(interaction, place.channel))["type"] == PRIVATE_THREAD:
            return False
        channel = place.parent or place.channel
        rules = [] if channel in here else json_objects((await _channel(interaction, channel))["permission_overwrites"])
    except NOT_SENT as error:
        log.info("place of a table not seen", channel=place.channel, why=error)
        return False
    hidden_from = {interaction.guild_id, interaction.user.id, *member_roles(interaction)}
    return not any(int(one["deny"]) & VIEW_CHANNEL for one in rules if int(one["id"]) in hidden_from)


async def _channel(interaction: Interaction, channel: int) -> dict[str, object]:
    client = interaction.client
    async with client.limiter.reserved():
        return dict(await client.http.get_channel(channel))
