"""Channels as the gateway shows them to the bot: the details of channels that it can't see are hidden.

Discord has done so for all bots since 16 November 2026 (discord-api-docs pull request 8454).
"""

from sandbox.protocol.encoding import Json
from sandbox.protocol.permissions import Overwrite, Permission
from sandbox.world.channels import Channel
from sandbox.world.world import World

OBFUSCATED = 1 << 17
"""The channel's flag CHANNEL_OBFUSCATED."""
HIDDEN_NAME = "___hidden___"
_KEPT = ("id", "type", "guild_id", "parent_id", "position")


def channel_as_seen(world: World, channel: Channel) -> Json:
    """Returns the channel object of a guild's channel; without VIEW_CHANNEL, little more than its id and position."""
    wire = channel.json()
    if channel.thread or world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL:
        return wire
    kept = {key: wire[key] for key in _KEPT}
    hidden = {key: None if value is None or isinstance(value, str) else value for key, value in wire.items()}
    denied = Overwrite(channel.guild or "", 0, deny=int(Permission.VIEW_CHANNEL))
    return {
        **hidden,
        **kept,
        "name": HIDDEN_NAME,
        "flags": wire["flags"] | OBFUSCATED,
        "permission_overwrites": [denied.json()],
    }
