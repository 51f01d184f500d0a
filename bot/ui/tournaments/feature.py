"""Tournaments: the buttons for all, and the feature that the client adds."""

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.tournaments.tournament import Format, Status, Tournament
from bot.ui.panels.follow import PanelKind
from bot.ui.reply.audience import own_theme, person
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.text.names import bold
from bot.ui.tournaments.commands import TournamentCommands
from bot.ui.tournaments.messages import TournamentMessages
from bot.ui.tournaments.organiser_buttons import OrganiserButtons
from bot.ui.tournaments.origin import pressed_tournament
from bot.ui.tournaments.panels import round_panel, standings_panel, standings_text
from bot.ui.tournaments.standings_card import page_of
from bot.ui.views.components import page, question_panel
from bot.ui.views.custom_id import Action, Press
from renderers.pictures import Pictures


class TournamentButtons:
    """Handles the buttons that anybody may press. The public message follows by itself: `TournamentMessages`."""

    def __init__(self, sessions: Sessions, pictures: Pictures, messages: TournamentMessages) -> None:
        self._sessions = sessions
        self._pictures = pictures
        self._messages = messages
        self.handlers: ButtonHandlers = {
            Action.TOURNAMENT_JOIN: self._join,
            Action.TOURNAMENT_WITHDRAW: self._withdraw,
            Action.CONFIRM_TOURNAMENT_WITHDRAW: self._withdraw_surely,
            Action.TOURNAMENT_STANDINGS: self._standings,
            Action.TOURNAMENT_STANDINGS_TEXT: self._standings_text,
            Action.TOURNAMENT_ROUND: self._round,
            Action.TOURNAMENT_SHOW: self._show,
        }

    async def _join(self, reply: Reply, press: Press) -> None:
        tournament = await self._here(reply, press)
        joined = await self._sessions.tournaments.join(tournament.id, person(reply.interaction))
        arena = joined.format is Format.ARENA and joined.status is Status.RUNNING
        key = "tournament-you-play" if arena else "tournament-you-joined"
        await reply.send_private(page(reply.texts(key, name=bold(joined.name))), kind=PanelKind.NOTICE)

    async def _withdraw(self, reply: Reply, press: Press) -> None:
        """Withdraws at once where nothing is lost by it, else after a question."""
        tournament = await self._here(reply, press)
        player = tournament.player_of(reply.user)
        loses = tournament.status is Status.RUNNING and tournament.format is not Format.ARENA
        if player is None or player.withdrawn or not loses:
            await self._withdraw_surely(reply, press)
            return
        confirm = Press(Action.CONFIRM_TOURNAMENT_WITHDRAW, tournament.id)
        texts = reply.texts
        question = texts("tournament-withdraw-question", name=bold(tournament.name))
        await reply.send_private(
            question_panel(question, texts("button-tournament-withdraw"), texts("button-tournament-stay"), confirm)
        )

    async def _withdraw_surely(self, reply: Reply, press: Press) -> None:
        after = await self._here(reply, press)
        arena = after.format is Format.ARENA and after.status is Status.RUNNING
        player = after.player_of(reply.user)
        paused = arena and player is not None and player.withdrawn and not player.removed
        if not paused:  # one who is paused already is told so again
            after = await self._sessions.tournaments.withdraw(after.id, reply.user)
        key = "tournament-you-paused" if arena else "tournament-you-withdrew"
        await reply.show_private(page(reply.texts(key, name=bold(after.name))), kind=PanelKind.NOTICE)

    async def _standings(self, reply: Reply, press: Press) -> None:
        """Shows a page of the standings; the ply counts pages from 1, and 0 is the page of the user."""
        await self._show_standings(reply, await self._started(reply, press), press.ply)

    async def _show_standings(self, reply: Reply, tournament: Tournament, number: int) -> None:
        shown = number - 1 if number else page_of(tournament, reply.user)
        theme = own_theme(reply.interaction, self._sessions)
        message = await standings_panel(
            tournament, reply.texts, self._pictures, shown=shown, reader=reply.user, theme=theme
        )
        await reply.show_private(message)

    async def _standings_text(self, reply: Reply, press: Press) -> None:
        await reply.show_private(standings_text(await self._started(reply, press), reply.texts))

    async def _round(self, reply: Reply, press: Press) -> None:
        """Shows the tables of a round; ply 0 is the one that is on."""
        tournament = await self._started(reply, press)
        await reply.show_private(round_panel(tournament, press.ply or tournament.round, reply.texts))

    async def _show(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  the id is in the chosen line
        """Shows the tournament that was chosen in the list of a channel."""
        chosen = Press(Action.TOURNAMENT_SHOW, selected.one(reply))
        await self._show_standings(reply, await self._started(reply, chosen), 0)

    async def _here(self, reply: Reply, press: Press) -> Tournament:
        """Returns the tournament; its public message is brought up to date, should a crash have kept it from that."""
        tournament = await pressed_tournament(self._sessions, reply, press)
        if not reply.input.in_private:
            self._messages.request(tournament.id)
        return tournament

    async def _started(self, reply: Reply, press: Press) -> Tournament:
        """Returns the tournament. Refuses `tournament-not-started`."""
        tournament = await self._here(reply, press)
        if tournament.started_at is None:
            raise Refusal("tournament-not-started")
        return tournament


def tournaments_feature(sessions: Sessions, pictures: Pictures, messages: TournamentMessages) -> Feature:
    """Builds the feature: tournaments are created, joined, run and looked at."""
    handlers = {
        **TournamentButtons(sessions, pictures, messages).handlers,
        **OrganiserButtons(sessions, messages).handlers,
    }
    return Feature(TournamentCommands(sessions, messages).commands, handlers)
