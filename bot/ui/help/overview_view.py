"""The overview of the help."""

import discord

from bot.texts import Texts
from bot.ui.help.rules_view import game_select
from bot.ui.text.command_mentions import CommandMentions
from bot.ui.views.components import panel, text


def help_panel(texts: Texts, command_mentions: CommandMentions) -> discord.ui.LayoutView:
    """Lays out the overview: it mentions every command, and a select opens the rules of each game."""
    overview = command_mentions.with_mentions(texts("help-overview"), texts)
    return panel([text(f"### {texts('help-title')}\n{overview}"), game_select(texts)])
