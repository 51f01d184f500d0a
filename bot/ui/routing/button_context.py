"""What the answers to presses have in common: the table that was meant, who sits there, and its message."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.games.base import Seat
from bot.sessions.refusals import NoGame, Refusal, Stale
from bot.sessions.session import Session, Status
from bot.ui.reply.audience import own_texts
from bot.ui.reply.reply import Reply
from bot.ui.routing.table_context import TableContext
from bot.ui.text.move_tree import START, PartialMove, tidy
from bot.ui.views.components import page
from bot.ui.views.custom_id import Press

Handler: TypeAlias = Callable[[Reply, Press], Awaitable[None]]
"""What answers one kind of press. It may raise Refusal, RuleError and StoreUnavailable; the router explains those."""


@dataclass(frozen=True)
class ButtonContext(TableContext):
    """The tables that presses are about. User, seat and ply are checked here and by the sessions; a press is a wish."""

    async def session(self, press: Press) -> Session:
        """The session of a press, live or ended. Refuses `no-game`."""
        session = await self.sessions.find(press.session)
        if session is None:
            raise NoGame
        return session

    async def seated(self, reply: Reply, press: Press) -> tuple[Session, Seat]:
        """The playing session of a press and the presser's seat. Refuses all who are not, or no more, to play there."""
        session = await self.session(press)
        if session.status is not Status.PLAYING:
            raise NoGame
        seat = session.seat_of(reply.interaction.user.id)
        if seat is None:
            raise Refusal("not-seated")
        if seat in session.computers:
            raise Refusal("given-up")
        if press.ply != session.ply and not session.game.info.race:
            raise Stale
        return session, seat

    async def picked(self, reply: Reply, press: Press, move: Handler, walk: Handler) -> None:
        """What was picked in a select: the words up to a step or of a whole move, or what follows the press's verb."""
        if press.words:
            await move(reply, replace(press, words=tidy(" ".join([press.words, *reply.selected]))))
            return
        if len(reply.selected) != 1:
            raise Refusal("unknown-button")
        picked = replace(press, words=tidy(reply.selected[0]))
        session, seat = await self.seated(reply, picked)
        whole = picked.words in session.game.legal_moves(session.state, seat)
        await (move if whole else walk)(reply, picked)

    async def moved(self, reply: Reply, press: Press) -> Session:
        """Makes the move of a press."""
        interaction = reply.interaction
        return await self.sessions.move(
            press.session, interaction.user.id, press.words, ply=press.ply, action=interaction.id
        )

    async def show(self, reply: Reply, session: Session, walk: PartialMove = START) -> None:
        """Answers with the table's message as it stands now."""
        await self.messages.show(reply, session, walk)

    async def told(self, reply: Reply, session: Session, key: str) -> None:
        """Brings the table's message up to date and turns the pressed private panel into a sentence."""
        self.refresh(reply, session)
        await reply.show_private(page(own_texts(reply.interaction)(key)))
