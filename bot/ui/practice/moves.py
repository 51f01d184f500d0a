"""Moves that are chosen in a position that somebody practises."""

from bot.sessions.practice.service import Exercise, Practice
from bot.ui.practice.panels import PracticePanels
from bot.ui.reply.reply import Reply
from bot.ui.routing.move_chooser import Chosen, chosen_in_order
from bot.ui.text.move_tree import PartialMove
from bot.ui.views.custom_id import Press
from bot.ui.views.word_toggle import WordToggle


class PracticeMoves:
    """A `MoveSurface` of the presser's own positions, whatever the custom id says. Its ply is that of the position."""

    def __init__(self, practice: Practice, panels: PracticePanels) -> None:
        self._practice = practice
        self._panels = panels

    async def pressed(self, reply: Reply, press: Press) -> Exercise:
        """Refuses what `Practice.exercise` does."""
        return await self._practice.exercise(reply.user, press.session, press.ply + 1)

    async def show(self, reply: Reply, position: Exercise, partial: PartialMove) -> None:
        message = await self._panels.exercise(reply, position, partial)
        await reply.show_private(message.view, message.files)

    async def move(self, reply: Reply, press: Press, words: str) -> None:
        answer = await self._practice.answer(reply.user, press.session, press.ply + 1, words)
        message = await self._panels.answer(reply, answer)
        await reply.show_private(message.view, message.files)

    def toggled(self, reply: Reply, position: Exercise, press: Press, toggle: WordToggle) -> Chosen:  # noqa: ARG002  alone
        return chosen_in_order(toggle, position.session.game.info.multi_choice)

    def makes_selected(self, position: Exercise, words: str) -> bool:  # noqa: ARG002  never
        return False
