"""A sandbox with the small bot in it for each test of the page."""

from collections.abc import AsyncIterator

import pytest_asyncio

from sandbox.client import Sandbox
from sandbox.testing.browser import Visit, chromium, visit
from sandbox.tests.tiny_bot import TinyBot, running

__all__ = ["Tavern", "Visit", "chromium", "visit"]

Tavern = tuple[Sandbox, TinyBot]


@pytest_asyncio.fixture(loop_scope="module")
async def tavern(visit: Visit) -> AsyncIterator[Tavern]:
    """A sandbox with the small bot in it. It ends before the visits do, as a server does that is stopped."""
    async with Sandbox.serve() as sandbox, running(sandbox) as bot:
        yield sandbox, bot
