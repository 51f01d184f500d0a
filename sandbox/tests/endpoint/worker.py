"""A worker that receives interactions over HTTP, without a library."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from sandbox.client import Sandbox
from sandbox.serving import listen, serving

Json = dict[str, Any]
Answerer = Callable[[Json], Awaitable[Response]]

ACCEPTED = Response(status_code=202)


class Worker:
    """A worker at `url`. `answer` answers an interaction; `received` are all that came, oldest first.

    `refused` counts the requests that it has refused, and `pings` the PINGs. `refusal` is set by the former.
    """

    def __init__(self, public_key: str) -> None:
        self.key = VerifyKey(bytes.fromhex(public_key))
        self.url = ""
        self.answer: Answerer = _accept
        self.verifies = True
        self.refusal_status = 401
        self.pong: Response = JSONResponse({"type": 1})
        self.received: asyncio.Queue[Json] = asyncio.Queue()
        self.refused = self.pings = 0
        self.refusal = asyncio.Event()
        self._stack = AsyncExitStack()

    async def asgi(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request."""
        request = Request(scope, receive)
        body = await request.body()
        await (await self._answer(request, body))(scope, receive, send)

    async def _answer(self, request: Request, body: bytes) -> Response:
        if self.verifies and not self._is_signed(request, body):
            self.refused += 1
            self.refusal.set()
            return Response("invalid request signature", self.refusal_status)
        interaction = json.loads(body)
        if interaction["type"] == 1:
            self.pings += 1
            return self.pong
        self.received.put_nowait(interaction)
        return await self.answer(interaction)

    def _is_signed(self, request: Request, body: bytes) -> bool:
        signature = request.headers.get("X-Signature-Ed25519", "")
        try:
            self.key.verify(request.headers.get("X-Signature-Timestamp", "").encode() + body, bytes.fromhex(signature))
        except (BadSignatureError, ValueError):
            return False
        return True

    async def start(self) -> None:
        """Serves on any free port, or on the one it had before."""
        port = int(self.url.split(":")[2].split("/")[0]) if self.url else 0
        listener = listen(port)
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}/interactions"
        await self._stack.enter_async_context(serving(self.asgi, listener))

    async def stop(self) -> None:
        """Stops serving."""
        await self._stack.aclose()


async def _accept(_interaction: Json) -> Response:
    return ACCEPTED


@asynccontextmanager
async def worker(sandbox: Sandbox) -> AsyncIterator[Worker]:
    """Serves a worker of this sandbox's application within the block."""
    made = Worker(sandbox.endpoint.signer.public_key)
    await made.start()
    try:
        yield made
    finally:
        await made.stop()
