"""Rankings: the buttons of leaderboards, and the feature that the client adds."""

from dataclasses import replace

from bot.games import GAMES
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.ui.rankings.leaderboard_choice import LeaderboardChoice, checked_period
from bot.ui.rankings.leaderboard_commands import LeaderboardCommands
from bot.ui.rankings.leaderboard_messages import LeaderboardMessages
from bot.ui.rankings.leaderboard_view import NONE
from bot.ui.rankings.profile import Profiles
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.context_menus import user_menu
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.views.custom_id import Action, Press
from renderers.pictures import Pictures


class LeaderboardButtons:
    """Handles what leaderboards show, and the leaderboard button of a finished table.

    On a public leaderboard it sends a private one, which is edited by what is pressed there.
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
            except Refusal as refusal:  # of a finished game that did not count nobody has a score yet
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
    menus = [user_menu("menu-profile", commands.show_profile_of)]
    return Feature(commands.commands, LeaderboardButtons(leaderboards).handlers, menus=menus)
