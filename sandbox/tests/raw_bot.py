"""A bot without a library, which can send what no library would."""

import asyncio
import io
import json
import zlib
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import aiohttp
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sandbox.client import Answer, Sandbox

Json = dict[str, Any]
GUILDS, GUILD_MESSAGES = 1, 1 << 9
USER_AGENT = "DiscordBot (https://example.org, 1.0)"
PROPERTIES = {"os": "linux", "browser": "raw_bot", "device": "raw_bot"}


@dataclass(frozen=True)
class Reply:
    """An answer of the REST API."""

    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def code(self) -> int:
        """Discord's error code."""
        return int(self.body["code"])

    @property
    def form_errors(self) -> dict[str, str]:
        """The errors of a form by field: `{"components.0.label": "BASE_TYPE_MAX_LENGTH"}`."""
        return dict(_flat(self.body.get("errors", {}), ()))


def _flat(node: Any, path: tuple[str, ...]) -> list[tuple[str, str]]:
    found = [(".".join(path), error["code"]) for error in node.get("_errors", ())]
    for key, inner in node.items():
        if key != "_errors":
            found += _flat(inner, (*path, key))
    return found


@dataclass
class Api:
    """Calls the REST API, with the bot's token unless another is set."""

    sandbox: Sandbox
    session: aiohttp.ClientSession
    token: str = ""

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: Mapping[str, bytes] | None = None,
        query: Mapping[str, str] | None = None,
    ) -> Reply:
        """Makes a call; with `files` as a form whose `payload_json` is the body."""
        headers = {"Authorization": f"Bot {self.token or self.sandbox.token}"}
        sent: dict[str, Any] = {} if body is None else {"json": body}
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}))
            for number, (name, content) in enumerate(files.items()):
                form.add_field(
                    f"files[{number}]", io.BytesIO(content), filename=name, content_type="application/octet-stream"
                )
            sent = {"data": form}
        url = f"{self.sandbox.url}/api/v10{path}"
        async with self.session.request(method, url, params=query, headers=headers, **sent) as answer:
            received = await answer.json() if answer.content_type == "application/json" else None
            return Reply(answer.status, received, answer.headers)

    async def post(self, body: Json, *, channel: str = "table-one", **files: bytes) -> Reply:
        """Sends a message; the keyword `a_png` is a file `a.png`."""
        named = {name.replace("_", "."): content for name, content in files.items()} or None
        return await self("POST", f"/channels/{self.sandbox.guild.channel(channel).id}/messages", body, files=named)

    async def register(self, *commands: Json) -> Reply:
        """Registers these commands instead of all others."""
        return await self("PUT", f"/applications/{self.sandbox.application_id}/commands", list(commands))


@dataclass
class GatewayClient:
    """A websocket to the gateway. `decompress` is for binary frames."""

    socket: ClientConnection
    decompress: Callable[[bytes], bytes] = zlib.decompress
    sequence: int = 0
    was_compressed: bool = False
    """Whether the last frame was binary."""

    async def send(self, op: int, d: Any) -> None:
        """Sends a frame."""
        await self.socket.send(json.dumps({"op": op, "d": d}))

    async def receive(self) -> Json:
        """Returns the next frame. Raises ConnectionClosed at the end."""
        raw = await self.socket.recv()
        self.was_compressed = isinstance(raw, bytes)
        if isinstance(raw, bytes):
            raw = self.decompress(raw)
        frame: Json = json.loads(raw)
        self.sequence = frame["s"] or self.sequence
        return frame

    async def event(self, name: str) -> Json:
        """Returns the data of the next event of this name; skips other frames."""
        while (frame := await asyncio.wait_for(self.receive(), 60))["t"] != name:
            pass
        data: Json = frame["d"]
        return data

    async def close_code(self) -> int:
        """Returns the code with which the server closes the socket; skips frames before that."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(60):
                while True:
                    await self.receive()
        received = self.socket.protocol.close_rcvd
        assert received is not None
        return int(received.code)

    async def drop(self) -> None:
        """Closes the socket so that its session can be resumed."""
        await self.socket.close(4000)

    async def identify(self, token: str, intents: int = GUILDS, **more: Any) -> Json:
        """Identifies; returns the data of READY."""
        await self.send(2, {"token": token, "intents": intents, "properties": PROPERTIES, **more})
        return await self.event("READY")


@asynccontextmanager
async def gateway(sandbox: Sandbox, query: str = "?v=10&encoding=json") -> AsyncIterator[GatewayClient]:
    """Connects to the gateway and receives HELLO. Leaving the block ends the session."""
    async with connect(sandbox.gateway_url + query, proxy=None, max_size=None) as socket:
        client = GatewayClient(socket)
        if "zlib-stream" in query:
            client.decompress = zlib.decompressobj().decompress
        assert (await client.receive())["op"] == 10
        yield client


async def refusal(sandbox: Sandbox, query: str) -> int:
    """Returns the code with which the gateway closes a socket with these parameters at once."""
    async with connect(sandbox.gateway_url + query, proxy=None) as socket:
        return await GatewayClient(socket).close_code()


@dataclass
class RawBot:
    """Receives interactions and responds to them."""

    sandbox: Sandbox
    api: Api
    gateway: GatewayClient

    async def next_interaction(self) -> Json:
        """Returns the next interaction."""
        return await self.gateway.event("INTERACTION_CREATE")

    async def respond(
        self,
        interaction: Json,
        kind: int,
        data: Json | None = None,
        *,
        with_response: bool = False,
        files: Mapping[str, bytes] | None = None,
    ) -> Reply:
        """Makes the first response to an interaction."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        return await self.api(
            "POST", path, {"type": kind, "data": data}, files=files, query={"with_response": str(with_response).lower()}
        )

    async def webhook(
        self,
        interaction: Json,
        method: str,
        path: str = "",
        body: Json | None = None,
        *,
        files: Mapping[str, bytes] | None = None,
    ) -> Reply:
        """Uses an interaction's token as a webhook's."""
        url = f"/webhooks/{self.sandbox.application_id}/{interaction['token']}{path}"
        return await self.api(method, url, body, files=files)

    async def use_command(
        self, who: str = "Alice", name: str = "go", /, **options: Any
    ) -> tuple[Json, "asyncio.Task[Answer]"]:
        """Uses a command as a user; returns the interaction, and the task that ends with the user's answer."""
        user = await self.sandbox.user(who)
        answer = asyncio.create_task(user.command(name, **options))
        return await self.next_interaction(), answer
