"""The first page of the help: the pictures of the games, and for each its line with the buttons Play and Learn.

The pictures stand together, since a phone shows two games at a time where each has its own beside its text.
"""

from collections.abc import Mapping
from itertools import chain

import discord

from bot.games import GAMES, LESSONS
from bot.texts import Texts
from bot.ui.help.rules_view import game_select
from bot.ui.views.components import Piece, Style, button, button_rows, gallery, panel, text
from bot.ui.views.custom_id import Action, Press

CARDS_ON_PAGE = 6
"""How many cards a page has: each takes four of the forty components that Discord allows, and a file."""


def sorted_games(texts: Texts) -> list[str]:
    """Returns the keys of all games, in the order of their names."""
    return sorted(GAMES, key=lambda key: texts(f"{key}-name"))


def page_of_games(index: int, texts: Texts) -> list[str]:
    """Returns the keys of the games whose cards are on this page; of the first page for an index that no page has."""
    games = sorted_games(texts)
    start = index * CARDS_ON_PAGE
    return (games if start >= len(games) else games[start:])[:CARDS_ON_PAGE]


def help_panel(texts: Texts, index: int, thumbnails: Mapping[str, str]) -> discord.ui.LayoutView:
    """Lays out a page of the games' cards.

    Args:
        thumbnails: the file names of their pictures, of those that have one.
    """
    pieces: list[Piece] = [text(f"## {texts('help-title')}\n{texts('help-intro')}")]
    games = page_of_games(index, texts)
    if alts := {thumbnails[key]: texts(f"{key}-thumbnail") for key in games if key in thumbnails}:
        pieces.append(gallery(alts))
    pieces += chain.from_iterable(_card(key, texts) for key in games)
    others = [button(texts("button-all-commands"), Press(Action.ALL_COMMANDS))]
    if len(GAMES) > CARDS_ON_PAGE:
        following = 0 if (index + 1) * CARDS_ON_PAGE >= len(GAMES) else index + 1
        others.insert(0, button(texts("rules-next"), Press(Action.HELP, argument=str(following))))
    return panel([*pieces, game_select(texts), *button_rows(others)])


def _card(game_key: str, texts: Texts) -> list[Piece]:
    said = text(f"**{texts(f'{game_key}-name')}**\n{texts(f'{game_key}-blurb')}")
    buttons = [button(texts("button-play"), Press(Action.OPEN_TABLE, argument=game_key), style=Style.primary)]
    if game_key in LESSONS:
        buttons.append(button(texts("button-learn"), Press(Action.LEARN, argument=game_key)))
    return [said, *button_rows(buttons)]
