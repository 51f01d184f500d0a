"""Channels, threads' settings and direct messages over REST."""

from sandbox.messaging.archiving import check_not_archived, restart_archive_timer, set_archived
from sandbox.messaging.checks import check_reachable, check_sending
from sandbox.protocol.errors import missing_access, missing_permissions, wrong_channel
from sandbox.protocol.permissions import Permission
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route
from sandbox.validation.form import Form, FormErrors
from sandbox.world.channels import Channel
from sandbox.world.events import ChannelChanged, TypingStarted

ARCHIVE_DURATIONS = (60, 1440, 4320, 10080)
"""The minutes of inactivity after which a thread may be archived."""


def visible_channel(call: Call) -> Channel:
    """Returns the channel of a path.

    Raises:
        ApiError: 10003 if there is none, 50001 if the bot can't see it, a 503 during an outage of its guild.
    """
    channel = call.world.channel(call.ids["channel"])
    check_reachable(call.world, channel)
    if not call.world.permissions(call.world.bot.id, channel) & Permission.VIEW_CHANNEL:
        raise missing_access()
    return channel


def get_channel(call: Call) -> Reply:
    """Returns a channel."""
    return Reply(visible_channel(call).json())


def delete_channel(call: Call) -> Reply:
    """Deletes a channel or thread."""
    where = visible_channel(call)
    _check_managing(call, where)
    call.world.delete_channel(where)
    return Reply(where.json())


def _check_managing(call: Call, where: Channel, *, own: bool = False) -> None:
    """Checks that the bot may manage a channel or thread; with `own`, a thread that it started itself always passes.

    Raises:
        ApiError: 50024 for direct messages, 50013 without permission.
    """
    if where.recipients:
        raise wrong_channel()
    needed = Permission.MANAGE_THREADS if where.thread else Permission.MANAGE_CHANNELS
    if own and where.thread and where.thread.owner == call.world.bot.id:
        return
    if not call.world.permissions(call.world.bot.id, where) & needed:
        raise missing_permissions()


def change_channel(call: Call) -> Reply:
    """Renames a channel or thread; archives or locks a thread, or sets when it is archived."""
    where = visible_channel(call)
    errors = FormErrors()
    form = Form(call.json, errors)
    name = form.text("name", 100, least=1)
    minutes = form.choice("auto_archive_duration", ARCHIVE_DURATIONS) if form.has("auto_archive_duration") else None
    archived = form.boolean("archived") if form.has("archived") else None
    locked = form.boolean("locked") if form.has("locked") else None
    errors.raise_any()
    _check_managing(call, where, own=locked is None)
    if where.thread and archived is not False:
        check_not_archived(where)
    where.name = name or where.name
    if where.thread:
        where.thread.locked = where.thread.locked if locked is None else locked
        where.thread.auto_archive = minutes or where.thread.auto_archive
        if archived is not None:
            set_archived(call.world, where, where.thread, archived=archived)
        if not where.thread.archived:
            restart_archive_timer(call.world, where, where.thread)
    call.world.emit(ChannelChanged("UPDATE", where))
    return Reply(where.json())


def start_typing(call: Call) -> Reply:
    """Shows the bot as typing for ten seconds."""
    where = visible_channel(call)
    check_sending(call.world, where)
    call.world.emit(TypingStarted(where))
    return NO_CONTENT


def open_direct_channel(call: Call) -> Reply:
    """Returns the bot's direct message channel with a user, created at the first call."""
    errors = FormErrors()
    recipient = Form(call.json, errors).snowflake("recipient_id", required=True)
    errors.raise_any()
    return Reply(call.world.direct_channel(call.world.user(recipient or "")).json())


ROUTES = (
    Route("GET", "/channels/{channel}", get_channel),
    Route("PATCH", "/channels/{channel}", change_channel, Bucket("change channel", 5, 15.0)),
    Route("DELETE", "/channels/{channel}", delete_channel, Bucket("close channel", 5, 5.0)),
    Route("POST", "/channels/{channel}/typing", start_typing, Bucket("typing", 5, 5.0)),
    Route("POST", "/users/@me/channels", open_direct_channel, Bucket("direct", 10, 10.0)),
)
