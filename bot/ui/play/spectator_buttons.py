"""The buttons for those who come by and watch."""

from collections.abc import Mapping

from bot.sessions.session import Session, Status
from bot.ui.board_message.waiting_list import NextGame
from bot.ui.reply.audience import own_words, person
from bot.ui.reply.reply import Reply
from bot.ui.routing.button_context import Handler, Pressed
from bot.ui.text.narration import title
from bot.ui.views.components import button, page, panel, rows, text
from bot.ui.views.custom_id import Action, Press


class WatcherPresses:
    """What this is, and a seat in the next game."""

    def __init__(self, pressed: Pressed, next_game: NextGame) -> None:
        self._pressed = pressed
        self._next_game = next_game

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {Action.ABOUT: self._about, Action.NEXT_GAME: self._wish}

    async def _about(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.session(press)
        words = own_words(reply.interaction)
        lines = [
            f"### {title(session, words)}",
            words(f"{session.game_key}-about"),
            words(_aside(session, reply.interaction.user.id)),
        ]
        rules = button(words("button-rules"), Press(Action.RULES, session.id))
        await reply.private(panel([text("\n".join(lines)), *rows([rules])]))

    async def _wish(self, reply: Reply, press: Press) -> None:
        """Puts the presser on the list, or takes them off it."""
        session = await self._pressed.session(press)
        forgotten = self._next_game.forget(session.place, reply.interaction.user.id)
        if not forgotten:
            self._next_game.note(session, person(reply.interaction))
        if session.status.live:  # an ended table stays where and as it is
            self._pressed.refresh(reply, session)
        words = own_words(reply.interaction)
        await reply.private(page(words("next-game-forgotten" if forgotten else "next-game-noted")))


def _aside(session: Session, user: int) -> str:
    """The key of what the one who asks may do here."""
    if session.seat_of(user) is not None:
        return "about-seated"
    if session.awaited and user not in session.awaited:
        return "seats-kept"
    return "about-lobby" if session.status is Status.LOBBY else "about-open"
