"""What there is to know: how this works, and each game's page."""

import discord

from bot.games import GAMES
from bot.texts import Words
from bot.ui.text.command_mentions import Tappable
from bot.ui.views.components import Piece, button, choice, option, panel, rows, text
from bot.ui.views.custom_id import Action, Press


def help_panel(words: Words, tappable: Tappable) -> discord.ui.LayoutView:
    """A short overview, which names every command, with a way to the page of each game."""
    overview = tappable.text(words("help-overview"), words)
    return panel([text(f"### {words('help-title')}\n{overview}"), _games(words)])


def rules_panel(game_key: str, words: Words) -> discord.ui.LayoutView:
    """A game's page: its rules, how to type its moves, what its options do."""
    page = f"### {words(f'{game_key}-name')}\n{words(f'{game_key}-rules')}"
    back = button(words("help-back"), Press(Action.HELP))
    return panel([text(page), _games(words, game_key), *rows([back])])


def _games(words: Words, current: str = "") -> Piece:
    """A select of all games; the page that is open stands there already."""
    return choice(
        words("help-choose"),
        Press(Action.GAME_PAGE),
        [
            option(words(f"{key}-name"), key, words(f"{key}-blurb"), chosen=key == current)
            for key in sorted(GAMES, key=lambda key: words(f"{key}-name"))
        ],
    )
