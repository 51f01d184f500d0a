"""Commands that have another name now: a client that still knows the old one is told where it went.

A name may go once a version has told so.
"""

from discord import app_commands

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.texts import Texts
from bot.ui.text.command_mentions import localized_name

MOVED = {f"tournament {key}": "tournament create" for key in GAMES}
"""The new name of a command, by its old one."""


def moved(error: app_commands.CommandNotFound, texts: Texts) -> Refusal:
    """Returns the refusal that names the command as it is called now, or says that there is none."""
    command = MOVED.get(" ".join([*error.parents, error.name]))
    return (
        Refusal("unknown-command")
        if command is None
        else Refusal("moved-command", command=localized_name(command, texts))
    )
