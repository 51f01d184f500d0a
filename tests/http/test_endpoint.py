"""What the endpoint answers to Discord, to others, and to the load balancer."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import aiohttp
import pytest
import uvicorn
from nacl.signing import SigningKey
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bot.http import interactions, server
from bot.http.interactions import LARGEST_BODY
from bot.http.listening import CannotListen, listen
from bot.http.server import interactions_served
from bot.http.signature import SIGNATURE_HEADER, TIMESTAMP_HEADER, WINDOW

KEY = SigningKey(bytes(range(32)))
PRESS = {"type": 3, "id": "1"}


class Door:
    """A door that is served, with what it has received."""

    def __init__(self, client: aiohttp.ClientSession, port: int) -> None:
        self.received: list[dict[str, Any]] = []
        self.client = client
        self.url = f"http://127.0.0.1:{port}"

    def receive(self, payload: dict[str, Any]) -> None:
        if payload.get("type") == "broken":
            raise KeyError("id")
        self.received.append(payload)

    async def post(self, body: object, **changes: str) -> tuple[int, str]:
        sent = body if isinstance(body, bytes) else json.dumps(body).encode()
        async with self.client.post(f"{self.url}/interactions", data=sent, headers=headers(sent) | changes) as answer:
            return answer.status, await answer.text()

    async def first_line(self, head: bytes, body: bytes) -> bytes:
        """Posts what no HTTP client would. Returns the first line of the answer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", int(self.url.rpartition(":")[2]))
        try:
            writer.write(b"POST /interactions HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n\r\n" + body)
            return await reader.readline()
        finally:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()


def headers(body: bytes, at: float = 0.0) -> dict[str, str]:
    timestamp = str(round(time.time() + at))
    return {SIGNATURE_HEADER: KEY.sign(timestamp.encode() + body).signature.hex(), TIMESTAMP_HEADER: timestamp}


@asynccontextmanager
async def opened(drain_seconds: float = 0.0) -> AsyncIterator[Door]:
    listener = listen("127.0.0.1", 0)
    async with aiohttp.ClientSession() as client:
        door = Door(client, listener.getsockname()[1])
        async with interactions_served(door.receive, KEY.verify_key.encode().hex(), listener, drain_seconds):
            yield door


@pytest.fixture
async def door() -> AsyncIterator[Door]:
    async with opened() as door:
        yield door


async def test_a_ping_is_answered_and_an_interaction_accepted_without_a_body(door: Door) -> None:
    assert await door.post({"type": 1}) == (200, '{"type":1}')
    assert await door.post(PRESS) == (202, "")
    assert door.received == [PRESS]


async def test_what_discord_has_not_signed_gets_401_and_reaches_nobody(door: Door) -> None:
    for changes in ({SIGNATURE_HEADER: "00" * 64}, {SIGNATURE_HEADER: ""}, {TIMESTAMP_HEADER: "1"}):
        assert (await door.post({"type": 1}, **changes))[0] == 401
        assert (await door.post(PRESS, **changes))[0] == 401
    assert door.received == []


async def test_a_repeated_request_is_accepted_and_handled_once(door: Door) -> None:
    body = json.dumps(PRESS).encode()
    again = headers(body)
    assert [(await door.post(body, **again))[0] for _ in range(3)] == [202] * 3
    assert door.received == [PRESS]


async def test_a_recorded_request_is_refused_later_and_the_log_asks_for_the_clock(
    door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    body = json.dumps(PRESS).encode()
    for at in (-WINDOW - 2, WINDOW + 2):
        assert (await door.post(body, **headers(body, at)))[0] == 401
    assert door.received == []


@pytest.mark.parametrize("body", [b"", b"[1]", b"{", b"\xff", b"null", b"[" * 100_000, {"type": "broken"}])
async def test_a_signed_body_that_cannot_be_read_gets_400(door: Door, body: object) -> None:
    assert (await door.post(body))[0] == 400
    assert (await door.post(PRESS))[0] == 202


async def test_a_huge_body_is_refused_before_it_has_come(door: Door) -> None:
    for head in (b"Content-Length: 9999999999", b"Content-Length: -1", b"Transfer-Encoding: chunked"):
        body = (b"10000\r\n" + b"x" * 65536 + b"\r\n") * (LARGEST_BODY // 65536 + 1) if b"chunked" in head else b""
        assert (await door.first_line(head, body)).split()[1] in (b"413", b"400"), head
    assert (await door.post(PRESS))[0] == 202


async def test_a_body_that_does_not_come_holds_nothing_for_long(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interactions, "BODY_SECONDS", 0.1)
    assert (await door.first_line(b"Content-Length: 100", b"half")).split()[1] == b"408"


async def test_only_the_documented_pages_are_there(door: Door) -> None:
    for method, path, status in (
        ("GET", "/interactions", 405),
        ("GET", "/", 404),
        ("POST", "/readyz", 405),
        ("GET", "/healthz", 200),
        ("GET", "/readyz", 200),
    ):
        async with door.client.request(method, door.url + path) as answer:
            assert answer.status == status, path


async def test_a_stop_still_takes_requests_while_the_balancer_learns_of_it() -> None:
    async with opened(drain_seconds=1.0) as door:
        closing = asyncio.create_task(_leave(door))
    assert await closing == (503, 202)
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection("127.0.0.1", int(door.url.rpartition(":")[2]))


async def test_a_stop_takes_what_comes_over_open_connections_and_has_them_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server, "LINGER", 2.0)
    async with opened() as door:
        assert await door.post(PRESS) == (202, "")
        stopping = asyncio.create_task(_press_again(door))
    assert await stopping == (202, "close")
    assert len(door.received) == 2


async def _press_again(door: Door) -> tuple[int, str]:
    """Returns the status of a press during the stop, over the connection of the first one, and what happens to it."""
    await asyncio.sleep(0.05)
    body = json.dumps(PRESS | {"id": "2"}).encode()
    async with door.client.post(f"{door.url}/interactions", data=body, headers=headers(body)) as answer:
        return answer.status, answer.headers.get("Connection", "")


async def _leave(door: Door) -> tuple[int, int]:
    """Returns the status of `/readyz` and that of an interaction, during the stop."""
    await asyncio.sleep(0.1)
    async with door.client.get(f"{door.url}/readyz") as ready:
        return ready.status, (await door.post(PRESS))[0]


def test_a_port_that_is_taken_is_named() -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=f"HTTP_PORT {port} of HTTP_HOST 127.0.0.1"):
            listen("127.0.0.1", port)


def test_uvicorn_parses_requests_by_httptools() -> None:
    config = uvicorn.Config(lambda: None, log_config=None)
    config.load()
    assert config.http_protocol_class is HttpToolsProtocol
