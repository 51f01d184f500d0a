"""Unread messages on the page: marks at channels, and how many messages have notified each person."""

import discord
import pytest
from playwright.async_api import Page, expect

from sandbox.client import Guild
from sandbox.testing.browser import Visit
from sandbox.tests.page.conftest import become
from sandbox.tests.tiny_bot import TinyBot

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def counts(page: Page, person: str, channel: str) -> None:
    """Expects these numbers at the person's face, and, while this person uses the page, at #lounge."""
    await expect(page.get_by_test_id("user-bruno").get_by_test_id("new-messages")).to_have_text(person)
    await expect(page.get_by_test_id("channel-lounge").get_by_test_id("new-in-channel")).to_have_text(channel)


async def test_messages_that_notify_are_counted_until_the_channel_is_opened(
    guild: Guild, bot: TinyBot, visit: Visit
) -> None:
    page = await visit(guild)
    bruno = await guild.user("Bruno")
    lounge = bot.get_partial_messageable(int(guild.channel("lounge").id))
    await lounge.send(f"<@{bruno.id}>, your turn")
    await lounge.send(f"Still <@{bruno.id}>", allowed_mentions=discord.AllowedMentions.none())
    last = await lounge.send(f"<@{bruno.id}>, are you there?")
    await become(page, "bruno")
    await counts(page, "2", "2")
    await last.delete()
    await counts(page, "1", "1")
    await page.reload()
    await counts(page, "1", "1")
    await page.get_by_test_id("channel-lounge").click()
    await expect(page.get_by_test_id("new-messages")).to_have_count(0)
    await expect(page.get_by_test_id("new-in-channel")).to_have_count(0)
    await page.reload()
    await expect(page.get_by_test_id("channel-lounge")).not_to_have_attribute("data-unread", "")


async def test_an_edit_makes_nothing_unread(guild: Guild, bot: TinyBot, visit: Visit) -> None:
    page = await visit(guild)
    bruno = await guild.user("Bruno")
    await become(page, "bruno")
    lounge = bot.get_partial_messageable(int(guild.channel("lounge").id))
    sent = await lounge.send("Alice to move")
    await page.get_by_test_id("channel-lounge").click()
    await page.get_by_test_id("channel-table-one").click()
    await sent.edit(content=f"<@{bruno.id}> to move")
    await bruno.sees(lambda message: "<@" in message.text, channel="lounge")
    await expect(page.get_by_test_id("channel-lounge")).not_to_have_attribute("data-unread", "")
    await expect(page.get_by_test_id("new-messages")).to_have_count(0)


async def test_a_direct_message_is_counted_without_a_mention(guild: Guild, bot: TinyBot, visit: Visit) -> None:
    page = await visit(guild)
    bruno = await guild.user("Bruno")
    await (await bot.create_dm(discord.Object(int(bruno.id)))).send("Your turn in #lounge")
    await expect(page.get_by_test_id("user-bruno").get_by_test_id("new-messages")).to_have_text("1")
    await become(page, "bruno")
    await expect(page.get_by_test_id("channel-dm").get_by_test_id("new-in-channel")).to_have_text("1")
    await page.get_by_test_id("channel-dm").click()
    await expect(page.get_by_test_id("new-messages")).to_have_count(0)
