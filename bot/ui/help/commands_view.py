"""The page of the help with all commands."""

import discord

from bot.texts import Texts
from bot.ui.text.command_mentions import CommandMentions
from bot.ui.views.components import button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press


def commands_panel(texts: Texts, command_mentions: CommandMentions) -> discord.ui.LayoutView:
    """Lays out what each command does; the commands can be tapped."""
    commands = command_mentions.with_mentions(texts("help-commands"), texts)
    games = button(texts("button-all-games"), Press(Action.HELP))
    return panel([text(f"## {texts('help-commands-title')}\n{commands}"), *button_rows([games])])
