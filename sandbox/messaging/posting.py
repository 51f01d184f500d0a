"""Sending, editing and removing messages, once they are known to be allowed."""

from sandbox.messaging.archiving import check_not_archived, check_not_locked, keep_active
from sandbox.protocol.encoding import Json, iso
from sandbox.protocol.errors import ApiError, missing_access, missing_permissions, rate_limited, unknown
from sandbox.protocol.permissions import Permission
from sandbox.validation.drafts import Draft
from sandbox.world.channels import Channel
from sandbox.world.events import MessageCreated, MessageDeleted, MessageUpdated
from sandbox.world.messages import Message, MessageFlag, MessageType
from sandbox.world.users import User
from sandbox.world.world import World

OLD = 3600.0
"""Seconds after which a message counts as old for `OLD_EDITS`."""
OLD_EDITS, OLD_EDITS_PER = 3, 20.0
"""How many edits of old messages a channel takes in so many seconds. Discord tells no number; users have seen these."""


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
) -> Message:
    """Put a new message into a channel; `reader` alone sees it if it is ephemeral, `more` are its further fields."""
    id_ = world.snowflakes.next()
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
        **draft.allowed.mentioned(draft.text, world, channel, author.id),
        **(more or {}),
    }
    wire["flags"] |= flags | (MessageFlag.EPHEMERAL if reader else 0)
    message = Message(wire, channel.id, author.id, reader, nonce=nonce)
    _keep_files(world, draft)
    if reader:
        channel.ephemerals[id_] = message
    else:
        channel.messages[id_] = message
        channel.last_message = id_
        channel.sent += 1
    keep_active(world, channel)
    world.emit(MessageCreated(message))
    return message


def edit_message(world: World, message: Message, draft: Draft) -> Message:
    """Changes a message. The first edit of a deferred answer is its first sight: it doesn't count as edited."""
    first = bool(message.flags & MessageFlag.LOADING)
    channel = world.channels[message.channel]
    message.wire |= draft.fields
    message.wire |= draft.allowed.mentioned(draft.text, world, channel, message.author)
    if not first:
        message.wire["edited_timestamp"] = iso(world.clock.now())
    _keep_files(world, draft)
    world.emit(MessageUpdated(message))
    return message


def delete_message(world: World, message: Message) -> None:
    """Delete a message."""
    channel = world.channels[message.channel]
    (channel.ephemerals if message.reader else channel.messages).pop(message.id, None)
    world.emit(MessageDeleted(message))


def _keep_files(world: World, draft: Draft) -> None:
    for attachment, content in draft.files:
        world.files.add(attachment, content)


def check_sending(world: World, channel: Channel) -> None:
    """Whether the bot may write here at all.

    Raises:
        ApiError: 50001 without VIEW_CHANNEL, 50013 without SEND_MESSAGES, 160005 in a locked thread.
    """
    permissions = world.permissions(world.bot.id, channel)
    if not permissions & Permission.VIEW_CHANNEL:
        raise missing_access()
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    if not permissions & needed:
        raise missing_permissions()
    check_not_locked(world, world.bot.id, channel)


def check_contents(draft: Draft, permissions: int) -> None:
    """Whether the app, with these permissions, may send such a message: files need ATTACH_FILES, embeds EMBED_LINKS.

    Raises:
        ApiError: 50013.
    """
    if draft.files and not permissions & Permission.ATTACH_FILES:
        raise missing_permissions()
    if draft.fields["embeds"] and not permissions & Permission.EMBED_LINKS:
        raise missing_permissions()


def check_editing(world: World, message: Message) -> None:
    """Whether the bot may edit this message by its channel.

    Raises:
        ApiError: 10008 for an ephemeral, 50001 without VIEW_CHANNEL, 50005 for another's, 50083 in a thread that
            sleeps, 30046 for too many edits of messages older than an hour.
    """
    channel = world.channels[message.channel]
    if message.reader:
        raise unknown("Message")
    if not world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL:
        raise missing_access()
    if message.author != world.bot.id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    check_not_archived(channel)
    now = world.clock.now()
    if now - message.made <= OLD:
        return
    channel.old_edits = [moment for moment in channel.old_edits if now - moment < OLD_EDITS_PER]
    if len(channel.old_edits) >= OLD_EDITS:
        text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        wait = OLD_EDITS_PER - (now - channel.old_edits[0])
        raise rate_limited(wait, {"X-RateLimit-Scope": "shared"}, 30046, text)
    channel.old_edits.append(now)
