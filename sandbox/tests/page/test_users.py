"""Playing as several users on one page, and connections that come and go."""

import asyncio
import json
import urllib.request

import discord
import pytest
from playwright.async_api import WebSocketRoute, expect

from sandbox.client import Guild, Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.testing.browser import Visit
from sandbox.tests.page.conftest import become, send_line
from sandbox.tests.raw_bot import USER_AGENT
from sandbox.tests.tiny_bot import TinyBot, running

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_an_ephemeral_message_is_seen_by_one_user_and_counted_as_new(guild: Guild, visit: Visit) -> None:
    bruno = await guild.user("Bruno", locale="it")
    page = await visit(guild)
    await bruno.command("play word", word="psst")
    await expect(page.get_by_test_id("user-bruno").get_by_test_id("new-messages")).to_have_text("1")
    await expect(page.locator("#views").get_by_text("psst")).to_have_count(0)
    await become(page, "bruno")
    await expect(page.get_by_test_id("message")).to_contain_text("psst")
    await expect(page.locator("#views").get_by_text("Solo tu puoi vedere questo messaggio")).to_be_visible()
    await expect(page.get_by_test_id("new-messages")).to_have_count(0)
    await page.get_by_test_id("dismiss").click()
    await expect(page.get_by_test_id("message")).to_have_count(0)
    assert bruno.ephemerals() == []


