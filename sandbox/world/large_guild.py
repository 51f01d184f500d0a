"""Guilds like those of large communities, for measuring: with categories, all types of channels, overwrites, emojis."""

from sandbox.protocol.permissions import EVERYONE, Overwrite, Permission
from sandbox.world.channels import Channel, ChannelType
from sandbox.world.guilds import Guild, Role
from sandbox.world.seed import admit_bot, seed_owner
from sandbox.world.snowflakes import seed_id
from sandbox.world.users import COLOURS, Member, User

CHANNELS, ROLES, EMOJIS = 60, 40, 50
PER_CATEGORY = 10
"""The size of a category: itself and nine channels in it."""
_KINDS = (*(ChannelType.GUILD_TEXT,) * 6, ChannelType.GUILD_VOICE, ChannelType.GUILD_VOICE, ChannelType.GUILD_FORUM)
"""The types of the channels in a category."""
_FIRST_ROLE, _FIRST_CHANNEL = 1000, 2000


def large_guild(number: int, bot: User, channels: int, roles: int) -> tuple[Guild, list[Channel]]:
    """Creates the `number`th guild, counted from 0, with the bot, one person, and this many channels and roles.

    The roles do not count @everyone and the bot's own.
    """
    owner = seed_owner(number)
    guild = Guild(seed_id(2, number), f"Community {number}", owner.id, emojis=EMOJIS)
    guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
    guild.members = {owner.id: Member(owner)}
    for at in range(roles):
        colour = int(COLOURS[at % len(COLOURS)].removeprefix("#"), 16)
        role = Role(seed_id(_FIRST_ROLE + at, number), f"Role {at}", EVERYONE, position=roles - at, colour=colour)
        guild.roles[role.id] = role
    admit_bot(guild, bot, seed_id(3, number))
    return guild, [_channel(guild, number, at) for at in range(channels)]


def _channel(guild: Guild, number: int, at: int) -> Channel:
    category, place = divmod(at, PER_CATEGORY)
    id_ = seed_id(_FIRST_CHANNEL + at, number)
    if place == 0:
        return Channel(id_, f"Category {category}", ChannelType.GUILD_CATEGORY, guild=guild.id, position=category)
    kind = _KINDS[(place - 1) % len(_KINDS)]
    parent = seed_id(_FIRST_CHANNEL + at - place, number)
    topic = f"What channel {at} is for, and what is better said elsewhere." if kind is ChannelType.GUILD_TEXT else None
    channel = Channel(id_, f"channel-{at}", kind, guild=guild.id, position=at, topic=topic, parent=parent)
    roles = [role for role in guild.roles if role != guild.id][:2]
    silenced = Overwrite(guild.id, 0, deny=int(Permission.ADD_REACTIONS))
    channel.overwrites = {
        guild.id: silenced,
        **{role: Overwrite(role, 0, allow=int(Permission.MANAGE_MESSAGES)) for role in roles},
    }
    return channel
