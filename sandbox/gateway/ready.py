"""The payloads of the first events of a session: READY, and GUILD_CREATE for each guild."""

from collections.abc import Sequence

from sandbox.gateway.intents import Intent
from sandbox.gateway.obfuscation import channel_as_seen
from sandbox.gateway.session import Session
from sandbox.protocol.encoding import Json, iso
from sandbox.protocol.permissions import Permission
from sandbox.world.channels import Channel
from sandbox.world.guilds import Guild
from sandbox.world.users import Member
from sandbox.world.world import World


def ready(world: World, session: Session, joined: Sequence[Guild]) -> Json:
    """Returns READY for a session with these guilds, all still unavailable."""
    own = {"verified": True, "mfa_enabled": True, "email": None}
    payload: Json = {
        "v": 10,
        "user": world.bot.json() | own,
        "guilds": [{"id": guild.id, "unavailable": True} for guild in joined],
        "session_id": session.id,
        "resume_gateway_url": f"{world.files.base.replace('http', 'ws', 1)}/gateway",
        "application": {"id": world.application, "flags": 0, "flags_new": "0"},
        "private_channels": [],
    }
    if session.identify.shard:
        payload["shard"] = list(session.identify.shard)
    return payload


def guild_create(world: World, session: Session, guild: Guild) -> Json:
    """Returns GUILD_CREATE without `unavailable`. As on Discord, its channels have no guild id."""
    inside = world.channels_of(guild)
    large = len(guild.members) > session.identify.large_threshold
    return guild.json() | {
        "joined_at": iso(guild.members[world.bot.id].joined),
        "large": large,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member.json() for member in _known_members(world, session, guild, large=large)],
        "channels": [_without_guild(channel_as_seen(world, channel)) for channel in inside if not channel.thread],
        "threads": [channel.json() for channel in inside if _is_seen_thread(world, channel)],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [event.json() for event in guild.events.values() if not event.over],
        "soundboard_sounds": [],
    }


def _known_members(world: World, session: Session, guild: Guild, *, large: bool) -> list[Member]:
    """Returns only the bot if GUILD_PRESENCES is missing; for a large guild, members with a role or a nickname."""
    if not session.wants(Intent.GUILD_PRESENCES):
        return [guild.members[world.bot.id]]
    return [member for member in guild.members.values() if not large or member.roles or member.nick]


def _is_seen_thread(world: World, channel: Channel) -> bool:
    thread = channel.thread
    sees = world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL
    return thread is not None and not thread.archived and bool(sees)


def _without_guild(channel: Json) -> Json:
    return {key: value for key, value in channel.items() if key != "guild_id"}
