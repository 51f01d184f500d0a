"""As a stranger meets it: a whole game on the page in the browser, as two people, with the real bot."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from sandbox.client import Sandbox
from sandbox.testing.browser import Visit, chromium, tabs, visit
from sandbox.world.channels import ChannelType
from tests.e2e.conftest import Harness
from tests.e2e.forked_bot import forked
from tests.e2e.people import confirmed, edited, seat
from tests.examples import sampled

__all__ = ["chromium", "tabs", "visit"]

PHONE: ViewportSize = {"width": 400, "height": 800}
TALL_PHONE: ViewportSize = {"width": 400, "height": 850}
DESK: ViewportSize = {"width": 1280, "height": 800}


async def become(page: Page, name: str) -> None:
    """Plays on as somebody else."""
    await page.get_by_test_id(f"user-{name.lower()}").click()


async def press(page: Page, label: str) -> None:
    """Presses the button of this label in the newest message that has it."""
    await page.get_by_test_id("message").get_by_role("button", name=label, exact=True).last.click()


async def use(page: Page, line: str) -> None:
    """Types a command and sends it."""
    composer = page.get_by_test_id("composer")
    await composer.press_sequentially(line)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(composer).to_have_value("")


@pytest.mark.parametrize("viewport", sampled([PHONE, DESK], 2), ids=lambda one: str(one["width"]))
async def test_a_stranger_plays_a_game_of_tris_1(harness: Harness, visit: Visit, viewport: ViewportSize) -> None:
    """On a phone; with `SLOW=1` at a desk, too, where the other tests are."""
    page = await visit(harness.guild, viewport=viewport)
    await use(page, "/play tris_1")
    table = page.get_by_test_id("message").filter(has_text="Tris 1").first
    await expect(table).to_contain_text("One more player, and the game starts.")
    await become(page, "Bruno")
    await press(page, "Join")
    await expect(table).to_contain_text("Which cell for X?")
    for player, square in [("Alice", "B2"), ("Bruno", "A1"), ("Alice", "C1"), ("Bruno", "A2")]:
        await become(page, player)
        await press(page, square)
        await expect(table).to_contain_text(re.compile(f"on {square}"))
        mark = "X" if player == "Alice" else "O"
        await expect(table.get_by_alt_text(f"{square} {mark}")).to_be_attached()
    await become(page, "Alice")
    await use(page, "/move a3")
    await expect(table).to_contain_text("Alice wins")
    await expect(table.get_by_role("button", name="Rematch")).to_be_visible()
    await use(page, "/leaderboard")
    await expect(page.get_by_test_id("message").last).to_contain_text("Leaderboard")
    wide: Any = await page.evaluate("document.documentElement.scrollWidth")
    assert wide <= viewport["width"]


async def test_a_private_answer_is_for_one_pair_of_eyes(harness: Harness, visit: Visit) -> None:
    page = await visit(harness.guild)
    await use(page, "/move b2")
    refusal = page.locator("#views").get_by_text("Open one with /play")
    await expect(refusal).to_be_visible()
    await become(page, "Bruno")
    composer = page.get_by_test_id("composer")
    await composer.fill("I am Bruno")
    await composer.press("Enter")
    own = page.locator("#views").get_by_text("I am Bruno")
    await expect(own.locator("visible=true")).to_be_visible()  # what came before is drawn
    await expect(refusal.locator("visible=true")).to_have_count(0)


async def test_a_command_is_offered_only_where_it_can_be_used(harness: Harness, visit: Visit) -> None:
    page = await visit(harness.guild)
    offers, show = page.get_by_test_id("suggestion"), page.get_by_text("/tournament show", exact=True)
    await page.get_by_test_id("composer").press_sequentially("/t")
    await expect(show).to_be_visible()
    await page.get_by_test_id("open-dm").click()
    await expect(page.get_by_test_id("where")).to_have_text("Tavolino")
    await page.get_by_test_id("composer").press_sequentially("/t")
    await expect(offers.first).to_be_visible()
    await expect(show.locator("visible=true")).to_have_count(0)


async def test_on_the_second_evening_the_table_of_the_first_is_there(tmp_path: Path, visit: Visit) -> None:
    async with Sandbox.serve() as sandbox, forked(sandbox, tmp_path / "tavolino.db"):
        assert (await (await sandbox.user("Alice")).command("play tris_2")).ok
    async with Sandbox.serve() as sandbox, forked(sandbox, tmp_path / "tavolino.db"):
        page = await visit(sandbox)
        table = page.get_by_test_id("message").filter(has_text="One more player, and the game starts.")
        await expect(table).to_be_visible()
        hint = page.locator("#hint")
        await expect(hint).to_be_hidden()
        await page.get_by_test_id("channel-table-two").click()
        await expect(hint).to_contain_text("Type / to play.")


MEASURED = """() => {
    const keyed = (one) => one.offsetParent && one.querySelector("[class*=row] button");
    const message = [...document.querySelectorAll("[data-testid=message]")].filter(keyed).pop();
    const container = message.querySelector("[class*=container]");
    if (![...container.querySelectorAll("img")].every((one) => one.complete && one.naturalWidth)) return null;
    const { paddingTop, paddingBottom } = getComputedStyle(container);
    const tops = (row) => [...row.querySelectorAll("button")].map((one) => Math.round(one.getBoundingClientRect().top));
    const rows = [...container.querySelectorAll("[class*=row]")].map((row) => new Set(tops(row)).size);
    return {
        height: container.getBoundingClientRect().height - parseFloat(paddingTop) - parseFloat(paddingBottom),
        wraps: rows.some((lines) => lines > 1),
    };
}"""


async def in_sight(harness: Harness, visit: Visit, channels: Iterable[str]) -> None:
    """Measures the newest message with keys of each channel: it fits in at a desk and on a phone, and no row wraps."""
    page = await visit(harness.guild, viewport=TALL_PHONE)
    for viewport, room in ((TALL_PHONE, 640), (DESK, 620)):
        await page.set_viewport_size(viewport)
        for channel in channels:
            await page.get_by_test_id(f"channel-{channel}").dispatch_event("click")
            await expect(page.get_by_test_id("where")).to_have_text(channel)
            handle = await page.wait_for_function(MEASURED, polling=100)  # not at each frame
            measured = await handle.json_value()
            assert measured["height"] <= room, (channel, viewport)
            assert not measured["wraps"], (channel, viewport)


@pytest.mark.long
async def test_head_picture_question_and_keys_of_the_tallest_tables_are_in_sight_at_once(
    harness: Harness, visit: Visit
) -> None:
    """From the lobby to the end, with an offer, and in a hand of ten tiles."""
    tables: dict[str, dict[str, Any]] = {
        "table-one": {"game": "tris_2"},
        "table-two": {"game": "tris_on_steroids", "grid": "4x4"},
        "lounge": {"game": "set", "seconds": 30},
    }
    more = ("ended", "hand", "lobby")
    for channel in more:
        harness.guild.new_channel(channel, ChannelType.GUILD_TEXT)
    for person in (harness.alice, harness.bruno):
        await person.sees_channels(lambda names: set(more) <= set(names))
    for channel, options in tables.items():
        await seat(harness.alice, harness.bruno, channel=channel, **options)
    assert (await harness.alice.command("offer draw", channel="table-two")).ok
    await seat(harness.bruno, harness.alice, game="tris_2", channel="ended")
    assert (await confirmed(harness.bruno, "resign", "ended")).ok
    await edited(harness.alice, gone="?", channel="ended")
    await seat(harness.bruno, harness.alice, game="triodomino", channel="hand")
    assert (await harness.alice.click("My hand", channel="hand")).ok
    assert (await harness.bruno.command("play tris_2", channel="lobby")).ok
    await harness.alice.click("SET!", channel="lounge")
    await in_sight(harness, visit, (*tables, *more))
