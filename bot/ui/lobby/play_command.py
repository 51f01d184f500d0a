"""The slash command that opens a table: `/play <game>`, with options from each game's declaration."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.games import GAMES
from bot.games.base import AnyGame, Choice, Flag, Option, Value
from bot.players.base import Level
from bot.sessions.session import CLOCKS
from bot.texts import LANGUAGES, texts_in
from bot.ui.lobby.open_table import TableOpening
from bot.ui.lobby.opponent import OpponentFinder
from bot.ui.lobby.wanted_table import WantedTable
from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import callback, command_group, command_option, level_choices, set_option_texts
from bot.ui.text.command_texts import localized

CLOCK, AUTO_START, COMPUTER, THREAD, OPPONENT = "clock", "auto_start", "computer", "thread", "opponent"

TWO = range(2, 3)
"""The numbers of players of a game for two."""


def option_kind(of: Option) -> Any:
    """Returns the annotation that tells discord.py the option's type."""
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


class PlayCommand:
    """Handles `/play`, which has a subcommand for each game."""

    def __init__(self, opening: TableOpening, opponents: OpponentFinder) -> None:
        self._opening = opening
        self._opponents = opponents

    @property
    def group(self) -> app_commands.Group:
        """The command with its subcommands."""
        return command_group("play", (_subcommand(game, self._handler(key)) for key, game in GAMES.items()))

    def _handler(self, game_key: str) -> Callable[..., Awaitable[None]]:
        async def handler(
            reply: Reply,
            *,
            clock: int | None = None,
            auto_start: bool = True,
            computer: str | None = None,
            thread: bool = False,
            opponent: bool = False,
            **options: Value,
        ) -> None:
            """`/play <game>`: opens a lobby.

            Args:
                clock: the seconds for a move, None for the guild's default.
                computer: the level of the computers to seat at once; None for no computers.
                thread: whether the table is opened in a thread of the channel.
                opponent: whether to look for a waiting table on the server first.
            """
            level = None if computer is None else Level(computer)
            wanted = WantedTable(game_key, options, clock=clock, auto_start=auto_start, level=level)
            if opponent:
                await self._opponents.find(reply, wanted)
            else:
                await self._opening.open(reply, wanted, in_thread=thread)

        return handler


def _subcommand(game: AnyGame, handler: Callable[..., Awaitable[None]]) -> app_commands.Command[Any, ..., Any]:
    key, options = game.info.key, game.info.options
    parameters = [command_option(one.key, option_kind(one), one.default) for one in options]
    names = {one.key: name for one in options if (name := f"{key}-slash-{one.key}") in texts_in(LANGUAGES[0])}
    descriptions = {one.key: f"{key}-option-{one.key}" for one in options}
    choices = {one.key: value_choices(key, one) for one in options if isinstance(one, Choice)}
    if not game.info.race:
        parameters.append(command_option(CLOCK, int | None, None))
        names[CLOCK], descriptions[CLOCK] = "slash-clock", "command-play-clock"
        choices[CLOCK] = [app_commands.Choice(name=localized("clock", seconds=one), value=one) for one in CLOCKS]
    if game.info.seats == TWO:
        parameters.append(command_option(AUTO_START, bool, default=True))
        names[AUTO_START], descriptions[AUTO_START] = "slash-auto-start", "command-play-auto-start"
    if game.info.seats[-1] > 1:
        parameters.append(command_option(COMPUTER, str | None, None))
        names[COMPUTER], descriptions[COMPUTER] = "slash-computer", "command-play-computer"
        choices[COMPUTER] = level_choices()
    parameters.append(command_option(THREAD, bool, default=False))
    names[THREAD], descriptions[THREAD] = "slash-thread", "command-play-thread"
    if game.info.seats[-1] > 1:
        parameters.append(command_option(OPPONENT, bool, default=False))
        names[OPPONENT], descriptions[OPPONENT] = "slash-opponent", "command-play-opponent"
    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=key, description=localized(f"{key}-blurb"), callback=callback(handler, parameters, private=False)
    )
    set_option_texts(made, names, descriptions)
    app_commands.choices(**choices)(made)
    return made
