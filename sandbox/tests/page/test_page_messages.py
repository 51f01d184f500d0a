"""What the page makes of messages: components, pictures, presses, forms, and how the bot's silence looks."""

import asyncio
import io

import discord
import pytest
from playwright.async_api import Page, Route, expect

from sandbox.tests.page.conftest import Tavern, Visit
from sandbox.tests.pictures import png

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def post(tavern: Tavern, *items: "discord.ui.Item[discord.ui.LayoutView]", files: int = 0) -> None:
    """Have the bot send these components to the first channel, with so many pictures `0.png`, `1.png`, ..."""
    sandbox, bot = tavern
    view = discord.ui.LayoutView(timeout=None)
    view.stop()
    for item in items:
        view.add_item(item)
    channel = bot.get_partial_messageable(int(sandbox.guild.channel("table-one").id))
    await channel.send(view=view, files=[discord.File(io.BytesIO(png(400, 300)), f"{n}.png") for n in range(files)])


async def command(page: Page, line: str) -> None:
    """Send a line."""
    await page.get_by_test_id("composer").fill(line)
    await page.get_by_test_id("send").click()


async def test_a_press_changes_the_message_where_it_stands(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    await command(page, "/play count")
    await expect(page.get_by_test_id("message")).to_contain_text("Alice used /play")
    await expect(page.get_by_role("button", name="Never")).to_be_disabled()
    await page.get_by_role("button", name="More").press("Enter")
    await expect(page.get_by_test_id("container")).to_contain_text("Count1")
    await expect(page.get_by_alt_text("The board shows 1")).to_be_visible()
    await expect(page.get_by_test_id("message")).to_have_count(1)
    await expect(page.get_by_role("button", name="More")).to_be_focused()  # who plays by keyboard goes on from there


@pytest.fixture
def gate(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """The bot answers presses only once this is set."""
    _, bot = tavern
    gate, answer = asyncio.Event(), bot.on_interaction

    async def wait_and_answer(interaction: discord.Interaction) -> None:
        await gate.wait()
        await answer(interaction)

    monkeypatch.setattr(bot, "on_interaction", wait_and_answer)
    return gate


async def test_a_pressed_button_waits_for_the_bot(tavern: Tavern, visit: Visit, gate: asyncio.Event) -> None:
    page = await visit(tavern[0])
    await command(page, "/play count")
    more = page.get_by_role("button", name="More")
    await more.click()
    await expect(more).to_have_attribute("aria-busy", "true")
    gate.set()
    await expect(page.get_by_test_id("container")).to_contain_text("Count1")
    await expect(more).not_to_have_attribute("aria-busy", "true")


async def test_a_press_without_an_answer_says_so_under_the_message(
    tavern: Tavern, visit: Visit, gate: asyncio.Event
) -> None:
    page = await visit(tavern[0])
    await command(page, "/play count")
    more = page.get_by_role("button", name="More")
    await more.click()
    await expect(more).to_have_attribute("aria-busy", "true")
    assert not gate.is_set()
    tavern[0].clock.advance(3)
    await expect(page.get_by_test_id("failure")).to_contain_text("did not respond")
    await expect(more).not_to_have_attribute("aria-busy", "true")


async def test_the_bots_silence_is_said(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    await command(page, "/play silent")
    await expect(page.get_by_test_id("waiting")).to_contain_text("Sending command")
    sandbox.clock.advance(3)
    await expect(page.get_by_test_id("waiting")).to_contain_text("did not respond")
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(page.get_by_test_id("waiting")).to_have_count(0)


async def test_a_form_is_checked_and_handed_in(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    await command(page, "/greet")
    form, name = page.get_by_test_id("modal"), page.get_by_test_id("modal-input")
    await expect(form).to_contain_text("Your name")
    await expect(name).to_be_focused()
    await page.get_by_test_id("modal-submit").click()
    await expect(form).to_contain_text("Fill this in.")
    await name.fill("Zoe, the long")
    await expect(name).to_have_value("Zoe, the l")  # ten characters and no more
    await name.fill("Zoe")
    await name.press("Enter")
    await expect(page.get_by_test_id("message")).to_contain_text("Hello Zoe")
    await expect(form).to_have_count(0)


async def test_several_picks_go_out_together_when_the_list_closes(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    options = [
        discord.SelectOption(label=f"Card {name}", value=name, description="three") for name in ("a1", "b2", "c3")
    ]
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(
        discord.ui.Select(custom_id="pick:4", placeholder="Two cards", min_values=2, max_values=2, options=options)
    )
    await post(tavern, row)
    await page.get_by_text("Two cards").click()
    done = page.get_by_role("button", name="Done")
    await page.get_by_role("option", name="Card a1").click()
    await expect(done).to_be_disabled()
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option", name="Card b2")).to_have_attribute("aria-disabled", "true")
    await done.click()
    await expect(page.get_by_test_id("container")).to_contain_text("Count5")


async def test_people_can_be_picked(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(discord.ui.UserSelect(custom_id="who:6", placeholder="Against whom?"))
    await post(tavern, row)
    await page.get_by_text("Against whom?").click()
    await page.get_by_role("option", name="@Claire").click()
    await expect(page.get_by_test_id("container")).to_contain_text("Count7")


async def test_a_container_shows_its_colour_sections_and_links(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    container: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=0xE8B04B)
    thumbnail: discord.ui.Thumbnail[discord.ui.LayoutView] = discord.ui.Thumbnail(
        "attachment://0.png", description="dice"
    )
    container.add_item(discord.ui.Section("## Rules", "-# in short", accessory=thumbnail))
    container.add_item(discord.ui.Separator())
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(label="Elsewhere", url="https://example.org/rules"))
    await post(tavern, container.add_item(row), files=1)
    drawn = page.get_by_test_id("container")
    await expect(drawn).to_have_css("border-left-color", "rgb(232, 176, 75)")
    await expect(drawn.get_by_role("heading", name="Rules")).to_be_visible()
    await expect(drawn.get_by_alt_text("dice")).to_be_visible()
    await expect(drawn.get_by_role("separator")).to_be_visible()
    await expect(drawn.get_by_role("link", name="Elsewhere")).to_have_attribute("href", "https://example.org/rules")
    await expect(page.locator(".unknown")).to_have_count(0)


async def test_a_picture_has_its_box_before_it_comes_and_opens_large(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    come = asyncio.Event()

    async def hold(route: Route) -> None:
        await come.wait()
        await route.continue_()

    await page.route("**/cdn/**", hold)
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
    gallery.add_item(media="attachment://0.png", description="A board")
    await post(tavern, gallery, files=1)
    frame = page.get_by_role("button", name="A board")
    before = await frame.bounding_box()
    assert before is not None
    assert (before["width"], before["height"]) == (400, 300)
    come.set()
    await expect(page.get_by_alt_text("A board")).to_have_js_property("naturalWidth", 400)
    assert await frame.bounding_box() == before
    await frame.click()
    await expect(page.get_by_role("dialog", name="A board")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_an_edit_keeps_the_old_picture_until_the_new_one_is_ready(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    await command(page, "/play count")
    picture = page.get_by_test_id("gallery").get_by_role("img")
    await expect(picture).to_have_js_property("complete", value=True)
    old = await picture.get_attribute("src")
    come = asyncio.Event()

    async def hold(route: Route) -> None:
        await come.wait()
        await route.continue_()

    await page.route("**/cdn/**", hold)
    await page.get_by_role("button", name="More").click()
    await expect(page.get_by_test_id("container")).to_contain_text("Count1")
    assert await picture.get_attribute("src") == old
    come.set()
    await expect(picture).not_to_have_attribute("src", old or "")
    await expect(picture).to_have_js_property("complete", value=True)


async def test_reading_above_is_not_disturbed_by_what_comes_below(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    bruno = await sandbox.user("Bruno")
    for number in range(45):
        await bruno.say(f"line {number}")
    page = await visit(sandbox)
    await expect(page.get_by_text("line 44")).to_be_in_viewport()
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
    await expect(page.get_by_text("news", exact=True)).to_be_in_viewport()


async def test_what_is_said_never_becomes_markup(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    bruno = await sandbox.user("Bruno")
    hostile = "<img src=x onerror=alert(1)> [click](javascript:alert(1)) <b>bold</b>"
    await bruno.say(hostile)
    await expect(page.get_by_test_id("message").locator(".markdown")).to_have_text(hostile)
    assert await page.get_by_test_id("message").locator("img, b[onerror], .markdown a").count() == 0
