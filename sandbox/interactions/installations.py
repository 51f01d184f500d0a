"""Installation contexts: where a command may be used, and through whose installation of the app."""

from enum import IntEnum

from sandbox.protocol.encoding import Json
from sandbox.world.channels import Channel
from sandbox.world.users import User
from sandbox.world.world import World

INSTALLED_IN_GUILD, INSTALLED_BY_USER = "0", "1"
"""Types of installation, the keys of `authorizing_integration_owners`."""


class Context(IntEnum):
    """An interaction context; names and numbers are Discord's."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


def context_of(world: World, channel: Channel) -> Context:
    """Returns the context of a channel."""
    if channel.guild:
        return Context.GUILD
    return Context.BOT_DM if world.has_bot(channel) else Context.PRIVATE_CHANNEL


def contexts(command: Json) -> tuple[int, ...]:
    """Returns the contexts in which a command may be used."""
    if command["contexts"]:
        return tuple(command["contexts"])
    direct = (Context.BOT_DM,) if command["dm_permission"] else ()
    own = (Context.PRIVATE_CHANNEL,) if int(INSTALLED_BY_USER) in command["integration_types"] else ()
    return (Context.GUILD, *direct, *own)


def installation_owners(world: World, command: Json, user: User, channel: Channel) -> Json:
    """Returns the installations that let `user` use a command in a channel, as `authorizing_integration_owners`.

    They are the guild's ("0" in direct messages), the user's, both or none.
    """
    found: Json = {}
    if int(INSTALLED_IN_GUILD) in command["integration_types"] and world.has_bot(channel):
        found[INSTALLED_IN_GUILD] = channel.guild or "0"
    if int(INSTALLED_BY_USER) in command["integration_types"] and user.id in world.user_installs:
        found[INSTALLED_BY_USER] = user.id
    return found
