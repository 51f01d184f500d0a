"""The help's pages: the overview, and the rules of each game."""

import discord

from bot.games import GAMES
from bot.texts import Texts
from bot.ui.text.command_mentions import CommandMentions
from bot.ui.views.components import Piece, button, button_rows, option, panel, select, text
from bot.ui.views.custom_id import Action, Press


def help_panel(texts: Texts, command_mentions: CommandMentions) -> discord.ui.LayoutView:
    """Lays out the overview: it mentions every command, and a select opens the page of each game."""
    overview = command_mentions.with_mentions(texts("help-overview"), texts)
    return panel([text(f"### {texts('help-title')}\n{overview}"), _game_select(texts)])


def rules_panel(game_key: str, texts: Texts) -> discord.ui.LayoutView:
    """Lays out a game's page: its rules, how to type its moves, what its options do."""
    page = f"### {texts(f'{game_key}-name')}\n{texts(f'{game_key}-rules')}"
    back = button(texts("help-back"), Press(Action.HELP))
    return panel([text(page), _game_select(texts, game_key), *button_rows([back])])


def _game_select(texts: Texts, current: str = "") -> Piece:
    """Returns a select of all games. current: the game whose page is open, which is shown as chosen."""
    return select(
        texts("help-choose"),
        Press(Action.GAME_PAGE),
        [
            option(texts(f"{key}-name"), key, texts(f"{key}-blurb"), chosen=key == current)
            for key in sorted(GAMES, key=lambda key: texts(f"{key}-name"))
        ],
    )
