"""The help: cards of all games; and every command in every language, as a mention if its id is known."""

import re

import discord
import pytest

from bot.games import GAMES, LESSONS
from bot.texts import LANGUAGES, LOCALES, Texts, texts_in
from bot.ui.help.panels import CARDS_ON_PAGE, commands_panel, help_panel, page_of_games
from bot.ui.help.rules_view import sorted_games
from bot.ui.text.command_texts import CommandMentions
from bot.ui.views.custom_id import Action, Press
from tests.ui.panels import pieces

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
def test_the_page_of_commands_names_every_command(language: str) -> None:
    texts = texts_in(language)
    said = texts("help-commands")
    assert {"settings server", "settings me"} <= set(NAMES)
    assert [name for name in NAMES if f"`/{localized(name, texts)}`" not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_with_a_known_id_are_mentioned(language: str) -> None:
    texts = texts_in(language)
    text = known().with_mentions(texts("help-commands"), texts)
    assert re.findall(r"`/[^`]+`", text) == [f"`/{texts('command-play')}`"], "of which only subcommands can be tapped"
    assert f"</{texts('command-join')}:{LONGEST_ID}>" in text
    assert commands_panel(texts, known()).content_length() <= 4000


def test_without_ids_commands_are_named_plainly() -> None:
    texts = texts_in("en")
    assert CommandMentions().with_mentions(texts("help-commands"), texts) == texts("help-commands")


def test_what_is_no_command_is_not_mentioned() -> None:
    assert known().with_mentions("type `/nonsense` or `b2`", texts_in("en")) == "type `/nonsense` or `b2`"


def buttons(view: discord.ui.LayoutView) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    return [one for one in view.walk_children() if isinstance(one, discord.ui.Button)]


def test_every_game_has_a_card_with_a_button_that_opens_a_table() -> None:
    texts = texts_in("en")
    opened = [one.custom_id for one in buttons(help_panel(texts, 0, {})) if one.label == "Play"]
    assert opened == [Press(Action.OPEN_TABLE, argument=key).custom_id for key in page_of_games(0, texts)]


def test_every_game_that_has_a_lesson_has_a_button_beside_play_that_begins_it() -> None:
    texts = texts_in("en")
    learned = [one.custom_id for one in buttons(help_panel(texts, 0, {})) if one.label == "Learn by playing"]
    games = [key for key in page_of_games(0, texts) if key in LESSONS]
    assert learned == [Press(Action.LEARN, argument=key).custom_id for key in games]


def test_the_pictures_of_all_games_stand_together_and_every_game_has_one_row_of_buttons() -> None:
    pictures = {key: f"{key}.png" for key in GAMES}
    shown = pieces(help_panel(texts_in("en"), 0, pictures))
    (together,) = (piece for piece in shown if isinstance(piece, discord.ui.MediaGallery))
    assert [item.media.url for item in together.items] == [
        f"attachment://{key}.png" for key in sorted_games(texts_in("en"))
    ]
    rows = [piece for piece in shown if isinstance(piece, discord.ui.ActionRow)]
    assert len(rows) == len(GAMES) + 2, "and the select of rules, and what leads on"
    assert len(list(help_panel(texts_in("en"), 0, pictures).walk_children())) <= 40


def test_more_games_than_a_page_holds_are_on_further_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [f"game-{number}" for number in range(CARDS_ON_PAGE + 1)]
    monkeypatch.setattr("bot.ui.help.panels.sorted_games", lambda _texts: games)
    monkeypatch.setattr("bot.ui.help.panels.GAMES", dict.fromkeys(games))
    assert page_of_games(1, texts_in("en")) == games[CARDS_ON_PAGE:]
    assert page_of_games(2, texts_in("en")) == games[:CARDS_ON_PAGE]


def test_games_are_sorted_by_name() -> None:
    texts = texts_in("en")
    names = [texts(f"{key}-name") for key in sorted_games(texts)]
    assert names == sorted(names)
    assert len(names) == len(GAMES)
