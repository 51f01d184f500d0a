"""A game's rules in pages for phones, each with a few sections and pictures, and the panel that shows a page."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.games import GAMES, LESSONS, RULES_PAGES
from bot.games.rules_page import Example
from bot.texts import Texts
from bot.ui.text.option_texts import explanation, slash_name
from bot.ui.views.components import Piece, button, button_rows, option, panel, picture, select, text
from bot.ui.views.custom_id import Action, Press

MAX_TEXT = 1_000
MAX_PICTURES = 2
"""The most characters and pictures of a page: about two screens of a phone. A longer section has its own page."""

WHOLE = "rules"
"""The key of the only section of a game that declares none: its text is `<game>-rules`."""

OPTIONS = "options"
"""The key of the last section, which lists the options of `/play`."""


@dataclass(frozen=True)
class RulesText:
    """A section of a rules page in the reader's language.

    Attributes:
        example: the content of its picture; None for no picture.
    """

    key: str
    text: str
    example: Example | None = None


Page: TypeAlias = tuple[RulesText, ...]


def pages(game_key: str, texts: Texts) -> list[Page]:
    """Returns the game's rules, page by page. A page is named by its first section."""
    found: list[Page] = []
    page: list[RulesText] = []
    for section in _sections(game_key, texts):
        if page and not _fits([*page, section]):
            found.append(tuple(page))
            page = []
        page.append(section)
    return [*found, tuple(page)]


def page_with(section_key: str, of: list[Page]) -> int:
    """Returns the index of the page that has this section; 0, the first page, if none has it."""
    return next((index for index, page in enumerate(of) if section_key in {one.key for one in page}), 0)


def section_alone(section_key: str, of: list[Page]) -> RulesText | None:
    """Returns this section; None if no page has it."""
    return next((section for page in of for section in page if section.key == section_key), None)


def _fits(page: list[RulesText]) -> bool:
    pictures = sum(section.example is not None for section in page)
    return pictures <= MAX_PICTURES and sum(len(section.text) for section in page) <= MAX_TEXT


def _sections(game_key: str, texts: Texts) -> Iterator[RulesText]:
    if game_key not in RULES_PAGES:
        yield RulesText(WHOLE, texts(f"{game_key}-rules"))
        return
    for section in RULES_PAGES[game_key]:
        yield RulesText(section.key, texts(f"{game_key}-rules-{section.key}"), section.example)
    if options := GAMES[game_key].info.options:
        lines = (f"- `{slash_name(game_key, one, texts)}`: {explanation(game_key, one, texts)}" for one in options)
        yield RulesText(OPTIONS, "\n".join([f"### {texts('rules-options')}", *lines]))


def rules_panel(
    game_key: str, pages: Sequence[Page], index: int, alt_texts: Mapping[str, str], texts: Texts
) -> discord.ui.LayoutView:
    """Lays out a page of a game's rules, with a picture below each section that has one.

    Args:
        alt_texts: the descriptions of the page's pictures by their sections.
    """
    count = len(pages)
    name = texts(f"{game_key}-name")
    heading = f"## {name}" if count == 1 else f"## {name} · {index + 1}/{count}"
    pieces: list[Piece] = []
    for place, section in enumerate(pages[index]):
        pieces.append(text(section.text if place else f"{heading}\n{section.text}"))
        if section.key in alt_texts:
            pieces.append(picture(alt_texts[section.key], picture_name(section.key)))
    turning = []
    if count > 1:
        previous, following = max(index - 1, 0), min(index + 1, count - 1)
        turning = [
            button(texts("rules-previous"), _press(game_key, pages[previous]), disabled=previous == index),
            button(texts("rules-next"), _press(game_key, pages[following]), disabled=following == index),
        ]
    back = button(texts("button-all-games"), Press(Action.HELP))
    learn = [button(texts("button-learn"), Press(Action.LEARN, argument=game_key))] if game_key in LESSONS else []
    return panel([*pieces, *button_rows([*turning, *learn, back]), game_select(texts, game_key)])


def rule_panel(game_key: str, section: RulesText, alt: str | None, texts: Texts) -> discord.ui.LayoutView:
    """Lays out a single section, with a button to all rules.

    Args:
        alt: the description of its picture, if it has one.
    """
    pieces = [text(f"## {texts(f'{game_key}-name')}\n{section.text}")]
    if alt is not None:
        pieces.append(picture(alt, picture_name(section.key)))
    everything = button(texts("button-all-rules"), Press(Action.GAME_PAGE, argument=game_key))
    return panel([*pieces, *button_rows([everything])])


def picture_name(section: str) -> str:
    """Returns the file name of a section's picture."""
    return f"rules-{section}.png"


def sorted_games(texts: Texts) -> list[str]:
    """Returns the keys of all games, in the order of their names."""
    return sorted(GAMES, key=lambda key: texts(f"{key}-name"))


def game_select(texts: Texts, current: str = "") -> Piece:
    """Returns a select of all games' rules.

    Args:
        current: the game whose page is open; its line is preselected.
    """
    return select(
        texts("help-choose"),
        Press(Action.GAME_PAGE),
        [
            option(texts(f"{key}-name"), key, texts(f"{key}-blurb"), chosen=key == current)
            for key in sorted_games(texts)
        ],
    )


def _press(game_key: str, page: Page) -> Press:
    return Press(Action.RULES_SECTION, argument=f"{game_key} {page[0].key}")
