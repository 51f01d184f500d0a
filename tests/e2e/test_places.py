"""Languages, threads, direct messages, and places that vanish."""

import aiohttp
import pytest

from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, newest_table, seat
from tests.e2e.records import open_tables


async def test_all_see_the_servers_language_and_each_reads_their_own(harness: Harness) -> None:
    harness.guild.set_locale("fr")
    bruno = await harness.guild.user("Bruno", locale="it")
    dieter = await harness.guild.user("Dieter", locale="de")
    lobby = await harness.alice.command("play tris_2", rule_of_4=True, auto_start=False)
    assert "règle des 4" in lobby.text
    assert "Il manque encore une personne" in lobby.text
    assert {"Rejoindre", "Démarrer", "Options"} <= {one.label for one in lobby.shown.buttons}
    joined = (await bruno.click("Rejoindre")).text
    assert "règle des 4" in joined, "an Italian's press leaves the public message French"
    assert "Prêt\u00a0: " in joined
    assert (await harness.alice.click("Démarrer")).ok
    menu = await bruno.click("⋯")
    assert menu.message is not None
    assert "Che cosa vuoi fare?" in menu.text
    assert "Du hast an diesem Tisch keinen Platz" in (await dieter.command("move", words="roll a west")).text
    turn = newest_table(harness.alice).text
    assert any(f"### <@{person.id}> · Quel dé" in turn for person in (harness.alice, bruno))


async def test_who_hears_the_board_hears_it_in_their_language(harness: Harness) -> None:
    harness.guild.set_locale("it")
    bruno = await harness.guild.user("Bruno", locale="de")
    await harness.alice.command("play tris_1")
    table = (await bruno.click("Partecipa")).shown
    empty = [f"A{row} vuota, B{row} vuota, C{row} vuota" for row in (1, 2, 3)]
    assert table.alt.splitlines() == [*empty, "Tocca a Alice, con X"]
    menu = await bruno.click("⋯")
    read = (await bruno.click("Als Text", message=menu.shown)).text
    assert "A1 leer, B1 leer, C1 leer" in read
    assert "**Alice** ist am Zug, mit X" in read


async def test_moves_can_be_typed_in_ones_own_language(harness: Harness) -> None:
    bruno = await harness.guild.user("Bruno", locale="it")
    table = await seat(harness.alice, bruno, game="tris_2", first="second_seat")
    offered = await bruno.autocomplete("move", "words", "ovest")
    assert offered
    assert all(choice.value.endswith("west") for choice in offered)
    label = offered[0].name.split(" · ")[1]
    assert (await bruno.command("move", words=label.upper())).ok
    await edited(harness.alice, f"<@{harness.alice.id}>")
    assert newest_table(harness.alice).id == table.id


async def test_the_commands_fit_into_discords_limits_in_every_language(harness: Harness) -> None:
    commands = {command["name"]: command for command in harness.alice.commands if command["type"] == 1}
    lobby = {"play", "join", "leave", "start", "computer", "rematch"}
    table = {"move", "set", "table", "hand", "board", "hint", "resign", "offer", "end"}
    records = {"leaderboard", "profile", "games", "replay", "analysis", "verify"}
    beside = {"settings", "help", "learn", "rules", "daily", "duel", "practice", "tournament", "privacy"}
    assert set(commands) == lobby | table | records | beside
    assert len(commands) <= 30
    for language in ("it", "de", "fr"):
        names = {one["name_localizations"].get(language, name) for name, one in commands.items()}
        assert len(names) == len(commands), f"two commands of one name in {language}"
    assert commands["play"]["name_localizations"]["it"] == "gioca"
    for game in commands["play"]["options"]:
        assert game["description_localizations"]["de"]
        for option in game.get("options", ()):
            assert set(option["name_localizations"]) >= {"it", "de", "fr"}
            assert set(option["description_localizations"]) >= {"it", "de", "fr"}


