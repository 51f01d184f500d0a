"""The users, roles and channels that a guild starts with. Their ids are the same at each start of the sandbox."""

from collections.abc import Iterable
from typing import TypeAlias

from sandbox.protocol.permissions import BOT_INVITE, EVERYONE, MODERATOR
from sandbox.world.channels import Channel
from sandbox.world.guilds import Guild, Role
from sandbox.world.snowflakes import SEED_TIME, seed_id
from sandbox.world.users import COLOURS, Member, User

PEOPLE = ("Alice", "Bruno", "Claire", "Dieter")
"""The people of a guild. The first owns it."""
CHANNELS = ("table-one", "table-two", "lounge")
SeedRole: TypeAlias = tuple[str, int, int, tuple[str, ...]]
"""A role's name, permissions and colour, and the names of the people who have it."""
ROLES: tuple[SeedRole, ...] = (
    ("Moderator", int(MODERATOR), 0x1ABC9C, ("Dieter",)),
    ("Regular", 0, 0xFAA61A, ("Bruno", "Claire")),
)
APPLICATION = seed_id(1)


def seed_people(number: int = 0) -> list[User]:
    """Creates the users of the `number`th guild, counted from 0."""
    return [User(seed_id(10 + at, number), name, colour=COLOURS[at]) for at, name in enumerate(PEOPLE)]


def seed_owner(number: int) -> User:
    """Creates the only person of the `number`th guild, for guilds with one person."""
    return User(seed_id(10, number), f"Owner {number}")


def seed_guild(number: int, name: str, people: Iterable[User], bot: User | None, roles: Iterable[SeedRole]) -> Guild:
    """Creates the `number`th guild, counted from 0, with these people, and with the bot unless `bot` is None."""
    people, roles = list(people), list(roles)
    guild = Guild(seed_id(2, number), name, people[0].id)
    guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
    guild.members = {user.id: Member(user) for user in people}
    for at, (role_name, permissions, colour, holders) in enumerate(roles):
        role = Role(seed_id(20 + at, number), role_name, permissions, position=len(roles) - at, colour=colour)
        guild.roles[role.id] = role
        for member in guild.members.values():
            if member.user.name in holders:
                member.roles.append(role.id)
    if bot:
        admit_bot(guild, bot, seed_id(3, number))
    return guild


def admit_bot(guild: Guild, bot: User, role: str, joined: float = SEED_TIME / 1000) -> None:
    """Makes the bot a member with its role, whose id is `role`, above all others. `joined` is in Unix seconds."""
    guild.roles[role] = Role(role, bot.name, BOT_INVITE, position=len(guild.roles), bot=bot.id)
    guild.members[bot.id] = Member(bot, [role], joined=joined)


def seed_channels(number: int, names: Iterable[str], guild: Guild) -> list[Channel]:
    """Creates the channels of the `number`th guild."""
    return [Channel(seed_id(30 + at, number), name, guild=guild.id, position=at) for at, name in enumerate(names)]
