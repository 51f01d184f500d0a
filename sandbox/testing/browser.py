"""Pytest fixtures for tests of the page: one Chromium for each worker, with reused tabs.

A new tab costs three times the processor time of a test. So a tab returns to a blank page with empty storage, and
serves the next test with the same profile. Tests that use these fixtures run in the session's event loop: `pytestmark =
pytest.mark.asyncio(loop_scope="session")`.
"""

import shutil
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Protocol

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first one takes half of the processor time, since it is Chromium without its window."""
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
DESKTOP = {"width": 1280, "height": 800}
PHONE: dict[str, Any] = {"viewport": {"width": 400, "height": 800}, "has_touch": True, "is_mobile": True}
"""The profile of a phone, for `visit(place, **PHONE)`."""
PATIENCE = 15_000
"""The most milliseconds for an expectation: on a busy machine a page is slow."""


class Place(Protocol):
    """A sandbox or one of its guilds, which has a page."""

    @property
    def url(self) -> str:
        """The page's address."""


Visit = Callable[..., Awaitable[Page]]
"""Opens a page: `await visit(place, fresh=False, **profile)`; the profile is that of Playwright's `new_context`.

With `fresh` the tab is new and not reused, for tests that replace functions of the browser.
"""


class Tabs:
    """The open tabs of a browser by profile, and the errors that they have logged."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Page]] = defaultdict(list)
        self.errors: list[str] = []

    async def take(self, profile: dict[str, Any]) -> Page:
        """Returns a free tab with this profile, or opens one."""
        free = self._free[repr(profile)]
        return free.pop() if free else await self.open(profile)

    async def open(self, profile: dict[str, Any]) -> Page:
        """Opens a tab."""
        context = await self._browser.new_context(**profile)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._note)
        return page

    def _note(self, message: ConsoleMessage) -> None:
        lost_connection = message.text.startswith("WebSocket connection to")  # logged when a server stops
        replaced = "404" in message.text and "/cdn/" in message.location["url"]  # by an edit, while it was loaded
        if message.type == "error" and not lost_connection and not replaced:
            self.errors.append(f"{message.text} ({message.location['url']})")

    async def give_back(self, page: Page, profile: dict[str, Any]) -> None:
        """Leaves the page, clears its storage, and keeps the tab for other tests."""
        await page.unroute_all(behavior="ignoreErrors")
        await page.evaluate("localStorage.clear()")
        await page.goto("about:blank")
        self._free[repr(profile)].append(page)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """Starts the machine's Chromium; skips the tests that need it if there is none."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def tabs(chromium: Browser) -> Tabs:
    """The tabs that the tests reuse."""
    return Tabs(chromium)


@pytest_asyncio.fixture(loop_scope="session")
async def visit(tabs: Tabs) -> AsyncIterator[Visit]:
    """Opens pages. Fails the test if one of them logs an error."""
    used: list[tuple[Page, dict[str, Any], bool]] = []
    tabs.errors.clear()

    async def open_page(place: Place, *, fresh: bool = False, **profile: Any) -> Page:
        # Drawing the frames of animations takes a tenth of the processor time.
        usual = {"viewport": DESKTOP, "color_scheme": "dark", "locale": "en-US", "reduced_motion": "reduce"}
        profile = {**usual, **profile}
        page = await (tabs.open(profile) if fresh else tabs.take(profile))
        used.append((page, profile, fresh))
        await page.goto(place.url)
        await expect(page.get_by_test_id("where")).to_have_text("table-one")
        return page

    yield open_page
    for page, profile, fresh in used:
        await (page.context.close() if fresh else tabs.give_back(page, profile))
    assert tabs.errors == [], tabs.errors
