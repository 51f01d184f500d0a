"""Pytest fixtures for tests of the page: one Chromium for each module, a browser profile of its own for each visit."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, async_playwright, expect

from sandbox.client import Sandbox

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DESKTOP = {"width": 1280, "height": 800}

Visit = Callable[..., Awaitable[Page]]
"""Opens the page of a sandbox: `await visit(sandbox, **what Playwright's new_context takes)`."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    """Starts the machine's Chromium; skips the tests that need it where there is none."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def visit(chromium: Browser) -> AsyncIterator[Visit]:
    """Opens pages, each in a browser profile of its own. Fails the test if a page logs an error."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        lost_connection = message.text.startswith("WebSocket connection to")  # the browser's own, when the server stops
        if message.type == "error" and not lost_connection:
            errors.append(message.text)

    async def open_page(sandbox: Sandbox, **profile: Any) -> Page:
        defaults = {"viewport": DESKTOP, "color_scheme": "dark", "locale": "en-US"}
        context = await chromium.new_context(**{**defaults, **profile})
        contexts.append(context)
        page = await context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", note)
        await page.goto(sandbox.url)
        await expect(page.get_by_test_id("where")).to_have_text("table-one")
        return page

    yield open_page
    for context in contexts:
        await context.close()
    assert errors == []
