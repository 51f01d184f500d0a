"""The slash commands of the help."""

from collections.abc import Sequence

from discord import app_commands

from bot.ui.help.view import help_panel, rules_panel
from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import Command, command, game_choices
from bot.ui.text.command_mentions import CommandMentions


class HelpCommands:
    """Handles `/help` and `/rules`, which work in every channel."""

    def __init__(self, command_mentions: CommandMentions) -> None:
        self._command_mentions = command_mentions

    @property
    def commands(self) -> Sequence[Command]:
        rules = command("rules", self._rules)
        app_commands.choices(game=game_choices())(rules)
        return [command("help", self._help), rules]

    async def _help(self, reply: Reply) -> None:
        """`/help`: shows the overview."""
        await reply.send_private(help_panel(reply.texts, self._command_mentions))

    async def _rules(self, reply: Reply, game: str) -> None:
        """`/rules`: shows a game's rules page."""
        await reply.send_private(rules_panel(game, reply.texts))
