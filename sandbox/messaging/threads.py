"""Threads: how they begin, and who is in them."""

from sandbox.messaging.archiving import check_awake, stir
from sandbox.messaging.posting import send
from sandbox.protocol.errors import Refusal, missing_permissions, unknown, wrong_channel
from sandbox.protocol.permissions import Permission
from sandbox.validation.drafts import EMPTY
from sandbox.world.channels import Channel, ChannelKind
from sandbox.world.events import ChannelChanged, Edited
from sandbox.world.messages import Flag, MessageKind
from sandbox.world.users import User
from sandbox.world.world import World


def start(
    world: World, author: User, parent: Channel, name: str, *, message: str = "", private: bool = False
) -> Channel:
    """A new thread in `parent`, from its `message` or from nothing; of a public one from nothing a line tells there.

    Raises:
        Refusal: 50024 where there are no threads, 50013 without permission, 10008 without such a message, 160004 where
            the message has a thread already.
    """
    if parent.kind is not ChannelKind.GUILD_TEXT:
        raise wrong_channel()
    wanted = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if not world.permissions(author.id, parent) & wanted:
        raise missing_permissions()
    if message:
        return _from_message(world, author, parent, name, message)
    thread = world.open_thread(name, parent, author.id, private=private)
    stir(world, thread)
    if not private:
        about = {"type": 0, "channel_id": thread.id, "guild_id": parent.guild}
        more = {"content": name, "message_reference": about}
        send(world, parent, author, EMPTY, kind=MessageKind.THREAD_CREATED, more=more)
    return thread


def _from_message(world: World, author: User, parent: Channel, name: str, message: str) -> Channel:
    start = parent.messages.get(message)
    if start is None:
        raise unknown("Message")
    if start.flags & Flag.HAS_THREAD:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    thread = world.open_thread(name, parent, author.id, id_=message)
    stir(world, thread)
    start.wire["flags"] |= Flag.HAS_THREAD
    start.wire["thread"] = thread.json()
    world.tell(Edited(start))
    return thread


def add(world: World, thread: Channel, user: User, *, here: bool = True) -> None:
    """A user becomes a member of the thread, or leaves it.

    Raises:
        Refusal: 50024 where this is no thread, 50083 where it sleeps.
    """
    if thread.thread is None:
        raise wrong_channel()
    check_awake(thread)
    members = [one for one in thread.thread.members if one != user.id]
    thread.thread.members = [*members, user.id] if here else members
    world.tell(ChannelChanged("UPDATE", thread))
