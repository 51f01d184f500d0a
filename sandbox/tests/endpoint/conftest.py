"""A worker of the sandbox's application, and a command."""

from collections.abc import AsyncIterator

import pytest

from sandbox.client import Sandbox
from sandbox.tests.endpoint.worker import Worker, worker
from sandbox.tests.raw_bot import Api


@pytest.fixture
async def http_worker(sandbox: Sandbox, api: Api) -> AsyncIterator[Worker]:
    """A worker whose URL is not set yet; the command `/go` is registered."""
    await api.register({"name": "go", "description": "Go"})
    async with worker(sandbox) as made:
        yield made
