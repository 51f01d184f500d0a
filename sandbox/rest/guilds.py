"""Guilds, their channels, roles and members over REST."""

from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import guild_outage, unknown
from sandbox.protocol.permissions import Permission
from sandbox.rest.call import Call, Reply
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route
from sandbox.validation.form import Form, FormErrors, is_natural
from sandbox.world.guilds import Guild

MOST_GUILDS = 200
"""The most guilds in a list of the bot's guilds."""


def joined_guild(call: Call) -> Guild:
    """Returns the guild of a path.

    Raises:
        ApiError: 10004 if the bot is not a member of such a guild, 503 during an outage of the guild.
    """
    guild = call.world.guilds.get(call.ids["guild"])
    if guild is None or call.world.bot.id not in guild.members:
        raise unknown("Guild")
    if guild.unavailable:
        raise guild_outage()
    return guild


def get_guild(call: Call) -> Reply:
    """Returns a guild, with approximate counts of its members if `with_counts` is set."""
    guild = joined_guild(call)
    wire = guild.json()
    if call.flag("with_counts"):
        members = len(guild.members)
        wire |= {"approximate_member_count": members, "approximate_presence_count": members}
    return Reply(wire)


def list_own_guilds(call: Call) -> Reply:
    """Returns the bot's guilds by id, each with the bot's permissions: the first ones, or the ones after an id."""
    world, errors = call.world, FormErrors()
    form = Form({key: int(value) if is_natural(value) else value for key, value in call.query.items()}, errors)
    limit, after = form.integer("limit", 1, MOST_GUILDS) or MOST_GUILDS, int(form.snowflake("after") or 0)
    errors.raise_any()
    joined = sorted((one for one in world.guilds.values() if world.bot.id in one.members), key=lambda one: int(one.id))
    later = [one for one in joined if int(one.id) > after]
    return Reply([_own_guild(one, world.bot.id) for one in later[:limit]])


def _own_guild(guild: Guild, bot: str) -> Json:
    permissions = str(guild.permissions(bot))
    wire: Json = {"id": guild.id, "name": guild.name, "icon": None, "banner": None, "owner": False, "features": []}
    return wire | {"permissions": permissions}


def list_channels(call: Call) -> Reply:
    """Returns a guild's channels that the bot can see, without threads."""
    world, guild = call.world, joined_guild(call)
    channels = [one for one in world.channels_of(guild) if not one.thread]
    seen = [one for one in channels if world.permissions(world.bot.id, one) & Permission.VIEW_CHANNEL]
    return Reply([one.json() for one in seen])


def list_roles(call: Call) -> Reply:
    """Returns a guild's roles."""
    return Reply([role.json() for role in joined_guild(call).roles.values()])


def get_member(call: Call) -> Reply:
    """Returns a member of a guild."""
    member = joined_guild(call).members.get(call.world.user(call.ids["user"]).id)
    if member is None:
        raise unknown("Member")
    return Reply(member.json())


ROUTES = (
    Route("GET", "/users/@me/guilds", list_own_guilds),
    Route("GET", "/guilds/{guild}", get_guild),
    Route("GET", "/guilds/{guild}/channels", list_channels),
    Route("GET", "/guilds/{guild}/roles", list_roles),
    Route("GET", "/guilds/{guild}/members/{user}", get_member, Bucket("member", 5, 1.0)),
)
