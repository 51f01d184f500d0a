"""A sandbox with the small bot for all tests of the page in a worker, and a guild of its own for each test."""

import io
from collections.abc import AsyncIterator, Sequence

import discord
import pytest_asyncio
from playwright.async_api import Page

from sandbox.client import Guild, Sandbox
from sandbox.testing.browser import Visit, chromium, tabs, visit
from sandbox.tests.pictures import png
from sandbox.tests.tiny_bot import TinyBot, running

__all__ = ["Visit", "become", "chromium", "post", "send_line", "tabs", "visit"]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared() -> AsyncIterator[tuple[Sandbox, TinyBot]]:
    """The sandbox that all tests share, with the small bot."""
    async with Sandbox.serve() as sandbox, running(sandbox) as bot:
        yield sandbox, bot


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(shared: tuple[Sandbox, TinyBot]) -> Sandbox:
    """The shared sandbox: tests change nothing in it but its clock and their own guild."""
    return shared[0]


@pytest_asyncio.fixture(loop_scope="session")
async def bot(shared: tuple[Sandbox, TinyBot]) -> TinyBot:
    """The shared bot, which answers in all guilds."""
    return shared[1]


@pytest_asyncio.fixture(loop_scope="session")
async def guild(sandbox: Sandbox, visit: Visit) -> AsyncIterator[Guild]:
    """A new guild with users of its own; its pages are left after it is closed, as when a server stops."""
    guild = sandbox.new_guild()
    yield guild
    await guild.close()


@pytest_asyncio.fixture(loop_scope="session")
async def own_sandbox(visit: Visit) -> AsyncIterator[Sandbox]:
    """A sandbox that the test shares with no other, for tests that change the commands."""
    async with Sandbox.serve() as sandbox:
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def own_bot(own_sandbox: Sandbox) -> AsyncIterator[TinyBot]:
    """The small bot in it."""
    async with running(own_sandbox) as bot:
        yield bot


async def become(page: Page, name: str) -> None:
    """Switches the page to another of the people."""
    await page.get_by_test_id(f"user-{name.lower()}").click()


async def send_line(page: Page, line: str) -> None:
    """Writes a whole line into the composer and sends it."""
    await page.get_by_test_id("composer").fill(line)
    await page.get_by_test_id("send").click()


async def post(
    guild: Guild, bot: TinyBot, *items: "discord.ui.Item[discord.ui.LayoutView]", files: Sequence[tuple[int, int]] = ()
) -> None:
    """Makes the bot send these components to the first channel, with pictures of these sizes: `0.png`, `1.png`, ..."""
    channel = bot.get_partial_messageable(int(guild.channel("table-one").id))
    pictures = [discord.File(io.BytesIO(png(*size)), f"{number}.png") for number, size in enumerate(files)]
    if not items:
        await channel.send(files=pictures)
        return
    view = discord.ui.LayoutView(timeout=None)
    view.stop()
    for item in items:
        view.add_item(item)
    await channel.send(view=view, files=pictures)
