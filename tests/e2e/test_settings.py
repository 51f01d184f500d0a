"""What a server settles, who may, and what that changes at its tables; colours; whether one can play here."""

import re
import time

import pytest

from sandbox.client import Message
from tests.e2e.clockwork import noted
from tests.e2e.conftest import Harness
from tests.e2e.people import add_computer, can_play, confirmed, edited, newest_table, seat, server_settings

PAGES = ("Rights", "Tables", "Messages", "Daily")


async def settle(harness: Harness, setting: str, *values: str) -> Message:
    """Picks in a new panel, at the page that has the setting; the panel as it stands then."""
    panel = await server_settings(harness.alice)
    for page in PAGES[1:]:
        if panel.control(setting) is None:
            panel = (await harness.alice.click(page, message=panel)).message or panel
    answer = await harness.alice.select(setting, *values, message=panel)
    return answer.shown


async def settled(harness: Harness) -> dict[str, list[str]]:
    """What stands in the selects of all pages."""
    return {
        name: values for page in PAGES for name, values in chosen(await server_settings(harness.alice, page)).items()
    }


def chosen(panel: Message) -> dict[str, list[str]]:
    """What stands in the selects of lines."""
    return {select.placeholder: [one.label for one in select.options if one.default] for select in panel.selects}


async def test_each_setting_is_saved_at_once_and_survives_a_restart(harness: Harness) -> None:
    picks = {
        "Language of public messages": "Italiano",
        "Clock of new tables": "10 minutes",
        "Open tables per person": "1 table",
        "Open tables on the server": "25 tables",
        "Who may close tables with /end": "Moderators and the host",
        "When to notify who is on turn": "At once, unless they have just played",
        "Colours of public pictures": "High contrast",
    }
    for setting, value in picks.items():
        assert chosen(await settle(harness, setting, value))[setting] == [value]
    panel = await server_settings(harness.alice)
    threads = await harness.alice.click("Games in threads: off", message=panel)
    assert "Games in threads: on" in [one.label for one in (threads.message or panel).buttons]
    panel = await server_settings(harness.alice, "Tables")
    assert (await harness.alice.click("Reminders: on", message=panel)).ok
    await harness.bot.kill()
    await harness.bot.start()
    assert {setting: [value] for setting, value in picks.items()}.items() <= (await settled(harness)).items()
    switches = {one.label for page in PAGES for one in (await server_settings(harness.alice, page)).buttons}
    assert switches >= {"Games in threads: on", "Reminders: off", "Confirm moves from the hand: on"}


async def test_only_who_may_manage_the_server_settles(harness: Harness) -> None:
    refused = await harness.bruno.command("settings server")
    assert "can manage the server" in refused.text
    assert refused.shown.ephemeral
    panel = await server_settings(harness.alice, "Messages")
    forged = next(select.custom_id for select in panel.selects if select.placeholder.startswith("Language"))
    answer = await harness.bruno.select("", "fr", message=panel.id, custom_id=forged)
    assert "can manage the server" in answer.text
    assert chosen(await server_settings(harness.alice, "Messages"))["Language of public messages"] == [
        "The server's own language"
    ]


async def test_what_was_never_on_offer_is_refused(harness: Harness) -> None:
    before = await settled(harness)
    panel = await server_settings(harness.alice)
    for setting, value in (("language", "xx"), ("clock", "31"), ("tables-per-user", "0"), ("theme", "pink"),
                           ("channels", "table-one"), ("enders", "all"), ("pings", "by-dm"),
                           ("anything", "1")):  # fmt: skip
        answer = await harness.alice.select("", value, message=panel, custom_id=f"v1:setting::0:{setting}")
        assert "do not know that button" in answer.text, setting
    answer = await harness.alice.click("", message=panel, custom_id="v1:settings-page::0:prices")
    assert "do not know that button" in answer.text
    assert await settled(harness) == before


async def test_all_see_the_language_that_the_server_has_settled(harness: Harness) -> None:
    await settle(harness, "Language of public messages", "Deutsch")
    lobby = await harness.alice.command("play tris_1")
    assert "Noch eine Person" in lobby.text
    table = await harness.alice.select("Computer dazusetzen: seine Stufe", "Computer dazusetzen: mittel")
    assert table.message is not None
    assert "Welches Feld" in table.text
    menu = await harness.alice.click("⋯")
    assert "What would you like to do?" in menu.text


