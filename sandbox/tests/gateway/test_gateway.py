"""The events that the gateway sends, and to whom."""

import pytest

from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.tests.raw_bot import GUILD_MESSAGES, GUILDS, Api, RawBot, gateway

MEMBERS, PRESENCES, MESSAGE_CONTENT = 1 << 1, 1 << 8, 1 << 15


@pytest.mark.parametrize("query", ["?v=10&encoding=json", "?v=10&encoding=json&compress=zlib-stream", "/?v=10"])
async def test_a_bot_receives_ready_and_its_guild(sandbox: Sandbox, query: str) -> None:
    async with gateway(sandbox, query) as socket:
        ready = await socket.identify(sandbox.token)
        assert ready["user"]["id"] == ready["application"]["id"] == sandbox.application_id
        assert ready["resume_gateway_url"] == sandbox.gateway_url
        assert ready["guilds"] == [{"id": sandbox.world.guild.id, "unavailable": True}]
        guild = await socket.event("GUILD_CREATE")
        assert [channel["name"] for channel in guild["channels"]] == ["table-one", "table-two", "lounge"]
        assert (guild["member_count"], [one["user"]["id"] for one in guild["members"]]) == (5, [sandbox.application_id])
        assert socket.sequence == 2


async def test_granted_privileged_intents_show_members_and_content() -> None:
    settings = GatewaySettings(granted=MESSAGE_CONTENT | MEMBERS | PRESENCES, identify_gap=0.0)
    async with Sandbox.serve(gateway_settings=settings) as sandbox, gateway(sandbox) as socket:
        await socket.identify(sandbox.token, GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT | MEMBERS | PRESENCES)
        assert len((await socket.event("GUILD_CREATE"))["members"]) == 5
        zoe = await sandbox.user("Zoe")
        assert (await socket.event("GUILD_MEMBER_ADD"))["user"]["id"] == zoe.id
        await zoe.say("hello")
        assert (await socket.event("MESSAGE_CREATE"))["content"] == "hello"
        async with gateway(sandbox) as without_presences:
            await without_presences.identify(sandbox.token, GUILDS | MEMBERS)
            (own,) = (await without_presences.event("GUILD_CREATE"))["members"]
            assert own["user"]["id"] == sandbox.application_id


async def test_a_large_guild_comes_without_members_that_have_neither_role_nor_nickname() -> None:
    settings = GatewaySettings(granted=PRESENCES, identify_gap=0.0)
    async with Sandbox.serve(gateway_settings=settings) as sandbox:
        for number in range(50):
            sandbox.world.create_user(f"Member {number}")
        for threshold, large, shown in ((50, True, 4), (250, False, 55)):
            async with gateway(sandbox) as socket:
                await socket.identify(sandbox.token, GUILDS | PRESENCES, large_threshold=threshold)
                guild = await socket.event("GUILD_CREATE")
                assert (guild["large"], guild["member_count"], len(guild["members"])) == (large, 55, shown)


async def test_messages_need_their_intent_and_have_no_content_of_others(sandbox: Sandbox, api: Api) -> None:
    async with gateway(sandbox) as deaf, gateway(sandbox) as listening:
        await deaf.identify(sandbox.token)
        await listening.identify(sandbox.token, GUILDS | GUILD_MESSAGES)
        alice = await sandbox.user("Alice")
        await alice.say("psst")
        message = await listening.event("MESSAGE_CREATE")
        assert (message["content"], message["guild_id"]) == ("", sandbox.world.guild.id)
        assert message["member"]["joined_at"]
        sent = (await api.post({"content": "own", "nonce": "7"})).body
        message = await listening.event("MESSAGE_CREATE")
        assert (message["content"], message["nonce"]) == ("own", "7")
        path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
        await api("PATCH", path, {"content": "other"})
        assert (await listening.event("MESSAGE_UPDATE"))["content"] == "other"
        await api("DELETE", path)
        gone = await listening.event("MESSAGE_DELETE")
        assert gone == {"id": sent["id"], "channel_id": sent["channel_id"], "guild_id": sandbox.world.guild.id}
        sandbox.guild.permit("table-one", deny=("VIEW_CHANNEL",))
        await alice.say("unheard")
        await alice.say("hello", channel="lounge")
        assert (await listening.event("MESSAGE_CREATE"))["channel_id"] == sandbox.guild.channel("lounge").id
        await deaf.event("CHANNEL_UPDATE")
        assert deaf.sequence == 3


async def test_the_bot_receives_changes_of_channels_threads_and_the_guild(raw: RawBot, sandbox: Sandbox) -> None:
    made = sandbox.world.create_channel("table-three")
    assert (await raw.gateway.event("CHANNEL_CREATE"))["name"] == "table-three"
    thread = sandbox.world.create_thread("aside", made, sandbox.application_id)
    assert (await raw.gateway.event("THREAD_CREATE"))["parent_id"] == made.id
    sandbox.guild.permit("table-three", deny=("SEND_MESSAGES",))
    overwrites = (await raw.gateway.event("CHANNEL_UPDATE"))["permission_overwrites"]
    assert overwrites == [{"id": sandbox.application_id, "type": 1, "allow": "0", "deny": str(1 << 11)}]
    sandbox.guild.permit("table-three")
    sandbox.world.delete_channel(made)
    deleted = {"id": thread.id, "guild_id": made.guild, "parent_id": made.id, "type": 11}
    assert await raw.gateway.event("THREAD_DELETE") == deleted
    assert (await raw.gateway.event("CHANNEL_DELETE"))["id"] == made.id
    sandbox.guild.set_locale("fr")
    assert (await raw.gateway.event("GUILD_UPDATE"))["preferred_locale"] == "fr"


async def test_new_direct_messages_are_not_announced_as_a_channel(raw: RawBot, sandbox: Sandbox) -> None:
    await (await sandbox.user("Alice")).open_dm()
    sandbox.world.create_channel("later")
    assert (await raw.gateway.event("CHANNEL_CREATE"))["name"] == "later"


async def test_a_shard_receives_its_own_guilds_and_the_first_direct_messages_too(sandbox: Sandbox) -> None:
    here = (int(sandbox.world.guild.id) >> 22) % 2
    direct = GUILDS | 1 << 12
    async with gateway(sandbox) as mine, gateway(sandbox) as other:
        assert (await mine.identify(sandbox.token, direct, shard=[here, 2]))["guilds"]
        assert (await other.identify(sandbox.token, direct, shard=[1 - here, 2]))["guilds"] == []
        sandbox.world.create_channel("more")
        await mine.event("CHANNEL_CREATE")
        alice = await sandbox.user("Alice")
        await alice.say("hello", channel=await alice.open_dm())
        first = mine if here == 0 else other
        assert (await first.event("MESSAGE_CREATE"))["content"] == "hello"
