"""The slash commands. Options of `/play` are made from each game's declaration."""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.games import GAMES
from bot.games.base import AnyGame, Choice, Flag, Option, Options, Value
from bot.sessions.service import Sessions
from bot.sessions.session import Place, Refusal
from bot.ui.command import command
from bot.ui.desk import Desk
from bot.ui.errors import answering
from bot.ui.next_game import NextGame
from bot.ui.panels import page
from bot.ui.permissions import require
from bot.ui.readers import own_words, person, public_words
from bot.ui.reply import Interaction
from bot.ui.showing import Showing
from bot.ui.standings import Standings
from bot.ui.table_commands import TableCommands, session_here
from bot.ui.translation import spoken

Open = Callable[[Interaction, str, Options], Awaitable[None]]


class Commands:
    """Builds the commands on a tree; each answers through one Reply."""

    def __init__(
        self, sessions: Sessions, desk: Desk, showing: Showing, standings: Standings, next_game: NextGame
    ) -> None:
        self._sessions = sessions
        self._desk = desk
        self._standings = standings
        self._table = TableCommands(sessions, desk, showing)
        self._next_game = next_game

    def add_to(self, tree: app_commands.CommandTree[Any]) -> None:
        """Adds every command. Names and descriptions come from the texts, in all languages."""
        play = app_commands.Group(
            name=spoken("command-play"),
            description=spoken("command-play-description"),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        )
        for game in GAMES.values():
            play.add_command(_play_command(game, self.open))
        tree.add_command(play)
        self._table.add_to(tree)
        leaderboard = command("leaderboard", self.leaderboard, dms=False)
        app_commands.choices(
            game=[app_commands.Choice(name=spoken(f"{key}-name"), value=key) for key in GAMES]
        )(leaderboard)  # fmt: skip
        tree.add_command(leaderboard)
        end = command("end", self.end, dms=False)
        app_commands.default_permissions(manage_messages=True)(end)
        tree.add_command(end)

    async def open(self, interaction: Interaction, game_key: str, options: Options) -> None:
        """`/play <game>`: opens a lobby in this channel."""
        async with answering(interaction, private=False) as reply:
            require(interaction)
            place = Place(interaction.guild_id, interaction.channel_id or 0)
            if place.guild is None:
                _for_one(game_key, options)
            session = await self._sessions.open(place, person(interaction), game_key, options)
            await self._next_game.seat(session)
            await self._desk.post(session.id, reply, public_words(interaction, self._sessions.servers))

    async def leaderboard(self, interaction: Interaction, game: str | None = None) -> None:
        """`/leaderboard`: the standings of this server."""
        async with answering(interaction, private=False) as reply:
            await self._standings.answer(reply, game, private=False)

    async def end(self, interaction: Interaction) -> None:
        """`/end`: closes this channel's table without a result. Discord lets moderators alone use it."""
        async with answering(interaction) as reply:
            here = session_here(self._sessions, interaction)
            session = await self._sessions.end(here.id, interaction.user.id, moderator=True)
            self._desk.refresh(session, public_words(interaction, self._sessions.servers))
            await reply.private(page(own_words(interaction)("end-done")))


def _for_one(game_key: str, options: Options) -> None:
    """Refuses to open what nobody can join: in direct messages one is alone."""
    game = GAMES[game_key]
    least = game.seats(game.info.settle(options)).start
    if least > 1:
        raise Refusal("dm-needs-solo", least=least)


def _play_command(game: AnyGame, opening: Open) -> app_commands.Command[Any, ..., Any]:
    """`/play <key>` with a native option for each option of the game."""
    key = game.info.key

    async def play(interaction: Interaction, **options: Value) -> None:
        await opening(interaction, key, options)

    # discord.py reads a command's options from the signature of its callback, so this one is made to measure.
    parameters = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)]
    parameters += [_parameter(option) for option in game.info.options]
    play.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # functions may carry one
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=key, description=spoken(f"{key}-blurb"), callback=play
    )
    if keys := [option.key for option in game.info.options]:
        app_commands.describe(**{option: spoken(f"{key}-option-{option}") for option in keys})(command)
        app_commands.rename(**{option: spoken(f"{key}-slash-{option}") for option in keys})(command)
    for option in game.info.options:
        if isinstance(option, Choice):
            labels = [
                app_commands.Choice(name=spoken(f"{key}-option-{option.key}-{value}"), value=value)
                for value in option.values
            ]
            app_commands.choices(**{option.key: labels})(command)
    return command


def _parameter(option: Option) -> inspect.Parameter:
    kind: Any
    if isinstance(option, Flag):
        kind = bool
    elif isinstance(option, Choice):
        kind = str
    else:
        kind = app_commands.Range[int, option.low, option.high]
    return inspect.Parameter(
        option.key, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=kind, default=option.default
    )
