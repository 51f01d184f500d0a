"""Channels, guilds and their members over REST."""

from sandbox.messaging.archiving import check_not_archived, restart_archive_timer, set_archived
from sandbox.messaging.checks import check_sending
from sandbox.protocol.errors import missing_access, missing_permissions, unknown, wrong_channel
from sandbox.protocol.permissions import Permission
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route
from sandbox.validation.form import Form, FormErrors
from sandbox.world.channels import Channel
from sandbox.world.events import ChannelChanged, TypingStarted
from sandbox.world.guilds import Guild

DURATIONS = (60, 1440, 4320, 10080)
"""Minutes after which a thread may fall asleep."""


def visible(call: Call) -> Channel:
    """The channel of a path.

    Raises:
        ApiError: 10003 if there is none, 50001 if the bot can't see it.
    """
    channel = call.world.channel(call.ids["channel"])
    if not call.world.permissions(call.world.bot.id, channel) & Permission.VIEW_CHANNEL:
        raise missing_access()
    return channel


def _guild(call: Call) -> Guild:
    guild = call.world.guilds.get(call.ids["guild"])
    if guild is None or call.world.bot.id not in guild.members:
        raise unknown("Guild")
    return guild


def channel(call: Call) -> Reply:
    """A channel."""
    return Reply(visible(call).json())


def closed(call: Call) -> Reply:
    """Delete a channel or thread."""
    where = visible(call)
    _check_managing(call, where)
    call.world.delete_channel(where)
    return Reply(where.json())


def _check_managing(call: Call, where: Channel, *, own: bool = False) -> None:
    """Whether the bot looks after this channel or thread; with `own` it may be a thread of its own.

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


def changed(call: Call) -> Reply:
    """Rename a channel or thread; archive a thread, lock it, set when it falls asleep."""
    where = visible(call)
    errors = FormErrors()
    form = Form(call.json, errors)
    name = form.text("name", 100, least=1)
    minutes = form.choice("auto_archive_duration", DURATIONS) if form.has("auto_archive_duration") else None
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


def typing(call: Call) -> Reply:
    """Show for ten seconds that the bot types."""
    where = visible(call)
    check_sending(call.world, where)
    call.world.emit(TypingStarted(where))
    return NO_CONTENT


def guild(call: Call) -> Reply:
    """The guild, with numbers of its members if asked for."""
    wire = _guild(call).json()
    if call.flag("with_counts"):
        members = len(_guild(call).members)
        wire |= {"approximate_member_count": members, "approximate_presence_count": members}
    return Reply(wire)


def guild_channels(call: Call) -> Reply:
    """The guild's channels, threads aside."""
    where = _guild(call)
    return Reply([one.json() for one in call.world.channels.values() if one.guild == where.id and not one.thread])


def roles(call: Call) -> Reply:
    """The guild's roles."""
    return Reply([role.json() for role in _guild(call).roles.values()])


def member(call: Call) -> Reply:
    """One member."""
    found = _guild(call).members.get(call.world.user(call.ids["user"]).id)
    if found is None:
        raise unknown("Member")
    return Reply(found.json())


def direct(call: Call) -> Reply:
    """The bot's direct messages with a user; opened when first asked for."""
    errors = FormErrors()
    recipient = Form(call.json, errors).snowflake("recipient_id", required=True)
    errors.raise_any()
    return Reply(call.world.direct_channel(call.world.user(recipient or "")).json())


ROUTES = (
    Route("GET", "/channels/{channel}", channel),
    Route("PATCH", "/channels/{channel}", changed, Bucket("change channel", 5, 15.0)),
    Route("DELETE", "/channels/{channel}", closed, Bucket("close channel", 5, 5.0)),
    Route("POST", "/channels/{channel}/typing", typing, Bucket("typing", 5, 5.0)),
    Route("GET", "/guilds/{guild}", guild),
    Route("GET", "/guilds/{guild}/channels", guild_channels),
    Route("GET", "/guilds/{guild}/roles", roles),
    Route("GET", "/guilds/{guild}/members/{user}", member, Bucket("member", 5, 1.0)),
    Route("POST", "/users/@me/channels", direct, Bucket("direct", 10, 10.0)),
)
