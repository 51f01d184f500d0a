"""The tree of slash commands."""

import discord
import structlog
from discord import app_commands

from bot.ui.reply.audience import own_texts
from bot.ui.reply.errors import explain
from bot.ui.reply.interaction import Interaction, ReplyingClient
from bot.ui.reply.reply import Reply
from bot.ui.routing.moved_commands import moved

log = structlog.get_logger()


class CommandTree(app_commands.CommandTree[ReplyingClient]):
    """The tree of slash commands; answers one that failed before its handler, as with an option it does not take."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answers a failed command privately."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, app_commands.CommandNotFound):
            cause = moved(cause, own_texts(interaction))
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        elif interaction.response.is_done():
            log.error("command failed after its answer", command=interaction.command, exc_info=cause)
        else:
            await explain(Reply(interaction), cause)
