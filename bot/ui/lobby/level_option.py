"""The option of slash commands that takes a computer's level."""

from typing import Any

from discord import app_commands

from bot.players.base import Level
from bot.ui.text.command_texts import localized


def level_choices() -> list[app_commands.Choice[Any]]:
    """Returns the levels as the choices of an option."""
    return [app_commands.Choice(name=localized(f"level-{level}"), value=level.value) for level in Level]


def with_levels(made: app_commands.Command[Any, ..., Any], option: str) -> app_commands.Command[Any, ..., Any]:
    """Gives this option of a command the levels as its choices; returns the command."""
    app_commands.choices(**{option: level_choices()})(made)
    return made
