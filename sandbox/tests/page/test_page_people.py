"""One reader who is several people, while things come and go."""

import asyncio
import json
import urllib.request

import discord
import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from sandbox.client import Sandbox
from sandbox.tests.page.conftest import Tavern, Visit
from sandbox.tests.tiny_bot import running

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def become(page: Page, name: str) -> None:
    """Switch to another of the people."""
    await page.get_by_test_id(f"user-{name}").click()


async def test_an_ephemeral_is_seen_by_one_and_waits_with_a_mark(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    bruno = await sandbox.user("Bruno")
    await bruno.command("play word", word="psst")
    await expect(page.get_by_test_id("user-bruno").get_by_test_id("calls")).to_have_text("1")
    await expect(page.get_by_text("psst")).to_have_count(0)
    await become(page, "bruno")
    await expect(page.get_by_text("psst")).to_be_visible()
    await expect(page.get_by_text("Solo tu puoi vedere questo messaggio")).to_be_visible()
    await expect(page.get_by_test_id("calls")).to_have_count(0)
    await page.get_by_test_id("dismiss").click()
    await expect(page.get_by_text("psst")).to_have_count(0)
    assert bruno.ephemerals() == []


async def test_who_is_called_by_name_is_marked_and_the_message_is_tinted(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    bruno, claire = await sandbox.user("Bruno"), await sandbox.user("Claire")
    await claire.say(f"Your move, <@{bruno.id}>")
    await expect(page.get_by_test_id("message")).to_contain_text("Your move, @Bruno")
    await expect(page.get_by_test_id("message")).not_to_have_attribute("data-calling", "")
    await expect(page.get_by_test_id("user-bruno")).to_have_accessible_name("Bruno, 1 new for you")
    await become(page, "bruno")
    await expect(page.get_by_test_id("message").locator("visible=true")).to_have_attribute("data-calling", "")


async def test_alt_and_a_digit_switch_and_each_keeps_their_draft(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    composer = page.get_by_test_id("composer")
    await composer.fill("Alice has begun")
    await page.keyboard.press("Alt+2")
    await expect(page.get_by_test_id("user-bruno")).to_have_attribute("aria-pressed", "true")
    await expect(composer).to_have_value("")
    await page.keyboard.press("Alt+1")
    await expect(composer).to_have_value("Alice has begun")


async def test_a_draft_keeps_the_value_behind_the_choice_that_was_made(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    await page.get_by_test_id("composer").press_sequentially("/play word word:roll e s")
    await page.get_by_test_id("suggestion").filter(has_text="Roll E South").click()
    await become(page, "bruno")
    await become(page, "alice")
    await page.get_by_test_id("send").click()
    await expect(page.get_by_test_id("message").locator("visible=true")).to_contain_text("roll e south")


async def test_switching_stays_in_the_channel_and_a_reload_with_both(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    await page.get_by_test_id("channel-lounge").click()
    await become(page, "claire")
    await expect(page.get_by_test_id("where")).to_have_text("lounge")
    await page.reload()
    await expect(page.get_by_test_id("user-claire")).to_have_attribute("aria-pressed", "true")
    await expect(page.get_by_test_id("where")).to_have_text("lounge")


async def test_a_private_channel_stays_with_whom_it_belongs_to(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    sandbox.guild.permit("lounge", "everyone", deny=("VIEW_CHANNEL",))
    sandbox.guild.permit("lounge", "Claire", allow=("VIEW_CHANNEL",))
    page = await visit(sandbox)
    await become(page, "claire")
    await page.get_by_test_id("channel-lounge").click()
    await become(page, "bruno")
    await expect(page.get_by_test_id("where")).to_have_text("table-one")
    await expect(page.get_by_test_id("channel-lounge")).to_have_count(0)


async def test_who_is_on_turn_has_a_ring(tavern: Tavern, visit: Visit) -> None:
    sandbox, bot = tavern
    page = await visit(sandbox)
    bruno = await sandbox.user("Bruno")
    view = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(f"<@{bruno.id}> to move"))
    view.stop()
    channel = bot.get_partial_messageable(int(sandbox.guild.channel("table-one").id))
    table = await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())
    await expect(page.get_by_test_id("user-bruno")).to_have_attribute("data-turn", "")
    await expect(page.get_by_test_id("user-bruno")).to_have_accessible_name("Bruno, on turn")
    await table.edit(view=discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay("Bruno has won")))
    await expect(page.get_by_test_id("user-bruno")).not_to_have_attribute("data-turn", "")


async def test_channels_open_and_show_what_is_unread(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    bruno = await sandbox.user("Bruno")
    await bruno.say("over here", channel="lounge")
    lounge = page.get_by_test_id("channel-lounge")
    await expect(lounge).to_have_attribute("data-unread", "")
    await lounge.click()
    await expect(page.get_by_text("over here")).to_be_visible()
    await expect(lounge).not_to_have_attribute("data-unread", "")
    await expect(page.get_by_test_id("where")).to_have_text("lounge")


async def test_the_bot_can_be_spoken_to_alone(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])
    await page.get_by_test_id("open-dm").click()
    await page.get_by_test_id("channel-dm").click()
    await expect(page.get_by_test_id("where")).to_have_text("Tavolino")
    await page.get_by_test_id("composer").fill("/play count")
    await page.get_by_test_id("send").click()
    await expect(page.get_by_test_id("container")).to_contain_text("Count0")


async def test_a_bot_that_is_away_is_announced_calmly(visit: Visit) -> None:
    async with Sandbox.serve() as sandbox:
        async with running(sandbox):
            page = await visit(sandbox)
            await expect(page.locator("#banner")).to_be_hidden()
        await expect(page.locator("#banner")).to_have_text("Tavolino is restarting…")
        async with running(sandbox):
            await expect(page.locator("#banner")).to_be_hidden()


async def test_the_page_finds_back_after_the_server_was_gone(visit: Visit) -> None:
    async with Sandbox.serve() as sandbox, running(sandbox):
        page = await visit(sandbox)
        port = sandbox.port
    await expect(page.locator("#banner")).to_have_text("The line is down. Reconnecting…")
    async with Sandbox.serve(port) as sandbox, running(sandbox):
        bruno = await sandbox.user("Bruno")
        await bruno.say("back again")
        await expect(page.get_by_text("back again")).to_be_visible()
        await expect(page.locator("#banner")).to_be_hidden()


async def test_a_line_on_which_nothing_comes_is_told(tavern: Tavern, visit: Visit) -> None:
    page = await visit(tavern[0])

    def stay_silent(line: WebSocketRoute) -> None:
        """Take the call and say nothing."""

    await page.route_web_socket("**/people/*", stay_silent)
    await page.reload()
    await expect(page.locator("#banner")).to_have_text("The line is down. Reconnecting…")
    await expect(page.get_by_test_id("where")).to_be_empty()


async def test_a_server_that_hangs_up_is_dialled_ever_more_slowly(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    alice = await sandbox.user("Alice")
    dialled: list[float] = []
    enough = asyncio.Event()

    async def hang_up(line: WebSocketRoute) -> None:
        if line.url.endswith(alice.id):
            dialled.append(asyncio.get_running_loop().time())
            if len(dialled) == 4:
                enough.set()
        await line.close()

    await page.route_web_socket("**/people/*", hang_up)
    await page.reload()
    async with asyncio.timeout(10):
        await enough.wait()
    assert dialled[3] - dialled[2] > 0.9, "a quarter of a second, half a one, a whole one"
    await expect(page.locator("#banner")).to_have_text("The line is down. Reconnecting…")


async def test_what_is_new_is_read_aloud_once_it_has_come_to_rest(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    bruno = await sandbox.user("Bruno")
    await bruno.command("play count")
    await expect(page.get_by_test_id("announcer")).to_have_text("Tavolino: Count0")
    await bruno.click("More")
    await expect(page.get_by_test_id("announcer")).to_have_text("Tavolino: Count1")


async def test_a_newcomer_is_told_how_to_begin_until_a_table_is_there(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    page = await visit(sandbox)
    await expect(page.locator("#hint")).to_be_hidden()  # this bot has no such game yet
    await asyncio.to_thread(register, sandbox, "tris_2")
    await expect(page.locator("#hint")).to_contain_text("Start with /play tris_2, then switch to Bruno and press Join.")
    await page.get_by_role("button", name="/play tris_2").click()
    await expect(page.get_by_test_id("composer")).to_have_value("/play tris_2 ")
    await (await sandbox.user("Bruno")).command("play count")
    await expect(page.locator("#hint")).to_be_hidden()
    await page.get_by_test_id("channel-lounge").click()
    await expect(page.locator("#hint")).to_be_visible()  # no table is to be seen in this one


async def test_in_direct_messages_nobody_is_told_to_let_others_join(tavern: Tavern, visit: Visit) -> None:
    sandbox, _ = tavern
    await asyncio.to_thread(register, sandbox, "tris_2")
    page = await visit(sandbox)
    await expect(page.locator("#hint")).to_be_visible()
    await page.get_by_test_id("open-dm").click()
    await page.get_by_test_id("channel-dm").click()
    await expect(page.get_by_test_id("where")).to_have_text("Tavolino")
    await expect(page.locator("#hint")).to_be_hidden()


def register(sandbox: Sandbox, game: str) -> None:
    """Add a game to the commands, beside `/play count`."""
    names = ("count", game)
    options = [{"type": 1, "name": name, "description": name} for name in names]
    request = urllib.request.Request(  # noqa: S310 # the sandbox's own address
        f"{sandbox.url}/api/v10/applications/{sandbox.application_id}/commands",
        json.dumps([{"name": "play", "description": "Play", "type": 1, "options": options}]).encode(),
        {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"},
        method="PUT",
    )
    urllib.request.urlopen(request).close()  # noqa: S310
