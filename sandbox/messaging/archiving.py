"""Threads sleep when nothing has been said for long: archived, as Discord calls it. Saying something wakes them up."""

from sandbox.protocol.errors import ApiError
from sandbox.protocol.permissions import Permission
from sandbox.world.channels import Channel, Thread
from sandbox.world.events import ChannelChanged
from sandbox.world.world import World


def keep_active(world: World, channel: Channel) -> None:
    """Something is said in a channel: if it is a thread it is awake now, for as long as its owner wished."""
    if thread := channel.thread:
        set_archived(world, channel, thread, asleep=False)
        restart_archive_timer(world, channel, thread)


def restart_archive_timer(world: World, channel: Channel, thread: Thread) -> None:
    """Have the thread fall asleep after its minutes of silence, counted from now."""
    if thread.timer:
        thread.timer.cancel()
    thread.timer = world.clock.call_later(
        60 * thread.auto_archive, lambda: set_archived(world, channel, thread, asleep=True)
    )


def set_archived(world: World, channel: Channel, thread: Thread, *, asleep: bool) -> None:
    """Archive a thread, or take it out again."""
    if thread.archived != asleep:
        thread.archived, thread.changed = asleep, world.clock.now()
        world.emit(ChannelChanged("UPDATE", channel))


def check_not_archived(channel: Channel) -> None:
    """Whether there is anything to be done but to say something: in a thread that sleeps there isn't.

    Raises:
        ApiError: 50083.
    """
    if channel.thread and channel.thread.archived:
        raise ApiError(400, 50083, "Thread is archived")


def check_not_locked(world: World, user: str, channel: Channel) -> None:
    """Whether this user may wake a thread up by saying something: one that is locked only moderators do.

    Raises:
        ApiError: 160005.
    """
    thread = channel.thread
    if thread and thread.locked and not world.permissions(user, channel) & Permission.MANAGE_THREADS:
        raise ApiError(400, 160005, "Thread is locked")
