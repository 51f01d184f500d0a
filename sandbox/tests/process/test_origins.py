"""Requests of other websites are refused."""

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sandbox.client import Sandbox
from sandbox.tests.raw_bot import Api


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("127.0.0.1:{port}", None, 200),
        ("127.0.0.1:{port}", "http://127.0.0.1:{port}", 200),
        ("LOCALHOST:{port}", "http://localhost:{port}", 200),
        ("[::1]:{port}", None, 200),
        ("localhost", None, 200),
        ("127.0.0.1:{port}", "http://127.0.0.1:1", 403),
        ("127.0.0.1:{port}", "https://127.0.0.1:{port}", 403),
        ("127.0.0.1:{port}", "https://example.org", 403),
        ("127.0.0.1:{port}", "null", 403),
        ("example.org:{port}", None, 403),
        ("example.org:{port}", "http://example.org:{port}", 403),
        ("127.0.0.1.example.org", None, 403),
        ("localhost@example.org", None, 403),
    ],
)
async def test_requests_are_accepted_by_host_and_origin(
    api: Api, sandbox: Sandbox, host: str, origin: str | None, status: int
) -> None:
    headers = {"Host": host.format(port=sandbox.port)}
    if origin:
        headers["Origin"] = origin.format(port=sandbox.port)
    for path in ("/", "/people", "/api/v10/gateway"):
        async with api.session.get(f"{sandbox.url}{path}", headers=headers) as answer:
            assert answer.status == status


async def test_websockets_of_other_sites_are_refused(sandbox: Sandbox) -> None:
    address = sandbox.url.replace("http", "ws", 1)
    for path in (f"/people/{sandbox.world.guild.people[0].id}", "/gateway"):
        with pytest.raises(InvalidStatus, match="403"):
            await connect(address + path, proxy=None, additional_headers={"Origin": "https://example.org"})
        async with connect(address + path, proxy=None, additional_headers={"Origin": sandbox.url}) as socket:
            assert await socket.recv()
