"""Messages of a channel over REST."""

from collections.abc import Iterator
from itertools import islice

from sandbox.gateway.intents import as_read
from sandbox.messaging.archiving import check_not_archived
from sandbox.messaging.checks import check_contents, check_editing, check_sending
from sandbox.messaging.nonces import Nonce
from sandbox.messaging.posting import delete_message, edit_message, send_message
from sandbox.messaging.threads import join_thread
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError, missing_access, missing_permissions, unknown
from sandbox.protocol.permissions import Permission
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.channels import visible_channel
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route
from sandbox.validation.drafts import read_draft
from sandbox.validation.form import Form, FormErrors, is_natural
from sandbox.world.channels import VOICE, Channel
from sandbox.world.messages import Message, MessageType

MAX_NONCE_LENGTH = 25
_CURSORS = ("around", "before", "after")


def _as_read(call: Call, message: Message) -> Json:
    return as_read(message, call.world, content=call.services.gateway.reads_content)


def _message(call: Call, channel: Channel) -> Message:
    """Returns the message of a path; an ephemeral one is unknown."""
    message = channel.messages.get(call.ids["message"])
    if message is None:
        raise unknown("Message")
    return message


def _may_read_history(call: Call, channel: Channel) -> bool:
    return bool(call.world.permissions(call.world.bot.id, channel) & Permission.READ_MESSAGE_HISTORY)


def _check_connecting(call: Call, channel: Channel) -> None:
    """Checks that the bot may read the messages of a voice or stage channel, which needs CONNECT.

    Raises:
        ApiError: 50001.
    """
    if channel.kind in VOICE and not call.world.permissions(call.world.bot.id, channel) & Permission.CONNECT:
        raise missing_access()


def list_messages(call: Call) -> Reply:
    """Returns messages, newest first: the last ones, or the ones before, after or around an id."""
    channel = visible_channel(call)
    errors = FormErrors()
    query = {key: int(value) if is_natural(value) else value for key, value in call.query.items()}
    form = Form(query, errors)
    limit = form.integer("limit", 1, 100) or 50
    cursors = {key: int(id_) for key in _CURSORS if (id_ := form.snowflake(key))}
    errors.raise_any()
    _check_connecting(call, channel)
    if not _may_read_history(call, channel):
        return Reply([])
    newest_first: Iterator[Message] = reversed(channel.messages.values())
    if "before" in cursors:
        newest_first = (one for one in newest_first if int(one.id) < cursors["before"])
    elif "after" in cursors:
        later = [one for one in channel.messages.values() if int(one.id) > cursors["after"]]
        newest_first = reversed(later[:limit])
    elif "around" in cursors:
        newest_first = iter(_around(list(newest_first), cursors["around"], limit))
    return Reply([_as_read(call, one) for one in islice(newest_first, limit)])


def _around(newest_first: list[Message], centre: int, limit: int) -> list[Message]:
    newer = sum(int(one.id) > centre for one in newest_first)
    first = max(0, newer - limit // 2)
    return newest_first[first : first + limit]


def get_message(call: Call) -> Reply:
    """Returns a message."""
    channel = visible_channel(call)
    _check_connecting(call, channel)
    if not _may_read_history(call, channel):
        raise missing_access()
    return Reply(_as_read(call, _message(call, channel)))


def post_message(call: Call) -> Reply:
    """Sends a message. With `enforce_nonce`, a used nonce returns the message that was sent with it."""
    world = call.world
    channel = world.channel(call.ids["channel"])
    check_sending(world, channel)
    nonce = _nonce(call)
    used = call.services.nonces
    if call.json.get("enforce_nonce") and nonce is not None and (existing := used.message(nonce, channel)):
        return Reply(_with_nonce(existing))
    draft = read_draft(call.json, call.uploads, world, channel.id)
    check_contents(draft, world.permissions(world.bot.id, channel))
    reference = _reference(call, channel)
    kind = MessageType.REPLY if reference else MessageType.DEFAULT
    join_thread(world, channel, world.bot)
    message = send_message(world, channel, world.bot, draft, kind=kind, more=reference, nonce=nonce)
    if nonce is not None:
        used.keep(nonce, message)
    return Reply(_with_nonce(message))


def _nonce(call: Call) -> Nonce | None:
    nonce = call.json.get("nonce")
    errors = FormErrors()
    if isinstance(nonce, str) and len(nonce) > MAX_NONCE_LENGTH:
        errors.add(("nonce",), "NONCE_TYPE_TOO_LONG", f"Nonce must be {MAX_NONCE_LENGTH} or fewer in length.")
    elif isinstance(nonce, bool) or not isinstance(nonce, str | int | None):
        errors.add(("nonce",), "NONCE_TYPE_INVALID", "Nonce must be a string or a number.")
    errors.raise_any()
    return nonce


def _with_nonce(message: Message) -> Json:
    return message.wire | ({"nonce": message.nonce} if message.nonce is not None else {})


def _reference(call: Call, channel: Channel) -> Json:
    """Returns a reply's fields about the message to which it replies."""
    asked = call.json.get("message_reference")
    if not asked:
        return {}
    errors = FormErrors()
    id_ = Form(asked, errors, ("message_reference",)).snowflake("message_id", required=True)
    errors.raise_any()
    if id_ not in channel.messages:
        if asked.get("fail_if_not_exists", True):
            errors.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            errors.raise_any()
        return {}
    if not _may_read_history(call, channel):
        raise ApiError(403, 160002, "Cannot reply without permission to read message history")
    reference = {"type": 0, "channel_id": channel.id, "message_id": id_}
    if channel.guild:
        reference["guild_id"] = channel.guild
    meant = {key: value for key, value in channel.messages[id_].wire.items() if key != "referenced_message"}
    return {"message_reference": reference, "referenced_message": meant}


def change_message(call: Call) -> Reply:
    """Edits one of the bot's messages."""
    channel = visible_channel(call)
    message = _message(call, channel)
    check_editing(call.world, message)
    draft = read_draft(call.json, call.uploads, call.world, channel.id, old=message)
    check_contents(draft, call.world.permissions(call.world.bot.id, channel))
    return Reply(edit_message(call.world, message, draft).wire)


def remove_message(call: Call) -> Reply:
    """Deletes the bot's own message, or with MANAGE_MESSAGES another user's."""
    channel = visible_channel(call)
    message = _message(call, channel)
    permissions = call.world.permissions(call.world.bot.id, channel)
    if message.author != call.world.bot.id and not permissions & Permission.MANAGE_MESSAGES:
        raise missing_permissions()
    check_not_archived(channel)
    delete_message(call.world, message)
    return NO_CONTENT


_ALL, _ONE = "/channels/{channel}/messages", "/channels/{channel}/messages/{message}"

ROUTES = (
    Route("POST", _ALL, post_message, Bucket("post message", 5, 5.0)),
    Route("PATCH", _ONE, change_message, Bucket("edit message", 5, 5.0)),
    Route("GET", _ALL, list_messages, Bucket("list messages", 5, 5.0)),
    Route("GET", _ONE, get_message, Bucket("get message", 5, 5.0)),
    Route("DELETE", _ONE, remove_message, Bucket("delete message", 5, 1.0)),
)
