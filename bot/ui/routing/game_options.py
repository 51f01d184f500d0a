"""A game's options as options of a slash command."""

from typing import Any

from discord import app_commands

from bot.games.base import Choice, Flag, Option
from bot.ui.text.command_texts import localized


def option_kind(of: Option) -> Any:
    """Returns the annotation by which discord.py knows what the option takes."""
    match of:
        case Flag():
            return bool
        case Choice():
            return str
        case _:
            return app_commands.Range[int, of.low, of.high]


def value_choices(game_key: str, of: Choice) -> list[app_commands.Choice[Any]]:
    """Returns the option's values as choices."""
    return [
        app_commands.Choice(name=localized(f"{game_key}-option-{of.key}-{value}"), value=value) for value in of.values
    ]
