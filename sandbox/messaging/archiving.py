"""Archiving of threads: by a timer after a time without messages, or by a moderator."""

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
    """Restarts the timer for the thread's inactivity."""
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
    """Checks that a channel is not an archived thread, in which only sending a message is possible.

    Raises:
        ApiError: 50083.
    """
    if channel.thread and channel.thread.archived:
        raise ApiError(400, 50083, "Thread is archived")


def check_not_locked(world: World, user: str, channel: Channel) -> None:
    """Checks that a thread's lock lets this user send messages: in a locked thread only moderators may.

    Raises:
        ApiError: 160005.
    """
    thread = channel.thread
    if thread and thread.locked and not world.permissions(user, channel) & Permission.MANAGE_THREADS:
        raise ApiError(400, 160005, "Thread is locked")
