"""The composer: commands by keyboard and as whole lines, autocomplete, errors, and plain messages."""

import re

import pytest
from playwright.async_api import Page, expect

from sandbox.client import Guild
from sandbox.testing.browser import Visit

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def type_text(page: Page, text: str) -> None:
    """Types into the composer, key by key."""
    await page.get_by_test_id("composer").press_sequentially(text)


async def test_a_command_is_found_and_filled_in_by_keyboard(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    composer, offers = page.get_by_test_id("composer"), page.get_by_test_id("suggestion")
    await type_text(page, "/")
    await expect(offers).to_contain_text(["/play count", "/play slow", "/play silent", "/play word", "/greet"])
    await type_text(page, "cou")
    await expect(offers).to_have_text(["/play countCount up"])
    await composer.press("Tab")
    await expect(composer).to_have_value("/play count ")
    await expect(offers).to_have_text(["start:Where to begin"])
    await composer.press("ArrowDown")
    await composer.press("Enter")
    await expect(composer).to_have_value("/play count start:")
    await type_text(page, "3")
    await composer.press("Enter")
    await expect(page.get_by_test_id("container")).to_contain_text("Count3")
    await expect(composer).to_have_value("")


async def test_typing_anywhere_goes_into_the_composer(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await page.keyboard.type("/gre")
    await expect(page.get_by_test_id("suggestion")).to_have_text(["/greetSay hello"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("modal-input")).to_be_focused()
    await page.keyboard.type("Zoe")  # while the modal is open, it has the keyboard
    await expect(page.get_by_test_id("modal-input")).to_have_value("Zoe")


async def test_escape_closes_the_suggestions_and_enter_then_sends(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await type_text(page, "/play count")
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("suggestions")).to_be_hidden()
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("container")).to_contain_text("Count0")


async def test_suggestions_come_from_the_bots_autocomplete(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    composer, offers = page.get_by_test_id("composer"), page.get_by_test_id("suggestion")
    await type_text(page, "/play word roll")
    await expect(offers).to_have_text(["Roll E North", "Roll E South"])
    await composer.press("ArrowDown")
    await composer.press("Enter")
    await expect(composer).to_have_value("/play word word:Roll E South ")
    await composer.press("Enter")
    await expect(page.get_by_test_id("message")).to_contain_text("roll e south")  # the choice's value, not its name


async def test_a_pasted_line_is_read_as_a_command(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    lines = ("/play word keep it up", "/play word word:keep it up", "/PLAY word  keep it up ")
    for number, line in enumerate(lines, start=1):
        await page.get_by_test_id("composer").fill(line)
        await page.get_by_test_id("composer").press("Enter")
        await expect(page.get_by_test_id("message")).to_contain_text(["keep it up"] * number)


async def test_an_error_is_shown_and_nothing_is_sent(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    composer = page.get_by_test_id("composer")
    problems = {
        "/play word": "word: This option is required.",
        "/play count start:12": "start: Enter 9 or less.",
        "/play count 1.5": "start: Enter a whole number.",
        "/play slow private:maybe": "private: Pick one from the list.",
        "/nonsense at all": "There is no command /nonsense.",
    }
    for line, problem in problems.items():
        await composer.fill("")
        await expect(page.get_by_test_id("problem")).to_be_empty()
        await composer.fill(line)
        await page.get_by_test_id("send").click()
        await expect(page.get_by_test_id("problem")).to_have_text(problem)
        await expect(composer).to_have_attribute("aria-invalid", "true")
        await expect(composer).to_have_value(re.compile(f"^{re.escape(line)}"))  # it can be corrected
    await expect(page.get_by_test_id("message")).to_have_count(0)


async def test_options_are_shown_as_chips(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    composer, chip = page.get_by_test_id("composer"), page.get_by_test_id("option-private")
    await composer.fill("/play slow ")
    await expect(chip).to_have_text("+ private")
    await chip.click()
    await expect(composer).to_have_value("/play slow private:")
    await page.get_by_test_id("suggestion").filter(has_text="Yes").click()
    await expect(composer).to_have_value("/play slow private:Yes ")
    await expect(chip).to_have_text("private")
    await composer.press("Enter")
    await expect(page.get_by_test_id("dismiss")).to_be_visible()


async def test_commands_use_the_users_language(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await page.get_by_test_id("language").select_option("it")
    await expect(page.get_by_test_id("composer")).to_have_attribute("placeholder", "Scrivi in #table-one")
    await page.get_by_test_id("composer").fill("/play slow private:sì")
    await page.get_by_test_id("composer").press("Enter")
    await expect(page.get_by_test_id("message")).to_contain_text("In it")
    assert guild.people[0].locale == "it"


async def test_text_without_a_slash_is_sent_as_a_message(guild: Guild, visit: Visit) -> None:
    bruno = await guild.user("Bruno")
    page = await visit(guild)
    await type_text(page, "two lines")
    await page.keyboard.press("Shift+Enter")
    await type_text(page, "of mine")
    await page.keyboard.press("Enter")
    assert (await bruno.sees(lambda message: "mine" in message.text)).text == "two lines\nof mine"


async def test_a_refused_message_stays_in_the_composer(guild: Guild, visit: Visit) -> None:
    guild.permit("table-one", "Bruno", deny=("SEND_MESSAGES",))
    page = await visit(guild)
    await page.get_by_test_id("user-bruno").click()
    await page.get_by_test_id("composer").fill("may I?")
    await page.get_by_test_id("send").click()
    await expect(page.get_by_test_id("problem")).to_have_text("You may not write in this channel")
    await expect(page.get_by_test_id("composer")).to_have_value("may I?")
