"""Changes which guilds the bot is in, and which guilds have an outage."""

from sandbox.world.events import BotMembershipChanged, GuildAvailabilityChanged
from sandbox.world.guilds import Guild
from sandbox.world.seed import admit_bot
from sandbox.world.world import World


def kick_bot(world: World, guild: Guild) -> None:
    """Removes the bot from a guild and its threads, and removes its role; does nothing if it is not a member."""
    if guild.members.pop(world.bot.id, None) is None:
        return
    guild.roles = {id_: role for id_, role in guild.roles.items() if role.bot != world.bot.id}
    for channel in world.channels_of(guild):
        if channel.thread:
            channel.thread.members.pop(world.bot.id, None)
    world.emit(BotMembershipChanged(guild, joined=False))


def invite_bot(world: World, guild: Guild) -> None:
    """Adds the bot to a guild with its own role; does nothing if it is a member already."""
    if world.bot.id not in guild.members:
        admit_bot(guild, world.bot, world.snowflakes.next(), world.clock.now())
        world.emit(BotMembershipChanged(guild, joined=True))


def set_unavailable(world: World, guild: Guild, *, unavailable: bool = True) -> None:
    """Begins or ends an outage of a guild."""
    if guild.unavailable != unavailable:
        guild.unavailable = unavailable
        world.emit(GuildAvailabilityChanged(guild))
