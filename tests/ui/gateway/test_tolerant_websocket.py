"""What one websocket does with frames that nobody has foreseen; test_malformed.py sends many to a whole bot."""

import asyncio
import json
import zlib
from typing import Any

import pytest
from discord.gateway import ReconnectWebSocket

from bot.ui.gateway.connection import TolerantWebSocket

HELLO = {"op": 10, "d": {"heartbeat_interval": 41_250}}
READY = {"op": 0, "t": "READY", "s": 1, "d": {"session_id": "session", "resume_gateway_url": "wss://resume.example"}}


class Socket:
    """What a websocket needs of aiohttp's: it takes everything."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed_with: list[int] = []

    async def send_str(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, *, code: int) -> None:
        self.closed_with.append(code)


class Opened:
    """A websocket with its socket, and the events that discord.py was given."""

    def __init__(self) -> None:
        untyped: Any = Socket()
        self.socket: Socket = untyped
        self.events: list[Any] = []
        self.ws = TolerantWebSocket(untyped, loop=asyncio.get_running_loop())
        self.ws.shard_id = None
        self.ws._max_heartbeat_timeout = 60.0
        self.ws._discord_parsers = {"READY": self.events.append, "RESUMED": self.events.append, "EVENT": self._parse}
        self.ws._dispatch = lambda *_: None

    def _parse(self, payload: Any) -> None:
        self.events.append(payload["id"])

    async def receive(self, *payloads: Any) -> None:
        for payload in payloads:
            await self.ws.received_message(json.dumps(payload))


@pytest.fixture
async def opened() -> Any:
    one = Opened()
    yield one
    await one.ws.close()


@pytest.mark.parametrize(
    "hello",
    [
        None,
        [],
        {},
        {"op": 10},
        {"op": 10, "d": None},
        {"op": 0, "t": "EVENT", "s": 1, "d": {"id": 1}},
        *(
            {"op": 10, "d": {"heartbeat_interval": interval}}
            for interval in (None, 0, -1, "9", True, 1e300, float("nan"))
        ),
    ],
)
async def test_a_websocket_that_does_not_greet_is_opened_again(opened: Opened, hello: Any) -> None:
    with pytest.raises(ReconnectWebSocket):
        await opened.receive(hello)
    assert opened.socket.closed_with == [4000]
    assert opened.ws._keep_alive is None, "no thread sends heartbeats"


async def test_a_second_greeting_opens_a_new_connection_and_resumes(opened: Opened) -> None:
    await opened.receive(HELLO, READY)
    first = opened.ws._keep_alive
    assert first is not None
    with pytest.raises(ReconnectWebSocket) as lost:
        await opened.receive(HELLO)
    assert lost.value.resume
    assert first._stop_ev.is_set()
    assert opened.ws._keep_alive is None


async def test_an_event_that_cannot_be_read_is_dropped_and_counts_as_received(opened: Opened) -> None:
    await opened.receive(HELLO, READY)
    await opened.receive({"op": 0, "t": "EVENT", "s": 2, "d": None}, {"op": 0, "t": "EVENT", "s": 3, "d": {"id": 7}})
    assert opened.events[1:] == [7]
    assert opened.ws.sequence == 3


@pytest.mark.parametrize("sequence", ["x", 1.5, [], {}, True])
async def test_a_sequence_number_that_is_none_is_not_remembered(opened: Opened, sequence: Any) -> None:
    await opened.receive(HELLO, READY, {"op": 0, "t": "EVENT", "s": 2, "d": {"id": 1}})
    await opened.receive({"op": 0, "t": "EVENT", "s": sequence, "d": {"id": 2}})
    assert (opened.ws.sequence, opened.ws.session_id) == (2, "session")


@pytest.mark.parametrize(
    "payload",
    [
        {"op": 0, "t": "READY", "s": 1, "d": None},
        {"op": 0, "t": "READY", "s": 1, "d": {"session_id": "new"}},
        {"op": 0, "t": "RESUMED", "s": 2, "d": None},
    ],
)
async def test_without_a_readable_ready_or_resumed_a_new_session_begins(opened: Opened, payload: Any) -> None:
    await opened.receive(HELLO)
    opened.ws.session_id = "session"
    with pytest.raises(ReconnectWebSocket) as lost:
        await opened.receive(payload)
    assert not lost.value.resume
    assert opened.ws.session_id is None


async def test_after_broken_compression_the_session_is_resumed(opened: Opened) -> None:
    await opened.receive(HELLO, READY)
    with pytest.raises(ReconnectWebSocket) as lost:
        await opened.ws.received_message(b"not compressed at all\x00\x00\xff\xff")
    assert lost.value.resume
    assert opened.socket.closed_with == [4000]


async def test_a_compressed_frame_that_is_no_text_is_dropped(opened: Opened) -> None:
    stream = zlib.compressobj()

    def frame(content: bytes) -> bytes:
        return stream.compress(content) + stream.flush(zlib.Z_SYNC_FLUSH)

    await opened.ws.received_message(frame(json.dumps(HELLO).encode()))
    await opened.ws.received_message(frame(b"\xff\xfe"))
    await opened.ws.received_message(frame(json.dumps({"op": 0, "t": "EVENT", "s": 2, "d": {"id": 7}}).encode()))
    assert opened.events == [7]


async def test_a_connection_that_is_lost_while_a_frame_is_read_is_no_malformed_payload(opened: Opened) -> None:
    await opened.receive(HELLO)
    with pytest.raises(ReconnectWebSocket):
        await opened.receive({"op": 7})
