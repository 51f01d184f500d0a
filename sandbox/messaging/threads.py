"""Starts threads, and adds and removes their members."""

from sandbox.messaging.archiving import check_not_archived, keep_active
from sandbox.messaging.posting import send_message
from sandbox.protocol.errors import ApiError, missing_permissions, unknown, wrong_channel
from sandbox.protocol.permissions import Permission
from sandbox.validation.drafts import EMPTY, Draft
from sandbox.world.channels import THREAD_ONLY, Channel, ChannelType
from sandbox.world.events import MessageUpdated, ThreadMembersChanged
from sandbox.world.messages import MessageFlag, MessageType
from sandbox.world.users import User
from sandbox.world.world import World


def start_thread(
    world: World, author: User, parent: Channel, name: str, *, message: str = "", private: bool = False
) -> Channel:
    """Starts a thread in `parent`, from the message with the id `message` or without a message.

    A public thread without a message is announced with a message in `parent`.

    Raises:
        ApiError: 50024 if the channel can't have threads, 50013 without permission, 10008 if there is no such message,
            160004 if the message has a thread already.
    """
    if not may_have_thread(parent.kind, private=private):
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


def may_have_thread(kind: ChannelType, *, private: bool) -> bool:
    """Whether a thread can be started in a channel of this type; private ones only in text channels."""
    return kind is ChannelType.GUILD_TEXT or (kind is ChannelType.GUILD_ANNOUNCEMENT and not private)


def start_post(world: World, author: User, parent: Channel, name: str, draft: Draft) -> Channel:
    """Starts a post (a thread of a forum or media channel) with its first message, which has the thread's id.

    Raises:
        ApiError: 50024 if `parent` is not such a channel, 50013 without SEND_MESSAGES.
    """
    if parent.kind not in THREAD_ONLY:
        raise wrong_channel()
    if not world.permissions(author.id, parent) & Permission.SEND_MESSAGES:
        raise missing_permissions()
    post = world.create_thread(name, parent, author.id)
    parent.last_message = post.id
    keep_active(world, post)
    send_message(world, post, author, draft, id_=post.id)
    return post


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


def set_thread_member(world: World, thread: Channel, user: User, *, present: bool = True) -> None:
    """Adds a user to a thread, or removes them if `present` is false.

    Raises:
        ApiError: 50024 if the channel is not a thread, 50083 if it is archived.
    """
    if thread.thread is None:
        raise wrong_channel()
    check_not_archived(thread)
    if present and user.id not in thread.thread.members:
        join_thread(world, thread, user)
    elif not present and user.id in thread.thread.members:
        del thread.thread.members[user.id]
        world.emit(ThreadMembersChanged(thread, removed=(user.id,)))


def join_thread(world: World, channel: Channel, user: User) -> None:
    """Adds a user who sends a message in a thread to that thread; does nothing in other channels."""
    if channel.thread and user.id not in channel.thread.members:
        channel.thread.members[user.id] = world.clock.now()
        world.emit(ThreadMembersChanged(channel, added=(user.id,)))
