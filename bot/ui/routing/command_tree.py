"""The tree of slash commands, and the new names of renamed ones."""

import discord
import structlog
from discord import app_commands

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.texts import Texts
from bot.ui.reply.audience import own_texts
from bot.ui.reply.errors import explain
from bot.ui.reply.interaction import Interaction, ReplyingClient
from bot.ui.reply.reply import Reply
from bot.ui.text.command_texts import localized_name

log = structlog.get_logger()

MOVED = {
    "achievements": "profile",
    "canplay": "help",
    "decline": "offer decline",
    "draw": "offer draw",
    "history": "games",
    "seat": "join",
    "takeback": "offer takeback",
    "theme": "settings me",
    **{f"tournament {key}": "tournament create" for key in GAMES},
}
"""New names of commands by their old ones, which clients may still know. An entry may be removed once a released
version has had it."""

BUTTONS = ("claim", "wait")
"""Removed commands that are now only buttons."""


def moved(error: app_commands.CommandNotFound, texts: Texts) -> Refusal:
    """Returns the refusal that names a command's new name, or says that the command is gone."""
    old = " ".join([*error.parents, error.name])
    if old in BUTTONS:
        return Refusal("moved-to-button")
    command = MOVED.get(old)
    if command is None:
        return Refusal("unknown-command")
    return Refusal("moved-command", command=localized_name(command, texts))


class CommandTree(app_commands.CommandTree[ReplyingClient]):
    """The tree of slash commands; answers commands that fail before their handlers run, as with a wrong option."""

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
