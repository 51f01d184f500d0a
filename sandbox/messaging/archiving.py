"""Archiving of threads: by a timer when no message has been sent for a while, or by a moderator."""

from sandbox.protocol.errors import ApiError
from sandbox.protocol.permissions import Permission
from sandbox.world.channels import Channel, Thread
from sandbox.world.events import ChannelChanged, ThreadUnarchived
from sandbox.world.world import World


def keep_active(world: World, channel: Channel) -> None:
    """Unarchives a thread in which a message is sent and restarts its timer; does nothing for other channels."""
    if thread := channel.thread:
        set_archived(world, channel, thread, archived=False)
        restart_archive_timer(world, channel, thread)


def restart_archive_timer(world: World, channel: Channel, thread: Thread) -> None:
    """Starts the thread's minutes of inactivity anew."""
    if thread.timer:
        thread.timer.cancel()
    seconds = 60 * thread.auto_archive
    thread.timer = world.clock.call_later(seconds, lambda: set_archived(world, channel, thread, archived=True))


def set_archived(world: World, channel: Channel, thread: Thread, *, archived: bool) -> None:
    """Archives or unarchives a thread."""
    if thread.archived != archived:
        thread.archived, thread.changed = archived, world.clock.now()
        world.emit(ChannelChanged("UPDATE", channel))
        if not archived:
            world.emit(ThreadUnarchived(channel))


def check_not_archived(channel: Channel) -> None:
    """Checks that a channel is no archived thread, in which nothing is possible but to send a message.

    Raises:
        ApiError: 50083.
    """
    if channel.thread and channel.thread.archived:
        raise ApiError(400, 50083, "Thread is archived")


def check_not_locked(world: World, user: str, channel: Channel) -> None:
    """Checks that this user may send messages in a thread as far as its lock goes: only moderators may in a locked one.

    Raises:
        ApiError: 160005.
    """
    thread = channel.thread
    if thread and thread.locked and not world.permissions(user, channel) & Permission.MANAGE_THREADS:
        raise ApiError(400, 160005, "Thread is locked")
