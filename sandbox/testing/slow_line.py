"""A slow line between the bot and the sandbox: limited bandwidth, delay, and packets that are lost and sent again.

It is a proxy in this process that models TCP and TLS 1.3 over such a line, since a container's kernel may be unable to
(`tc netem`): two round trips before a new connection carries data, slow start from ten segments, also after a pause,
and a retransmission timeout for a lost segment, for which the later segments wait.
"""

import asyncio
import random
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from math import inf

SEGMENT = 1448
"""Bytes in a packet."""

INITIAL_WINDOW = 10
"""The most segments in flight before the first one is acknowledged (RFC 6928)."""

LARGEST_WINDOW = 128_000
"""The most bytes that a sender may have in flight, including the line's queue."""

FIRST_TIMEOUT, TIMEOUT = 1.0, 0.2
"""Seconds after which a lost packet is sent again: on a new connection, and on an open one, where a round trip is
added. The timeout doubles with each loss."""

SETUP_ROUND_TRIPS = 2
"""The round trips that TCP and TLS 1.3 need to open a connection."""


@dataclass(frozen=True)
class Line:
    """The properties of the line.

    Attributes:
        up: bits per second from the bot.
        down: bits per second to the bot.
        delay: seconds each way.
        loss: the probability that a packet is lost.
    """

    up: float = inf
    down: float = inf
    delay: float = 0.0
    loss: float = 0.0

    def lost_for(self, dice: random.Random, timeout: float) -> float:
        """Returns by how many seconds losses delay a packet."""
        waited = 0.0
        while dice.random() < self.loss:
            waited += timeout
            timeout *= 2
        return waited


@dataclass
class _Direction:
    """One direction of the line, which all connections share: a packet waits for the packets before it."""

    line: Line
    bandwidth: float
    dice: random.Random
    free_at: float = 0.0

    def sent(self, size: int, now: float) -> float:
        """Returns when a packet that is sent now arrives."""
        self.free_at = max(self.free_at, now) + size * 8 / self.bandwidth
        timeout = TIMEOUT + 2 * self.line.delay
        return self.free_at + self.line.delay + self.line.lost_for(self.dice, timeout)


@dataclass
class _Sender:
    """The sending end of a connection, with a limited window of bytes in flight."""

    direction: _Direction
    opened_at: float
    window: float = INITIAL_WINDOW * SEGMENT
    arrived_at: float = 0.0
    unacknowledged: deque[tuple[float, int]] = field(default_factory=deque)

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forwards data at this direction's pace until the connection is closed."""
        arrivals: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        writing = asyncio.create_task(self._write(arrivals, writer))
        try:
            while packet := await reader.read(SEGMENT):
                arrivals.put_nowait((await self._send(len(packet)), packet))
            arrivals.put_nowait((max(self.arrived_at, self._now()), b""))
            await writing
        except OSError:
            writer.close()
        finally:
            writing.cancel()

    async def _send(self, size: int) -> float:
        """Waits until the window has room for a packet; returns when it arrives."""
        await asyncio.sleep(self.opened_at - self._now())
        if self._now() > self.arrived_at + TIMEOUT + 4 * self.direction.line.delay:
            self.window = INITIAL_WINDOW * SEGMENT
            self.unacknowledged.clear()
        while self.unacknowledged and (
            self.unacknowledged[0][0] <= self._now() or sum(of for _, of in self.unacknowledged) + size > self.window
        ):
            at, acknowledged = self.unacknowledged.popleft()
            await asyncio.sleep(at - self._now())
            self.window = min(LARGEST_WINDOW, self.window + acknowledged)
        self.arrived_at = max(self.arrived_at, self.direction.sent(size, self._now()))
        self.unacknowledged.append((self.arrived_at + self.direction.line.delay, size))
        return self.arrived_at

    async def _write(self, arrivals: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        while True:
            at, packet = await arrivals.get()
            await asyncio.sleep(at - self._now())
            if not packet:
                writer.close()
                return
            writer.write(packet)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()


@asynccontextmanager
async def slow_line(port: int, line: Line, seed: str = "slow line") -> AsyncIterator[str]:
    """Serves a line to this port of loopback within the block; yields the URL of its other end."""
    dice = random.Random(seed)
    up, down = _Direction(line, line.up, dice), _Direction(line, line.down, dice)
    connections: set[asyncio.Task[None]] = set()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", port)
            setup = SETUP_ROUND_TRIPS * 2 * line.delay + line.lost_for(dice, FIRST_TIMEOUT)
            opened_at = asyncio.get_running_loop().time() + setup
            try:
                await asyncio.gather(
                    _Sender(up, opened_at).forward(reader, back), _Sender(down, 0.0).forward(there, writer)
                )
            finally:
                writer.close()
                back.close()

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(connect(reader, writer))
        connections.add(task)
        task.add_done_callback(connections.discard)

    server = await asyncio.start_server(accept, "127.0.0.1", 0, backlog=2048)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in tuple(connections):
            task.cancel()
        await asyncio.gather(*connections, return_exceptions=True)
