"""Sends, edits and deletes messages, without checks: `messaging.checks` has them."""

from sandbox.messaging.archiving import keep_active
from sandbox.messaging.notifications import notify
from sandbox.protocol.encoding import Json, iso
from sandbox.validation.drafts import Draft
from sandbox.world.channels import Channel
from sandbox.world.events import MessageCreated, MessageDeleted, MessageUpdated
from sandbox.world.messages import Message, MessageFlag, MessageType
from sandbox.world.users import User
from sandbox.world.world import World


def send_message(
    world: World,
    channel: Channel,
    author: User,
    draft: Draft,
    *,
    kind: MessageType = MessageType.DEFAULT,
    flags: int = 0,
    reader: str | None = None,
    more: Json | None = None,
    nonce: str | int | None = None,
    id_: str = "",
) -> Message:
    """Sends a message and notifies the people whom it mentions.

    Args:
        reader: the id of the only user who sees it, if it is ephemeral.
        more: further fields of Discord's message object.
        nonce: the sender's nonce, by which the sender recognises the message.
        id_: the message's id; by default a new one.
    """
    id_ = id_ or world.snowflakes.next()
    wire: Json = {
        "id": id_,
        "channel_id": channel.id,
        "type": int(kind),
        "author": author.json(),
        "timestamp": iso(world.clock.now()),
        "edited_timestamp": None,
        "tts": False,
        "pinned": False,
        **draft.fields,
        **draft.allowed.mentioned(draft.text, world, channel, author.id, _replied_user(more or {})),
        **(more or {}),
    }
    wire["flags"] |= flags | (MessageFlag.EPHEMERAL if reader else 0)
    message = Message(wire, channel.id, author.id, reader, nonce=nonce)
    _set_files(world, message, draft)
    if reader:
        channel.ephemerals[id_] = message
    else:
        channel.messages[id_] = message
        channel.last_message = id_
        channel.sent += 1
    keep_active(world, channel)
    world.emit(MessageCreated(message))
    notify(world, channel, message)
    return message


def edit_message(world: World, message: Message, draft: Draft) -> Message:
    """Edits a message. The first edit of a deferred response fills it in and doesn't mark it as edited."""
    first = bool(message.flags & MessageFlag.LOADING)
    channel = world.channels[message.channel]
    message.wire |= draft.fields
    message.wire |= draft.allowed.mentioned(draft.text, world, channel, message.author, _replied_user(message.wire))
    if not first:
        message.wire["edited_timestamp"] = iso(world.clock.now())
    _set_files(world, message, draft)
    world.emit(MessageUpdated(message))
    return message


def delete_message(world: World, message: Message) -> None:
    """Deletes a message."""
    channel = world.channels[message.channel]
    (channel.ephemerals if message.reader else channel.messages).pop(message.id, None)
    for attachment in message.files:
        world.files.remove(attachment)
    world.emit(MessageDeleted(message))


def _replied_user(wire: Json) -> str:
    """Returns the id of the author of the message to which this one replies; "" if it is not a reply."""
    replied = wire.get("referenced_message")
    return str(replied["author"]["id"]) if replied else ""


def _set_files(world: World, message: Message, draft: Draft) -> None:
    """Stores the new files of a message, and removes the files that it no longer has."""
    kept = {attachment["id"] for attachment in draft.attached}
    for attachment in message.files:
        if attachment["id"] not in kept:
            world.files.remove(attachment)
    for attachment, content in draft.files:
        world.files.add(attachment, content)
    message.files = draft.attached
