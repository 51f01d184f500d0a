"""Moves that are chosen in an attempt at a daily puzzle."""

from bot.sessions.daily.attempt import Attempt
from bot.sessions.daily.service import Dailies
from bot.sessions.refusals import NoGame, Stale
from bot.ui.daily.panels import DailyPanels, asked_puzzle
from bot.ui.reply.reply import Reply
from bot.ui.routing.move_chooser import Chosen, chosen_in_order
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.views.custom_id import Press
from bot.ui.views.word_toggle import WordToggle


class AttemptMoves:
    """A `MoveSurface` of the presser's own attempt, whatever the custom id says."""

    def __init__(self, dailies: Dailies, panels: DailyPanels) -> None:
        self._dailies = dailies
        self._panels = panels

    async def pressed(self, reply: Reply, press: Press) -> Attempt:
        """Raises Stale for a press of an earlier ply, and NoGame."""
        attempt = await self._dailies.attempt(await asked_puzzle(self._dailies, reply, press), reply.user)
        if attempt is None:
            raise NoGame
        if attempt.finished or press.ply != attempt.session.ply:
            raise Stale
        return attempt

    async def show(self, reply: Reply, position: Attempt, partial: PartialMove) -> None:
        message = await self._panels.attempt(reply, position, partial)
        await reply.show_private(message.view, message.files)

    async def move(self, reply: Reply, press: Press, words: str) -> None:
        puzzle = await asked_puzzle(self._dailies, reply, press)
        await self.show(reply, await self._dailies.move(puzzle, reply.user, words, press.ply), START)

    def toggled(self, reply: Reply, position: Attempt, press: Press, toggle: WordToggle) -> Chosen:  # noqa: ARG002  alone
        return chosen_in_order(toggle, position.session.game.info.multi_choice)

    def makes_selected(self, position: Attempt, words: str) -> bool:  # noqa: ARG002  never
        return False
