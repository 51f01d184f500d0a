"""What happens in the world. The gateway and the people's pages are told of each, and pass on what concerns them."""

from dataclasses import dataclass
from typing import Literal

from sandbox.world.channels import Channel
from sandbox.world.guilds import Guild, Role
from sandbox.world.messages import Message
from sandbox.world.users import Member, User


class Happening:
    """Something that happened. Rooms above add their own: see sandbox.interactions.events."""


@dataclass(frozen=True)
class Posted(Happening):
    """A message was sent."""

    message: Message


@dataclass(frozen=True)
class Edited(Happening):
    """A message was changed."""

    message: Message


@dataclass(frozen=True)
class Removed(Happening):
    """A message was deleted."""

    message: Message


@dataclass(frozen=True)
class ChannelChanged(Happening):
    """A channel was made, altered (overwrites too) or deleted; `channel` is how it is now, or was."""

    how: Literal["CREATE", "UPDATE", "DELETE"]
    channel: Channel


@dataclass(frozen=True)
class MemberJoined(Happening):
    """A user came into a guild."""

    guild: Guild
    member: Member


@dataclass(frozen=True)
class MemberChanged(Happening):
    """A member was given a role, or lost one."""

    guild: Guild
    member: Member


@dataclass(frozen=True)
class GuildChanged(Happening):
    """A guild was founded, or its own settings changed."""

    how: Literal["CREATE", "UPDATE"]
    guild: Guild


@dataclass(frozen=True)
class RoleChanged(Happening):
    """A guild's role was made, altered or deleted."""

    how: Literal["CREATE", "UPDATE", "DELETE"]
    guild: Guild
    role: Role


@dataclass(frozen=True)
class UserChanged(Happening):
    """A user has set their Discord to another language, or has the app now as their own, or no longer."""

    user: User


@dataclass(frozen=True)
class CommandsChanged(Happening):
    """The application's commands changed."""


@dataclass(frozen=True)
class BotSeen(Happening):
    """The bot has connected, or its last connection has gone."""

    online: bool


@dataclass(frozen=True)
class Typing(Happening):
    """The bot types in a channel."""

    channel: Channel
