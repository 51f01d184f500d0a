"""Serves the application on loopback, inside a running event loop."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState

BACKLOG = 2048
"""How many connections may wait to be accepted: a burst of five hundred clicks opens hundreds at once."""
CLOSE_SECONDS = 2.0
"""How long open connections may take to close by themselves."""


def listen(port: int) -> socket.socket:
    """Returns a socket bound to 127.0.0.1; port 0 means any free port.

    It has an explicit protocol number, since asyncio sets TCP_NODELAY only then; without it each answer takes 40 ms.

    Raises:
        OSError: the port is taken.
    """
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", port))
    except OSError:
        listener.close()
        raise
    return listener


def free_port() -> int:
    """Returns a port of 127.0.0.1 that is free at this moment."""
    with listen(0) as listener:
        return int(listener.getsockname()[1])


@asynccontextmanager
async def serving(asgi: ASGIApp, listener: socket.socket) -> AsyncIterator[None]:
    """Serves `asgi` on this socket within the block.

    uvicorn's own `Server` would handle the process's signals and check only every tenth of a second whether to stop.
    """
    loop = asyncio.get_running_loop()
    config = uvicorn.Config(
        asgi,
        lifespan="off",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=2**26,
        ws_ping_interval=None,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        timeout_keep_alive=75,  # longer than in the bot's client, so that the client closes idle connections first
        interface="asgi3",
        server_header=False,
        date_header=False,
    )
    config.load()
    state = ServerState()

    def protocol() -> asyncio.Protocol:
        made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg] # each of uvicorn's classes
            config=config, server_state=state, app_state={}, _loop=loop
        )
        return made

    server = await loop.create_server(protocol, sock=listener, backlog=BACKLOG)
    try:
        yield
    finally:
        server.close()
        for connection in list(state.connections):
            with suppress(InvalidState):  # a websocket that is just closing by itself
                connection.shutdown()
        if state.tasks:
            await asyncio.wait(state.tasks, timeout=CLOSE_SECONDS)
        for connection in list(state.connections):
            connection.transport.abort()
