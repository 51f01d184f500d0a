"""Threads, servers, roles and one's own app on the page, at a desk and on a phone."""

from typing import Any

import discord
import pytest
from playwright.async_api import Page, expect

from sandbox.client import Sandbox
from sandbox.tests.page.conftest import Tavern, Visit

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHONE = {"viewport": {"width": 400, "height": 800}, "has_touch": True, "is_mobile": True}


async def become(page: Page, name: str) -> None:
    await page.get_by_test_id(f"user-{name}").click()


async def test_a_thread_is_begun_from_a_message_entered_and_deleted(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    await (await sandbox.user("Bruno")).say("Who plays?")
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
    await expect(page.get_by_text("hello in here")).to_be_visible()
    await page.get_by_test_id("delete-channel").click()
    await page.get_by_test_id("question-yes").click()
    await expect(page.get_by_test_id("where")).to_have_text("table-one")
    await expect(page.locator(".thread-chip")).to_have_count(0)


async def test_a_thread_from_nothing_is_told_and_leads_back(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    await page.get_by_test_id("new-thread").click()
    await page.get_by_test_id("thread-name").fill("aside")
    await page.get_by_test_id("question-yes").click()
    await expect(page.get_by_test_id("message")).to_contain_text("Alice started a thread: aside")
    await page.get_by_role("button", name="aside", exact=True).last.click()
    await expect(page.get_by_test_id("where")).to_have_text("aside")
    await page.get_by_role("button", name="table-one ›").click()
    await expect(page.get_by_test_id("where")).to_have_text("table-one")


async def test_messages_are_deleted_by_who_may(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    await become(page, "claire")
    await (await sandbox.user("Bruno")).say("oops")
    await page.get_by_text("oops").locator("visible=true").hover()
    await expect(page.get_by_test_id("start-thread").locator("visible=true")).to_have_count(1)
    await expect(page.get_by_test_id("delete").locator("visible=true")).to_have_count(0)
    await expect(page.get_by_test_id("delete-channel")).to_have_count(0)
    await become(page, "bruno")
    await page.get_by_text("oops").locator("visible=true").hover()
    await page.get_by_test_id("delete").locator("visible=true").click()
    await expect(page.get_by_text("oops")).to_have_count(0)


async def test_who_is_in_the_server_shows_their_roles_and_is_talked_to(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    await expect(page.get_by_test_id("member-dieter")).to_contain_text("Moderator")
    await expect(page.get_by_test_id("member-claire")).to_contain_text("Regular")
    await page.get_by_test_id("member-claire").click()
    await expect(page.get_by_test_id("where")).to_have_text("Claire")
    await page.get_by_test_id("composer").fill("psst")
    await page.get_by_test_id("send").click()
    await become(page, "claire")
    await page.get_by_test_id("channel-Alice").click()
    await expect(page.get_by_text("psst").locator("visible=true")).to_be_visible()


async def test_a_second_server_has_its_own_channels_and_ones_own_app_is_used_there(
    tavern: Tavern, visit: Visit
) -> None:
    sandbox, bot = tavern
    sandbox.new_guild("Annex", "annex-hall", people_of=sandbox.guild, with_bot=False)
    tree = bot.tree
    for command in tree.get_commands():
        command.allowed_installs = discord.app_commands.AppInstallationType(guild=True, user=True)
    await tree.sync()
    page = await visit(sandbox)
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
    """One select of each kind that discord.py has, and one of exactly three."""

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
            select.callback = self.tell
            self.add_item(select)

    async def tell(self, interaction: discord.Interaction) -> None:
        """Say what was picked."""
        picked: Any = interaction.data
        await interaction.response.send_message(f"{len(picked['values'])}: {sorted(picked.get('resolved', {}))}")


async def shown(sandbox: Sandbox, bot: discord.Client) -> None:
    channel = bot.get_channel(int(sandbox.guild.channel("table-one").id))
    role = sandbox.world.guild.role_named("Regular")
    assert isinstance(channel, discord.TextChannel)
    assert role is not None
    await channel.send(f"<@&{role.id}>", view=Picker(int(role.id)))


async def pick(page: Page, face: str, *labels: str) -> None:
    select = page.get_by_test_id("select").filter(has_text=face)
    await select.click()
    for label in labels:
        await page.get_by_test_id("select-option").locator("visible=true").filter(has_text=label).click()


async def test_selects_of_every_kind_are_picked_from(tavern: Tavern, visit: Visit) -> None:
    sandbox, bot = tavern
    bot.on_interaction = _ignore  # type: ignore[method-assign] # the counting bot has no part in this
    page = await visit(sandbox)
    await shown(sandbox, bot)
    await expect(page.locator(".mention")).to_have_text("@Regular")
    await pick(page, "@Regular", "@Moderator")
    await page.keyboard.press("Tab")
    await page.locator(".select-list:popover-open .primary").click()
    await expect(page.get_by_text("2: ['roles']")).to_be_visible()
    await pick(page, "Anyone", "@Moderator")
    await expect(page.get_by_text("1: ['roles']")).to_be_visible()
    await pick(page, "Channels", "#lounge")
    await expect(page.get_by_text("1: ['channels']")).to_be_visible()
    await pick(page, "Three cards", "a1", "a2")
    done = page.locator(".select-list:popover-open .primary")
    await expect(done).to_be_disabled()
    await page.get_by_test_id("select-option").locator("visible=true").filter(has_text="a3").click()
    await expect(page.get_by_test_id("select-option").locator("visible=true").filter(has_text="a4")).to_have_attribute(
        "aria-disabled", "true"
    )
    await done.click()
    await expect(page.get_by_text("3: []")).to_be_visible()


async def _ignore(interaction: discord.Interaction) -> None:
    assert interaction.type is discord.InteractionType.component


async def test_all_of_it_fits_a_phone(tavern: Tavern, visit: Visit) -> None:
    sandbox, bot = tavern
    sandbox.new_guild("Annex", "annex-hall", people_of=sandbox.guild)
    alice = await sandbox.user("Alice")
    start = await (await sandbox.user("Bruno")).say("A long evening with a long name, who is there?")
    await alice.open_thread("A thread with a name that is much longer than any phone is wide", message=start)
    bot.on_interaction = _ignore  # type: ignore[method-assign] # as above
    page = await visit(sandbox, **PHONE)
    await shown(sandbox, bot)
    await expect(page.get_by_test_id("select")).to_have_count(4)
    assert await page.evaluate("document.documentElement.scrollWidth") == 400
    assert await page.locator(".scroller").evaluate("box => box.scrollWidth - box.clientWidth") == 0
    await page.locator(".thread-chip").tap()
    await expect(page.get_by_test_id("where")).to_contain_text("A thread with a name")
    await expect(page.get_by_test_id("members-button")).to_be_in_viewport(ratio=1)
    await expect(page.get_by_test_id("delete-channel")).to_be_in_viewport(ratio=1)
