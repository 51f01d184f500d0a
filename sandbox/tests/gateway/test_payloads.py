"""READY and the events of guilds have all fields that discord-api-types requires of gateway v10, and right kinds.

The sets below are the required fields of its interfaces, in version 0.38 (2026).
"""

from sandbox.client import Sandbox
from sandbox.tests.raw_bot import GUILDS, Json, RawBot, gateway

READY = {"v", "user", "guilds", "session_id", "resume_gateway_url", "application"}
"""GatewayReadyDispatchData; `shard` only if it was sent."""
USER = {"id", "username", "discriminator", "global_name", "avatar"}
GUILD = {
    "id",
    "name",
    "icon",
    "splash",
    "discovery_splash",
    "owner_id",
    "afk_channel_id",
    "afk_timeout",
    "verification_level",
    "default_message_notifications",
    "explicit_content_filter",
    "roles",
    "emojis",
    "features",
    "mfa_level",
    "application_id",
    "system_channel_id",
    "system_channel_flags",
    "rules_channel_id",
    "vanity_url_code",
    "description",
    "banner",
    "premium_tier",
    "preferred_locale",
    "public_updates_channel_id",
    "nsfw_level",
    "premium_progress_bar_enabled",
    "hub_type",
    "safety_alerts_channel_id",
    "incidents_data",
}
"""APIGuild, and so GUILD_UPDATE."""
CREATED_GUILD = GUILD | {
    "joined_at",
    "large",
    "member_count",
    "voice_states",
    "members",
    "channels",
    "threads",
    "presences",
    "stage_instances",
    "guild_scheduled_events",
    "soundboard_sounds",
}
"""GatewayGuildCreateDispatchData."""
ROLE = {"id", "name", "color", "colors", "hoist", "position", "permissions", "managed", "mentionable", "flags"}
MEMBER = {"user", "roles", "joined_at", "deaf", "mute", "flags"}
TEXT_CHANNEL = {"id", "type", "name", "position"}
THREAD = {"id", "type", "name"}


def missing(required: set[str], payload: Json) -> set[str]:
    return required - payload.keys()


async def test_ready_has_all_required_fields(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as socket:
        ready = await socket.identify(sandbox.token)
        assert not missing(READY, ready)
        assert not missing(USER, ready["user"])
        assert ready["application"] == {"id": sandbox.application_id, "flags": 0, "flags_new": "0"}
        assert all(one == {"id": one["id"], "unavailable": True} for one in ready["guilds"])
        assert "shard" not in ready, "none was sent"
    async with gateway(sandbox) as socket:
        assert (await socket.identify(sandbox.token, shard=[0, 1]))["shard"] == [0, 1]


async def test_guild_create_has_all_required_fields(sandbox: Sandbox) -> None:
    sandbox.world.create_thread("aside", sandbox.guild.channel("lounge"), sandbox.application_id)
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token, GUILDS)
        guild = await socket.event("GUILD_CREATE")
    assert not missing(CREATED_GUILD, guild)
    assert all(not missing(ROLE, one) for one in guild["roles"])
    assert all(not missing(MEMBER, one) and not missing(USER, one["user"]) for one in guild["members"])
    assert all(not missing(TEXT_CHANNEL, one) for one in guild["channels"])
    assert all("guild_id" not in one for one in guild["channels"]), "they name no guild here"
    (thread,) = guild["threads"]
    assert not missing(THREAD, thread)
    assert thread["guild_id"] == guild["id"]


async def test_guild_update_has_all_required_fields_and_none_of_guild_create(raw: RawBot, sandbox: Sandbox) -> None:
    sandbox.guild.set_locale("fr")
    guild = await raw.gateway.event("GUILD_UPDATE")
    assert not missing(GUILD, guild)
    assert not guild.keys() & (CREATED_GUILD - GUILD)


async def test_guild_delete_says_whether_there_is_an_outage(raw: RawBot, sandbox: Sandbox) -> None:
    """GatewayGuildDeleteDispatchData: `unavailable` is true, or is missing if the bot was removed."""
    sandbox.guild.begin_outage()
    assert await raw.gateway.event("GUILD_DELETE") == {"id": sandbox.guild.id, "unavailable": True}
    sandbox.guild.end_outage()
    assert (await raw.gateway.event("GUILD_CREATE"))["unavailable"] is False
    sandbox.guild.kick_bot()
    assert await raw.gateway.event("GUILD_DELETE") == {"id": sandbox.guild.id}
