"""The slash command that opens a table: `/play <game>`, with native options made from each game's declaration."""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.games import GAMES
from bot.games.base import AnyGame, Choice, Flag, Option, Options, Value
from bot.sessions.session import CLOCKS
from bot.ui.reply.interaction import Interaction
from bot.ui.routing.slash_command import ANYWHERE, BY_ALL
from bot.ui.text.command_texts import spoken

Open = Callable[[Interaction, str, Options, int | None], Awaitable[None]]
"""Opens a table: game key, options, and the clock in seconds (None: the server's)."""

CLOCK = "clock"


def play_command(opening: Open) -> app_commands.Group:
    """A subcommand for each game."""
    play = app_commands.Group(
        name=spoken("command-play"),
        description=spoken("command-play-description"),
        allowed_contexts=ANYWHERE,
        allowed_installs=BY_ALL,
    )
    for game in GAMES.values():
        play.add_command(_of_a_game(game, opening))
    return play


def _of_a_game(game: AnyGame, opening: Open) -> app_commands.Command[Any, ..., Any]:
    key, timed = game.info.key, not game.info.race

    async def play(interaction: Interaction, clock: int | None = None, **options: Value) -> None:
        await opening(interaction, key, options, clock)

    # discord.py reads a command's options from the signature of its callback, so this one is made to measure.
    parameters = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)]
    parameters += [_parameter(option.key, _kind(option), option.default) for option in game.info.options]
    if timed:
        parameters.append(_parameter(CLOCK, int | None, None))
    play.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # functions may carry one
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=key, description=spoken(f"{key}-blurb"), callback=play
    )
    names = {option.key: f"{key}-slash-{option.key}" for option in game.info.options}
    said = {option.key: f"{key}-option-{option.key}" for option in game.info.options}
    if timed:
        names[CLOCK], said[CLOCK] = "command-play-slash-clock", "command-play-clock"
    app_commands.rename(**{name: spoken(text) for name, text in names.items()})(command)
    app_commands.describe(**{name: spoken(text) for name, text in said.items()})(command)
    choices = {option.key: _values(key, option) for option in game.info.options if isinstance(option, Choice)}
    if timed:
        choices[CLOCK] = [app_commands.Choice(name=spoken("clock", seconds=one), value=one) for one in CLOCKS]
    app_commands.choices(**choices)(command)
    return command


def _values(key: str, option: Choice) -> list[app_commands.Choice[Any]]:
    return [
        app_commands.Choice(name=spoken(f"{key}-option-{option.key}-{value}"), value=value) for value in option.values
    ]


def _parameter(name: str, kind: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=kind, default=default)


def _kind(option: Option) -> Any:
    """The type by which discord.py knows what to offer."""
    match option:
        case Flag():
            return bool
        case Choice():
            return str
        case _:
            return app_commands.Range[int, option.low, option.high]
