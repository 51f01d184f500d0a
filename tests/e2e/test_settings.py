"""What a server settles, who may, and what that changes at its tables; colours; whether one can play here."""

import pytest

from sandbox.client import Message
from tests.e2e.conftest import House
from tests.e2e.people import edited, newest_table, seat


async def settings(house: House) -> Message:
    """The owner's panel."""
    panel = (await house.alice.command("settings")).message
    assert panel is not None
    assert panel.ephemeral
    return panel


async def settle(house: House, setting: str, *values: str) -> Message:
    """Picks in a new panel; the panel as it stands then."""
    answer = await house.alice.select(setting, *values, message=await settings(house))
    assert answer.message is not None
    return answer.message


def chosen(panel: Message) -> dict[str, list[str]]:
    """What stands in the selects of lines."""
    return {select.placeholder: [one.label for one in select.options if one.default] for select in panel.selects}


async def test_each_setting_is_saved_at_once_and_survives_a_restart(house: House) -> None:
    picks = {
        "Language of what all see": "Italiano",
        "Clock of new tables": "10 minutes",
        "Tables that one person may have open": "1 table",
        "Tables that may be open on the server": "25 tables",
        "Who may close a table with /end": "Moderators, and the table's host",
        "Colours of the pictures that all see": "High contrast",
    }
    for setting, value in picks.items():
        assert chosen(await settle(house, setting, value))[setting] == [value]
    panel = await settings(house)
    threads = await house.alice.click("Games in threads: off", message=panel)
    assert "Games in threads: on" in [one.label for one in (threads.message or panel).buttons]
    assert (await house.alice.click("Reminders: on", message=panel)).ok
    await house.bot.kill()
    await house.bot.start()
    panel = await settings(house)
    assert {setting: [value] for setting, value in picks.items()}.items() <= chosen(panel).items()
    assert [one.label for one in panel.buttons] == ["Games in threads: on", "Reminders: off"]


async def test_only_who_may_manage_the_server_settles(house: House) -> None:
    hidden = await house.bruno.command("settings")
    assert hidden.refused, "Discord shows the command to those alone who may manage the server"
    panel = await settings(house)
    forged = next(select.custom_id for select in panel.selects if select.placeholder.startswith("Language"))
    answer = await house.bruno.select("", "fr", message=panel.id, custom_id=forged)
    assert "may manage the server" in answer.text
    assert chosen(await settings(house))["Language of what all see"] == ["The server's own, as Discord has it"]


async def test_what_was_never_on_offer_is_refused(house: House) -> None:
    panel = await settings(house)
    for setting, value in (("language", "xx"), ("clock", "31"), ("tables-per-user", "0"), ("theme", "pink"),
                           ("channels", "table-one"), ("enders", "all"), ("anything", "1")):  # fmt: skip
        answer = await house.alice.select("", value, message=panel, custom_id=f"v1:setting::0:{setting}")
        assert "do not know that button" in answer.text, setting
    assert chosen(await settings(house)) == chosen(panel)


async def test_all_see_the_language_that_the_server_has_settled(house: House) -> None:
    await settle(house, "Language of what all see", "Deutsch")
    lobby = await house.alice.command("play tris_1")
    assert "Es fehlt noch" in lobby.text
    await house.alice.click("Computer dazu")
    table = await house.alice.click("Starten")
    assert table.message is not None
    assert "ist am Zug" in table.text
    menu = await house.alice.click("Mehr")
    assert "What would you like to do?" in menu.text


async def test_tables_stand_only_where_they_are_allowed(house: House) -> None:
    two = house.discord.guild.channel("table-two")
    await settle(house, "In all channels", two.id)
    refused = await house.bruno.command("play tris_1")
    assert f"tables stand in <#{two.id}> only" in refused.text
    assert refused.message is not None
    assert refused.message.ephemeral
    assert f"<#{two.id}> only" in (await house.bruno.command("canplay")).text
    assert (await house.bruno.command("play tris_1", channel="table-two")).ok
    thread = house.discord.world.create_thread("aside", two, house.bruno.id)
    await house.bruno.sees_channels(lambda names: thread.name in names)
    assert "Waiting" in (await house.bruno.command("play tris_2", channel=thread.id)).text
    assert "nothing is missing" in (await house.bruno.command("canplay", channel="table-two")).text


