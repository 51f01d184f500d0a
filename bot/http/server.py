"""Serves the HTTP door with uvicorn, on the bot's event loop."""

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
arrives while its connection is being closed may fail."""

LINGER = 0.2
"""Seconds for which open connections are served after the port is closed: each response announces the end of its
connection, so that hardly any request arrives during the closing."""

CLOSED_WITHIN = 2
"""Seconds for which a stop waits for unfinished responses."""

STOPPING = "the process stops"


@asynccontextmanager
async def interactions_served(
    receive: Receive, public_key: str, listener: socket.socket, drain_seconds: float
) -> AsyncIterator[None]:
    """Serves interactions while the block runs.

    At its end, `/readyz` says for `drain_seconds` that no new ones should be sent, while they are still accepted. Then
    the port is closed, and soon after it the connections, once requests under way have been answered.
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
