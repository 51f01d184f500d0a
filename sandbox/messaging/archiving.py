"""Threads sleep when nothing has been said for long: archived, as Discord calls it. Saying something wakes them up."""

from sandbox.protocol.errors import Refusal
from sandbox.protocol.permissions import Permission
from sandbox.world.channels import Channel, Thread
from sandbox.world.events import ChannelChanged
from sandbox.world.world import World


def stir(world: World, channel: Channel) -> None:
    """Something is said in a channel: if it is a thread it is awake now, for as long as its owner wished."""
    if thread := channel.thread:
        put_to_sleep(world, channel, thread, asleep=False)
        watch(world, channel, thread)


def watch(world: World, channel: Channel, thread: Thread) -> None:
    """Have the thread fall asleep after its minutes of silence, counted from now."""
    if thread.alarm:
        thread.alarm.cancel()
    thread.alarm = world.clock.after(
        60 * thread.auto_archive, lambda: put_to_sleep(world, channel, thread, asleep=True)
    )


def put_to_sleep(world: World, channel: Channel, thread: Thread, *, asleep: bool) -> None:
    """Archive a thread, or take it out again."""
    if thread.archived != asleep:
        thread.archived, thread.changed = asleep, world.clock.now()
        world.tell(ChannelChanged("UPDATE", channel))


def check_awake(channel: Channel) -> None:
    """Whether there is anything to be done but to say something: in a thread that sleeps there isn't.

    Raises:
        Refusal: 50083.
    """
    if channel.thread and channel.thread.archived:
        raise Refusal(400, 50083, "Thread is archived")


def check_unlocked(world: World, user: str, channel: Channel) -> None:
    """Whether this user may wake a thread up by saying something: one that is locked only moderators do.

    Raises:
        Refusal: 160005.
    """
    thread = channel.thread
    if thread and thread.locked and not world.permissions(user, channel) & Permission.MANAGE_THREADS:
        raise Refusal(400, 160005, "Thread is locked")
