"""The page on a phone, in both themes, and its contrast."""

import pytest
from playwright.async_api import expect

from sandbox.client import Guild
from sandbox.testing.browser import PHONE, Visit

pytestmark = pytest.mark.asyncio(loop_scope="session")

DARK, LIGHT = "rgb(25, 33, 43)", "rgb(253, 252, 249)"
TEXT_ON_BACKGROUND = [
    *(
        (text, background)
        for text in ("text", "bright", "muted")
        for background in ("ground", "side", "card", "field", "float")
    ),
    *((text, background) for text in ("amber", "bad", "link", "mention-text") for background in ("ground", "card")),
    ("muted", "rail"),
    ("amber", "rail"),
    ("amber", "side"),
    ("bright", "secondary"),
    *(("on-colour", button) for button in ("primary", "success", "danger")),
]
"""Pairs of text and background colours that occur, by their names in the style sheet."""


async def test_a_phone_has_one_column_and_nothing_overflows(guild: Guild, visit: Visit) -> None:
    page = await visit(guild, **PHONE)
    bruno = await guild.user("Bruno")
    await bruno.say("A" * 300 + "\n```\n" + "b" * 300 + "\n```")
    await bruno.command("play count")
    await expect(page.get_by_test_id("container")).to_be_in_viewport()
    assert await page.evaluate("document.documentElement.scrollWidth") == 400
    assert await page.locator(".scroller").evaluate("box => box.scrollWidth - box.clientWidth") == 0
    menu = page.get_by_test_id("menu")
    box = await menu.bounding_box()
    assert box is not None
    assert box["y"] > 700  # within reach of the thumb
    await menu.tap()
    await page.get_by_test_id("channel-lounge").tap()
    await expect(page.get_by_test_id("where")).to_have_text("lounge")
    await expect(page.locator("#sidebar")).to_be_hidden()
    await page.get_by_test_id("members-button").tap()
    await expect(page.locator("#members")).to_contain_text("Dieter")


async def test_the_longest_name_of_a_member_stands_beside_its_picture(guild: Guild, visit: Visit) -> None:
    await guild.user("Maximiliane Antoinette von und z")
    page = await visit(guild)
    entry = page.get_by_test_id("member-maximiliane antoinette von und z")
    picture, name = await entry.locator(".avatar").bounding_box(), await entry.locator(".author").bounding_box()
    assert picture is not None
    assert name is not None
    assert name["x"] > picture["x"] + picture["width"]


async def test_commands_can_be_entered_by_touch_alone(guild: Guild, visit: Visit) -> None:
    page = await visit(guild, **PHONE)
    await page.get_by_test_id("slash").tap()
    await page.get_by_test_id("suggestion").filter(has_text="/play slow").tap()
    await page.get_by_test_id("suggestion").filter(has_text="private").tap()
    await page.get_by_test_id("suggestion").filter(has_text="No").tap()
    await expect(page.get_by_test_id("composer")).to_be_focused()
    await page.get_by_test_id("send").tap()
    await expect(page.get_by_test_id("message")).to_contain_text("In en-US")


async def test_suggestions_are_not_cut_off_on_a_phone(guild: Guild, visit: Visit) -> None:
    page = await visit(guild, **PHONE)
    await page.get_by_test_id("slash").tap()
    details = page.locator(".suggestion-detail")
    await expect(details).to_have_text(["Count up", "Think first", "Never answer", "Say a word", "Say hello"])
    heights = await details.evaluate_all("all => all.map((one) => [one.scrollHeight, one.clientHeight])")
    assert all(0 < needed <= given for needed, given in heights), heights


@pytest.mark.parametrize(("scheme", "first", "other"), [("dark", DARK, LIGHT), ("light", LIGHT, DARK)])
async def test_the_theme_follows_the_system_until_one_is_chosen_and_all_text_has_enough_contrast(
    guild: Guild, visit: Visit, scheme: str, first: str, other: str
) -> None:
    page = await visit(guild, color_scheme=scheme)
    main = page.locator("main")
    await expect(main).to_have_css("background-color", first)
    colours: dict[str, str] = await page.evaluate(
        """(names) => {
            const style = getComputedStyle(document.documentElement);
            return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
        }""",
        sorted({name for pair in TEXT_ON_BACKGROUND for name in pair}),
    )
    ratios = {pair: contrast(*(colours[name] for name in pair)) for pair in TEXT_ON_BACKGROUND}
    assert {pair: ratio for pair, ratio in ratios.items() if ratio < 4.5} == {}
    await page.get_by_test_id("theme").click()
    await expect(main).to_have_css("background-color", other)
    await page.reload()
    await expect(main).to_have_css("background-color", other)


def contrast(one: str, other: str) -> float:
    """Returns the contrast of two colours `#rrggbb` by WCAG 2, from 1 to 21; text needs 4.5."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    """Returns a colour's relative luminance by WCAG 2."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
