"""Pictures on the page: as large as in Discord's client, galleries, loading, and enlarged."""

import asyncio

import discord
import pytest
from playwright.async_api import Locator, Route, expect

from sandbox.client import Guild
from sandbox.testing.browser import PHONE, Visit
from sandbox.tests.page.conftest import post, send_line
from sandbox.tests.tiny_bot import TinyBot

pytestmark = pytest.mark.asyncio(loop_scope="session")

Sizes = list[tuple[int, int]]
BOARD, TALL, SMALL = (1100, 700), (1000, 1400), (120, 80)


def gallery(count: int) -> "discord.ui.MediaGallery[discord.ui.LayoutView]":
    """Returns a gallery of the pictures `0.png`, `1.png`, ..."""
    items = [discord.MediaGalleryItem(f"attachment://{n}.png", description=f"picture {n}") for n in range(count)]
    return discord.ui.MediaGallery(*items)


def container(count: int) -> "discord.ui.Container[discord.ui.LayoutView]":
    """Returns a container with a coloured edge and such a gallery, like the message of a table."""
    return discord.ui.Container(gallery(count), accent_colour=0x3BA55D)


async def sizes(frames: Locator) -> Sizes:
    """Returns the widths and heights of elements, rounded to CSS pixels."""
    found = await frames.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"
    )
    return [(round(width), round(height)) for width, height in found]


async def test_a_picture_is_fitted_into_550_by_350_and_never_enlarged(guild: Guild, bot: TinyBot, visit: Visit) -> None:
    fitted = {BOARD: (550, 350), TALL: (250, 350), (2000, 400): (550, 110), SMALL: SMALL}
    page = await visit(guild)
    for picture in fitted:
        await post(guild, bot, container(1), files=[picture])
    frames = page.get_by_role("button", name="picture 0")
    await expect(frames).to_have_count(len(fitted))
    assert await sizes(frames) == [*fitted.values()]


async def test_a_phone_shows_a_picture_over_the_width_of_the_message_unless_it_is_small(
    guild: Guild, bot: TinyBot, visit: Visit
) -> None:
    large = [BOARD, TALL, (400, 300)]
    page = await visit(guild, **PHONE)
    for picture in (*large, SMALL):
        await post(guild, bot, container(1), files=[picture])
    frames = page.get_by_role("button", name="picture 0")
    await expect(frames).to_have_count(len(large) + 1)
    *shown, small = await sizes(frames)
    for picture, (width, height) in zip(large, shown, strict=True):
        assert 300 <= width <= 350
        assert abs(height - width * picture[1] / picture[0]) <= 1
    assert small == SMALL
    assert await page.evaluate("document.documentElement.scrollWidth") == 400


GRIDS: dict[int, Sizes] = {
    2: [(273, 273)] * 2,
    3: [(365, 350), (181, 173), (181, 173)],
    4: [(273, 173)] * 4,
    5: [(273, 273)] * 2 + [(181, 181)] * 3,
    6: [(181, 181)] * 6,
    7: [(550, 350)] + [(181, 181)] * 6,
    10: [(550, 350)] + [(181, 181)] * 9,
}
"""The sizes of so many pictures."""


async def test_several_pictures_are_laid_out_in_a_grid(guild: Guild, bot: TinyBot, visit: Visit) -> None:
    page = await visit(guild)
    for number, (count, shown) in enumerate(GRIDS.items()):
        await post(guild, bot, container(count), files=[BOARD, TALL][:count] + [SMALL] * (count - 2))
        frames = page.get_by_test_id("gallery").nth(number).get_by_role("button")
        await expect(frames).to_have_count(count)
        assert await sizes(frames) == shown


async def test_a_grid_fills_the_width_of_the_message_on_a_phone(guild: Guild, bot: TinyBot, visit: Visit) -> None:
    page = await visit(guild, **PHONE)
    await post(guild, bot, container(3), files=[BOARD, TALL, SMALL])
    grid = page.get_by_test_id("gallery")
    await expect(grid).to_be_visible()
    [(width, height)] = await sizes(grid)
    assert 300 <= width <= 350
    assert abs(height - width * 350 / 550) <= 1


async def test_the_pictures_of_a_message_without_components_are_one_gallery(
    guild: Guild, bot: TinyBot, visit: Visit
) -> None:
    page = await visit(guild)
    await post(guild, bot, files=[BOARD, TALL])
    frames = page.get_by_test_id("gallery").get_by_role("button")
    await expect(frames).to_have_count(2)
    assert await sizes(frames) == [(273, 273)] * 2


async def test_a_picture_keeps_its_place_while_it_loads_and_opens_enlarged(
    guild: Guild, bot: TinyBot, visit: Visit
) -> None:
    page = await visit(guild)
    loading = asyncio.Event()

    async def hold(route: Route) -> None:
        await loading.wait()
        await route.continue_()

    await page.route("**/cdn/**", hold)
    await post(guild, bot, gallery(1), files=[BOARD])
    frame = page.get_by_role("button", name="picture 0")
    before = await frame.bounding_box()
    assert before is not None
    assert (before["width"], before["height"]) == (550, 350)
    loading.set()
    await expect(page.get_by_alt_text("picture 0")).to_have_js_property("naturalWidth", 1100)
    assert await frame.bounding_box() == before
    await frame.click()
    await expect(page.get_by_role("dialog", name="picture 0")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_an_edit_keeps_pictures_that_look_alike_each_in_its_place(
    guild: Guild, bot: TinyBot, visit: Visit
) -> None:
    page = await visit(guild)
    await post(guild, bot, *(gallery(1) for _ in range(3)), files=[BOARD])
    shown = page.get_by_test_id("gallery").get_by_role("img")
    await expect(shown).to_have_count(3)
    for one in await shown.all():
        await expect(one).to_have_js_property("complete", value=True)
    sent = guild.messages()[-1]
    channel = bot.get_partial_messageable(int(sent.channel))
    edited = discord.ui.LayoutView(timeout=None)
    edited.stop()
    for item in (discord.ui.TextDisplay("edited"), *(gallery(1) for _ in range(3))):
        edited.add_item(item)
    await channel.get_partial_message(int(sent.id)).edit(view=edited)
    await expect(page.get_by_text("edited", exact=True)).to_be_visible()
    await expect(shown).to_have_count(3)


async def test_an_edit_keeps_the_old_picture_until_the_new_one_has_loaded(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await send_line(page, "/play count")
    picture = page.get_by_test_id("gallery").get_by_role("img")
    await expect(picture).to_have_js_property("complete", value=True)
    old = await picture.get_attribute("src")
    loading = asyncio.Event()

    async def hold(route: Route) -> None:
        await loading.wait()
        await route.continue_()

    await page.route("**/cdn/**", hold)
    await page.get_by_role("button", name="More").click()
    await expect(page.get_by_test_id("container")).to_contain_text("Count1")
    assert await picture.get_attribute("src") == old
    loading.set()
    await expect(picture).not_to_have_attribute("src", old or "")
    await expect(picture).to_have_js_property("complete", value=True)
