"""Tournaments: the organisers' buttons, everybody's buttons, and the feature that the client adds."""

from collections.abc import Awaitable, Callable

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.tournaments.tournament import LEAST_PLAYERS, Format, Stage, Tournament
from bot.ui.panels.follow import PanelKind
from bot.ui.reply.audience import own_theme, person
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.text.names import bold
from bot.ui.tournaments.commands import TournamentCommands
from bot.ui.tournaments.messages import TournamentMessages
from bot.ui.tournaments.origin import may_organise, pressed_tournament, require_organiser
from bot.ui.tournaments.panels import message_link, organiser_panel, round_panel, standings_panel, standings_text
from bot.ui.tournaments.standings_card import page_of, player_text
from bot.ui.views.components import page, question_panel
from bot.ui.views.custom_id import Action, Press
from renderers.pictures import Pictures


class OrganiserButtons:
    """Handles the buttons of the organiser and of event managers. Refuses `tournament-not-yours` for others.

    Anything that cannot be undone needs a confirmation.
    """

    def __init__(self, sessions: Sessions, messages: TournamentMessages) -> None:
        self._sessions = sessions
        self._messages = messages

    @property
    def handlers(self) -> ButtonHandlers:
        tournaments = self._sessions.tournaments
        return {
            Action.TOURNAMENT_ORGANISE: self._organise,
            Action.TOURNAMENT_START: self._start,
            Action.CONFIRM_TOURNAMENT_START: self._doing(tournaments.start, "tournament-is-started"),
            Action.TOURNAMENT_END_ROUND: self._end_round,
            Action.CONFIRM_TOURNAMENT_END_ROUND: self._doing(tournaments.end_round, "tournament-round-ends"),
            Action.TOURNAMENT_CANCEL: self._cancel,
            Action.CONFIRM_TOURNAMENT_CANCEL: self._doing(tournaments.cancel, "tournament-is-cancelled"),
            Action.TOURNAMENT_REMOVE: self._remove,
            Action.TOURNAMENT_POST: self._post,
        }

    async def _organise(self, reply: Reply, press: Press) -> None:
        tournament = await self._own(reply, press)
        await reply.show_private(organiser_panel(tournament, reply.texts))

    async def _start(self, reply: Reply, press: Press) -> None:
        """Asks for confirmation before the registration ends. Refuses `tournament-started` and `tournament-too-few`."""
        tournament = await self._own(reply, press)
        if tournament.status is not Stage.REGISTRATION:
            raise Refusal("tournament-started")
        if len(tournament.active) < LEAST_PLAYERS:
            raise Refusal("tournament-too-few", least=LEAST_PLAYERS)
        arena = tournament.format is Format.ARENA
        question = reply.texts(
            "tournament-start-arena-question" if arena else "tournament-start-question", count=len(tournament.active)
        )
        await self._ask(reply, tournament, question, "start", Action.CONFIRM_TOURNAMENT_START)

    async def _end_round(self, reply: Reply, press: Press) -> None:
        """Asks for confirmation before the current round, or the arena, ends. Refuses `tournament-not-started`."""
        tournament = await self._own(reply, press)
        if tournament.status is not Stage.RUNNING:
            raise Refusal("tournament-not-started")
        arena = tournament.format is Format.ARENA
        count = len(tournament.open_pairings)
        question = reply.texts(
            "tournament-end-arena-question" if arena else "tournament-end-round-question", count=count
        )
        label = "end-arena" if arena else "end-round"
        await self._ask(reply, tournament, question, label, Action.CONFIRM_TOURNAMENT_END_ROUND)

    async def _cancel(self, reply: Reply, press: Press) -> None:
        tournament = await self._own(reply, press)
        question = reply.texts("tournament-cancel-question", name=bold(tournament.name))
        await self._ask(reply, tournament, question, "cancel", Action.CONFIRM_TOURNAMENT_CANCEL)

    async def _ask(self, reply: Reply, tournament: Tournament, question: str, label: str, confirm: Action) -> None:
        texts = reply.texts
        view = question_panel(
            question,
            texts(f"button-tournament-{label}"),
            texts("button-tournament-not-yet"),
            Press(confirm, tournament.id),
            bright_yes=confirm is Action.CONFIRM_TOURNAMENT_START,
        )
        await reply.show_private(view)

    def _doing(
        self, action: Callable[..., Awaitable[Tournament]], done: str
    ) -> Callable[[Reply, Press], Awaitable[None]]:
        """Returns the handler of a confirmed action.

        Args:
            done: the key of the text that confirms it.
        """

        async def handle(reply: Reply, press: Press) -> None:
            tournament = await self._own(reply, press)
            after = await action(tournament.id, reply.user, moderator=may_organise(reply.interaction))
            await reply.show_private(page(reply.texts(done, name=bold(after.name))), kind=PanelKind.NOTICE)

        return handle

    async def _remove(self, reply: Reply, press: Press) -> None:
        """Removes the chosen player, and shows the panel without them."""
        tournament = await self._own(reply, press)
        players = {str(player.person): player for player in tournament.active}
        chosen = players[selected.one_of(reply, players)]
        after = await self._sessions.tournaments.remove_player(
            tournament.id, reply.user, chosen.person, moderator=may_organise(reply.interaction)
        )
        await reply.show_private(organiser_panel(after, reply.texts))
        removed = player_text(tournament, chosen.number, reply.texts)
        await reply.send_private(page(reply.texts("tournament-removed", player=bold(removed))), kind=PanelKind.NOTICE)

    async def _post(self, reply: Reply, press: Press) -> None:
        """Posts the public message again, at the end of the channel."""
        tournament = await self._messages.post_again(await self._own(reply, press))
        link = message_link(tournament)
        await reply.show_private(page(f"[{reply.texts('tournament-to-message')}]({link})"), kind=PanelKind.NOTICE)

    async def _own(self, reply: Reply, press: Press) -> Tournament:
        """Returns the tournament, if the user may organise it. Refuses as `require_organiser` does."""
        tournament = await pressed_tournament(self._sessions, reply, press)
        require_organiser(tournament, reply)
        return tournament


