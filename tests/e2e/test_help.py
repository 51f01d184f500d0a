"""Help: the overview, and each game's page in the reader's language."""

import pytest

from bot.games import GAMES, RULES_PAGES
from bot.texts import LANGUAGES, texts_in
from bot.ui.help.panels import page_of_games
from renderers.thumbnails import thumbnail
from tests.e2e.conftest import Harness
from tests.examples import sampled

SLASH = 1
"""Discord's type of commands that are typed; others are in menus."""
SUBCOMMAND = 1
"""The type of an option of a command that is a subcommand."""


async def test_help_leads_to_every_games_rules_and_back(harness: Harness) -> None:
    overview = (await harness.alice.command("help")).shown
    assert overview.ephemeral
    assert "## Choose a game" in overview.text
    cards = page_of_games(0, texts_in("en"))
    assert len(overview.pictures) == len([key for key in cards if thumbnail(key, "dark") is not None])
    for game in GAMES:
        name = texts_in("en")(f"{game}-name")
        page = await harness.alice.select("Rules of …", name, message=overview)
        assert page.shown.id == overview.id
        assert page.text.startswith(f"## {name}")
        assert [one.label for one in page.shown.selects[0].options if one.default] == [name]
    assert "## Choose a game" in (await harness.alice.click("All games", message=overview)).text


async def test_a_games_card_opens_its_table_as_play_does(harness: Harness) -> None:
    overview = (await harness.alice.command("help")).message
    opened = await harness.alice.click(message=overview, custom_id="v1:open-table::0:tris_2")
    assert not opened.shown.ephemeral
    assert "Tris 2" in opened.text
    assert "Join" in [one.label for one in opened.shown.buttons]
    again = await harness.alice.click(message=overview, custom_id="v1:open-table::0:set")
    assert again.shown.ephemeral, "there is a table here already"
    unknown = await harness.bruno.click(message=opened.shown, custom_id="v1:open-table::0:chess")
    assert "do not know that button" in unknown.text


async def test_the_rules_are_read_page_by_page_in_one_private_panel(harness: Harness) -> None:
    page = await harness.alice.command("rules", game="tris_2")
    texts, panel = texts_in("en"), page.shown.id
    assert len(page.shown.pictures) == 2
    assert page.shown.picture(1).startswith(b"\x89PNG")
    assert "rolled C north: O became X." in page.shown.alt
    read = [page.text]
    while not next(one for one in page.shown.buttons if one.label == "Next").disabled:
        page = await harness.alice.click("Next", message=page.shown)
        assert page.shown.id == panel
        read.append(page.text)
    for section in RULES_PAGES["tris_2"]:
        assert sum(texts(f"tris_2-rules-{section.key}") in one for one in read) == 1
    assert "- `rule_of_4`: " in read[-1]
    assert (await harness.alice.click("Previous", message=page.shown)).text == read[-2]


async def test_help_names_every_command_to_be_tapped(harness: Harness) -> None:
    games = await harness.alice.command("help")
    overview = await harness.alice.click("All commands", message=games.message)
    for command in harness.alice.commands:
        if command["type"] != SLASH:
            assert f"**{command['name']}**" in overview.text
        elif command["name"] == "play":  # its subcommands are the games
            assert "`/play`" in overview.text
        else:
            subcommands = [option["name"] for option in command.get("options", ()) if option["type"] == SUBCOMMAND]
            for name in [f"{command['name']} {one}" for one in subcommands] or [command["name"]]:
                assert f"</{name}:{command['id']}>" in overview.text


@pytest.mark.parametrize("language", sampled(LANGUAGES, 2))
async def test_help_and_rules_are_in_the_readers_language(harness: Harness, language: str) -> None:
    reader = await harness.guild.user("Reader", locale="en-US" if language == "en" else language)
    said = texts_in(language)
    assert (await reader.command("help")).text.startswith(f"## {said('help-title')}")
    for game in GAMES:
        page = await reader.command("rules", game=game)
        assert page.text.startswith(f"## {said(f'{game}-name')}")
        if game in RULES_PAGES:
            assert said(f"{game}-rules-goal") in page.text


async def test_help_works_in_direct_messages(harness: Harness) -> None:
    channel = await harness.alice.open_dm()
    overview = (await harness.alice.command("help", channel=channel)).text
    assert "Choose a game" in overview
    assert "for you alone" in overview, "nobody else can join there"
    assert "## Tris 1" in (await harness.alice.command("rules", channel=channel, game="tris_1")).text


async def test_a_page_pressed_for_on_a_public_message_is_private(harness: Harness) -> None:
    lobby = (await harness.alice.command("play tris_1")).shown
    await harness.bruno.click(message=lobby, custom_id="v1:game-page::0:tris_1")
    await harness.bruno.sees(lambda one: one.ephemeral and "Be the first with three" in one.text)
    await harness.bruno.click(message=lobby, custom_id="v1:game-page::0:chess")
    await harness.bruno.sees(lambda one: one.ephemeral and "do not know that button" in one.text)


async def test_ones_own_app_helps_everywhere(harness: Harness) -> None:
    harness.discord.new_guild("Annex", "annex-hall", people_of=harness.guild, with_bot=False)
    await harness.bruno.install()
    for channel in ("annex-hall", await harness.bruno.open_dm("Claire")):
        assert "Choose a game" in (await harness.bruno.command("help", channel=channel)).text
        assert "## SET" in (await harness.bruno.command("rules", channel=channel, game="set")).text
