"""Channels, threads, the guild and its members over REST."""

from sandbox.permissions import Permission
from sandbox.post import check_sending
from sandbox.refusal import missing_access, missing_permissions, unknown
from sandbox.rest.application import Route
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.limits import Bucket
from sandbox.validation.form import Faults, Form
from sandbox.world.channels import Channel, ChannelKind
from sandbox.world.guild import Guild
from sandbox.world.happenings import Typing

_THREADS = (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)


def visible(call: Call) -> Channel:
    """The channel of a path.

    Raises:
        Refusal: 10003 if there is none, 50001 if the bot can't see it.
    """
    channel = call.world.channel(call.ids["channel"])
    if not call.world.permissions(call.world.bot.id, channel) & Permission.VIEW_CHANNEL:
        raise missing_access()
    return channel


def _guild(call: Call) -> Guild:
    if call.ids["guild"] != call.world.guild.id:
        raise unknown("Guild")
    return call.world.guild


def channel(call: Call) -> Reply:
    """A channel."""
    return Reply(visible(call).json())


def typing(call: Call) -> Reply:
    """Show for ten seconds that the bot types."""
    where = visible(call)
    check_sending(call.world, where)
    call.world.tell(Typing(where))
    return NO_CONTENT


def guild(call: Call) -> Reply:
    """The guild, with numbers of its members if asked for."""
    wire = _guild(call).json()
    if call.flag("with_counts"):
        members = len(call.world.guild.members)
        wire |= {"approximate_member_count": members, "approximate_presence_count": members}
    return Reply(wire)


def guild_channels(call: Call) -> Reply:
    """The guild's channels, threads aside."""
    _guild(call)
    return Reply([one.json() for one in call.world.channels.values() if one.guild and not one.thread])


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
    faults = Faults()
    recipient = Form(call.json, faults).snowflake("recipient_id", required=True)
    faults.raise_any()
    return Reply(call.world.direct(call.world.user(recipient or "")).json())


def thread(call: Call) -> Reply:
    """Start a thread, from a message or from nothing."""
    parent = visible(call)
    faults = Faults()
    form = Form(call.json, faults)
    name = form.text("name", 100, least=1, required=True) or ""
    archive = form.choice("auto_archive_duration", (60, 1440, 4320, 10080), default=1440)
    private = form.choice("type", _THREADS, default=ChannelKind.PUBLIC_THREAD) == ChannelKind.PRIVATE_THREAD
    faults.raise_any()
    wanted = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if not call.world.permissions(call.world.bot.id, parent) & wanted:
        raise missing_permissions()
    start = call.ids.get("message", "")
    if start and start not in parent.messages:
        raise unknown("Message")
    made = call.world.open_thread(name, parent, call.world.bot.id, id_=start, private=private)
    if made.thread:
        made.thread.auto_archive = archive or 1440
    return Reply(made.json(), 201)


ROUTES = (
    Route("GET", "/channels/{channel}", channel),
    Route("POST", "/channels/{channel}/typing", typing, Bucket("typing", 5, 5.0)),
    Route("POST", "/channels/{channel}/threads", thread, Bucket("threads", 10, 10.0)),
    Route("POST", "/channels/{channel}/messages/{message}/threads", thread, Bucket("threads", 10, 10.0)),
    Route("GET", "/guilds/{guild}", guild),
    Route("GET", "/guilds/{guild}/channels", guild_channels),
    Route("GET", "/guilds/{guild}/roles", roles),
    Route("GET", "/guilds/{guild}/members/{user}", member, Bucket("member", 5, 1.0)),
    Route("POST", "/users/@me/channels", direct, Bucket("direct", 10, 10.0)),
)
