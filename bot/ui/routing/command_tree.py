"""The tree of slash commands, and the new names of those that were renamed."""

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
"""The new name of a command, by its old one, which a client may still know. An entry may be removed once a version has
said so."""

BUTTONS = ("claim", "wait")
"""Commands of which only the buttons are left."""


def moved(error: app_commands.CommandNotFound, texts: Texts) -> Refusal:
    """Returns the refusal that names the command as it is called now, or says that there is none."""
    old = " ".join([*error.parents, error.name])
    if old in BUTTONS:
        return Refusal("moved-to-button")
    command = MOVED.get(old)
    if command is None:
        return Refusal("unknown-command")
    return Refusal("moved-command", command=localized_name(command, texts))


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
