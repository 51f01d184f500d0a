"""Threads, servers, roles and a user's own app on the page, on a desktop and on a phone."""

from typing import Any

import discord
import pytest
from playwright.async_api import Page, expect

from sandbox.client import Guild, Sandbox
from sandbox.testing.browser import PHONE, Visit
from sandbox.tests.page.conftest import become
from sandbox.tests.tiny_bot import TinyBot
from sandbox.world.calendar import add_event, delete_event, event_changed
from sandbox.world.scheduled_events import EventStatus, ScheduledEvent

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_thread_is_started_from_a_message_opened_and_deleted(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await (await guild.user("Bruno")).say("Who plays?")
    message = page.get_by_test_id("message")
    await message.hover()
    await page.get_by_test_id("start-thread").click()
    await page.get_by_test_id("thread-name").fill("a quiet corner")
    await page.get_by_test_id("question-yes").click()
    await page.locator(".thread-chip").click()
    await expect(page.get_by_test_id("where")).to_have_text("a quiet corner")
    await expect(page.get_by_test_id("channel-a quiet corner")).to_have_attribute("aria-current", "page")
    await page.get_by_test_id("composer").fill("hello in here")
    await page.get_by_test_id("send").click()
    await expect(page.get_by_test_id("message").filter(has_text="hello in here")).to_be_visible()
    await page.get_by_test_id("delete-channel").click()
    await page.get_by_test_id("question-yes").click()
    await expect(page.get_by_test_id("where")).to_have_text("table-one")
    await expect(page.locator(".thread-chip")).to_have_count(0)


async def test_a_thread_without_a_message_is_announced_and_links_back(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await page.get_by_test_id("new-thread").click()
    await page.get_by_test_id("thread-name").fill("aside")
    await page.get_by_test_id("question-yes").click()
    await expect(page.get_by_test_id("message")).to_contain_text("Alice started a thread: aside")
    await page.get_by_role("button", name="aside", exact=True).last.click()
    await expect(page.get_by_test_id("where")).to_have_text("aside")
    await page.get_by_role("button", name="table-one ›").click()
    await expect(page.get_by_test_id("where")).to_have_text("table-one")


async def test_a_scheduled_event_leads_to_the_channel_of_its_link(sandbox: Sandbox, guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    world, now = sandbox.world, sandbox.clock.now()
    link = f"https://discord.com/channels/{guild.id}/{guild.channel('lounge').id}/1"
    event = ScheduledEvent("7", guild.id, world.bot.id, "Friday Cup", None, link, now + 3600, now + 7200)
    add_event(world, world.guilds[guild.id], event)
    line = page.get_by_test_id("event-7")
    await expect(line).to_contain_text("Friday Cup")
    await line.click()
    await expect(page.get_by_test_id("where")).to_have_text("lounge")
    event.status = EventStatus.ACTIVE
    event_changed(world, world.guilds[guild.id], event)
    await expect(line).to_contain_text("now")
    delete_event(world, world.guilds[guild.id], event)
    await expect(line).to_have_count(0)


async def test_messages_are_deleted_by_their_authors_and_moderators(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await become(page, "claire")
    await (await guild.user("Bruno")).say("oops")
    await page.get_by_test_id("message").locator("visible=true").hover()
    await expect(page.get_by_test_id("start-thread").locator("visible=true")).to_have_count(1)
    await expect(page.get_by_test_id("delete").locator("visible=true")).to_have_count(0)
    await expect(page.get_by_test_id("delete-channel")).to_have_count(0)
    await become(page, "bruno")
    await page.get_by_test_id("message").locator("visible=true").hover()
    await page.get_by_test_id("delete").locator("visible=true").click()
    await expect(page.get_by_test_id("message")).to_have_count(0)


async def test_members_show_their_roles_and_open_direct_messages(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await expect(page.get_by_test_id("member-dieter")).to_contain_text("Moderator")
    await expect(page.get_by_test_id("member-claire")).to_contain_text("Regular")
    await page.get_by_test_id("member-claire").click()
    await expect(page.get_by_test_id("where")).to_have_text("Claire")
    await page.get_by_test_id("composer").fill("psst")
    await page.get_by_test_id("send").click()
    await become(page, "claire")
    await page.get_by_test_id("channel-Alice").click()
    await expect(page.get_by_test_id("message").locator("visible=true")).to_contain_text("psst")


async def test_a_users_own_app_works_in_a_server_without_the_bot(
    own_sandbox: Sandbox, own_bot: TinyBot, visit: Visit
) -> None:
    own_sandbox.new_guild("Annex", "annex-hall", people_of=own_sandbox.guild, with_bot=False)
    for command in own_bot.tree.get_commands():
        command.allowed_installs = discord.app_commands.AppInstallationType(guild=True, user=True)
    await own_bot.tree.sync()
    page = await visit(own_sandbox)
    await page.get_by_test_id("channel-annex-hall").click()
    await expect(page.locator("#guild")).to_have_text("Annex")
    await expect(page.get_by_test_id("member-tavolino")).to_have_count(0)
    await page.get_by_test_id("composer").press_sequentially("/")
    await expect(page.get_by_test_id("suggestion")).to_have_count(0)
    await page.get_by_test_id("install").click()
    await expect(page.get_by_test_id("install")).to_have_attribute("aria-pressed", "true")
    await page.get_by_test_id("composer").fill("")
    await page.get_by_test_id("composer").press_sequentially("/play count")
    await page.get_by_test_id("send").click()
    await expect(page.get_by_test_id("container")).to_contain_text("Count")


class Picker(discord.ui.View):
    """A select of each type that discord.py has, and one in which exactly three values are selected."""

    def __init__(self, role: int) -> None:
        super().__init__(timeout=None)
        chosen = [discord.Object(role, type=discord.Role)]
        options = [discord.SelectOption(label=slot) for slot in ("a1", "a2", "a3", "a4")]
        selects: tuple[Any, ...] = (
            discord.ui.RoleSelect(placeholder="Roles", max_values=2, default_values=chosen),
            discord.ui.MentionableSelect(placeholder="Anyone"),
            discord.ui.ChannelSelect(placeholder="Channels", channel_types=[discord.ChannelType.text]),
            discord.ui.Select(placeholder="Three cards", min_values=3, max_values=3, options=options),
        )
        for select in selects:
            select.callback = self.report
            self.add_item(select)

    async def report(self, interaction: discord.Interaction) -> None:
        """Sends how many values were selected, and of which types."""
        picked: Any = interaction.data
        await interaction.response.send_message(f"{len(picked['values'])}: {sorted(picked.get('resolved', {}))}")


async def send_selects(guild: Guild, bot: TinyBot) -> None:
    """Makes the bot send the selects to the first channel."""
    channel = bot.get_partial_messageable(int(guild.channel("table-one").id))
    role = int(guild.role_id("Regular"))
    await channel.send(f"<@&{role}>", view=Picker(role))


async def pick(page: Page, face: str, *labels: str) -> None:
    """Selects options in the select that shows `face`."""
    select = page.get_by_test_id("select").filter(has_text=face)
    await select.click()
    for label in labels:
        await page.get_by_test_id("select-option").locator("visible=true").filter(has_text=label).click()


async def test_selects_of_every_type_can_be_used(
    guild: Guild, bot: TinyBot, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "on_interaction", _ignore)  # the selects' own callbacks respond
    page = await visit(guild)
    await send_selects(guild, bot)
    await expect(page.locator(".mention")).to_have_text("@Regular")
    await pick(page, "@Regular", "@Moderator")
    await page.keyboard.press("Tab")
    await page.locator(".select-list:popover-open .primary").click()
    await expect(page.locator("#views").get_by_text("2: ['roles']")).to_be_visible()
    await pick(page, "Anyone", "@Moderator")
    await expect(page.locator("#views").get_by_text("1: ['roles']")).to_be_visible()
    await pick(page, "Channels", "#lounge")
    await expect(page.locator("#views").get_by_text("1: ['channels']")).to_be_visible()
    await pick(page, "Three cards", "a1", "a2")
    done = page.locator(".select-list:popover-open .primary")
    await expect(done).to_be_disabled()
    await page.get_by_test_id("select-option").locator("visible=true").filter(has_text="a3").click()
    await expect(page.get_by_test_id("select-option").locator("visible=true").filter(has_text="a4")).to_have_attribute(
        "aria-disabled", "true"
    )
    await done.click()
    await expect(page.locator("#views").get_by_text("3: []")).to_be_visible()


async def _ignore(interaction: discord.Interaction) -> None:
    assert interaction.type is discord.InteractionType.component


async def test_threads_and_selects_fit_a_phone(
    guild: Guild, sandbox: Sandbox, bot: TinyBot, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sandbox.new_guild("Annex", "annex-hall", people_of=guild)
    alice = await guild.user("Alice")
    start = await (await guild.user("Bruno")).say("A long evening with a long name, who is there?")
    await alice.open_thread("A thread with a name that is much longer than any phone is wide", message=start)
    monkeypatch.setattr(bot, "on_interaction", _ignore)
    page = await visit(guild, **PHONE)
    await send_selects(guild, bot)
    await expect(page.get_by_test_id("select")).to_have_count(4)
    assert await page.evaluate("document.documentElement.scrollWidth") == 400
    assert await page.locator(".scroller").evaluate("box => box.scrollWidth - box.clientWidth") == 0
    await page.locator(".thread-chip").tap()
    await expect(page.get_by_test_id("where")).to_contain_text("A thread with a name")
    await expect(page.get_by_test_id("members-button")).to_be_in_viewport(ratio=1)
    await expect(page.get_by_test_id("delete-channel")).to_be_in_viewport(ratio=1)
