"""The slash commands `/tournament create`, and `/tournament show`, which lists a channel's tournaments."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import app_commands

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import CLOCKS
from bot.sessions.tournaments.terms import ARENA_TIMES, ROUND_TIMES, Terms
from bot.tournaments.tournament import MOST_ROUNDS, Format
from bot.ui.reply.audience import own_texts, parent_of, person, place, public_texts
from bot.ui.reply.bot_permissions import (
    MissingPermissions,
    can_create_thread,
    can_have_threads,
    missing_thread_permissions,
    require_permissions,
)
from bot.ui.reply.guild_rules import require_allowed
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import (
    IN_A_GUILD,
    Command,
    TypedText,
    command,
    command_group,
    game_choices,
    suggesting,
)
from bot.ui.text.command_texts import localized
from bot.ui.text.names import sanitized_name
from bot.ui.tournaments.messages import TournamentMessages
from bot.ui.tournaments.origin import is_here, may_organise
from bot.ui.tournaments.panels import list_panel
from bot.ui.tournaments.typed_options import parsed_options, suggested_options

TIMES = sorted({*ROUND_TIMES, *ARENA_TIMES})
"""The possible durations of a round or an arena, in seconds."""

STARTS_IN = (900, 1_800, 3_600, 10_800, 86_400, 259_200, 604_800)
"""The choices for the seconds until a tournament starts by itself."""


class TournamentCommands:
    """Handles `/tournament create` and `/tournament show`."""

    def __init__(self, sessions: Sessions, messages: TournamentMessages) -> None:
        self._sessions = sessions
        self._messages = messages

    @property
    def commands(self) -> Sequence[Command]:
        create = command("tournament-create", self._create, contexts=IN_A_GUILD, private=False)
        app_commands.choices(
            game=game_choices(),
            format=[app_commands.Choice(name=localized(f"tournament-format-{one}"), value=one.value) for one in Format],
            time=_times("tournament-time-name", TIMES),
            clock=_times("clock", CLOCKS),
            starts=_times("tournament-time-name", STARTS_IN),
        )(create)
        app_commands.autocomplete(options=suggesting(self._suggest_options))(create)
        show = command("tournament-show", self._show, contexts=IN_A_GUILD)
        return [command_group("tournament", [create, show], contexts=IN_A_GUILD)]

    async def _create(
        self,
        reply: Reply,
        game: str,
        *,
        name: TypedText | None = None,
        format: str = Format.SWISS.value,  # noqa: A002  the option's name
        time: int | None = None,
        clock: int | None = None,
        starts: int = 0,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        options: TypedText | None = None,
    ) -> None:
        """`/tournament create`: creates a tournament in this channel, open for registration.

        Refuses `unknown-game` and what `parsed_options`, `Tournaments.create` and `require_allowed` do.
        """
        if game not in GAMES:
            raise Refusal("unknown-game", game=game)
        if clock and GAMES[game].info.race:
            raise Refusal("tournament-race")
        terms = Terms(
            name="" if name is None else sanitized_name(name, ""),
            format=Format(format),
            game=game,
            options=parsed_options(GAMES[game], options or "", reply.texts),
            rounds=rounds or 0,
            clock=clock,
            round_time=time,
            starts_in=starts,
        )
        await self._post(reply, terms)

    async def _suggest_options(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Returns completions for the options of the chosen game."""
        game = str(getattr(interaction.namespace, "game", None) or "")
        suggested = suggested_options(GAMES[game], typed, own_texts(interaction)) if game in GAMES else []
        return [app_commands.Choice(name=one, value=one) for one in suggested]

    async def _post(self, reply: Reply, terms: Terms) -> None:
        """Creates a tournament, and answers with its message.

        Refuses as `Tournaments.create` and `require_allowed` do, `tournament-no-threads`, and `tournament-arena-time`
        or `tournament-round-times` for a time that fits only the other format; raises MissingPermissions.
        """
        interaction, sessions = reply.interaction, self._sessions
        settings = sessions.guild_settings.of(interaction.guild_id)
        moderator = may_organise(interaction)
        if moderator:  # for others `create` refuses, with a better explanation
            require_allowed(interaction, settings)
            require_permissions(interaction)
            _require_threads(reply)
            _require_time(terms)
        shown_in = place(interaction)
        if not terms.name:
            texts = public_texts(interaction, sessions.guild_settings)
            terms = replace(terms, name=texts("tournament-of-game", game=texts(f"{terms.game}-name")))
        created = await sessions.tournaments.create(shown_in, person(interaction), terms, moderator=moderator)
        await self._messages.post_first(reply, created)

    async def _show(self, reply: Reply) -> None:
        """`/tournament show`: lists the tournaments of this channel, live and ended ones, in private.

        Also updates the messages of live ones: a deleted message, whose buttons nobody can reach, is posted again.
        """
        interaction, tournaments = reply.interaction, self._sessions.tournaments
        guild = interaction.guild_id or 0
        channel = parent_of(interaction) or interaction.channel_id or 0
        live = [one for one in await tournaments.in_guild(guild) if is_here(one, interaction)]
        here = [*live, *await tournaments.ended_in(guild, channel)]
        if not here:
            raise Refusal("tournament-none-here")
        await reply.send_private(list_panel(here, reply.texts))
        for one in live:
            self._messages.request(one.id)


def _require_threads(reply: Reply) -> None:
    """Refuses `tournament-no-threads` if the channel can have none. Raises MissingPermissions."""
    if can_create_thread(reply.interaction):
        return
    if not can_have_threads(reply.interaction):
        raise Refusal("tournament-no-threads")
    raise MissingPermissions(missing_thread_permissions(reply.interaction))


def _require_time(terms: Terms) -> None:
    """Refuses a time that a tournament of this format cannot have."""
    arena = terms.format is Format.ARENA
    if terms.round_time is not None and terms.round_time not in (ARENA_TIMES if arena else ROUND_TIMES):
        raise Refusal("tournament-arena-times" if arena else "tournament-round-times")


def _times(key: str, seconds: Sequence[int]) -> list[app_commands.Choice[Any]]:
    return [app_commands.Choice(name=localized(key, seconds=one), value=one) for one in seconds]
