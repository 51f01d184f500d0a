"""Heartbeats, and sessions that are resumed, invalidated or over."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.tests.raw_bot import PROPERTIES, Json, RawBot, gateway
from sandbox.tests.tiny_bot import TinyBot

HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HEARTBEAT_ACK = 1, 2, 6, 7, 9, 11


async def test_a_heartbeat_is_acknowledged(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as socket:
        await socket.send(HEARTBEAT, None)
        assert (await socket.receive())["op"] == HEARTBEAT_ACK


async def test_a_client_without_heartbeats_is_closed_whatever_else_it_sends() -> None:
    settings = GatewaySettings(heartbeat_seconds=0.2, identify_gap=0.0)
    async with Sandbox.serve(gateway_settings=settings) as sandbox:
        async with gateway(sandbox) as socket:
            session = (await socket.identify(sandbox.token))["session_id"]
            closing = asyncio.create_task(socket.close_code())
            while not closing.done():
                try:
                    await socket.send(3, {"status": "online"})
                except ConnectionClosed:
                    break
                await asyncio.sleep(0.05)
            assert await closing == 4009
        async with gateway(sandbox) as socket:
            await socket.send(RESUME, {"token": sandbox.token, "session_id": session, "seq": 1})
            assert (await socket.receive())["op"] == INVALID_SESSION


async def test_the_server_can_ask_for_a_heartbeat(raw: RawBot, sandbox: Sandbox) -> None:
    await raw.gateway.event("GUILD_CREATE")
    sandbox.gateway.request_heartbeat()
    assert (await raw.gateway.receive())["op"] == HEARTBEAT


async def test_discord_py_answers_when_it_is_asked_for_a_heartbeat(sandbox: Sandbox, bot: TinyBot) -> None:
    sent = asyncio.Queue[str]()
    send = bot.ws.socket.send_str

    async def record(text: str) -> None:
        sent.put_nowait(text)
        await send(text)

    bot.ws.socket.send_str = record  # type: ignore[method-assign,assignment]
    sandbox.gateway.request_heartbeat()
    assert f'"op":{HEARTBEAT}' in await asyncio.wait_for(sent.get(), 60)


async def test_a_resumed_session_receives_the_events_it_missed(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as first:
        ready = await first.identify(sandbox.token)
        await first.event("GUILD_CREATE")
        seen = first.sequence
        await first.drop()
    await sandbox.bot_gone()
    sandbox.world.create_channel("meanwhile")
    async with gateway(sandbox) as second:
        resume = {"token": sandbox.token, "session_id": ready["session_id"], "seq": seen}
        await second.send(RESUME, resume)
        assert (await second.receive())["d"]["name"] == "meanwhile"
        assert (await second.receive())["t"] == "RESUMED"
        assert sandbox.gateway.online
        assert sandbox.gateway.identified == 1


@pytest.mark.parametrize("code", [1000, 1001])
async def test_a_client_that_closes_normally_ends_its_session(sandbox: Sandbox, code: int) -> None:
    async with gateway(sandbox) as first:
        ready = await first.identify(sandbox.token)
        await first.socket.close(code)
    await sandbox.bot_gone()
    async with gateway(sandbox) as second:
        await second.send(RESUME, {"token": sandbox.token, "session_id": ready["session_id"], "seq": 1})
        assert (await second.receive())["op"] == INVALID_SESSION


async def test_an_unknown_session_is_invalid_and_the_same_socket_may_identify(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as socket:
        await socket.send(RESUME, {"token": sandbox.token, "session_id": "none", "seq": 1})
        frame = await socket.receive()
        assert (frame["op"], frame["d"]) == (INVALID_SESSION, False)
        assert (await socket.identify(sandbox.token))["session_id"]


@pytest.mark.parametrize("sequence", [99, -1])
async def test_a_sequence_number_that_was_never_sent_ends_the_session(sandbox: Sandbox, sequence: int) -> None:
    async with gateway(sandbox) as first:
        ready = await first.identify(sandbox.token)
        await first.drop()
    resume: Json = {"token": sandbox.token, "session_id": ready["session_id"], "seq": sequence}
    async with gateway(sandbox) as second:
        await second.send(RESUME, resume)
        assert await second.close_code() == 4007
    async with gateway(sandbox) as third:
        await third.send(RESUME, resume | {"seq": 1})
        assert (await third.receive())["op"] == INVALID_SESSION


async def test_a_session_cant_be_resumed_after_three_minutes(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as first:
        ready = await first.identify(sandbox.token)
        await first.drop()
    await sandbox.bot_gone()
    sandbox.clock.advance(200)
    async with gateway(sandbox) as second:
        await second.send(RESUME, {"token": sandbox.token, "session_id": ready["session_id"], "seq": 1})
        assert (await second.receive())["op"] == INVALID_SESSION


async def test_the_gateway_can_ask_to_reconnect_and_close_sockets(raw: RawBot, sandbox: Sandbox) -> None:
    await raw.gateway.event("GUILD_CREATE")
    sandbox.gateway.reconnect()
    assert (await raw.gateway.receive())["op"] == RECONNECT
    sandbox.gateway.drop(4000)
    assert await raw.gateway.close_code() == 4000


async def test_an_invalidated_session_may_identify_on_the_same_socket(raw: RawBot, sandbox: Sandbox) -> None:
    await raw.gateway.event("GUILD_CREATE")
    sandbox.gateway.invalidate()
    assert not sandbox.gateway.online
    frame = await raw.gateway.receive()
    assert (frame["op"], frame["d"]) == (INVALID_SESSION, False)
    await raw.gateway.send(IDENTIFY, {"token": sandbox.token, "intents": 1, "properties": PROPERTIES})
    assert (await raw.gateway.event("READY"))["guilds"]
    assert sandbox.gateway.online
