"""Messages on the page: components, clicks, modals, and missing responses."""

import asyncio

import discord
import pytest
from playwright.async_api import expect

from sandbox.client import Guild, Sandbox
from sandbox.testing.browser import Visit
from sandbox.tests.page.conftest import post, send_line
from sandbox.tests.tiny_bot import TinyBot

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_click_updates_the_message_in_place(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await send_line(page, "/play count")
    await expect(page.get_by_test_id("message")).to_contain_text("Alice used /play")
    await expect(page.get_by_role("button", name="Never")).to_be_disabled()
    await page.get_by_role("button", name="More").press("Enter")
    await expect(page.get_by_test_id("container")).to_contain_text("Count1")
    await expect(page.get_by_alt_text("The board shows 1")).to_be_visible()
    await expect(page.get_by_test_id("message")).to_have_count(1)
    await expect(page.get_by_role("button", name="More")).to_be_focused()  # for who plays by keyboard


async def test_apps_have_commands_in_the_menus_of_messages_and_members(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await send_line(page, "well played")
    said = page.get_by_test_id("message").filter(has_text="well played")
    await said.hover()
    await said.get_by_test_id("apps").click()
    menu = page.get_by_test_id("context-menu")
    await expect(menu.get_by_role("button")).to_have_text(["Look at"])
    await menu.get_by_role("button", name="Look at").press("Enter")
    await expect(page.get_by_test_id("message").last).to_contain_text("I see: well played")
    await expect(menu).to_have_count(0)
    await expect(page.get_by_test_id("message").last.get_by_test_id("apps")).to_have_count(0)
    await page.get_by_test_id("member-bruno").hover()
    await page.get_by_test_id("apps-bruno").click()
    await menu.get_by_role("button", name="Wave at").click()
    await expect(page.get_by_test_id("message").last).to_contain_text("Hi, Bruno")


@pytest.fixture
def gate(bot: TinyBot, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """The bot responds to clicks only once this is set."""
    gate, answer = asyncio.Event(), bot.on_interaction

    async def wait_and_answer(interaction: discord.Interaction) -> None:
        await gate.wait()
        await answer(interaction)

    monkeypatch.setattr(bot, "on_interaction", wait_and_answer)
    return gate


async def test_a_clicked_button_is_busy_until_the_bot_responds(guild: Guild, visit: Visit, gate: asyncio.Event) -> None:
    page = await visit(guild)
    await send_line(page, "/play count")
    more = page.get_by_role("button", name="More")
    await more.click()
    await expect(more).to_have_attribute("aria-busy", "true")
    gate.set()
    await expect(page.get_by_test_id("container")).to_contain_text("Count1")
    await expect(more).not_to_have_attribute("aria-busy", "true")


async def test_a_click_without_a_response_shows_an_error_under_the_message(
    guild: Guild, sandbox: Sandbox, visit: Visit, gate: asyncio.Event
) -> None:
    page = await visit(guild)
    await send_line(page, "/play count")
    more = page.get_by_role("button", name="More")
    await more.click()
    await expect(more).to_have_attribute("aria-busy", "true")
    assert not gate.is_set()
    sandbox.clock.advance(3)
    await expect(page.get_by_test_id("failure")).to_contain_text("did not respond")
    await expect(more).not_to_have_attribute("aria-busy", "true")


async def test_a_command_without_a_response_shows_an_error(guild: Guild, sandbox: Sandbox, visit: Visit) -> None:
    page = await visit(guild)
    await send_line(page, "/play silent")
    await expect(page.get_by_test_id("waiting")).to_contain_text("Sending command")
    sandbox.clock.advance(3)
    await expect(page.get_by_test_id("waiting")).to_contain_text("did not respond")
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(page.get_by_test_id("waiting")).to_have_count(0)


async def test_a_modal_is_checked_and_submitted(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await send_line(page, "/greet")
    form, name = page.get_by_test_id("modal"), page.get_by_test_id("modal-input")
    await expect(form).to_contain_text("Your name")
    await expect(name).to_be_focused()
    await page.get_by_test_id("modal-submit").click()
    await expect(form).to_contain_text("Fill this in.")
    await name.fill("Zoe, the long")
    await expect(name).to_have_value("Zoe, the l")  # at most ten characters
    await name.fill("Zoe")
    await name.press("Enter")
    await expect(page.get_by_test_id("message")).to_contain_text("Hello Zoe")
    await expect(form).to_have_count(0)


async def test_several_selected_values_are_sent_together(guild: Guild, bot: TinyBot, visit: Visit) -> None:
    page = await visit(guild)
    options = [
        discord.SelectOption(label=f"Card {name}", value=name, description="three") for name in ("a1", "b2", "c3")
    ]
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(
        discord.ui.Select(custom_id="pick:4", placeholder="Two cards", min_values=2, max_values=2, options=options)
    )
    await post(guild, bot, row)
    await page.locator("#views").get_by_text("Two cards").click()
    done = page.get_by_role("button", name="Done")
    await page.get_by_role("option", name="Card a1").click()
    await expect(done).to_be_disabled()
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option", name="Card b2")).to_have_attribute("aria-disabled", "true")
    await done.click()
    await expect(page.get_by_test_id("container")).to_contain_text("Count5")


async def test_users_can_be_selected(guild: Guild, bot: TinyBot, visit: Visit) -> None:
    page = await visit(guild)
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(discord.ui.UserSelect(custom_id="who:6", placeholder="Against whom?"))
    await post(guild, bot, row)
    await page.locator("#views").get_by_text("Against whom?").click()
    await page.get_by_role("option", name="@Claire").click()
    await expect(page.get_by_test_id("container")).to_contain_text("Count7")


async def test_a_container_shows_its_colour_sections_and_links(guild: Guild, bot: TinyBot, visit: Visit) -> None:
    page = await visit(guild)
    container: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=0xE8B04B)
    thumbnail: discord.ui.Thumbnail[discord.ui.LayoutView] = discord.ui.Thumbnail(
        "attachment://0.png", description="dice"
    )
    container.add_item(discord.ui.Section("## Rules", "-# in short", accessory=thumbnail))
    container.add_item(discord.ui.Separator())
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(label="Elsewhere", url="https://example.org/rules"))
    await post(guild, bot, container.add_item(row), files=[(400, 300)])
    drawn = page.get_by_test_id("container")
    await expect(drawn).to_have_css("border-left-color", "rgb(232, 176, 75)")
    await expect(drawn.get_by_role("heading", name="Rules")).to_be_visible()
    await expect(drawn.get_by_alt_text("dice")).to_be_visible()
    await expect(drawn.get_by_role("separator")).to_be_visible()
    await expect(drawn.get_by_role("link", name="Elsewhere")).to_have_attribute("href", "https://example.org/rules")
    await expect(page.locator(".unknown")).to_have_count(0)


async def test_new_messages_dont_scroll_while_older_ones_are_read(guild: Guild, visit: Visit) -> None:
    bruno = await guild.user("Bruno")
    for number in range(45):
        await bruno.say(f"line {number}")
    page = await visit(guild)
    await expect(page.locator("#views").get_by_text("line 44")).to_be_in_viewport()
    scroller = page.locator(".scroller")
    await scroller.evaluate(
        """box => new Promise((scrolled) => {
            box.addEventListener("scroll", () => scrolled(), { once: true });
            box.scrollTop = 0;
        })"""
    )
    await bruno.say("news")
    recent = page.get_by_role("button", name="Newest messages")
    await expect(recent).to_be_visible()
    assert await scroller.evaluate("box => box.scrollTop") == 0
    await recent.click()
    await expect(page.locator("#views").get_by_text("news", exact=True)).to_be_in_viewport()


async def test_text_never_becomes_html(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    bruno = await guild.user("Bruno")
    hostile = "<img src=x onerror=alert(1)> [click](javascript:alert(1)) <b>bold</b>"
    await bruno.say(hostile)
    await expect(page.get_by_test_id("message").locator(".markdown")).to_have_text(hostile)
    assert await page.get_by_test_id("message").locator("img, b[onerror], .markdown a").count() == 0


async def test_an_ephemeral_message_changes_and_goes_without_a_press(guild: Guild, bot: TinyBot, visit: Visit) -> None:
    page = await visit(guild)
    await send_line(page, "/play word word:keep")
    await expect(page.get_by_test_id("message")).to_contain_text("keep")
    assert bot.latest is not None
    await bot.latest.edit_original_response(content="changed")
    await expect(page.get_by_test_id("message")).to_contain_text("changed")
    await bot.latest.delete_original_response()
    await expect(page.get_by_test_id("message")).to_have_count(0)
