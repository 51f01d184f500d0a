"""The page on a phone, by day and by night, for all eyes."""

import pytest
from playwright.async_api import expect

from sandbox.tests.page.conftest import Tavern, Visit

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHONE = {"viewport": {"width": 400, "height": 800}, "has_touch": True, "is_mobile": True}
DARK, LIGHT = "rgb(25, 33, 43)", "rgb(253, 252, 249)"
WORDS_ON_GROUND = [
    *(
        (words, ground)
        for words in ("text", "bright", "muted")
        for ground in ("ground", "side", "card", "field", "float")
    ),
    *((words, ground) for words in ("amber", "bad", "link", "mention-text") for ground in ("ground", "card")),
    ("muted", "rail"),
    ("amber", "rail"),
    ("amber", "side"),
    ("bright", "secondary"),
    *(("on-colour", button) for button in ("primary", "success", "danger")),
]
"""What is written on what, by the names of the style sheet's colours."""


async def test_a_phone_has_one_column_and_nothing_sticks_out(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox, **PHONE)
    bruno = await sandbox.user("Bruno")
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


async def test_a_phone_types_commands_by_touch_alone(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0], **PHONE)
    await page.get_by_test_id("slash").tap()
    await page.get_by_test_id("suggestion").filter(has_text="/play slow").tap()
    await page.get_by_test_id("suggestion").filter(has_text="private").tap()
    await page.get_by_test_id("suggestion").filter(has_text="No").tap()
    await expect(page.get_by_test_id("composer")).to_be_focused()
    await page.get_by_test_id("send").tap()
    await expect(page.get_by_test_id("message")).to_contain_text("In en-US")


async def test_a_phone_shows_what_is_offered_whole(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0], **PHONE)
    await page.get_by_test_id("slash").tap()
    details = page.locator(".offer-detail")
    await expect(details).to_have_text(["Count up", "Think first", "Never answer", "Say a word", "Say hello"])
    heights = await details.evaluate_all("all => all.map((one) => [one.scrollHeight, one.clientHeight])")
    assert all(0 < needed <= given for needed, given in heights), heights


@pytest.mark.parametrize(("scheme", "first", "turned"), [("dark", DARK, LIGHT), ("light", LIGHT, DARK)])
async def test_the_light_follows_the_system_until_one_chooses(
    tavern: Tavern, visit: Visit, scheme: str, first: str, turned: str
) -> None:
    page = await visit(tavern[0], color_scheme=scheme)
    ground = page.locator("main")
    await expect(ground).to_have_css("background-color", first)
    await page.get_by_test_id("theme").click()
    await expect(ground).to_have_css("background-color", turned)
    await page.reload()
    await expect(ground).to_have_css("background-color", turned)


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_all_words_stand_out_from_their_ground(tavern: Tavern, visit: Visit, scheme: str) -> None:
    page = await visit(tavern[0], color_scheme=scheme)
    colours: dict[str, str] = await page.evaluate(
        """(names) => {
            const style = getComputedStyle(document.documentElement);
            return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
        }""",
        sorted({name for pair in WORDS_ON_GROUND for name in pair}),
    )
    faint = {pair: contrast(*(colours[name] for name in pair)) for pair in WORDS_ON_GROUND}
    assert {pair: ratio for pair, ratio in faint.items() if ratio < 4.5} == {}


def contrast(one: str, other: str) -> float:
    """The contrast of two colours `#rrggbb` by WCAG 2: 1 to 21, and 4.5 for text."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    """A colour's relative luminance by WCAG 2."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
