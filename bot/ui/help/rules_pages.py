"""The text of a game's rules, divided into pages that fit a phone: a few sections each, and few pictures."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from bot.games import GAMES, RULES_PAGES
from bot.games.rules_page import Example
from bot.texts import Texts
from bot.ui.text.option_texts import explanation, slash_name

MAX_TEXT = 1_000
MAX_PICTURES = 2
"""What a page holds, in characters and in pictures: about two screens of a phone. A longer section has its own page."""

WHOLE = "rules"
"""The key of the only section of a game that declares none: its text is `<game>-rules`."""

OPTIONS = "options"
"""The key of the last section, which lists the options of `/play`."""


@dataclass(frozen=True)
class RulesText:
    """A section of a rules page in the reader's language.

    Attributes:
        example: what its picture shows; None for no picture.
    """

    key: str
    text: str
    example: Example | None = None


Page: TypeAlias = tuple[RulesText, ...]


def pages(game_key: str, texts: Texts) -> list[Page]:
    """Returns the game's rules, page by page. The first section of each page names it."""
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
    """Returns this section; None if none of the pages has it."""
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
