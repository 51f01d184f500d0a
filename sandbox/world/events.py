"""Events of the world, to which the gateway and the people's connections listen."""

from dataclasses import dataclass
from typing import Literal

from sandbox.world.channels import Channel
from sandbox.world.guilds import Guild, Role
from sandbox.world.messages import Message
from sandbox.world.notifications import Notification
from sandbox.world.scheduled_events import ScheduledEvent
from sandbox.world.users import Member, User


class Event:
    """The base of all events; `sandbox.interactions.events` has the events of interactions."""


@dataclass(frozen=True)
class MessageCreated(Event):
    """A message was sent."""

    message: Message


@dataclass(frozen=True)
class MessageUpdated(Event):
    """A message was edited."""

    message: Message


@dataclass(frozen=True)
class MessageDeleted(Event):
    """A message was deleted."""

    message: Message


@dataclass(frozen=True)
class UserNotified(Event):
    """A new message has notified a user."""

    notification: Notification


@dataclass(frozen=True)
class ChannelRead(Event):
    """A user has looked at a channel, up to its last message."""

    user: User
    channel: Channel


@dataclass(frozen=True)
class MessagesDeleted(Event):
    """Several messages of a channel were deleted at once."""

    channel: Channel
    messages: tuple[Message, ...]


@dataclass(frozen=True)
class ThreadMembersChanged(Event):
    """Users, by id, were added to a thread or removed from it."""

    thread: Channel
    added: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


@dataclass(frozen=True)
class ThreadUnarchived(Event):
    """A thread was unarchived; emitted after its ChannelChanged."""

    thread: Channel


@dataclass(frozen=True)
class ChannelChanged(Event):
    """A channel was created, changed (including its overwrites) or deleted."""

    how: Literal["CREATE", "UPDATE", "DELETE"]
    channel: Channel


@dataclass(frozen=True)
class MemberJoined(Event):
    """A user joined a guild."""

    guild: Guild
    member: Member


@dataclass(frozen=True)
class MemberUpdated(Event):
    """A member was given a role, or lost one."""

    guild: Guild
    member: Member


@dataclass(frozen=True)
class GuildChanged(Event):
    """A guild was created, or its settings changed."""

    how: Literal["CREATE", "UPDATE"]
    guild: Guild


@dataclass(frozen=True)
class BotMembershipChanged(Event):
    """The bot has joined an existing guild, or was removed from it."""

    guild: Guild
    joined: bool


@dataclass(frozen=True)
class GuildAvailabilityChanged(Event):
    """An outage of a guild has begun or ended."""

    guild: Guild


@dataclass(frozen=True)
class RoleChanged(Event):
    """A role was created, changed or deleted."""

    how: Literal["CREATE", "UPDATE", "DELETE"]
    guild: Guild
    role: Role


@dataclass(frozen=True)
class ScheduledEventChanged(Event):
    """A scheduled event of a guild was created, changed (including its status) or deleted."""

    how: Literal["CREATE", "UPDATE", "DELETE"]
    guild: Guild
    event: ScheduledEvent


@dataclass(frozen=True)
class UserChanged(Event):
    """A user has changed their language, or has installed or uninstalled the app for themselves."""

    user: User


@dataclass(frozen=True)
class CommandsChanged(Event):
    """The bot's registered commands have changed."""


@dataclass(frozen=True)
class BotConnectionChanged(Event):
    """The bot has gained its first or lost its last gateway connection, or gained or lost an interactions endpoint."""

    online: bool


@dataclass(frozen=True)
class TypingStarted(Event):
    """The bot shows that it is typing in a channel."""

    channel: Channel
