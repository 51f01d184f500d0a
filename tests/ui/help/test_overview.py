"""The help's overview names every command in every language, as a mention if its id is known."""

import re

import pytest

from bot.games import GAMES
from bot.texts import LANGUAGES, LOCALES, Texts, texts_in
from bot.ui.help.overview_view import help_panel
from bot.ui.text.command_mentions import CommandMentions

TEXTS = "\n".join(one.read_text("utf-8") for one in (LOCALES / "en").glob("*.ftl"))
SUBCOMMANDS = re.findall(r"^command-([a-z]+)-([a-z]+)-description =", TEXTS, re.M)
PARENTS = {parent for parent, _ in SUBCOMMANDS}
NAMES = [
    *(name for name in re.findall(r"^command-([a-z]+) =", TEXTS, re.M) if name not in PARENTS),
    *(" ".join(names) for names in SUBCOMMANDS),
    *(key for key, game in GAMES.items() if game.info.multi_choice),
]

LONGEST_ID = 10**18


def localized(name: str, texts: Texts) -> str:
    """Returns the name of a command, or of a subcommand with its parent's before it, in a language."""
    parts = name.split()
    keys = ["-".join(["command", *parts[: depth + 1]]) for depth in range(len(parts))]
    return " ".join(texts.get(key, part) for key, part in zip(keys, parts, strict=True))


def known() -> CommandMentions:
    command_mentions = CommandMentions()
    command_mentions.set_ids({name: LONGEST_ID for name in NAMES if name != "play"})
    return command_mentions


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_names_every_command(language: str) -> None:
    texts = texts_in(language)
    overview = texts("help-overview")
    assert {"settings server", "settings me"} <= set(NAMES)
    assert [name for name in NAMES if f"`/{localized(name, texts)}`" not in overview] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_with_a_known_id_are_mentioned(language: str) -> None:
    texts = texts_in(language)
    text = known().with_mentions(texts("help-overview"), texts)
    assert re.findall(r"`/[^`]+`", text) == [f"`/{texts('command-play')}`"]
    assert f"</{texts('command-join')}:{LONGEST_ID}>" in text
    view = help_panel(texts, known())
    assert view.content_length() <= 4000


def test_without_ids_commands_are_named_plainly() -> None:
    texts = texts_in("en")
    assert CommandMentions().with_mentions(texts("help-overview"), texts) == texts("help-overview")


def test_what_is_no_command_is_not_mentioned() -> None:
    assert known().with_mentions("type `/nonsense` or `b2`", texts_in("en")) == "type `/nonsense` or `b2`"
