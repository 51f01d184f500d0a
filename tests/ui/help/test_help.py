"""The help's overview names every command, in every language, and as something to tap where that is known."""

import re

import pytest

from bot.games import GAMES
from bot.texts import LANGUAGES, LOCALES, texts_in
from bot.ui.help.view import help_panel
from bot.ui.text.command_mentions import CommandMentions

KEYS = re.findall(
    r"^command-([a-z]+) =", "\n".join(one.read_text("utf-8") for one in (LOCALES / "en").glob("*.ftl")), re.M
)
NAMES = [*KEYS, *(key for key, game in GAMES.items() if game.info.multi_choice)]

LONGEST_ID = 10**18


def known() -> CommandMentions:
    command_mentions = CommandMentions()
    command_mentions.set_ids({name: LONGEST_ID for name in NAMES if name != "play"})
    return command_mentions


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_named(language: str) -> None:
    said = texts_in(language)
    overview = said("help-overview")
    assert [name for name in NAMES if f"`/{said.get(f'command-{name}', name)}`" not in overview] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_tapped_is(language: str) -> None:
    said = texts_in(language)
    text = known().with_mentions(said("help-overview"), said)
    assert re.findall(r"`/[^`]+`", text) == [f"`/{said('command-play')}`"]
    assert f"</{said('command-join')}:{LONGEST_ID}>" in text
    view = help_panel(said, known())
    assert view.content_length() <= 4000


def test_before_anything_is_known_names_stay_plain() -> None:
    said = texts_in("en")
    assert CommandMentions().with_mentions(said("help-overview"), said) == said("help-overview")


def test_what_is_no_command_stays_as_it_is() -> None:
    assert known().with_mentions("type `/nonsense` or `b2`", texts_in("en")) == "type `/nonsense` or `b2`"
