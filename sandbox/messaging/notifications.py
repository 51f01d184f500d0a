"""Whom a new message notifies. Edits notify nobody, even if they fill in a deferred response (docs 5497)."""

from collections.abc import Iterable

from sandbox.protocol.permissions import Permission
from sandbox.world.channels import Channel
from sandbox.world.events import UserNotified
from sandbox.world.messages import Message, MessageFlag
from sandbox.world.notifications import Notification
from sandbox.world.users import User
from sandbox.world.world import World

_SILENT = MessageFlag.EPHEMERAL | MessageFlag.LOADING | MessageFlag.SUPPRESS_NOTIFICATIONS
"""Flags of messages that notify nobody: ephemeral ones, deferred responses, and ones sent as @silent."""


def notify(world: World, channel: Channel, message: Message) -> None:
    """Records whom a message that was just sent notifies, and emits an event for each of them."""
    for user in _notified(world, channel, message):
        notification = Notification(user.id, channel.id, message.id, world.clock.now(), message.wire["content"])
        world.notifications.append(notification)
        world.emit(UserNotified(notification))


def _notified(world: World, channel: Channel, message: Message) -> list[User]:
    """Returns the people whom a message notifies: the mentioned ones, and in direct messages the recipient.

    The message's mentions are already limited by the sender's `allowed_mentions` and permissions. Nobody is notified of
    their own message, or of one in a channel that they don't see.
    """
    if message.flags & _SILENT:
        return []
    ids = dict.fromkeys([*(user.id for user in channel.recipients), *_mentioned(world, channel, message)])
    users = (world.users[one] for one in ids if one != message.author)
    return [user for user in users if not user.bot and world.permissions(user.id, channel) & Permission.VIEW_CHANNEL]


def _mentioned(world: World, channel: Channel, message: Message) -> Iterable[str]:
    """Yields the ids of the users mentioned directly or by a role; @everyone in a thread means its members.

    @here is read as @everyone: all people of the sandbox count as online.
    """
    yield from (user["id"] for user in message.wire["mentions"])
    guild = world.guild_of(channel)
    if guild is None:
        return
    roles = set(message.wire["mention_roles"])
    yield from (id_ for id_, member in guild.members.items() if roles.intersection(member.roles))
    if message.wire["mention_everyone"]:
        yield from channel.thread.members if channel.thread else guild.members
