"""The slash commands for those who want to know: how this works, and each game's page."""

from typing import Any

from discord import app_commands

from bot.games import GAMES
from bot.ui.help.view import help_panel, rules_panel
from bot.ui.reply.audience import own_texts
from bot.ui.reply.errors import answering
from bot.ui.reply.interaction import Interaction
from bot.ui.routing.slash_command import command
from bot.ui.text.command_mentions import CommandMentions
from bot.ui.text.command_texts import spoken


def games_to_choose() -> list[app_commands.Choice[str]]:
    """All games, as an option of a command offers them."""
    return [app_commands.Choice(name=spoken(f"{key}-name"), value=key) for key in GAMES]


class HelpCommands:
    """Answers whom nobody else needs to hear; works wherever Discord lets the app be used."""

    def __init__(self, command_mentions: CommandMentions) -> None:
        self._tappable = command_mentions

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Adds these commands."""
        tree.add_command(command("help", self.help))
        rules = command("rules", self.rules)
        app_commands.choices(game=games_to_choose())(rules)
        tree.add_command(rules)

    async def help(self, interaction: Interaction) -> None:
        """`/help`: the overview."""
        async with answering(interaction) as reply:
            await reply.send_private(help_panel(own_texts(interaction), self._tappable))

    async def rules(self, interaction: Interaction, game: str) -> None:
        """`/rules`: the page of a game."""
        async with answering(interaction) as reply:
            await reply.send_private(rules_panel(game, own_texts(interaction)))
