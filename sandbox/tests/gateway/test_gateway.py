"""The gateway by its opcodes."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.tests.raw_bot import GUILD_MESSAGES, GUILDS, Api, RawBot, gateway

Json = dict[str, Any]
HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HEARTBEAT_ACK = 1, 2, 6, 7, 9, 11
MEMBERS, MESSAGE_CONTENT = 1 << 1, 1 << 15


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


async def test_a_heartbeat_is_acknowledged(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as socket:
        await socket.send(HEARTBEAT, None)
        assert (await socket.receive())["op"] == HEARTBEAT_ACK


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (IDENTIFY, {"token": "wrong", "intents": 1}, 4004),
        (IDENTIFY, {"intents": -1}, 4013),
        (IDENTIFY, {"intents": "all"}, 4013),
        (IDENTIFY, {}, 4013),
        (IDENTIFY, {"intents": MESSAGE_CONTENT}, 4014),
        (IDENTIFY, {"intents": MEMBERS}, 4014),
        (IDENTIFY, {"intents": 1, "shard": [2, 2]}, 4010),
        (IDENTIFY, {"intents": 1, "shard": "first"}, 4010),
        (IDENTIFY, None, 4002),
        (RESUME, None, 4002),
        (RESUME, {"token": "wrong"}, 4004),
        (3, {}, 4003),
        (5, {}, 4001),
        (99, {}, 4001),
    ],
)
async def test_a_socket_is_closed_with_the_code_of_the_error(
    sandbox: Sandbox, op: int, data: Json | None, code: int
) -> None:
    async with gateway(sandbox) as socket:
        await socket.send(op, data if data is None else {"token": sandbox.token} | data)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


async def test_an_unreadable_frame_and_a_second_identify_close_the_socket(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as socket:
        await socket.socket.send("{")
        with pytest.raises(ConnectionClosed, match="4002"):
            await socket.receive()
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        await socket.send(IDENTIFY, {"token": sandbox.token, "intents": 1})
        with pytest.raises(ConnectionClosed, match="4005"):
            await socket.event("NEVER")


async def test_another_api_version_is_refused(sandbox: Sandbox) -> None:
    with pytest.raises(ConnectionClosed, match="4012"):
        async with gateway(sandbox, "?v=6"):
            pass


async def test_granted_privileged_intents_show_members_and_content() -> None:
    settings = GatewaySettings(granted=MESSAGE_CONTENT | MEMBERS)
    async with Sandbox.serve(gateway_settings=settings) as sandbox, gateway(sandbox) as socket:
        await socket.identify(sandbox.token, GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT | MEMBERS)
        assert len((await socket.event("GUILD_CREATE"))["members"]) == 5
        zoe = await sandbox.user("Zoe")
        assert (await socket.event("GUILD_MEMBER_ADD"))["user"]["id"] == zoe.id
        await zoe.say("hello")
        assert (await socket.event("MESSAGE_CREATE"))["content"] == "hello"


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
    sandbox.guild.permit("table-three", deny=("VIEW_CHANNEL",))
    overwrites = (await raw.gateway.event("CHANNEL_UPDATE"))["permission_overwrites"]
    assert overwrites == [{"id": sandbox.application_id, "type": 1, "allow": "0", "deny": str(1 << 10)}]
    sandbox.guild.permit("table-three")
    sandbox.world.delete_channel(made)
    deleted = {"id": thread.id, "guild_id": made.guild, "parent_id": made.id, "type": 11}
    assert await raw.gateway.event("THREAD_DELETE") == deleted
    assert (await raw.gateway.event("CHANNEL_DELETE"))["id"] == made.id
    sandbox.guild.set_locale("fr")
    assert (await raw.gateway.event("GUILD_UPDATE"))["preferred_locale"] == "fr"


async def test_a_resumed_session_receives_the_events_it_missed(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as first:
        ready = await first.identify(sandbox.token)
        await first.event("GUILD_CREATE")
        seen = first.sequence
    await sandbox.bot_gone()
    sandbox.world.create_channel("meanwhile")
    async with gateway(sandbox) as second:
        resume = {"token": sandbox.token, "session_id": ready["session_id"], "seq": seen}
        await second.send(RESUME, resume)
        assert (await second.receive())["d"]["name"] == "meanwhile"
        assert (await second.receive())["t"] == "RESUMED"
        assert sandbox.gateway.online
        assert sandbox.gateway.identified == 1


@pytest.mark.parametrize("wrong", [{"session_id": "none"}, {"seq": 99}, {"seq": None}])
async def test_an_unknown_session_is_invalid(sandbox: Sandbox, wrong: Json) -> None:
    async with gateway(sandbox) as first:
        ready = await first.identify(sandbox.token)
    async with gateway(sandbox) as second:
        resume = {"token": sandbox.token, "session_id": ready["session_id"], "seq": 1}
        await second.send(RESUME, resume | wrong)
        frame = await second.receive()
        assert (frame["op"], frame["d"]) == (INVALID_SESSION, False)


async def test_a_session_cant_be_resumed_after_three_minutes(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as first:
        ready = await first.identify(sandbox.token)
    await sandbox.bot_gone()
    sandbox.clock.advance(200)
    async with gateway(sandbox) as other, gateway(sandbox) as second:
        await other.identify(sandbox.token)
        await second.send(RESUME, {"token": sandbox.token, "session_id": ready["session_id"], "seq": 1})
        assert (await second.receive())["op"] == INVALID_SESSION


async def test_the_gateway_can_ask_to_reconnect_invalidate_sessions_and_close_sockets(
    raw: RawBot, sandbox: Sandbox
) -> None:
    await raw.gateway.event("GUILD_CREATE")
    sandbox.gateway.reconnect()
    assert (await raw.gateway.receive())["op"] == RECONNECT
    sandbox.gateway.drop(4000)
    with pytest.raises(ConnectionClosed, match="4000"):
        await raw.gateway.receive()
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        await socket.event("GUILD_CREATE")
        sandbox.gateway.invalidate()
        assert (await socket.receive())["op"] == INVALID_SESSION


async def test_a_shard_receives_its_own_guilds_and_the_first_direct_messages_too(sandbox: Sandbox) -> None:
    here = (int(sandbox.world.guild.id) >> 22) % 2
    async with gateway(sandbox) as mine, gateway(sandbox) as other:
        assert (await mine.identify(sandbox.token, shard=[here, 2]))["guilds"]
        assert (await other.identify(sandbox.token, shard=[1 - here, 2]))["guilds"] == []
        sandbox.world.create_channel("more")
        await mine.event("CHANNEL_CREATE")
        await (await sandbox.user("Alice")).open_dm()
        first = mine if here == 0 else other
        assert (await first.event("CHANNEL_CREATE"))["type"] == 1


async def test_identifies_are_limited_by_max_concurrency() -> None:
    settings = GatewaySettings(shards=4, max_concurrency=2, identify_gap=5)
    async with (
        Sandbox.serve(gateway_settings=settings) as sandbox,
        gateway(sandbox) as first,
        gateway(sandbox) as second,
        gateway(sandbox) as third,
    ):
        await first.identify(sandbox.token, shard=[0, 4])
        await second.identify(sandbox.token, shard=[1, 4])
        interaction = {"token": sandbox.token, "intents": 1, "shard": [2, 4]}
        await third.send(IDENTIFY, interaction)
        assert (await third.receive())["op"] == INVALID_SESSION
        sandbox.clock.advance(5)
        await third.send(IDENTIFY, interaction)
        assert (await third.event("READY"))["shard"] == [2, 4]
