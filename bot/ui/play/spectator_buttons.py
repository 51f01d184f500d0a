"""The buttons for those who come by and watch."""

from collections.abc import Mapping

from bot.sessions.session import Session, Status
from bot.ui.board_message.waiting_list import WaitingList
from bot.ui.reply.audience import own_texts, person
from bot.ui.reply.reply import Reply
from bot.ui.routing.button_context import ButtonContext, Handler
from bot.ui.text.narration import title
from bot.ui.views.components import button, page, panel, rows, text
from bot.ui.views.custom_id import Action, Press


class SpectatorButtons:
    """What this is, and a seat in the next game."""

    def __init__(self, pressed: ButtonContext, waiting_list: WaitingList) -> None:
        self._pressed = pressed
        self._next_game = waiting_list

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {Action.ABOUT: self._about, Action.NEXT_GAME: self._wish}

    async def _about(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.session(press)
        texts = own_texts(reply.interaction)
        lines = [
            f"### {title(session, texts)}",
            texts(f"{session.game_key}-about"),
            texts(_aside(session, reply.interaction.user.id)),
        ]
        rules = button(texts("button-rules"), Press(Action.RULES, session.id))
        await reply.send_private(panel([text("\n".join(lines)), *rows([rules])]))

    async def _wish(self, reply: Reply, press: Press) -> None:
        """Puts the presser on the list, or takes them off it."""
        session = await self._pressed.session(press)
        forgotten = self._next_game.forget(session.place, reply.interaction.user.id)
        if not forgotten:
            self._next_game.note(session, person(reply.interaction))
        if session.status.live:  # an ended table stays where and as it is
            self._pressed.refresh(reply, session)
        texts = own_texts(reply.interaction)
        await reply.send_private(page(texts("next-game-forgotten" if forgotten else "next-game-noted")))


def _aside(session: Session, user: int) -> str:
    """The key of what the one who asks may do here."""
    if session.seat_of(user) is not None:
        return "about-seated"
    if session.awaited and user not in session.awaited:
        return "seats-kept"
    return "about-lobby" if session.status is Status.LOBBY else "about-open"
