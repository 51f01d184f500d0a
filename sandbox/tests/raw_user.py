"""A user without `sandbox.client`: sends and receives the frames of the people's API."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from sandbox.client import Sandbox

Json = dict[str, Any]


class RawUser:
    """One user's websocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def receive(self, event: str) -> Json:
        """Returns the data of the next frame of this event; skips others."""
        async with asyncio.timeout(60):
            while (frame := json.loads(await self.socket.recv()))["event"] != event:
                pass
        data: Json = frame["data"]
        return data

    async def send(self, verb: str, **fields: Any) -> None:
        """Sends a request with the nonce "n"."""
        await self.socket.send(json.dumps({"do": verb, "nonce": "n", **fields}))


@asynccontextmanager
async def raw_user(sandbox: Sandbox, name: str) -> AsyncIterator[RawUser]:
    """Connects one of the first guild's people within the block."""
    person = sandbox.world.person(name)
    assert person is not None
    address = sandbox.url.replace("http", "ws", 1)
    async with connect(f"{address}/people/{person.id}", proxy=None) as socket:
        yield RawUser(socket)
