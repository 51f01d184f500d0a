"""Threads: how they begin, and who is in them."""

from sandbox.messaging.archiving import check_not_archived, keep_active
from sandbox.messaging.posting import send_message
from sandbox.protocol.errors import ApiError, missing_permissions, unknown, wrong_channel
from sandbox.protocol.permissions import Permission
from sandbox.validation.drafts import EMPTY
from sandbox.world.channels import Channel, ChannelType
from sandbox.world.events import ChannelChanged, MessageUpdated
from sandbox.world.messages import MessageFlag, MessageType
from sandbox.world.users import User
from sandbox.world.world import World


def start_thread(
    world: World, author: User, parent: Channel, name: str, *, message: str = "", private: bool = False
) -> Channel:
    """A new thread in `parent`, from its `message` or from nothing; of a public one from nothing a line tells there.

    Raises:
        ApiError: 50024 where there are no threads, 50013 without permission, 10008 without such a message, 160004 where
            the message has a thread already.
    """
    if parent.kind is not ChannelType.GUILD_TEXT:
        raise wrong_channel()
    wanted = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if not world.permissions(author.id, parent) & wanted:
        raise missing_permissions()
    if message:
        return _from_message(world, author, parent, name, message)
    thread = world.create_thread(name, parent, author.id, private=private)
    keep_active(world, thread)
    if not private:
        about = {"type": 0, "channel_id": thread.id, "guild_id": parent.guild}
        more = {"content": name, "message_reference": about}
        send_message(world, parent, author, EMPTY, kind=MessageType.THREAD_CREATED, more=more)
    return thread


def _from_message(world: World, author: User, parent: Channel, name: str, message: str) -> Channel:
    first = parent.messages.get(message)
    if first is None:
        raise unknown("Message")
    if first.flags & MessageFlag.HAS_THREAD:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    thread = world.create_thread(name, parent, author.id, id_=message)
    keep_active(world, thread)
    first.wire["flags"] |= MessageFlag.HAS_THREAD
    first.wire["thread"] = thread.json()
    world.emit(MessageUpdated(first))
    return thread


def set_thread_member(world: World, thread: Channel, user: User, *, here: bool = True) -> None:
    """A user becomes a member of the thread, or leaves it.

    Raises:
        ApiError: 50024 where this is no thread, 50083 where it sleeps.
    """
    if thread.thread is None:
        raise wrong_channel()
    check_not_archived(thread)
    members = [one for one in thread.thread.members if one != user.id]
    thread.thread.members = [*members, user.id] if here else members
    world.emit(ChannelChanged("UPDATE", thread))
