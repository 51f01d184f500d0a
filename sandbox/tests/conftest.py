"""A sandbox for each test, checked against Discord's API description if DISCORD_OPENAPI names its file."""

from collections.abc import AsyncIterator, Iterator

import aiohttp
import pytest
from hypothesis import HealthCheck, settings

from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.testing.openapi import OpenApiCheck
from sandbox.tests.examples import SLOW
from sandbox.tests.raw_bot import USER_AGENT, Api, RawBot, gateway
from sandbox.tests.tiny_bot import TinyBot, running

# On a busy machine an example may take its time: nothing is measured here. SLOW=1 draws new examples, and more.
settings.register_profile(
    "patient",
    max_examples=1000 if SLOW else 20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=not SLOW,
)
settings.load_profile("patient")


@pytest.fixture
def openapi() -> Iterator[OpenApiCheck | None]:
    """The check; fails the test if there are violations."""
    check = OpenApiCheck.from_environment()
    yield check
    assert not (check and check.violations), "\n".join(check.violations)


@pytest.fixture
async def sandbox(openapi: OpenApiCheck | None) -> AsyncIterator[Sandbox]:
    """A sandbox without a bot. Its gateway has no gap between identifies, since tests open several sockets."""
    settings = GatewaySettings(identify_gap=0.0)
    async with Sandbox.serve(gateway_settings=settings, observer=openapi) as sandbox:
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[TinyBot]:
    """The small bot in it."""
    async with running(sandbox) as bot:
        yield bot


@pytest.fixture
async def api(sandbox: Sandbox) -> AsyncIterator[Api]:
    """Calls to the REST API."""
    async with aiohttp.ClientSession(headers={"User-Agent": USER_AGENT}) as session:
        yield Api(sandbox, session)


@pytest.fixture
async def raw(sandbox: Sandbox, api: Api) -> AsyncIterator[RawBot]:
    """A bot without a library, with a command `/go`."""
    await api.register({"name": "go", "description": "Go"})
    async with gateway(sandbox) as socket:
        await socket.identify(sandbox.token)
        yield RawBot(sandbox, api, socket)
