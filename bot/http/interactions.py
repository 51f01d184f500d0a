"""The pages of the HTTP door: `/interactions` for Discord, `/healthz` and `/readyz` for the load balancer."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, TypeAlias

import structlog
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from bot.http.signature import (
    SIGNATURE_HEADER,
    TIMESTAMP_HEADER,
    InvalidSignature,
    OutsideWindow,
    Replays,
    SignatureCheck,
)

log = structlog.get_logger()

PATH = "/interactions"

PING = PONG = 1
"""The type of the interaction with which Discord checks the endpoint, and of the answer to it."""

LARGEST_BODY = 2**20
"""Bytes. The largest interactions, presses on messages with 4,000 characters and 40 components, have about 60 kB."""

BODY_SECONDS = 3.0
"""Seconds within which a body has to arrive: Discord waits no longer for the answer."""

LOG_INTERVAL = 60.0
"""The least seconds between two log lines about a wrong clock."""

Receive: TypeAlias = Callable[[dict[str, Any]], None]
"""Handles an interaction in its own tasks. Raises an exception of any kind if it cannot be read."""

Problems: TypeAlias = Callable[[], list[str]]
"""Returns the reasons, in sentences, why no new interactions should be sent here; none if they should."""


class InteractionsEndpoint:
    """Receives Discord's requests. A valid one is answered with 202 before it is handled."""

    def __init__(self, check: SignatureCheck, receive: Receive) -> None:
        self._check = check
        self._receive = receive
        self._replays = Replays()
        self._next_log = 0.0

    async def handle(self, request: Request) -> Response:
        """Answers one request.

        401 without a valid signature; 413 for a body larger than LARGEST_BODY; 408 for one slower than BODY_SECONDS;
        400 for one that cannot be read; 202 for an interaction, also a repeated one.
        """
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await _body(request)
        except TimeoutError:
            return Response(status_code=408)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        if body is None:
            return Response(status_code=413)
        headers = request.headers
        try:
            signature = self._check.check(headers.get(SIGNATURE_HEADER, ""), headers.get(TIMESTAMP_HEADER, ""), body)
        except InvalidSignature as error:
            if isinstance(error, OutsideWindow):
                self._log_wrong_clock(error)
            return PlainTextResponse("invalid request signature", status_code=401)
        return self._handle_signed(signature, body)

    def _handle_signed(self, signature: bytes, body: bytes) -> Response:
        try:
            payload = json.loads(body)
            if not isinstance(payload, dict):
                raise TypeError("no JSON object")
            if payload.get("type") == PING:
                return JSONResponse({"type": PONG})
            if self._replays.is_new(signature):
                self._receive(payload)
        except Exception:  # an unforeseen payload from Discord, not logged because it holds a token
            log.exception("interaction dropped", length=len(body))
            return Response(status_code=400)
        return Response(status_code=202)

    def _log_wrong_clock(self, error: OutsideWindow) -> None:
        now = asyncio.get_running_loop().time()
        if now >= self._next_log:
            self._next_log = now + LOG_INTERVAL
            log.warning("valid signature of another time refused: is the clock wrong?", seconds=round(error.seconds))


async def _body(request: Request) -> bytes | None:
    """Returns the body; None as soon as it is known to be too large."""
    announced = request.headers.get("content-length", "0")
    if not announced.isdecimal() or int(announced) > LARGEST_BODY:
        return None
    parts, length = list[bytes](), 0
    async for part in request.stream():
        length += len(part)
        if length > LARGEST_BODY:
            return None
        parts.append(part)
    return b"".join(parts)


def interactions_app(endpoint: InteractionsEndpoint, problems: Problems) -> Starlette:
    """Returns the web application: the endpoint, and the pages for the load balancer."""

    async def alive(_: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def ready(_: Request) -> Response:
        found = problems()
        return PlainTextResponse("".join(f"{line}\n" for line in found or ["ready"]), 503 if found else 200)

    async def interactions(request: Request) -> Response:
        response = await endpoint.handle(request)
        if problems():
            response.headers["Connection"] = "close"
        return response

    return Starlette(
        routes=[
            Route(PATH, interactions, methods=["POST"]),
            Route("/healthz", alive, methods=["GET"]),
            Route("/readyz", ready, methods=["GET"]),
        ]
    )
