"""Commands that have another name now: a client that still knows the old one is told where it went.

A name may go once a version has told so.
"""

from discord import app_commands

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.texts import Texts
from bot.ui.text.command_mentions import localized_name

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
"""The new name of a command, by its old one."""

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
