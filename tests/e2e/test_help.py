"""Help: the overview, and each game's page in the reader's language."""

import pytest

from bot.games import GAMES
from bot.texts import LANGUAGES, texts_in
from tests.e2e.conftest import Harness

SUBCOMMAND = 1
"""The type of an option of a command that is a subcommand."""


async def test_help_leads_to_every_games_page_and_back(harness: Harness) -> None:
    overview = (await harness.alice.command("help")).message
    assert overview is not None
    assert overview.ephemeral
    assert "### How to play here" in overview.text
    for game in GAMES:
        name = texts_in("en")(f"{game}-name")
        page = await harness.alice.select("Rules of …", name, message=overview)
        assert page.message is not None
        assert page.message.id == overview.id
        assert page.text.startswith(f"### {name}\n")
        assert [one.label for one in page.message.selects[0].options if one.default] == [name]
    assert "### How to play here" in (await harness.alice.click("All of help", message=overview)).text


async def test_help_names_every_command_to_be_tapped(harness: Harness) -> None:
    overview = await harness.alice.command("help")
    for command in harness.alice.commands:
        if command["name"] == "play":
            assert "`/play`" in overview.text
        else:
            subcommands = [option["name"] for option in command.get("options", ()) if option["type"] == SUBCOMMAND]
            for name in [f"{command['name']} {one}" for one in subcommands] or [command["name"]]:
                assert f"</{name}:{command['id']}>" in overview.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_fits_in_every_language(harness: Harness, language: str) -> None:
    reader = await harness.guild.user("Reader", locale="en-US" if language == "en" else language)
    said = texts_in(language)
    assert (await reader.command("help")).text.startswith(f"### {said('help-title')}")
    for game in GAMES:
        page = await reader.command("rules", game=game)
        assert page.text == f"### {said(f'{game}-name')}\n{said(f'{game}-rules')}"


async def test_help_works_in_direct_messages(harness: Harness) -> None:
    channel = await harness.alice.open_dm()
    assert "How to play here" in (await harness.alice.command("help", channel=channel)).text
    assert "How to type it" in (await harness.alice.command("rules", channel=channel, game="tris_1")).text


async def test_a_page_pressed_for_on_a_public_message_is_private(harness: Harness) -> None:
    lobby = (await harness.alice.command("play tris_1")).message
    assert lobby is not None
    answer = await harness.bruno.click(message=lobby, custom_id="v1:game-page::0:tris_1")
    assert answer.message is not None
    assert answer.message.ephemeral
    unknown = await harness.bruno.click(message=lobby, custom_id="v1:game-page::0:chess")
    assert "do not know that button" in unknown.text


async def test_ones_own_app_helps_everywhere(harness: Harness) -> None:
    harness.discord.new_guild("Annex", "annex-hall", people_of=harness.guild, with_bot=False)
    await harness.bruno.install()
    for channel in ("annex-hall", await harness.bruno.open_dm("Claire")):
        assert "How to play here" in (await harness.bruno.command("help", channel=channel)).text
        assert "How to type it" in (await harness.bruno.command("rules", channel=channel, game="set")).text
