"""The buttons of a table in play that all see, and the private menu behind More."""

from collections.abc import Mapping

from bot.games.base import Seat
from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.session import Session
from bot.ui.play.more_view import more_panel
from bot.ui.play.multi_choice_form import picks_form
from bot.ui.records.leaderboard import Standings
from bot.ui.reply.audience import own_texts
from bot.ui.reply.reply import Reply
from bot.ui.routing.button_context import ButtonContext, Handler
from bot.ui.text.alt_text import described
from bot.ui.text.move_tree import PartialMove
from bot.ui.views.components import TEXT_LIMIT, clipped, page
from bot.ui.views.custom_id import Action, Press


class PlayButtons:
    """Moves in the open, and what anyone may look at."""

    def __init__(self, pressed: ButtonContext, standings: Standings) -> None:
        self._pressed = pressed
        self._standings = standings

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {
            Action.WALK: self._walk,
            Action.PAGE: self._page,
            Action.MOVE: self._move,
            Action.PICK: self._pick,
            Action.NAME_CHOICES: self._name_picks,
            Action.MORE: self._more,
            Action.TEXT: self._text,
            Action.STANDINGS: self._show_standings,
            Action.STANDINGS_TEXT: self._standings_text,
        }

    async def _walk(self, reply: Reply, press: Press) -> None:
        await self._walked(reply, press, PartialMove(press.words))

    async def _page(self, reply: Reply, press: Press) -> None:
        await self._walked(reply, press, PartialMove.read(press.words))

    async def _walked(self, reply: Reply, press: Press, walk: PartialMove) -> None:
        session, _ = await self._on_turn(reply, press)
        await self._pressed.show(reply, session, walk)

    async def _on_turn(self, reply: Reply, press: Press) -> tuple[Session, Seat]:
        session, seat = await self._pressed.seated(reply, press)
        if seat not in session.to_act:
            raise Refusal("not-your-turn", player=session.people[min(session.to_act)].name)
        return session, seat

    async def _move(self, reply: Reply, press: Press) -> None:
        await self._pressed.show(reply, await self._pressed.moved(reply, press))

    async def _pick(self, reply: Reply, press: Press) -> None:
        await self._pressed.picked(reply, press, self._move, self._walk)

    async def _name_picks(self, reply: Reply, press: Press) -> None:
        """A form for what is too much for a select; what is handed in counts as picked there."""
        session, seat = await self._on_turn(reply, press)
        if press.words not in session.game.info.multi_choice:
            raise Refusal("unknown-button")
        await reply.send_modal(picks_form(session, seat, press.words, own_texts(reply.interaction)))

    async def _more(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.session(press)
        seat = session.view_seat(reply.interaction.user.id)
        await reply.send_private(more_panel(session, seat, own_texts(reply.interaction)))

    async def _text(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.session(press)
        if session.state is None:
            raise NoGame
        # What only the presser's hand knows may be in it: the answer is private.
        view = session.view(session.view_seat(reply.interaction.user.id))
        said = described(session, view, own_texts(reply.interaction))
        await reply.send_private(page(f"```\n{clipped(said, TEXT_LIMIT - 8)}\n```"))

    async def _show_standings(self, reply: Reply, press: Press) -> None:
        await self._standings.answer(reply, press.words or None, private=True)

    async def _standings_text(self, reply: Reply, press: Press) -> None:
        await self._standings.answer_in_text(reply, press.words or None)
