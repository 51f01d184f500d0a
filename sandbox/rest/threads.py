"""Threads and their members over REST."""

from sandbox.gateway.intents import Intent
from sandbox.messaging.archiving import restart_archive_timer
from sandbox.messaging.checks import check_contents, check_sending
from sandbox.messaging.threads import set_thread_member, start_post, start_thread
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError, missing_access, missing_permissions, unknown, wrong_channel
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.channels import ARCHIVE_DURATIONS, visible_channel
from sandbox.rest.guilds import joined_guild
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route
from sandbox.validation.drafts import read_draft
from sandbox.validation.form import Form, FormErrors, is_natural
from sandbox.world.channels import THREAD_ONLY, Channel, ChannelType, Thread
from sandbox.world.users import User

MEMBERS_PAGE = 100
"""The most members in a page of members."""
_KINDS = (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD, ChannelType.ANNOUNCEMENT_THREAD)


def create_thread(call: Call) -> Reply:
    """Starts a thread: a public one from a message; without a message a private one, unless its type is given.

    In a forum or media channel it starts a post with the first message in the request.
    """
    world, parent = call.world, visible_channel(call)
    if parent.kind in THREAD_ONLY:
        return _create_post(call, parent)
    errors = FormErrors()
    form = Form(call.json, errors)
    name = form.text("name", 100, least=1, required=True) or ""
    minutes = form.choice("auto_archive_duration", ARCHIVE_DURATIONS, default=1440)
    message = call.ids.get("message", "")
    private = not message and form.choice("type", _KINDS, default=ChannelType.PRIVATE_THREAD) == _KINDS[1]
    invitable = form.boolean("invitable", default=True)
    errors.raise_any()
    channel = start_thread(world, world.bot, parent, name, message=message, private=private)
    thread = _thread(channel)
    thread.invitable, thread.auto_archive = invitable, minutes or 1440
    restart_archive_timer(world, channel, thread)
    return Reply(channel.json() | {"member": channel.member_json(world.bot.id)}, 201)


def _create_post(call: Call, parent: Channel) -> Reply:
    world, errors = call.world, FormErrors()
    form = Form(call.json, errors)
    name = form.text("name", 100, least=1, required=True) or ""
    minutes = form.choice("auto_archive_duration", ARCHIVE_DURATIONS, default=1440)
    form.child("message", required=True)
    errors.raise_any()
    draft = read_draft(call.json["message"], call.uploads, world, parent.id)
    check_contents(draft, world.permissions(world.bot.id, parent))
    post = start_post(world, world.bot, parent, name, draft)
    thread = _thread(post)
    thread.auto_archive = minutes or 1440
    restart_archive_timer(world, post, thread)
    return Reply(post.json() | {"message": post.messages[post.id].wire}, 201)


def _thread(channel: Channel) -> Thread:
    if channel.thread is None:
        raise wrong_channel()
    return channel.thread


def _member(call: Call, channel: Channel, user: str) -> Json:
    """Returns the thread member object, with the guild member if `with_member` is set.

    Raises:
        ApiError: 10007 if the user is not a member of the thread.
    """
    member = channel.member_json(user)
    guild = call.world.guild_of(channel)
    if member is None or guild is None:
        raise unknown("Member")
    return member | ({"member": guild.members[user].json()} if call.flag("with_member") else {})


def _user(call: Call) -> User:
    """Returns the user of a path; `@me` is the bot."""
    return call.world.bot if call.ids["user"] == "@me" else call.world.user(call.ids["user"])


def list_members(call: Call) -> Reply:
    """Returns the members of a thread: all, or with `with_member` a page of up to `limit` after the user `after`.

    Raises:
        ApiError: 50001 for an application without the privileged intent GUILD_MEMBERS.
    """
    where = visible_channel(call)
    members = _thread(where).members
    if not call.services.gateway.settings.granted & Intent.GUILD_MEMBERS:
        raise missing_access()
    errors = FormErrors()
    query = {key: int(value) if is_natural(value) else value for key, value in call.query.items()}
    form = Form(query, errors)
    limit, after = form.integer("limit", 1, MEMBERS_PAGE) or MEMBERS_PAGE, int(form.snowflake("after") or 0)
    errors.raise_any()
    if not call.flag("with_member"):
        return Reply([_member(call, where, user) for user in members])
    page = sorted((user for user in members if int(user) > after), key=int)[:limit]
    return Reply([_member(call, where, user) for user in page])


def get_member(call: Call) -> Reply:
    """Returns a member of a thread."""
    where, user = visible_channel(call), _user(call)
    _thread(where)
    return Reply(_member(call, where, user.id))


def add_member(call: Call) -> Reply:
    """Adds the bot or a user to a thread. To add others, the bot must be allowed to send messages and to invite."""
    world, where, user = call.world, visible_channel(call), _user(call)
    thread = _thread(where)
    if user is not world.bot:
        check_sending(world, where)
        if not thread.invitable and thread.owner != world.bot.id:
            raise missing_permissions()
        guild = world.guild_of(where)
        if guild is None or user.id not in guild.members:
            raise ApiError(403, 50001, "Missing Access")
    set_thread_member(world, where, user)
    return NO_CONTENT


def remove_member(call: Call) -> Reply:
    """Removes the bot itself from a thread, or others from a private thread that the bot has started."""
    world, where, user = call.world, visible_channel(call), _user(call)
    own = _thread(where).owner == world.bot.id and where.kind is ChannelType.PRIVATE_THREAD
    if user is not world.bot and not own:
        raise missing_permissions()
    set_thread_member(world, where, user, present=False)
    return NO_CONTENT


def list_active_threads(call: Call) -> Reply:
    """Returns the active threads of a guild that the bot sees."""
    world, guild = call.world, joined_guild(call)
    active = [one for one in world.channels_of(guild) if one.thread and not one.thread.archived]
    seen = [one for one in active if world.permissions(world.bot.id, one)]
    own = [member for one in seen if (member := one.member_json(world.bot.id))]
    return Reply({"threads": [one.json() for one in seen], "members": own, "has_more": False})


_START = Bucket("threads", 10, 10.0)
_MEMBER = "/channels/{channel}/thread-members/{user}"

ROUTES = (
    Route("POST", "/channels/{channel}/threads", create_thread, _START),
    Route("POST", "/channels/{channel}/messages/{message}/threads", create_thread, _START),
    Route("GET", "/channels/{channel}/thread-members", list_members),
    Route("GET", _MEMBER, get_member),
    Route("PUT", _MEMBER, add_member, Bucket("thread members", 10, 5.0)),
    Route("DELETE", _MEMBER, remove_member, Bucket("thread members", 10, 5.0)),
    Route("GET", "/guilds/{guild}/threads/active", list_active_threads),
)
