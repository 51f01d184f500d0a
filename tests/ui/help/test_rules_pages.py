"""A game's rules are divided into pages that fit a phone, in reading order and without a loss."""

import pytest

from bot.games import GAMES, RULES_PAGES
from bot.texts import LANGUAGES, texts_in
from bot.ui.help.rules_view import MAX_PICTURES, MAX_TEXT, OPTIONS, WHOLE, page_with, pages
from bot.ui.text.option_texts import slash_name

every_game = pytest.mark.parametrize("game", sorted(GAMES))
every_game_with_sections = pytest.mark.parametrize("game", sorted(RULES_PAGES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_a_page_has_few_pictures_and_little_text(game: str, language: str) -> None:
    for page in pages(game, texts_in(language)):
        assert page
        assert sum(section.example is not None for section in page) <= MAX_PICTURES
        assert len(page) == 1 or sum(len(section.text) for section in page) <= MAX_TEXT


@every_game
def test_the_pages_have_every_section_once_and_the_options_last(game: str) -> None:
    shown = [section.key for page in pages(game, texts_in("en")) for section in page]
    options = [OPTIONS] if GAMES[game].info.options else []
    sections = [section.key for section in RULES_PAGES.get(game, ())]
    assert shown == ([*sections, *options] if sections else [WHOLE])


@every_game_with_sections
@every_language
def test_the_goal_comes_first_and_in_bold(game: str, language: str) -> None:
    first = pages(game, texts_in(language))[0][0]
    assert first.key == "goal"
    assert first.text.startswith("**")


@every_game
@every_language
def test_the_last_section_names_every_option_as_the_command_does(game: str, language: str) -> None:
    texts = texts_in(language)
    last = pages(game, texts)[-1][-1]
    for option in GAMES[game].info.options:
        assert f"- `{slash_name(game, option, texts)}`" in last.text


def test_the_page_of_a_section_is_found() -> None:
    found = pages("tris_2", texts_in("en"))
    assert "advanced" in {section.key for section in found[page_with("advanced", found)]}
    assert page_with("no such section", found) == 0


def test_a_game_without_sections_has_its_rules_in_one_text() -> None:
    whole = pages("chess", lambda key: f"text of {key}")  # type: ignore[arg-type]  # stands for all texts
    assert [(one.key, one.text) for page in whole for one in page] == [(WHOLE, "text of chess-rules")]
