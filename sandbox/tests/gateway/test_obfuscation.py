"""Channels that the bot can't see: it learns little of them, and all when it gains access."""

from typing import Any

from sandbox.client import Sandbox
from sandbox.gateway.obfuscation import HIDDEN_NAME, OBFUSCATED
from sandbox.protocol.permissions import Permission
from sandbox.tests.raw_bot import Api, RawBot, gateway
from sandbox.tests.tiny_bot import running
from sandbox.world.channels import ChannelType

Json = dict[str, Any]


def is_hidden(channel: Json) -> bool:
    """Whether a channel's contents are hidden, by its flag."""
    return bool(channel["flags"] & OBFUSCATED)


async def test_a_channel_that_the_bot_cant_see_comes_without_its_contents(sandbox: Sandbox) -> None:
    hidden = sandbox.guild.channel("table-one")
    hidden.topic = "secret plans"
    sandbox.guild.permit("table-one", "Regular", allow=("VIEW_CHANNEL",))
    sandbox.guild.permit("table-one", deny=("VIEW_CHANNEL",))
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        channels = {one["id"]: one for one in (await socket.event("GUILD_CREATE"))["channels"]}
    seen, other = channels[hidden.id], channels[sandbox.guild.channel("table-two").id]
    assert is_hidden(seen)
    assert not is_hidden(other)
    assert (seen["name"], seen["topic"], seen["last_message_id"]) == (HIDDEN_NAME, None, None)
    assert (seen["type"], seen["position"]) == (0, 0)
    everyone, deny = sandbox.guild.id, str(int(Permission.VIEW_CHANNEL))
    assert seen["permission_overwrites"] == [{"id": everyone, "type": 0, "allow": "0", "deny": deny}]


async def test_a_channel_is_hidden_and_shown_again_as_the_bots_access_changes(raw: RawBot, sandbox: Sandbox) -> None:
    sandbox.guild.permit("table-one", deny=("VIEW_CHANNEL",))
    assert is_hidden(await raw.gateway.event("CHANNEL_UPDATE"))
    sandbox.guild.permit("table-one")
    assert (await raw.gateway.event("CHANNEL_UPDATE"))["name"] == "table-one"
    everyone = sandbox.world.guild.roles[sandbox.guild.id]
    own = next(role for role in sandbox.world.guild.roles.values() if role.bot)
    for role in (everyone, own):
        sandbox.world.add_role(sandbox.world.guild, role.name, role.permissions & ~Permission.VIEW_CHANNEL)
    updates = [await raw.gateway.event("CHANNEL_UPDATE") for _ in range(3)]
    assert all(map(is_hidden, updates)), "by roles, too"


async def test_rest_lists_only_channels_that_the_bot_can_see(api: Api, sandbox: Sandbox) -> None:
    sandbox.guild.permit("table-one", deny=("VIEW_CHANNEL",))
    listed = (await api("GET", f"/guilds/{sandbox.guild.id}/channels")).body
    assert [one["name"] for one in listed] == ["table-two", "lounge"]


async def test_discord_py_reads_hidden_channels_of_every_type(sandbox: Sandbox) -> None:
    kinds = [kind for kind in ChannelType if kind.name.startswith("GUILD_")]
    for kind in kinds:
        sandbox.guild.new_channel(kind.name, kind)
        sandbox.guild.permit(kind.name, deny=("VIEW_CHANNEL",))
    async with running(sandbox) as bot:
        await bot.wait_until_ready()
        (guild,) = bot.guilds
        assert [one.name for one in guild.channels].count(HIDDEN_NAME) == len(kinds)