async def test_tables_stand_only_where_they_are_allowed(harness: Harness) -> None:
    two = harness.guild.channel("table-two")
    await settle(harness, "All channels", two.id)
    refused = await harness.bruno.command("play tris_1")
    assert f"tables stand in <#{two.id}> only" in refused.text
    assert refused.shown.ephemeral
    assert f"<#{two.id}> only" in await can_play(harness.bruno)
    assert (await harness.bruno.command("play tris_1", channel="table-two")).ok
    thread = harness.discord.world.create_thread("aside", two, harness.bruno.id)
    await harness.bruno.sees_channels(lambda names: thread.name in names)
    assert "One more player" in (await harness.bruno.command("play tris_2", channel=thread.id)).text
    assert "nothing is missing" in await can_play(harness.bruno, "table-two")


async def test_only_the_named_roles_open_tables_and_all_may_join(harness: Harness) -> None:
    role = harness.guild.role("Gamers")
    await settle(harness, "Everybody", role.id)
    refused = await harness.bruno.command("play tris_1")
    assert f"only <@&{role.id}> may open tables" in refused.text
    harness.guild.grant("Claire", "Gamers")
    assert (await harness.claire.command("play tris_1")).ok
    assert (await harness.bruno.click("Join")).ok


async def test_a_refusal_by_a_quota_names_its_limit(harness: Harness) -> None:
    await settle(harness, "Open tables per person", "1 table")
    lobby = await harness.bruno.command("play tris_1")
    assert "One more player" in lobby.text
    await noted(harness, lobby.shown)
    refused = await harness.bruno.command("play tris_1", channel="table-two")
    assert f"/{lobby.shown.id}) open on this server" in refused.text, "with a link to it"
    await settle(harness, "Open tables on the server", "1 table")
    assert (
        "This server already has a table open"
        in (await harness.claire.command("play tris_1", channel="table-two")).text
    )


async def test_new_tables_take_the_servers_clock_and_thread(harness: Harness) -> None:
    await settle(harness, "Clock of new tables", "1 day")
    await harness.alice.click("Games in threads: off", message=await server_settings(harness.alice))
    lobby = await harness.bruno.command("play tris_1")
    assert "1 day for each move" in lobby.text
    assert "Played in a thread of its own" in lobby.text
    harness.guild.permit("table-two", deny=("CREATE_PUBLIC_THREADS",))
    there = await harness.claire.command("play tris_1", channel="table-two")
    assert "in a thread" not in there.text
    table = (await harness.alice.click("Join", channel="table-two")).shown
    assert table.pictures, "the game stays where its lobby was"


async def test_who_may_end_a_table_is_the_servers_choice(harness: Harness) -> None:
    await seat(harness.bruno, harness.claire, game="tris_1")
    eva = await harness.guild.user("Eva", locale="en-US")
    assert "Only moderators" in (await eva.command("end")).text
    await settle(harness, "Who may close tables with /end", "Moderators and the host")
    assert "Only the host" in (await eva.command("end")).text
    assert "have to agree" in (await harness.claire.command("end")).text
    await settle(harness, "Who may close tables with /end", "Moderators and all players")
    assert "closed, without a result" in (await confirmed(harness.claire, "end")).text
    await edited(harness.bruno, "A player closed it")


async def test_a_moderator_ends_any_table(harness: Harness) -> None:
    await seat(harness.bruno, harness.claire, game="tris_1")
    assert "closed, without a result" in (await confirmed(harness.alice, "end")).text
    await edited(harness.bruno, "A moderator closed it")


@pytest.mark.parametrize("asks", ["command", "button"])
async def test_everybody_has_colours_of_their_own_for_private_pictures(harness: Harness, asks: str) -> None:
    await harness.alice.command("play triodomino")
    await add_computer(harness.alice)
    await harness.alice.click("Start")
    dark = (await harness.alice.click("My hand")).shown
    panel = (await harness.alice.command("settings me")).shown
    if asks == "button":
        await harness.alice.click("⋯")
        panel = (await harness.alice.click("My colours")).shown
    assert chosen(panel)["Your colours"] == ["As on the server"]
    assert (await harness.alice.select("Your colours", "Light", message=panel)).ok
    light = (await harness.alice.click("My hand", message=newest_table(harness.alice))).shown
    assert light.picture() != dark.picture()