class TournamentButtons:
    """Handles the buttons that anybody may press. `TournamentMessages` updates the public message."""

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
        arena = joined.format is Format.ARENA and joined.status is Stage.RUNNING
        key = "tournament-you-play" if arena else "tournament-you-joined"
        await reply.send_private(page(reply.texts(key, name=bold(joined.name))), kind=PanelKind.NOTICE)

    async def _withdraw(self, reply: Reply, press: Press) -> None:
        """Withdraws the user: at once if that costs nothing, else after a question."""
        tournament = await self._here(reply, press)
        player = tournament.player_of(reply.user)
        loses = tournament.status is Stage.RUNNING and tournament.format is not Format.ARENA
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
        arena = after.format is Format.ARENA and after.status is Stage.RUNNING
        player = after.player_of(reply.user)
        paused = arena and player is not None and player.withdrawn and not player.removed
        if not paused:  # whoever is already paused reads that again
            after = await self._sessions.tournaments.withdraw(after.id, reply.user)
        key = "tournament-you-paused" if arena else "tournament-you-withdrew"
        await reply.show_private(page(reply.texts(key, name=bold(after.name))), kind=PanelKind.NOTICE)

    async def _standings(self, reply: Reply, press: Press) -> None:
        """Shows a page of the standings; the ply is the page, from 1, or 0 for the page with the user."""
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
        """Shows the tables of a round; ply 0 is the current one."""
        tournament = await self._started(reply, press)
        await reply.show_private(round_panel(tournament, press.ply or tournament.round, reply.texts))

    async def _show(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  the selected value is the id
        """Shows the tournament that was chosen in the list of a channel."""
        chosen = Press(Action.TOURNAMENT_SHOW, selected.one(reply))
        await self._show_standings(reply, await self._started(reply, chosen), 0)

    async def _here(self, reply: Reply, press: Press) -> Tournament:
        """Returns the tournament, and requests a redraw of its public message, which a crash may have left outdated."""
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
    """Builds the feature: creating, joining, running and viewing tournaments."""
    handlers = {
        **TournamentButtons(sessions, pictures, messages).handlers,
        **OrganiserButtons(sessions, messages).handlers,
    }
    return Feature(TournamentCommands(sessions, messages).commands, handlers)