async def test_a_thread_is_a_place_of_its_own(harness: Harness) -> None:
    world = harness.discord.world
    thread = world.create_thread("a quiet corner", harness.guild.channel("table-one"), harness.alice.id)
    assert (await harness.alice.command("play tris_1")).ok
    await harness.alice.sees_channels(lambda names: thread.name in names)
    await harness.bruno.sees_channels(lambda names: thread.name in names)
    table = await seat(harness.alice, harness.bruno, game="tris_1", channel=thread.id)
    assert (await harness.alice.click("B2", channel=thread.id)).ok
    assert "B2" in newest_table(harness.bruno, thread.id).text
    assert table.channel == thread.id


async def test_a_thread_where_the_bot_may_not_write_says_so(harness: Harness) -> None:
    world = harness.discord.world
    harness.guild.permit("table-two", deny=("SEND_MESSAGES_IN_THREADS",))
    thread = world.create_thread("no voices", harness.guild.channel("table-two"), harness.alice.id)
    await harness.alice.sees_channels(lambda names: thread.name in names)
    await harness.bruno.sees_channels(lambda names: thread.name in names)
    answer = await harness.alice.command("play tris_1", channel=thread.id)
    assert "Send Messages in Threads" in answer.text


async def test_in_direct_messages_one_plays_alone(harness: Harness) -> None:
    channel = await harness.alice.open_dm()
    assert (await harness.alice.command("play set", channel=channel, solitaire=True)).ok
    answer = await harness.alice.click("Start", channel=channel)
    assert answer.shown.pictures
    assert (await harness.alice.click("No SET here", channel=channel)).ok
    assert (await confirmed(harness.alice, "resign", channel)).ok


async def test_in_direct_messages_computers_keep_one_company(harness: Harness) -> None:
    channel = await harness.alice.open_dm()
    lobby = await harness.alice.command("play tris_1", channel=channel)
    assert "**Ada** (computer, fair)" in lobby.text
    assert (await harness.alice.click("Start", channel=channel)).ok
    assert (await harness.alice.click("B2", channel=channel)).ok
    await edited(harness.alice, "Ada** wrote O", f"<@{harness.alice.id}>", channel=channel)
    assert (await confirmed(harness.alice, "end", channel)).ok
    await edited(harness.alice, "**Alice** closed it", channel=channel)


async def test_in_direct_messages_too_a_table_comes_back_below(harness: Harness) -> None:
    channel = await harness.alice.open_dm()
    assert (await harness.alice.command("play set", channel=channel, solitaire=True)).ok
    old = (await harness.alice.click("Start", channel=channel)).shown
    for number in range(5):
        await harness.alice.say(f"thinking {number}", channel=channel)
    assert (await harness.alice.command("move", channel=channel, words="more")).ok
    new = await harness.alice.sees(
        lambda one: bool(one.pictures) and not one.ephemeral and one.id != old.id, channel=channel
    )
    assert new.buttons


@pytest.mark.gateway
async def test_a_table_ends_with_its_channel(harness: Harness) -> None:
    channel = await harness.alice.open_channel("soon gone", harness.guild.id)
    await harness.bruno.sees_channels(lambda names: "soon gone" in names)
    await seat(harness.alice, harness.bruno, game="tris_1", channel=channel)
    await harness.alice.close_channel(channel)
    assert (await harness.alice.command("play tris_1")).ok
    assert (await harness.bruno.click("Join")).ok
    await harness.bot.kill()
    await harness.bot.start()
    assert open_tables(harness.database, harness.guild.id) == [harness.guild.channel("table-one").id]


async def test_a_command_of_the_version_before_says_where_it_went(harness: Harness) -> None:
    """Clients show what they have fetched for a while."""
    world = harness.discord.world
    url = f"{harness.discord.url}/api/v10/applications/{world.bot.id}/guilds/{harness.guild.id}/commands"
    old = [{"name": name, "description": "Of the version before"} for name in ("theme", "claim", "nonsense")]
    headers = {"Authorization": f"Bot {world.token}", "User-Agent": "DiscordBot (test, 1)"}
    async with aiohttp.ClientSession(headers=headers) as session, session.put(url, json=old) as answer:
        assert answer.ok, await answer.text()
    assert "This command is now `/settings me`." in (await harness.alice.command("theme")).text
    assert "That is a button at the table now" in (await harness.alice.command("claim")).text
    assert "I do not know this command any more" in (await harness.alice.command("nonsense")).text
