"""Typing on the page: commands by keyboard, by whole lines, by touch, with choices and with mistakes."""

import re

import pytest
from playwright.async_api import Page, expect

from sandbox.tests.page.conftest import Tavern, Visit

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def typed(page: Page, text: str) -> None:
    """Type into the composer, key by key."""
    await page.get_by_test_id("composer").press_sequentially(text)


async def test_a_command_is_found_and_filled_in_by_the_keyboard(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    composer, offers = page.get_by_test_id("composer"), page.get_by_test_id("suggestion")
    await typed(page, "/")
    await expect(offers).to_contain_text(["/play count", "/play slow", "/play silent", "/play word", "/greet"])
    await typed(page, "cou")
    await expect(offers).to_have_text(["/play countCount up"])
    await composer.press("Tab")
    await expect(composer).to_have_value("/play count ")
    await expect(offers).to_have_text(["start:Where to begin"])
    await composer.press("ArrowDown")
    await composer.press("Enter")
    await expect(composer).to_have_value("/play count start:")
    await typed(page, "3")
    await composer.press("Enter")
    await expect(page.get_by_test_id("container")).to_contain_text("Count3")
    await expect(composer).to_have_value("")


async def test_whoever_just_types_types_into_the_composer(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    await page.keyboard.type("/gre")
    await expect(page.get_by_test_id("suggestion")).to_have_text(["/greetSay hello"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("modal-input")).to_be_focused()
    await page.keyboard.type("Zoe")  # the form has the keys while it is open
    await expect(page.get_by_test_id("modal-input")).to_have_value("Zoe")


async def test_escape_puts_the_list_away_and_enter_alone_sends(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    await typed(page, "/play count")
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("suggestions")).to_be_hidden()
    await page.keyboard.press("Enter")
    await expect(page.get_by_test_id("container")).to_contain_text("Count0")


async def test_the_bot_completes_what_one_types(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    composer, offers = page.get_by_test_id("composer"), page.get_by_test_id("suggestion")
    await typed(page, "/play word roll")
    await expect(offers).to_have_text(["Roll E North", "Roll E South"])
    await composer.press("ArrowDown")
    await composer.press("Enter")
    await expect(composer).to_have_value("/play word word:Roll E South ")
    await composer.press("Enter")
    await expect(page.get_by_test_id("message")).to_contain_text("roll e south")  # the value behind the choice's name


@pytest.mark.parametrize("line", ["/play word keep it up", "/play word word:keep it up", "/PLAY word  keep it up "])
async def test_a_line_that_comes_whole_is_meant_as_it_stands(tavern: Tavern, visit: Visit, line: str) -> None:
    page = await visit(tavern[0])
    await page.get_by_test_id("composer").fill(line)
    await page.get_by_test_id("composer").press("Enter")
    await expect(page.get_by_test_id("message")).to_contain_text("keep it up")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("/play word", "word: This option is required."),
        ("/play count start:12", "start: Enter 9 or less."),
        ("/play count 1.5", "start: Enter a whole number."),
        ("/play slow private:maybe", "private: Pick one from the list."),
        ("/nonsense at all", "There is no command /nonsense."),
    ],
)
async def test_a_mistake_is_named_and_nothing_is_sent(tavern: Tavern, visit: Visit, line: str, problem: str) -> None:
    page = await visit(tavern[0])
    composer = page.get_by_test_id("composer")
    await composer.fill(line)
    await page.get_by_test_id("send").click()
    await expect(page.get_by_test_id("problem")).to_have_text(problem)
    await expect(composer).to_have_attribute("aria-invalid", "true")
    await expect(composer).to_have_value(re.compile(f"^{re.escape(line)}"))  # what was typed is there to be mended
    await expect(page.get_by_test_id("message")).to_have_count(0)


async def test_options_are_chips_that_say_what_is_missing(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
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


async def test_commands_speak_the_readers_language(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    await page.get_by_test_id("language").select_option("it")
    await expect(page.get_by_test_id("composer")).to_have_attribute("placeholder", "Scrivi in #table-one")
    await page.get_by_test_id("composer").fill("/play slow private:sì")
    await page.get_by_test_id("composer").press("Enter")
    await expect(page.get_by_test_id("message")).to_contain_text("In it")
    person = sandbox.world.person("Alice")
    assert person is not None
    assert person.locale == "it"


async def test_plain_words_are_said_in_the_channel(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    bruno = await sandbox.user("Bruno")
    page = await visit(sandbox)
    await typed(page, "two lines")
    await page.keyboard.press("Shift+Enter")
    await typed(page, "of mine")
    await page.keyboard.press("Enter")
    assert (await bruno.sees(lambda message: "mine" in message.text)).text == "two lines\nof mine"


async def test_what_may_not_be_said_comes_back(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    sandbox.guild.permit("table-one", "Bruno", deny=("SEND_MESSAGES",))
    page = await visit(sandbox)
    await page.get_by_test_id("user-bruno").click()
    await page.get_by_test_id("composer").fill("may I?")
    await page.get_by_test_id("send").click()
    await expect(page.get_by_test_id("problem")).to_have_text("You may not write in this channel")
    await expect(page.get_by_test_id("composer")).to_have_value("may I?")
