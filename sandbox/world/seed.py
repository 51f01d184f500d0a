"""The users, roles and channels that a guild starts with. Their ids are the same at each start of the sandbox."""

from collections.abc import Iterable

from sandbox.protocol.permissions import BOT_INVITE, EVERYONE, MODERATOR
from sandbox.world.channels import Channel
from sandbox.world.guilds import Guild, Role
from sandbox.world.snowflakes import seed_id
from sandbox.world.users import COLOURS, Member, User

PEOPLE = (("Alice", "en-US"), ("Bruno", "it"), ("Claire", "fr"), ("Dieter", "de"))
"""The people of a guild and their languages. The first owns it."""
CHANNELS = ("table-one", "table-two", "lounge")
ROLES = (("Moderator", int(MODERATOR), 0x1ABC9C, ("Dieter",)), ("Regular", 0, 0xFAA61A, ("Bruno", "Claire")))
"""A guild's roles: name, permissions, colour, and the people who have it."""
APPLICATION = seed_id(1)
_IDS_PER_GUILD = 100
"""The difference between the ids of one guild and the next."""


def seed_people(number: int = 0) -> list[User]:
    """Creates the users of the `number`th guild, counted from 0."""
    first = _IDS_PER_GUILD * number + 10
    return [User(seed_id(first + at), name, locale, COLOURS[at]) for at, (name, locale) in enumerate(PEOPLE)]


def seed_guild(number: int, name: str, people: Iterable[User], bot: User | None) -> Guild:
    """Creates the `number`th guild, counted from 0, with these members, and with the bot unless it is None."""
    first = _IDS_PER_GUILD * number
    people = list(people)
    guild = Guild(seed_id(first + 2), name, people[0].id)
    guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
    guild.members = {user.id: Member(user) for user in people}
    for at, (role_name, permissions, colour, holders) in enumerate(ROLES):
        role = Role(seed_id(first + 20 + at), role_name, permissions, position=len(ROLES) - at, colour=colour)
        guild.roles[role.id] = role
        for member in guild.members.values():
            if member.user.name in holders:
                member.roles.append(role.id)
    if bot:
        own = Role(seed_id(first + 3), bot.name, BOT_INVITE, position=len(ROLES) + 1, bot=bot.id)
        guild.roles[own.id] = own
        guild.members[bot.id] = Member(bot, [own.id])
    return guild


def seed_channels(number: int, names: Iterable[str], guild: Guild) -> list[Channel]:
    """Creates the channels of the `number`th guild."""
    first = _IDS_PER_GUILD * number + 30
    return [Channel(seed_id(first + at), name, guild=guild.id, position=at) for at, name in enumerate(names)]
