"""Keeps connections to Discord's API open where opening one would take nearly as long as an answer may.

Relies on `HTTPClient.connector`, from which discord.py's session takes its connections.
"""

import asyncio

import aiohttp
import discord
import structlog
from discord.http import Route

from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.gateway.uplink import Uplink

log = structlog.get_logger()

KEPT_OPEN = 60.0
"""Seconds for which an idle connection stays open: less than Discord, or the sandbox, keeps one."""

USED_EVERY = 45.0
"""Seconds between two uses of a connection that keep it open."""

LONG = 0.35
"""The round trip, in seconds, from which connections are kept open: TCP and TLS take two before a request can go."""

CONNECTIONS = 24
"""The number of connections kept open: so many requests can be under way without opening another."""

PARTS = 3
"""How many groups the connections are used in, one after the other: a connection in use is not free for an answer."""


def connector() -> aiohttp.TCPConnector:
    """Returns the connector of a client, which keeps as many connections as the client uses at once."""
    return aiohttp.TCPConnector(limit=0, keepalive_timeout=KEPT_OPEN)


async def keep_connections_warm(client: discord.Client, uplink: Uplink, trace: aiohttp.TraceConfig) -> None:
    """Keeps connections open while round trips are long, else makes no requests. The client has to be logged in."""
    async with aiohttp.ClientSession(
        connector=client.http.connector, connector_owner=False, trace_configs=[trace]
    ) as session:
        opened = False
        while True:
            long = uplink.round_trip > LONG
            if long:  # aiohttp takes the connection that has been idle for longest
                requests = CONNECTIONS // PARTS if opened else CONNECTIONS
                await asyncio.gather(*[_use_one(session) for _ in range(requests)])
            opened = long
            await asyncio.sleep(USED_EVERY / PARTS)


async def _use_one(session: aiohttp.ClientSession) -> None:
    """Makes the shortest request that there is, which needs no token."""
    try:
        async with session.get(Route("GET", "/gateway").url) as answer:
            await answer.read()
    except NOT_SENT as error:
        log.debug("connection not kept open", why=repr(error))
