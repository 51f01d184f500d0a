"""What happens in the world. The gateway and the people's pages are told of each, and pass on what concerns them."""

from dataclasses import dataclass
from typing import Literal

from sandbox.world.channels import Channel
from sandbox.world.guilds import Guild, Role
from sandbox.world.messages import Message
from sandbox.world.users import Member, User


class Event:
    """Something that happened. Rooms above add their own: see sandbox.interactions.events."""


@dataclass(frozen=True)
class MessageCreated(Event):
    """A message was sent."""

    message: Message


@dataclass(frozen=True)
class MessageUpdated(Event):
    """A message was changed."""

    message: Message


@dataclass(frozen=True)
class MessageDeleted(Event):
    """A message was deleted."""

    message: Message


@dataclass(frozen=True)
class ChannelChanged(Event):
    """A channel was made, altered (overwrites too) or deleted; `channel` is how it is now, or was."""

    how: Literal["CREATE", "UPDATE", "DELETE"]
    channel: Channel


@dataclass(frozen=True)
class MemberJoined(Event):
    """A user came into a guild."""

    guild: Guild
    member: Member


@dataclass(frozen=True)
class MemberUpdated(Event):
    """A member was given a role, or lost one."""

    guild: Guild
    member: Member


@dataclass(frozen=True)
class GuildChanged(Event):
    """A guild was founded, or its own settings changed."""

    how: Literal["CREATE", "UPDATE"]
    guild: Guild


@dataclass(frozen=True)
class RoleChanged(Event):
    """A guild's role was made, altered or deleted."""

    how: Literal["CREATE", "UPDATE", "DELETE"]
    guild: Guild
    role: Role


@dataclass(frozen=True)
class UserChanged(Event):
    """A user has set their Discord to another language, or has the app now as their own, or no longer."""

    user: User


@dataclass(frozen=True)
class CommandsChanged(Event):
    """The application's commands changed."""


@dataclass(frozen=True)
class BotConnectionChanged(Event):
    """The bot has connected, or its last connection has gone."""

    online: bool


@dataclass(frozen=True)
class TypingStarted(Event):
    """The bot types in a channel."""

    channel: Channel
