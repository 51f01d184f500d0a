"""The slash command of tournaments: `/tournament <game>` creates one, `/tournament show` lists those of the channel."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from discord import app_commands

from bot.games import GAMES
from bot.games.base import AnyGame, Choice, Flag, Number, Option, OptionError, Value
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import CLOCKS
from bot.sessions.tournaments.terms import ARENA_TIMES, ROUND_TIMES, Terms
from bot.texts import LANGUAGES, texts_in
from bot.tournaments.tournament import MOST_ROUNDS, Format
from bot.ui.reply.audience import parent_of, person, place, public_texts
from bot.ui.reply.bot_permissions import (
    MissingPermissions,
    can_create_thread,
    missing_thread_permissions,
    require_permissions,
    why_no_thread,
)
from bot.ui.reply.guild_rules import require_allowed
from bot.ui.reply.reply import Reply
from bot.ui.routing.game_options import option_kind, value_choices
from bot.ui.routing.slash_command import (
    BY_A_GUILD,
    IN_A_GUILD,
    Command,
    TypedText,
    callback,
    command,
    command_option,
    set_option_texts,
)
from bot.ui.text.command_texts import localized
from bot.ui.text.option_texts import offered_values
from bot.ui.text.sanitized_name import sanitized_name
from bot.ui.tournaments.messages import TournamentMessages
from bot.ui.tournaments.origin import is_here, may_organise
from bot.ui.tournaments.panels import list_panel

NAME, FORMAT, TIME, CLOCK, STARTS, ROUNDS = "name", "format", "time", "clock", "starts", "swiss_rounds"

OWN_OPTIONS = {
    NAME: "name",
    FORMAT: "format",
    TIME: "time",
    CLOCK: "clock",
    STARTS: "starts",
    ROUNDS: "rounds",
}
"""The options of the tournament itself, with what they are called in the keys of their texts."""

TIMES = sorted({*ROUND_TIMES, *ARENA_TIMES})
"""The seconds that a round or an arena may last."""

STARTS_IN = (900, 1_800, 3_600, 10_800, 86_400, 259_200, 604_800)
"""The seconds until a tournament starts by itself that an organiser may choose from."""

BEGINNER = "first"
"""The option of who begins, which tournaments leave at its default: the pairings see to it that all begin as often."""


class TournamentCommands:
    """Handles `/tournament`, which has a subcommand for each game and `show`."""

    def __init__(self, sessions: Sessions, messages: TournamentMessages) -> None:
        self._sessions = sessions
        self._messages = messages

    @property
    def commands(self) -> Sequence[Command]:
        group = app_commands.Group(
            name=localized("command-tournament"),
            description=localized("command-tournament-description"),
            allowed_contexts=IN_A_GUILD,
            allowed_installs=BY_A_GUILD,
        )
        for game in GAMES.values():
            group.add_command(_subcommand(game, self._handler(game.info.key)))
        group.add_command(command("tournament-show", self._show, contexts=IN_A_GUILD))
        return [group]

    def _handler(self, game_key: str) -> Callable[..., Awaitable[None]]:
        async def handler(
            reply: Reply,
            *,
            name: TypedText | None = None,
            format: str = Format.SWISS.value,  # noqa: A002  the name of the option
            time: int | None = None,
            clock: int | None = None,
            starts: int = 0,
            swiss_rounds: int | None = None,
            **options: Value,
        ) -> None:
            """`/tournament <game>`: creates a tournament in this channel, open for registration."""
            terms = Terms(
                name="" if name is None else sanitized_name(name, ""),
                format=Format(format),
                game=game_key,
                options=options,
                rounds=swiss_rounds or 0,
                clock=clock,
                round_time=time,
                starts_in=starts,
            )
            await self._create(reply, terms)

        return handler

    async def _create(self, reply: Reply, terms: Terms) -> None:
        """Creates a tournament, and answers with its message.

        Refuses what `Tournaments.create` and `require_allowed` do, `tournament-no-threads`, and
        `tournament-arena-time` or `tournament-round-times` for a time of the other kind; raises MissingPermissions.
        """
        interaction, sessions = reply.interaction, self._sessions
        settings = sessions.guild_settings.of(interaction.guild_id)
        moderator = may_organise(interaction)
        if moderator:  # else `create` refuses, which says more
            require_allowed(interaction, settings)
            require_permissions(interaction)
            _require_threads(reply)
            _require_time(terms)
        shown_in = place(interaction)
        if not terms.name:
            texts = public_texts(interaction, sessions.guild_settings)
            terms = replace(terms, name=texts("tournament-of-game", game=texts(f"{terms.game}-name")))
        created = await sessions.tournaments.create(shown_in, person(interaction), terms, moderator=moderator)
        message = await self._messages.lay_out(created)
        posted = await reply.send_public(message.view, message.files)
        await sessions.tournaments.set_message(created.id, posted)

    async def _show(self, reply: Reply) -> None:
        """`/tournament show`: lists the tournaments of this channel, live and ended ones, in private."""
        interaction, tournaments = reply.interaction, self._sessions.tournaments
        guild = interaction.guild_id or 0
        channel = parent_of(interaction) or interaction.channel_id or 0
        live = [one for one in await tournaments.in_guild(guild) if is_here(one, interaction)]
        here = [*live, *await tournaments.ended_in(guild, channel)]
        if not here:
            raise Refusal("tournament-none-here")
        await reply.send_private(list_panel(here, reply.texts))


def _require_threads(reply: Reply) -> None:
    """Refuses `tournament-no-threads` where a channel has none; raises MissingPermissions where the bot may not."""
    if can_create_thread(reply.interaction):
        return
    if why_no_thread(reply.interaction, reply.texts) in ("", reply.texts("no-threads-here")):
        raise Refusal("tournament-no-threads")
    raise MissingPermissions(missing_thread_permissions(reply.interaction))


def _require_time(terms: Terms) -> None:
    """Refuses a time that a tournament of this format cannot have."""
    arena = terms.format is Format.ARENA
    if terms.round_time is not None and terms.round_time not in (ARENA_TIMES if arena else ROUND_TIMES):
        raise Refusal("tournament-arena-times" if arena else "tournament-round-times")


def _subcommand(game: AnyGame, handler: Callable[..., Awaitable[None]]) -> app_commands.Command[Any, ..., Any]:
    key, options = game.info.key, [one for one in game.info.options if _matters(game, one)]
    parameters = [
        command_option(NAME, TypedText | None, None),
        command_option(FORMAT, str, Format.SWISS.value),
        command_option(TIME, int | None, None),
        *([] if game.info.race else [command_option(CLOCK, int | None, None)]),
        command_option(STARTS, int, 0),
        command_option(ROUNDS, app_commands.Range[int, 1, MOST_ROUNDS] | None, None),
    ]
    own = [parameter.name for parameter in parameters]
    parameters += [command_option(one.key, option_kind(one), one.default) for one in options]
    names = {one: f"command-tournament-slash-{OWN_OPTIONS[one]}" for one in own}
    names |= {one.key: name for one in options if (name := f"{key}-slash-{one.key}") in texts_in(LANGUAGES[0])}
    descriptions = {one: f"command-tournament-{OWN_OPTIONS[one]}" for one in own}
    descriptions |= {one.key: f"{key}-option-{one.key}" for one in options}
    choices = {one.key: value_choices(key, one) for one in options if isinstance(one, Choice)}
    choices[FORMAT] = [
        app_commands.Choice(name=localized(f"tournament-format-{one}"), value=one.value) for one in Format
    ]
    choices[TIME] = _times("tournament-time-name", TIMES)
    choices[STARTS] = _times("tournament-time-name", STARTS_IN)
    if CLOCK in own:
        choices[CLOCK] = _times("clock", CLOCKS)
    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=key, description=localized(f"{key}-blurb"), callback=callback(handler, parameters, private=False)
    )
    set_option_texts(made, names, descriptions)
    app_commands.choices(**choices)(made)
    return made


def _times(key: str, seconds: Sequence[int]) -> list[app_commands.Choice[Any]]:
    return [app_commands.Choice(name=localized(key, seconds=one), value=one) for one in seconds]


def _matters(game: AnyGame, option: Option) -> bool:
    """Returns whether two people can play with another value of the option than its default."""
    if option.key == BEGINNER or (isinstance(option, Number) and option.players > 2):
        return False
    values = (True, False) if isinstance(option, Flag) else offered_values(option, option.default)
    return any(_for_two(game, {option.key: value}) for value in values if value != option.default)


def _for_two(game: AnyGame, options: Mapping[str, Value]) -> bool:
    try:
        return 2 in game.seats(game.info.full_options(options))
    except OptionError:
        return False
