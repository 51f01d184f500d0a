"""What there is to know: how this works, and each game's page."""

import discord

from bot.games import GAMES
from bot.texts import Texts
from bot.ui.text.command_mentions import CommandMentions
from bot.ui.views.components import Piece, button, choice, option, panel, rows, text
from bot.ui.views.custom_id import Action, Press


def help_panel(texts: Texts, command_mentions: CommandMentions) -> discord.ui.LayoutView:
    """A short overview, which names every command, with a way to the page of each game."""
    overview = command_mentions.text(texts("help-overview"), texts)
    return panel([text(f"### {texts('help-title')}\n{overview}"), _games(texts)])


def rules_panel(game_key: str, texts: Texts) -> discord.ui.LayoutView:
    """A game's page: its rules, how to type its moves, what its options do."""
    page = f"### {texts(f'{game_key}-name')}\n{texts(f'{game_key}-rules')}"
    back = button(texts("help-back"), Press(Action.HELP))
    return panel([text(page), _games(texts, game_key), *rows([back])])


def _games(texts: Texts, current: str = "") -> Piece:
    """A select of all games; the page that is open stands there already."""
    return choice(
        texts("help-choose"),
        Press(Action.GAME_PAGE),
        [
            option(texts(f"{key}-name"), key, texts(f"{key}-blurb"), chosen=key == current)
            for key in sorted(GAMES, key=lambda key: texts(f"{key}-name"))
        ],
    )
