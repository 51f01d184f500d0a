"""A browser for the tests of the page: one Chromium for each module, a fresh sandbox and visit for each test."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, async_playwright, expect

from sandbox.client import Sandbox
from tests.sandbox.tiny_bot import TinyBot, running

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DESK = {"width": 1280, "height": 800}

Tavern = tuple[Sandbox, TinyBot]
Visit = Callable[..., Awaitable[Page]]
"""Opens the page of a sandbox: `await visit(sandbox, **what Playwright's new_context takes)`."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    """The machine's Chromium; tests that need it are skipped where there is none."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def visit(chromium: Browser) -> AsyncIterator[Visit]:
    """Visits, each with a browser profile of its own. No page may complain by the end of the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        lost_line = said.text.startswith("WebSocket connection to")  # the browser's own remark when the server goes
        if said.type == "error" and not lost_line:
            complaints.append(said.text)

    async def open_page(sandbox: Sandbox, **profile: Any) -> Page:
        context = await chromium.new_context(**{"viewport": DESK, "color_scheme": "dark", "locale": "en-US", **profile})
        contexts.append(context)
        page = await context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", hear)
        await page.goto(sandbox.url)
        await expect(page.get_by_test_id("where")).to_have_text("table-one")
        return page

    yield open_page
    for context in contexts:
        await context.close()
    assert complaints == []


@pytest_asyncio.fixture(loop_scope="module")
async def tavern(visit: Visit) -> AsyncIterator[Tavern]:
    """A sandbox with the small bot in it. It ends before the visits do, as a server does that is stopped."""
    async with Sandbox.serve() as sandbox, running(sandbox) as bot:
        yield sandbox, bot
