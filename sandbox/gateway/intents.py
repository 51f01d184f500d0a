"""Intents: which events a session receives."""

from enum import IntFlag

from sandbox.protocol.encoding import Json
from sandbox.world.channels import Channel
from sandbox.world.messages import Message
from sandbox.world.world import World


class Intent(IntFlag):
    """Groups of events; names and bits are Discord's."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
"""Intents that Discord grants an application only on request."""
MAX_INTENTS = (1 << 26) - 1
ALWAYS = 0
"""The intent of events that need none, such as INTERACTION_CREATE."""


def of_messages(channel: Channel) -> int:
    """Returns the intent for messages in this channel."""
    return Intent.DIRECT_MESSAGES if channel.recipients else Intent.GUILD_MESSAGES


def of_typing(channel: Channel) -> int:
    """Returns the intent for typing in this channel."""
    return Intent.DIRECT_MESSAGE_TYPING if channel.recipients else Intent.GUILD_MESSAGE_TYPING


def as_read(message: Message, world: World, *, content: bool) -> Json:
    """Returns the message object that the bot receives.

    Without `content` (the intent MESSAGE_CONTENT), others' messages are empty unless they are direct or mention the
    bot.
    """
    channel = world.channels[message.channel]
    if content or channel.recipients or message.author == world.bot.id:
        return message.wire
    if any(user["id"] == world.bot.id for user in message.wire["mentions"]):
        return message.wire
    return message.wire | {"content": "", "embeds": [], "attachments": [], "components": []}