async def test_everybody_has_settings_of_their_own_on_every_server(harness: Harness) -> None:
    panel = (await harness.bruno.command("settings me")).shown
    assert panel.ephemeral
    pings, colours = "When to notify you of your turn", "Your colours"
    confirms, language = "Confirm moves from your hand", "Language of what only you see"
    puzzles = "Positions of your games as puzzles of the server"
    laid = "No: a tile with one place is placed at once"
    as_server = ["As on the server"]
    assert chosen(panel) == {
        pings: as_server,
        confirms: as_server,
        colours: as_server,
        language: ["The language of your Discord"],
        puzzles: ["No"],
    }
    choices = (
        (pings, "By direct message, after a minute"),
        (confirms, laid),
        (colours, "Light"),
        (language, "English"),
        (puzzles, "Yes, without my name"),
    )
    for setting, value in choices:
        answer = await harness.bruno.select(setting, value, message=panel)
        assert chosen(answer.shown)[setting] == [value]
    for switch in ("Text first, for screen readers: off", "Tell me each move: off"):
        assert (await harness.bruno.click(switch, message=panel)).ok
    theme = (await harness.bruno.command("settings me")).shown
    assert (await harness.bruno.select(colours, "Dark", message=theme)).ok
    await harness.bot.kill()
    await harness.bot.start()
    panel = (await harness.bruno.command("settings me", channel=await harness.bruno.open_dm())).shown
    assert chosen(panel) == {setting: [value] for setting, value in choices} | {colours: ["Dark"]}
    assert [one.label for one in panel.buttons] == ["Text first, for screen readers: on", "Tell me each move: on"]
    for setting, value in (("pings", "sometimes"), ("confirms", "maybe"), ("theme", "pink"), ("language", "xx"),
                           ("text-first", "on"), ("anything", "1")):  # fmt: skip
        answer = await harness.bruno.select("", value, message=panel, custom_id=f"v1:my-setting::0:{setting}")
        assert "do not know that button" in answer.text, setting


async def test_the_language_that_a_person_chooses_holds_for_all_that_only_they_see(harness: Harness) -> None:
    """18: answers, panels, hands, refusals and suggestions; what all see stays in the server's language."""
    panel = (await harness.bruno.command("settings me")).shown
    mine = await harness.bruno.select("Language of what only you see", "Français", message=panel)
    assert "Tes réglages" in mine.text
    lobby = await harness.bruno.command("play triodomino")
    assert "Waiting" in lobby.text
    table = (await add_computer(harness.bruno)).message
    table = (await harness.bruno.click("Start", message=table)).shown
    assert "stockpile" in table.alt
    hand = (await harness.bruno.click("My hand", message=table)).shown
    assert "Ta main" in hand.alt
    assert "Que veux-tu faire" in (await harness.bruno.click("⋯", message=table)).text
    assert "Je ne comprends pas ce coup" in (await harness.bruno.command("move", words="hop")).text
    assert "Manche" in (await harness.bruno.command("board")).text
    offered = await harness.bruno.autocomplete("move", "words", "")
    assert all(" · " in choice.name for choice in offered)
    assert "Everybody may watch" in (await harness.alice.click("⋯", message=table)).text


async def test_what_is_missing_in_a_channel_is_said_in_words(harness: Harness) -> None:
    well = await harness.bruno.command("help", topic="channel")
    assert "Yes: nothing is missing." in well.text
    assert "threads of their own" in well.text
    harness.guild.permit("table-one", deny=("CREATE_PUBLIC_THREADS",))
    assert "**Create Public Threads**, too" in await can_play(harness.bruno)
    harness.guild.permit("table-one", deny=("ATTACH_FILES", "SEND_MESSAGES"))
    missing = await harness.bruno.command("help", topic="channel")
    assert "the permission **Send Messages** in this channel" in missing.text
    assert (await harness.bruno.command("play tris_1", channel="table-two")).ok
    assert "already: show it with /table" in await can_play(harness.bruno, "table-two")
    channel = await harness.bruno.open_dm()
    assert "alone or against the computer" in await can_play(harness.bruno, channel)


async def test_the_hour_of_the_puzzles_is_told_as_the_readers_clock_shows_it_now(harness: Harness) -> None:
    panel = await server_settings(harness.alice, "Daily")
    await harness.alice.select("Nowhere", harness.guild.channel("lounge").id, message=panel)
    panel = await harness.alice.sees(lambda one: "In your time zone: <t:" in one.text)
    (shown,) = map(int, re.findall(r"<t:(\d+):t>", panel.text))
    assert shown % 86_400 == 8 * 3_600
    assert -60 < shown - time.time() < 86_460, "with the summer time of these days, not of another year"
