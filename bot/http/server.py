"""Serves the HTTP door by uvicorn, on the event loop of the bot."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

import structlog
import uvicorn

from bot.http.interactions import InteractionsEndpoint, Receive, interactions_app
from bot.http.signature import SignatureCheck

log = structlog.get_logger()

KEEP_ALIVE = 75
"""Seconds until an idle connection is closed: longer than load balancers keep theirs (60 s), since a request that
crosses the closing of its connection may fail."""

LINGER = 0.2
"""Seconds for which open connections are still served once the port is closed: each response announces that its
connection will be closed, so that hardly any request crosses the closing."""

CLOSED_WITHIN = 2
"""Seconds for which a stop waits for responses on their way."""

STOPPING = "the process stops"


@asynccontextmanager
async def interactions_served(
    receive: Receive, public_key: str, listener: socket.socket, drain_seconds: float
) -> AsyncIterator[None]:
    """Receives interactions while the block runs.

    At its end `/readyz` says for `drain_seconds` that no new ones should be sent, while they are still taken. Then the
    port is closed, connections soon after it, and requests under way are answered.
    """
    problems: list[str] = []
    app = interactions_app(InteractionsEndpoint(SignatureCheck(public_key), receive), lambda: problems)
    config = uvicorn.Config(
        app,
        lifespan="off",
        ws="none",
        interface="asgi3",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=CLOSED_WITHIN,
    )
    with closing(listener):
        config.load()
        server = uvicorn.Server(config)
        server.lifespan = config.lifespan_class(config)
        await server.startup([listener])
        host, port = listener.getsockname()[:2]
        log.info("interactions served", host=host, port=port)
        try:
            yield
        finally:
            problems.append(STOPPING)
            await asyncio.sleep(drain_seconds)
            for one in server.servers:
                one.close()
            await asyncio.sleep(LINGER)
            await server.shutdown([listener])
