"""nginx, with what the compose file gives it, loses no interaction when a worker stops, dies or hangs."""

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import aiohttp
import pytest

from tests.deploy.balancer import NGINX, balancing

SIGNED = {"X-Signature-Ed25519": "0" * 128, "X-Signature-Timestamp": "1700000000"}
CHANNELS = 41  # odd, so that not even two workers that take turns get the same ones again


def interaction(channel: int) -> bytes:
    """Returns a body of an interaction's size, in which a person has also written what looks like a channel."""
    return json.dumps(
        {"data": {"value": '"channel_id":"1"' + "x" * 3000}, "channel_id": str(channel)}, separators=(",", ":")
    ).encode()


INTERACTION = interaction(0)
HEAD = f"POST /interactions HTTP/1.1\r\nHost: bot\r\nContent-Length: {len(INTERACTION)}\r\n".encode()
SIGNED_HEAD = HEAD + "".join(f"{name}: {value}\r\n" for name, value in SIGNED.items()).encode() + b"\r\n"
REQUESTS_A_SECOND = 100
AT_ONCE = 512
"""Requests that nginx takes from one address at a time."""
PATIENCE = 3.0
"""Seconds in which Discord wants its answer."""

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


class StubWorker:
    """Answers as a worker does, after a while, on a port that it keeps over restarts.

    silent: whether it takes requests without answering them, as a process that hangs or has been stopped does.
    received: the bodies of those that it has answered.
    """

    def __init__(self) -> None:
        self.port = 0
        self.received: list[bytes] = []
        self.silent = False
        self._server: asyncio.Server | None = None
        self._connections: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    def die(self) -> None:
        """Ends like a killed process: what is under way gets no answer."""
        assert self._server is not None
        self._server.close()
        for connection in list(self._connections):
            connection.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._connections.add(writer)
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                (length,) = re.findall(rb"content-length: (\d+)", head, re.IGNORECASE)
                body = await reader.readexactly(int(length))
                if self.silent:
                    await reader.read()  # until nginx gives up
                    break
                await asyncio.sleep(0.02)
                self.received.append(body)
                status = b"202 Accepted" if body.startswith(b'{"data":') else b"400 Bad Request"
                writer.write(b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\n\r\n")
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            self._connections.discard(writer)
            writer.close()


@pytest.fixture
async def workers() -> AsyncIterator[list[StubWorker]]:
    both = [StubWorker(), StubWorker()]
    for worker in both:
        await worker.start()
    yield both
    for worker in both:
        worker.die()


@pytest.fixture
async def balancer(workers: list[StubWorker], tmp_path: Path) -> AsyncIterator[str]:
    """nginx in front of the workers; the path of its socket."""
    async with balancing(tmp_path, [worker.port for worker in workers], f"unix:{tmp_path / 'socket'}"):
        yield str(tmp_path / "socket")


async def post(
    session: aiohttp.ClientSession,
    path: str = "/interactions",
    body: bytes = INTERACTION,
    headers: Mapping[str, str] = SIGNED,
) -> int:
    async with session.post(f"http://bot{path}", data=body, headers=headers) as response:
        return response.status


async def test_only_signed_posts_to_the_path_of_interactions_reach_a_worker(balancer: str) -> None:
    async with aiohttp.ClientSession(connector=aiohttp.UnixConnector(balancer)) as session:
        assert await post(session) == 202
        assert await post(session, headers=SIGNED | {"X-Signature-Ed25519": "0" * 127}) == 401
        assert await post(session, headers=SIGNED | {"X-Signature-Timestamp": "now"}) == 401
        assert await post(session, path="/metrics") == await post(session, path="/interactions/x") == 404
        async with session.get("http://bot/interactions", headers=SIGNED) as response:
            assert response.status == 403


async def test_presses_of_a_channel_go_to_one_worker_and_while_it_is_away_to_another(
    balancer: str, workers: list[StubWorker]
) -> None:
    async with aiohttp.ClientSession(connector=aiohttp.UnixConnector(balancer)) as session:

        async def presses() -> list[set[bytes]]:
            """Who has received which after a few presses in each channel."""
            for worker in workers:
                worker.received.clear()
            bodies = [interaction(channel) for channel in range(CHANNELS)] * 3
            assert {*await asyncio.gather(*[post(session, body=body) for body in bodies])} == {202}
            return [set(worker.received) for worker in workers]

        before = await presses()
        assert not before[0] & before[1]
        assert min(map(len, before)) >= CHANNELS // 5
        workers[0].die()
        assert await presses() == [set(), before[0] | before[1]]
        await workers[0].start()
        assert await presses() == before


async def test_no_interaction_is_lost_when_workers_die_and_come_back(balancer: str, workers: list[StubWorker]) -> None:
    statuses: Counter[int] = Counter()

    async def one(session: aiohttp.ClientSession) -> None:
        statuses[await post(session)] += 1

    async with (
        aiohttp.ClientSession(connector=aiohttp.UnixConnector(balancer, limit=0)) as session,
        asyncio.TaskGroup() as group,
    ):
        for number in range(2 * REQUESTS_A_SECOND):
            group.create_task(one(session))
            which, moment = divmod(number, REQUESTS_A_SECOND)
            if moment == REQUESTS_A_SECOND // 4:
                workers[which].die()
            elif moment == REQUESTS_A_SECOND * 3 // 4:
                await workers[which].start()
            await asyncio.sleep(1 / REQUESTS_A_SECOND)
    assert statuses == {202: 2 * REQUESTS_A_SECOND}


async def test_a_press_that_a_hanging_worker_gets_is_answered_by_the_other_one_in_time(
    balancer: str, workers: list[StubWorker]
) -> None:
    workers[1].silent = True
    async with aiohttp.ClientSession(connector=aiohttp.UnixConnector(balancer, limit=0)) as session:

        async def one() -> tuple[int, bool]:
            begin = time.monotonic()
            return await post(session), time.monotonic() - begin < PATIENCE

        assert Counter(await asyncio.gather(*[one() for _ in range(20)])) == {(202, True): 20}


async def test_unfinished_requests_end_soon_and_one_address_cannot_take_all_connections(balancer: str) -> None:
    async with AsyncExitStack() as stack:

        async def begin(part: bytes) -> asyncio.StreamReader:
            """Sends a part of a request, and returns what comes back."""
            reader, writer = await asyncio.open_unix_connection(balancer)
            stack.callback(writer.close)
            writer.write(part)
            return reader

        bodies = [await begin(SIGNED_HEAD + b"x") for _ in range(AT_ONCE)]
        refused, headers = await begin(SIGNED_HEAD + b"x"), await begin(HEAD)
        assert b" 429 " in await refused.readline()
        async with asyncio.timeout(PATIENCE + 1):
            for reader in (*bodies, headers):
                with suppress(ConnectionResetError):
                    await reader.read()
