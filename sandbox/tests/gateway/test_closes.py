"""What closes a socket at once, and with which code."""

import json
from typing import Any

import pytest

from sandbox.client import Sandbox
from sandbox.tests.raw_bot import PROPERTIES, GatewayClient, Json, gateway, refusal

HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, MEMBERS_REQUEST, SOUNDS_REQUEST = 1, 2, 3, 4, 6, 8, 31
HEARTBEAT_ACK = 11
MEMBERS, MESSAGE_CONTENT = 1 << 1, 1 << 15


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (IDENTIFY, {"token": "wrong"}, 4004),
        (IDENTIFY, {"token": 7}, 4002),
        (IDENTIFY, {"properties": None}, 4002),
        (IDENTIFY, {"large_threshold": "many"}, 4002),
        (IDENTIFY, {"intents": -1}, 4013),
        (IDENTIFY, {"intents": "all"}, 4013),
        (IDENTIFY, {"intents": None}, 4013),
        (IDENTIFY, {"intents": MESSAGE_CONTENT}, 4014),
        (IDENTIFY, {"intents": MEMBERS}, 4014),
        (IDENTIFY, {"shard": [2, 2]}, 4010),
        (IDENTIFY, {"shard": "first"}, 4010),
        (IDENTIFY, None, 4002),
        (RESUME, None, 4002),
        (RESUME, {"session_id": "none"}, 4002),
        (RESUME, {"session_id": "none", "seq": "1"}, 4002),
        (RESUME, {"session_id": "none", "seq": 1, "token": "wrong"}, 4004),
        (PRESENCE, {}, 4003),
        (VOICE, {}, 4003),
        (MEMBERS_REQUEST, {}, 4003),
        (SOUNDS_REQUEST, {}, 4003),
        (5, {}, 4001),
        (99, {}, 4001),
    ],
)
async def test_a_socket_is_closed_with_the_code_of_the_error(
    sandbox: Sandbox, op: int, data: Json | None, code: int
) -> None:
    async with gateway(sandbox) as socket:
        usual = {"token": sandbox.token} | ({"intents": 1, "properties": PROPERTIES} if op == IDENTIFY else {})
        await socket.send(op, data if data is None else usual | data)
        assert await socket.close_code() == code


async def test_identify_without_properties_is_refused(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as socket:
        await socket.send(IDENTIFY, {"token": sandbox.token, "intents": 1})
        assert await socket.close_code() == 4002


@pytest.mark.parametrize("frame", ["{", "[]", "7", '{"d": null}', b"\x83t"])
async def test_an_unreadable_frame_closes_the_socket(sandbox: Sandbox, frame: Any) -> None:
    async with gateway(sandbox) as socket:
        await socket.socket.send(frame)
        assert await socket.close_code() == 4002


async def test_a_second_identify_closes_the_socket(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        await socket.send(IDENTIFY, {"token": sandbox.token, "intents": 1, "properties": PROPERTIES})
        assert await socket.close_code() == 4005


@pytest.mark.parametrize(("length", "accepted"), [(4096, True), (4097, False)])
async def test_a_frame_of_more_than_4096_bytes_closes_the_socket(sandbox: Sandbox, length: int, accepted: bool) -> None:
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        await socket.event("GUILD_CREATE")
        empty = len(json.dumps({"op": HEARTBEAT, "d": ""}))
        await socket.socket.send(json.dumps({"op": HEARTBEAT, "d": "x" * (length - empty)}))
        if accepted:
            assert (await socket.receive())["op"] == HEARTBEAT_ACK
        else:
            assert await socket.close_code() == 4002


async def _beat(socket: GatewayClient, times: int) -> None:
    """Sends heartbeats and waits until all are acknowledged."""
    for _ in range(times):
        await socket.send(HEARTBEAT, None)
    acknowledged = 0
    while acknowledged < times:
        acknowledged += (await socket.receive())["op"] == HEARTBEAT_ACK


async def test_more_than_120_frames_in_a_minute_close_the_socket(sandbox: Sandbox) -> None:
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        await _beat(socket, 119)
        sandbox.clock.advance(61)
        await _beat(socket, 120)
        await socket.send(HEARTBEAT, None)
        assert await socket.close_code() == 4008


@pytest.mark.parametrize(
    ("query", "code"), [("?v=6", 4012), ("?v=10&encoding=etf", 4002), ("?v=10&encoding=json&compress=brotli", 4002)]
)
async def test_another_version_encoding_or_compression_is_refused(sandbox: Sandbox, query: str, code: int) -> None:
    assert await refusal(sandbox, query) == code
