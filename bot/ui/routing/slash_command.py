"""One slash command with its texts."""

from collections.abc import Callable
from typing import Any

from discord import app_commands

from bot.ui.text.command_texts import spoken

ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
IN_A_SERVER = app_commands.AppCommandContext(guild=True)

BY_ALL = app_commands.AppInstallationType(guild=True, user=True)
"""A server has the bot, or a person has it as an app of their own, to play wherever they are."""
BY_A_SERVER = app_commands.AppInstallationType(guild=True)


def command(
    name: str, callback: Callable[..., Any], *, contexts: app_commands.AppCommandContext = ANYWHERE
) -> app_commands.Command[Any, ..., Any]:
    """A command whose texts are `command-<name>`, `command-<name>-description`, and for options
    `command-<name>-<option>` and, as their names, `command-<name>-slash-<option>`."""
    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=spoken(f"command-{name}"), description=spoken(f"command-{name}-description"), callback=callback
    )
    options = [option.name for option in made.parameters]
    if options:
        app_commands.describe(**{option: spoken(f"command-{name}-{option}") for option in options})(made)
        app_commands.rename(**{option: spoken(f"command-{name}-slash-{option}") for option in options})(made)
    made.allowed_contexts = contexts
    made.allowed_installs = BY_A_SERVER if contexts is IN_A_SERVER else BY_ALL
    return made