async def test_only_the_named_roles_open_tables_and_all_may_join(house: House) -> None:
    role = house.discord.guild.role("Gamers")
    await settle(house, "Everybody may", role.id)
    refused = await house.bruno.command("play tris_1")
    assert f"only <@&{role.id}> may open tables" in refused.text
    house.discord.guild.grant("Claire", "Gamers")
    assert (await house.claire.command("play tris_1")).ok
    assert (await house.bruno.click("Join")).ok


async def test_quotas_are_told_with_their_number(house: House) -> None:
    await settle(house, "Tables that one person may have open", "1 table")
    assert "Waiting" in (await house.bruno.command("play tris_1")).text
    assert "You have 1 tables open" in (await house.bruno.command("play tris_1", channel="table-two")).text
    await settle(house, "Tables that may be open on the server", "1 table")
    assert "This server has 1 tables open" in (await house.claire.command("play tris_1", channel="table-two")).text


async def test_new_tables_take_the_servers_clock_and_thread(house: House) -> None:
    await settle(house, "Clock of new tables", "1 day")
    await house.alice.click("Games in threads: off", message=await settings(house))
    lobby = await house.bruno.command("play tris_1")
    assert "1 day for each move" in lobby.text
    assert "Played in a thread of its own" in lobby.text
    house.discord.guild.permit("table-two", deny=("CREATE_PUBLIC_THREADS",))
    there = await house.claire.command("play tris_1", channel="table-two")
    assert "in a thread" not in there.text
    assert (await house.alice.click("Join", channel="table-two")).ok
    table = (await house.claire.click("Start", channel="table-two")).message
    assert table is not None
    assert table.pictures, "the game stays where its lobby was"


async def test_who_may_end_a_table_is_the_servers_choice(house: House) -> None:
    await seat(house.bruno, house.claire, game="tris_1")
    eva = await house.discord.user("Eva", locale="en-US")
    assert "Only moderators" in (await eva.command("end")).text
    await settle(house, "Who may close a table with /end", "Moderators, and the table's host")
    assert "Only the host" in (await eva.command("end")).text
    assert "have to agree" in (await house.claire.command("end")).text
    await settle(house, "Who may close a table with /end", "Moderators, and all its players")
    assert "closed, without a result" in (await house.claire.command("end")).text
    await edited(house.bruno, "One of its players closed it")


async def test_a_moderator_ends_any_table(house: House) -> None:
    await seat(house.bruno, house.claire, game="tris_1")
    assert "closed, without a result" in (await house.alice.command("end")).text
    await edited(house.bruno, "A moderator closed it")


@pytest.mark.parametrize("asks", ["command", "button"])
async def test_everybody_has_colours_of_their_own_for_private_pictures(house: House, asks: str) -> None:
    await house.alice.command("play triodomino")
    await house.alice.click("Add computer")
    await house.alice.click("Start")
    dark = (await house.alice.click("My hand")).message
    panel = (await house.alice.command("theme")).message
    if asks == "button":
        await house.alice.click("More")
        panel = (await house.alice.click("My colours")).message
    assert dark is not None
    assert panel is not None
    assert chosen(panel)["Your colours"] == ["As the server has it"]
    assert (await house.alice.select("Your colours", "Light", message=panel)).ok
    light = (await house.alice.click("My hand", message=newest_table(house.alice))).message
    assert light is not None
    assert light.picture() != dark.picture()


async def test_what_is_missing_in_a_channel_is_said_in_words(house: House) -> None:
    well = await house.bruno.command("canplay")
    assert "Yes: nothing is missing." in well.text
    assert "threads of their own" in well.text
    house.discord.guild.permit("table-one", deny=("CREATE_PUBLIC_THREADS",))
    assert "**Create Public Threads**, too" in (await house.bruno.command("canplay")).text
    house.discord.guild.permit("table-one", deny=("ATTACH_FILES", "SEND_MESSAGES"))
    missing = await house.bruno.command("canplay")
    assert "**Send Messages**, **Attach Files**" in missing.text
    assert (await house.bruno.command("play tris_1", channel="table-two")).ok
    assert "already: show it with /table" in (await house.bruno.command("canplay", channel="table-two")).text
    channel = await house.bruno.open_dm()
    assert "alone or against the computer" in (await house.bruno.command("canplay", channel=channel)).text
