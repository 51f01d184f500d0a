"""Deletes several messages at once."""

from collections.abc import Iterable

from sandbox.world.channels import Channel
from sandbox.world.events import MessagesDeleted
from sandbox.world.world import World


def delete_messages(world: World, channel: Channel, ids: Iterable[str]) -> None:
    """Deletes the messages with these ids; ids that the channel does not have are ignored."""
    deleted = tuple(message for id_ in ids if (message := channel.messages.pop(id_, None)))
    if deleted:
        world.emit(MessagesDeleted(channel, deleted))
