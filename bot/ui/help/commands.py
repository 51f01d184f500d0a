"""The slash commands of the help."""

from collections.abc import Sequence

from discord import app_commands

from bot.ui.help.panels import HelpPanels
from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import Command, command, game_choices


class HelpCommands:
    """Handles `/help` and `/rules`, which work in every channel."""

    def __init__(self, panels: HelpPanels) -> None:
        self._panels = panels

    @property
    def commands(self) -> Sequence[Command]:
        rules = command("rules", self._rules)
        app_commands.choices(game=game_choices())(rules)
        return [command("help", self._help), rules]

    async def _help(self, reply: Reply) -> None:
        """`/help`: shows the overview."""
        message = self._panels.overview(reply)
        await reply.send_private(message.view, message.files)

    async def _rules(self, reply: Reply, game: str) -> None:
        """`/rules`: shows a game's rules from their beginning."""
        message = await self._panels.rules(reply, game)
        await reply.send_private(message.view, message.files)