async def test_a_mentioned_user_is_marked_and_the_message_highlighted(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    bruno, claire = await guild.user("Bruno"), await guild.user("Claire")
    await claire.say(f"Your move, <@{bruno.id}>")
    await expect(page.get_by_test_id("message")).to_contain_text("Your move, @Bruno")
    await expect(page.get_by_test_id("message")).not_to_have_attribute("data-mentioned", "")
    await expect(page.get_by_test_id("user-bruno")).to_have_accessible_name("Bruno, 1 new for you")
    await become(page, "bruno")
    await expect(page.get_by_test_id("message").locator("visible=true")).to_have_attribute("data-mentioned", "")


async def test_alt_and_a_digit_switch_users_and_each_keeps_their_draft(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    composer = page.get_by_test_id("composer")
    await composer.fill("Alice has begun")
    await page.keyboard.press("Alt+2")
    await expect(page.get_by_test_id("user-bruno")).to_have_attribute("aria-pressed", "true")
    await expect(composer).to_have_value("")
    await page.keyboard.press("Alt+1")
    await expect(composer).to_have_value("Alice has begun")


async def test_a_draft_keeps_the_value_of_the_choice_that_was_made(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await page.get_by_test_id("composer").press_sequentially("/play word word:roll e s")
    await page.get_by_test_id("suggestion").filter(has_text="Roll E South").click()
    await become(page, "bruno")
    await become(page, "alice")
    await page.get_by_test_id("send").click()
    await expect(page.get_by_test_id("message").locator("visible=true")).to_contain_text("roll e south")


async def test_switching_users_stays_in_the_channel_and_a_reload_keeps_both(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await page.get_by_test_id("channel-lounge").click()
    await become(page, "claire")
    await expect(page.get_by_test_id("where")).to_have_text("lounge")
    await page.reload()
    await expect(page.get_by_test_id("user-claire")).to_have_attribute("aria-pressed", "true")
    await expect(page.get_by_test_id("where")).to_have_text("lounge")


async def test_switching_users_leaves_a_channel_that_the_other_cant_see(guild: Guild, visit: Visit) -> None:
    guild.permit("lounge", "everyone", deny=("VIEW_CHANNEL",))
    guild.permit("lounge", "Claire", allow=("VIEW_CHANNEL",))
    page = await visit(guild)
    await become(page, "claire")
    await page.get_by_test_id("channel-lounge").click()
    await become(page, "bruno")
    await expect(page.get_by_test_id("where")).to_have_text("table-one")
    await expect(page.get_by_test_id("channel-lounge")).to_have_count(0)


def table_of(text: str) -> discord.ui.LayoutView:
    """Returns a message with this text and a button."""
    view = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(text))
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    view.add_item(row.add_item(discord.ui.Button(label="Move", custom_id="move")))
    view.stop()
    return view


async def test_the_user_on_turn_is_marked(guild: Guild, bot: TinyBot, visit: Visit) -> None:
    page = await visit(guild)
    bruno, claire = await guild.user("Bruno"), await guild.user("Claire")
    channel = bot.get_partial_messageable(int(guild.channel("table-one").id))
    nobody = discord.AllowedMentions.none()
    table = await channel.send(view=table_of(f"<@{bruno.id}> to move"), allowed_mentions=nobody)
    await expect(page.get_by_test_id("user-bruno")).to_have_attribute("data-turn", "")
    ping = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(f"<@{claire.id}>, they have begun"))
    await channel.send(view=ping)
    await expect(page.get_by_test_id("user-claire")).to_have_accessible_name("Claire, 1 new for you")
    await expect(page.get_by_test_id("user-bruno")).to_have_accessible_name("Bruno, on turn")
    await table.edit(view=table_of("Bruno has won"), allowed_mentions=nobody)
    await expect(page.get_by_test_id("user-bruno")).not_to_have_attribute("data-turn", "")


async def test_channels_open_and_show_that_they_are_unread(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    bruno = await guild.user("Bruno")
    await bruno.say("over here", channel="lounge")
    lounge = page.get_by_test_id("channel-lounge")
    await expect(lounge).to_have_attribute("data-unread", "")
    await lounge.click()
    await expect(page.get_by_test_id("message")).to_contain_text("over here")
    await expect(lounge).not_to_have_attribute("data-unread", "")
    await expect(page.get_by_test_id("where")).to_have_text("lounge")


async def test_commands_work_in_direct_messages_with_the_bot(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    await page.get_by_test_id("open-dm").click()
    await expect(page.get_by_test_id("where")).to_have_text("Tavolino")
    await page.get_by_test_id("composer").fill("/play count")
    await page.get_by_test_id("send").click()
    await expect(page.get_by_test_id("container")).to_contain_text("Count0")


async def test_a_banner_says_that_the_bot_is_offline(visit: Visit) -> None:
    settings = GatewaySettings(identify_gap=0.0)  # so that the bot is back at once
    async with Sandbox.serve(gateway_settings=settings) as sandbox:
        async with running(sandbox):
            page = await visit(sandbox)
            await expect(page.locator("#banner")).to_be_hidden()
        await expect(page.locator("#banner")).to_have_text("Tavolino is starting…")
        async with running(sandbox):
            await expect(page.locator("#banner")).to_be_hidden()


async def test_the_page_reconnects_after_the_server_was_down(visit: Visit) -> None:
    async with Sandbox.serve() as sandbox, running(sandbox):
        page = await visit(sandbox)
        port = sandbox.port
    await expect(page.locator("#banner")).to_have_text("The line is down. Reconnecting…")
    async with Sandbox.serve(port) as sandbox, running(sandbox):
        bruno = await sandbox.user("Bruno")
        await bruno.say("back again")
        await expect(page.get_by_test_id("message")).to_contain_text("back again")
        await expect(page.locator("#banner")).to_be_hidden()


async def test_a_connection_that_receives_nothing_is_reported(guild: Guild, visit: Visit) -> None:
    page = await visit(guild, fresh=True)

    def stay_silent(socket: WebSocketRoute) -> None:
        """Accepts the connection and sends nothing."""

    await page.route_web_socket("**/people/*", stay_silent)
    await page.reload()
    await expect(page.locator("#banner")).to_have_text("The line is down. Reconnecting…")
    await expect(page.get_by_test_id("where")).to_be_empty()


async def test_reconnecting_backs_off(guild: Guild, visit: Visit) -> None:
    page = await visit(guild, fresh=True)
    alice = await guild.user("Alice")
    attempts: list[float] = []
    enough = asyncio.Event()

    async def close(socket: WebSocketRoute) -> None:
        if f"/{alice.id}?" in socket.url:
            attempts.append(asyncio.get_running_loop().time())
            if len(attempts) == 4:
                enough.set()
        await socket.close()

    await page.route_web_socket("**/people/*", close)
    await page.reload()
    async with asyncio.timeout(10):
        await enough.wait()
    assert attempts[3] - attempts[2] > 0.9, "the delays are 0.25 s, 0.5 s, 1 s"
    await expect(page.locator("#banner")).to_have_text("The line is down. Reconnecting…")


async def test_screen_readers_are_told_a_message_once_it_stops_changing(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    bruno = await guild.user("Bruno")
    await bruno.command("play count")
    await expect(page.get_by_test_id("announcer")).to_have_text("Tavolino: Count0")
    await bruno.click("More")
    await expect(page.get_by_test_id("announcer")).to_have_text("Tavolino: Count1")


async def test_a_hint_says_how_to_begin_until_the_channel_has_a_table_and_not_in_direct_messages(
    own_sandbox: Sandbox, own_bot: TinyBot, visit: Visit
) -> None:
    page = await visit(own_sandbox)
    await expect(page.locator("#hint")).to_be_hidden()  # the bot has no such game yet
    await asyncio.to_thread(register, own_sandbox, "tris_1")
    await expect(page.locator("#hint")).to_contain_text("Start with /play tris_1, then switch to Bruno and press Join.")
    await page.get_by_role("button", name="/play tris_1").click()
    await expect(page.get_by_test_id("composer")).to_have_value("/play tris_1 ")
    await (await own_sandbox.user("Bruno")).command("play count")
    await expect(page.locator("#hint")).to_be_hidden()
    await page.get_by_test_id("channel-lounge").click()
    await expect(page.locator("#hint")).to_be_visible()  # this channel has no table
    await page.get_by_test_id("open-dm").click()
    await expect(page.get_by_test_id("where")).to_have_text("Tavolino")
    await expect(page.locator("#hint")).to_be_hidden()


def register(sandbox: Sandbox, game: str) -> None:
    """Registers `/play` with a game beside `/play count`."""
    names = ("count", game)
    options = [{"type": 1, "name": name, "description": name} for name in names]
    request = urllib.request.Request(  # noqa: S310 # the sandbox's own address
        f"{sandbox.url}/api/v10/applications/{sandbox.application_id}/commands",
        json.dumps([{"name": "play", "description": "Play", "type": 1, "options": options}]).encode(),
        {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json", "User-Agent": USER_AGENT},
        method="PUT",
    )
    urllib.request.urlopen(request).close()  # noqa: S310


async def test_all_people_start_in_the_browsers_language(guild: Guild, visit: Visit) -> None:
    page = await visit(guild, locale="it-IT")
    await expect(page.get_by_test_id("composer")).to_have_attribute("placeholder", "Scrivi in #table-one")
    await become(page, "bruno")
    await send_line(page, "/play slow")
    await expect(page.get_by_test_id("message").locator("visible=true")).to_contain_text("In it")
    assert {person.locale for person in guild.people} == {"it"}


async def test_each_person_has_a_language_that_survives_a_reload(guild: Guild, visit: Visit) -> None:
    page = await visit(guild)
    language = page.get_by_test_id("language")
    await become(page, "claire")
    await expect(language).to_have_accessible_name("Claire's language")
    await language.select_option("fr")
    await expect(language).to_have_accessible_name("Langue de Claire")
    await page.reload()
    await expect(language).to_have_value("fr")
    await send_line(page, "/play slow")
    await expect(page.get_by_test_id("message").locator("visible=true")).to_contain_text("In fr")
    await become(page, "alice")
    await expect(language).to_have_value("en-US")


async def test_nothing_can_be_typed_before_a_channel_is_open(guild: Guild, visit: Visit) -> None:
    page = await visit(guild, fresh=True)
    await expect(page.get_by_test_id("composer")).to_be_enabled()
    await page.add_init_script("window.WebSocket = class extends EventTarget { send() {} close() {} }")
    await page.reload()
    await expect(page.get_by_test_id("language")).to_be_visible()
    await expect(page.get_by_test_id("composer")).to_be_disabled()


async def test_a_language_that_a_test_has_chosen_is_not_replaced_by_the_browsers(guild: Guild, visit: Visit) -> None:
    await guild.user("Alice", locale="de")
    page = await visit(guild)
    await expect(page.get_by_test_id("language")).to_have_value("de")
