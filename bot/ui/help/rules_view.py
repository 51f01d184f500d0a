"""The panel with a game's rules: one page of them, and the ways to the other pages and games."""

from collections.abc import Mapping, Sequence

import discord

from bot.games import GAMES, LESSONS
from bot.texts import Texts
from bot.ui.help.rules_pages import Page, RulesText
from bot.ui.views.components import Piece, button, button_rows, option, panel, picture, select, text
from bot.ui.views.custom_id import Action, Press


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
    """Lays out a section alone, with the way to all rules.

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


def game_select(texts: Texts, current: str = "") -> Piece:
    """Returns a select of all games' rules.

    Args:
        current: the game whose page is open, which is shown as chosen.
    """
    return select(
        texts("help-choose"),
        Press(Action.GAME_PAGE),
        [
            option(texts(f"{key}-name"), key, texts(f"{key}-blurb"), chosen=key == current)
            for key in sorted(GAMES, key=lambda key: texts(f"{key}-name"))
        ],
    )


def _press(game_key: str, page: Page) -> Press:
    return Press(Action.RULES_SECTION, argument=f"{game_key} {page[0].key}")
