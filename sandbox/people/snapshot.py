"""The frames `world` and `commands`: everything that one user sees."""

from itertools import islice, takewhile

from sandbox.protocol.encoding import Json
from sandbox.protocol.permissions import Permission
from sandbox.services import Services
from sandbox.world.channels import Channel, ChannelType
from sandbox.world.guilds import Guild
from sandbox.world.users import User
from sandbox.world.world import World

MAX_MESSAGES = 50
"""How many of a channel's messages a user is sent on connect."""


def world_snapshot(services: Services, user: User) -> Json:
    """Returns the data of the frame `world`."""
    world = services.world
    channels = [
        channel
        for channel in world.places_of(user)
        if channel.kind is not ChannelType.GUILD_CATEGORY and sees(world, user, channel)
    ]
    guilds = world.guilds_with(user)
    users = {one.id: one for guild in guilds for one in guild.people}
    return {
        "me": user.card(),
        "users": [one.card() for one in users.values()],
        "bot": {"id": world.bot.id, "name": world.bot.name, "online": services.online},
        "guild": {"id": guilds[0].id, "name": guilds[0].name},
        "guilds": [_guild(guild) for guild in guilds],
        "channels": [_channel(world, user, channel) for channel in channels],
        "messages": {channel.id: _last_messages(channel, user) for channel in channels},
        "unread": {channel.id: unread for channel in channels if (unread := _unread(world, channel, user))},
        "installed": user.id in world.user_installs,
        **commands_snapshot(services, user),
    }


def commands_snapshot(services: Services, user: User) -> Json:
    """Returns the data of the frame `commands`: the commands that a user can use somewhere, and where."""
    usable = services.commands.usable_by_channel(user)
    ids = {channel: [one["id"] for one in commands] for channel, commands in usable.items()}
    somewhere = {id_ for listed in ids.values() for id_ in listed}
    return {"commands": [one for one in services.commands.everything() if one["id"] in somewhere], "usable": ids}


def sees(world: World, user: User, channel: Channel) -> bool:
    """Whether a user sees a channel."""
    return bool(world.permissions(user.id, channel) & Permission.VIEW_CHANNEL)


def _channel(world: World, user: User, channel: Channel) -> Json:
    others = [one.name for one in channel.recipients if one is not user] or [world.bot.name]
    return {
        "id": channel.id,
        "name": others[0] if channel.kind is ChannelType.DM else channel.name,
        "type": int(channel.kind),
        "guild": channel.guild,
        "parent": channel.parent,
        "archived": bool(channel.thread and channel.thread.archived),
        "permissions": str(world.permissions(user.id, channel)),
    }


def _guild(guild: Guild) -> Json:
    """Returns a guild with its members, its roles except @everyone, highest first, and its events."""
    roles = sorted(guild.roles.values(), key=lambda role: -role.position)
    return {
        "id": guild.id,
        "name": guild.name,
        "roles": [{"id": one.id, "name": one.name, "colour": one.colour} for one in roles if one.id != guild.id],
        "members": {id_: member.roles for id_, member in guild.members.items()},
        "events": [event.json() for event in guild.events.values() if not event.over],
    }


def _unread(world: World, channel: Channel, user: User) -> dict[str, bool]:
    """Returns the ids of the user's unread messages, each with whether it is meant for the user."""
    read = int(channel.read.get(user.id, "0"))
    notified = {one.message for one in world.notifications if one.user == user.id}
    newer = takewhile(lambda message: int(message.id) > read, islice(channel.visible_to(user.id), MAX_MESSAGES))
    return {one.id: one.id in notified or one.reader is not None for one in newer if one.author != user.id}


def _last_messages(channel: Channel, user: User) -> list[Json]:
    newest_first = islice(channel.visible_to(user.id), MAX_MESSAGES)
    return [message.wire for message in newest_first][::-1]
