"""On a long line connections stay open, and those that keep them open leave enough for answers."""

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from discord.http import Route

from bot.ui.gateway import warm_connections
from bot.ui.gateway.warm_connections import CONNECTIONS, LONG, PARTS, connector, keep_connections_warm


async def test_connections_are_opened_at_once_and_then_used_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    under_way, at_once, connections, enough = 0, list[int](), list[object](), asyncio.Event()

    async def gateway(request: web.Request) -> web.Response:
        nonlocal under_way
        under_way += 1
        at_once.append(under_way)
        connections.append(request.transport)
        if len(connections) == 2 * CONNECTIONS:
            enough.set()
        await asyncio.sleep(0.02)
        under_way -= 1
        return web.Response()

    app = web.Application()
    app.router.add_get("/gateway", gateway)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    monkeypatch.setattr(warm_connections, "USED_EVERY", PARTS * 0.05)
    client: Any = SimpleNamespace(http=SimpleNamespace(connector=connector()))
    uplink: Any = SimpleNamespace(round_trip=2 * LONG)
    warming = asyncio.create_task(keep_connections_warm(client, uplink, aiohttp.TraceConfig()))
    try:
        async with asyncio.timeout(60):
            await enough.wait()
    finally:
        warming.cancel()
        await client.http.connector.close()
        await runner.cleanup()
    assert max(at_once[CONNECTIONS:]) <= CONNECTIONS // PARTS
    assert len({*connections[:CONNECTIONS]}) == CONNECTIONS
    assert {*connections[CONNECTIONS : 2 * CONNECTIONS]} == {*connections[:CONNECTIONS]}, "each in turn"
