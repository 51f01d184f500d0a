"""Rankings: the slash commands about leaderboards and profiles, the buttons, and the feature that the client adds."""

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands

from bot.games import GAMES
from bot.ratings.periods import ALL_TIME, Period
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person
from bot.ui.rankings.leaderboard_choice import LeaderboardChoice, checked_period
from bot.ui.rankings.leaderboard_messages import LeaderboardMessages
from bot.ui.rankings.leaderboard_view import NONE, capitalized, contest_label, period_label
from bot.ui.rankings.profile import Profiles, show_achievements
from bot.ui.reply.audience import own_texts, person, person_of
from bot.ui.reply.guild_rules import is_public, look_of, send
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.routing.slash_command import (
    Command,
    TypedText,
    chosen_value,
    command,
    game_choices,
    label_choices,
    suggesting,
    user_menu,
)
from bot.ui.text.command_texts import localized
from bot.ui.views.custom_id import Action, Press
from renderers.pictures import Pictures

WHERE = ("server", "everywhere")
SHOWS = ("results", "achievements")


class LeaderboardCommands:
    """Handles `/leaderboard` and `/profile`.

    They answer publicly, but only to their user where the guild allows no tables in the channel.
    """

    def __init__(self, sessions: Sessions, leaderboards: LeaderboardMessages, profiles: Profiles) -> None:
        self._sessions = sessions
        self._leaderboards = leaderboards
        self._profiles = profiles

    @property
    def commands(self) -> Sequence[Command]:
        leaderboard = command("leaderboard", self._leaderboard, private=False)
        where = [app_commands.Choice(name=localized(f"place-{one}"), value=one) for one in WHERE]
        app_commands.choices(where=where, game=game_choices())(leaderboard)
        app_commands.autocomplete(variant=suggesting(self.suggest_variants), period=suggesting(self.suggest_periods))(
            leaderboard
        )
        profile = command("profile", self._profile, private=False)
        shows = [app_commands.Choice(name=localized(f"profile-shows-{one}"), value=one) for one in SHOWS]
        app_commands.choices(game=game_choices(), show=shows)(profile)
        return [leaderboard, profile]

    async def _leaderboard(
        self, reply: Reply, where: str = WHERE[0], game: str = "", variant: TypedText = "", period: TypedText = ""
    ) -> None:
        """`/leaderboard`: shows the best players, here or everywhere, by rating or by their best solitaire scores."""
        interaction, public = reply.interaction, is_public(reply, self._sessions)
        if where not in WHERE or game not in ("", *GAMES):
            raise Refusal("unknown-button")
        choice = LeaderboardChoice(where == WHERE[1], game)
        choice = LeaderboardChoice(
            choice.everywhere,
            game,
            await self._typed_variant(interaction, choice, variant),
            await self._typed_period(interaction, choice, period),
        )
        lay_out = self._leaderboards.public if public else self._leaderboards.private
        async with reply.expensive("leaderboard", choice, interaction.guild_id):
            message = await lay_out(interaction, choice)
        await send(reply, message, public=public)

    async def _profile(
        self,
        reply: Reply,
        player: discord.User | discord.Member | None = None,
        game: str | None = None,
        show: str = SHOWS[0],
    ) -> None:
        """`/profile`: shows a player's results or achievements; by default the user's own."""
        if show == SHOWS[1]:
            await show_achievements(self._sessions, reply, player)
            return
        who = person(reply.interaction) if player is None else person_of(player)
        await self._show_profile(reply, who, game or "", public=is_public(reply, self._sessions))

    async def show_profile_of(self, reply: Reply, user: discord.User | discord.Member) -> None:
        """Shows the user privately the results of the person in whose menu the command was used."""
        await self._show_profile(reply, person_of(user), "", public=False)

    async def _show_profile(self, reply: Reply, who: Person, game: str, *, public: bool) -> None:
        interaction = reply.interaction
        _, texts, theme = look_of(reply, self._sessions, public=public)
        async with reply.expensive("profile", game, interaction.guild_id, who.id, reply.user):
            message = await self._profiles.profile(interaction, who, game, texts, theme)
        await send(reply, message, public=public)

    async def suggest_variants(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Returns the variants of the chosen game that have been played and match the typed text."""
        choice = _chosen_so_far(interaction)
        return label_choices(await self._contests(interaction, choice) if choice.game else [], typed)

    async def suggest_periods(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Returns all time, and the seasons and months with finished games, that match the typed text."""
        return label_choices(await self._periods(interaction, _chosen_so_far(interaction)), typed)

    async def _contests(self, interaction: Interaction, choice: LeaderboardChoice) -> list[tuple[str, str]]:
        """Returns the label and the token of each offered variant."""
        found, texts = await self._leaderboards.offered_contests(interaction, choice), own_texts(interaction)
        return [(capitalized(contest_label(choice.game, one, texts)), one.token or NONE) for one in found]

    async def _periods(self, interaction: Interaction, choice: LeaderboardChoice) -> list[tuple[str, str]]:
        """Returns the label and the name of each offered period."""
        leaderboards, texts = self._leaderboards, own_texts(interaction)
        current, calendar = leaderboards.current_periods, leaderboards.calendar
        found = await leaderboards.offered_periods(interaction, choice)
        return [(capitalized(period_label(one, current, calendar, texts)), one or NONE) for one in found]

    async def _typed_variant(self, interaction: Interaction, choice: LeaderboardChoice, typed: str) -> str:
        """Returns the token of a suggested variant, or of one whose label was typed.

        Refuses `leaderboard-no-variant` for anything else.
        """
        token = chosen_value(await self._contests(interaction, choice), typed) if typed else NONE
        if token is None:
            raise Refusal("leaderboard-no-variant")
        return "" if token == NONE else token

    async def _typed_period(self, interaction: Interaction, choice: LeaderboardChoice, typed: str) -> Period:
        """Returns a suggested period, or one whose label was typed. Refuses `leaderboard-no-period` otherwise."""
        name = chosen_value(await self._periods(interaction, choice), typed) if typed else NONE
        if name is None:
            raise Refusal("leaderboard-no-period")
        return ALL_TIME if name == NONE else Period(name)


def _chosen_so_far(interaction: Interaction) -> LeaderboardChoice:
    """Returns the choice of place and game for a leaderboard, from the options filled in so far."""
    chosen = interaction.namespace
    game = str(getattr(chosen, "game", None) or "")
    return LeaderboardChoice(getattr(chosen, "where", None) == WHERE[1], game if game in GAMES else "")


class LeaderboardButtons:
    """Handles the components of leaderboards, and the leaderboard button of a finished table.

    A press on a public leaderboard sends a private one, which further presses edit.
    """

    def __init__(self, leaderboards: LeaderboardMessages) -> None:
        self._leaderboards = leaderboards
        self.handlers: ButtonHandlers = {
            Action.LEADERBOARD: self._leaderboard,
            Action.LEADERBOARD_TEXT: self._as_text,
            Action.LEADERBOARD_PAGE: self._page,
            Action.LEADERBOARD_OWN: self._own_page,
            Action.LEADERBOARD_GAME: self._game,
            Action.LEADERBOARD_VARIANT: self._variant,
            Action.LEADERBOARD_PERIOD: self._period,
        }

    async def _leaderboard(self, reply: Reply, press: Press) -> None:
        choice = LeaderboardChoice.parse(press.argument)
        async with reply.expensive("leaderboard", choice, reply.interaction.guild_id, reply.user):
            try:
                message = await self._leaderboards.private(reply.interaction, choice)
            except Refusal as refusal:  # after a finished game that did not count, perhaps nobody has a score yet
                if refusal.key != "leaderboard-no-variant":
                    raise
                message = await self._leaderboards.private(reply.interaction, replace(choice, contest=""))
        await reply.send_private(message)

    async def _as_text(self, reply: Reply, press: Press) -> None:
        await self._show(reply, replace(LeaderboardChoice.parse(press.argument), as_text=True))

    async def _page(self, reply: Reply, press: Press) -> None:
        await self._show(reply, LeaderboardChoice.parse(press.argument), press.ply)

    async def _own_page(self, reply: Reply, press: Press) -> None:
        choice = LeaderboardChoice.parse(press.argument)
        async with reply.expensive("own place", choice, reply.interaction.guild_id, reply.user):
            message = await self._leaderboards.own_page(reply.interaction, choice)
        await reply.show_private(message)

    async def _game(self, reply: Reply, press: Press) -> None:
        game = selected.one_of(reply, (NONE, *GAMES))
        choice = LeaderboardChoice.parse(press.argument)
        await self._show(reply, replace(choice, game="" if game == NONE else game, contest=""))

    async def _variant(self, reply: Reply, press: Press) -> None:
        token = selected.one(reply)
        await self._show(
            reply, replace(LeaderboardChoice.parse(press.argument), contest="" if token == NONE else token)
        )

    async def _period(self, reply: Reply, press: Press) -> None:
        name = selected.one(reply)
        period = checked_period("" if name == NONE else name)
        await self._show(reply, replace(LeaderboardChoice.parse(press.argument), period=period))

    async def _show(self, reply: Reply, choice: LeaderboardChoice, page: int = 0) -> None:
        async with reply.expensive("leaderboard", choice, page, reply.interaction.guild_id, reply.user):
            message = await self._leaderboards.private(reply.interaction, choice, page)
        await reply.show_private(message)


def rankings_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: leaderboards, profiles and achievements."""
    leaderboards = LeaderboardMessages(sessions, pictures)
    commands = LeaderboardCommands(sessions, leaderboards, Profiles(sessions, pictures))
    menus = [user_menu("profile-title", commands.show_profile_of)]
    return Feature(commands.commands, LeaderboardButtons(leaderboards).handlers, menus=menus)
