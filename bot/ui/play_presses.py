"""The buttons of a table in play that all see, and the private menu behind More."""

from collections.abc import Mapping

from bot.sessions.session import Refusal
from bot.ui.described import described
from bot.ui.menu import more_panel
from bot.ui.panels import TEXT_LIMIT, clipped, page
from bot.ui.pressed import Handler, Pressed
from bot.ui.readers import own_words
from bot.ui.reply import Reply
from bot.ui.routing import Action, Press
from bot.ui.standings import Standings
from bot.ui.words import Walk


class PlayPresses:
    """Moves in the open, and what anyone may look at."""

    def __init__(self, pressed: Pressed, standings: Standings) -> None:
        self._pressed = pressed
        self._standings = standings

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {
            Action.WALK: self._walk,
            Action.PAGE: self._page,
            Action.MOVE: self._move,
            Action.PICK: self._pick,
            Action.MORE: self._more,
            Action.TEXT: self._text,
            Action.STANDINGS: self._show_standings,
            Action.STANDINGS_TEXT: self._standings_text,
        }

    async def _walk(self, reply: Reply, press: Press) -> None:
        await self._walked(reply, press, Walk(press.words))

    async def _page(self, reply: Reply, press: Press) -> None:
        await self._walked(reply, press, Walk.read(press.words))

    async def _walked(self, reply: Reply, press: Press, walk: Walk) -> None:
        session, seat = await self._pressed.seated(reply, press)
        if seat not in session.to_act:
            raise Refusal("not-your-turn", player=session.people[min(session.to_act)].name)
        await self._pressed.show(reply, session, walk)

    async def _move(self, reply: Reply, press: Press) -> None:
        await self._pressed.show(reply, await self._pressed.moved(reply, press))

    async def _pick(self, reply: Reply, press: Press) -> None:
        await self._pressed.picked(reply, press, self._move, self._walk)

    async def _more(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.session(press)
        seat = session.eyes_of(reply.interaction.user.id)
        await reply.private(more_panel(session, seat, own_words(reply.interaction)))

    async def _text(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.session(press)
        if session.state is None:
            raise Refusal("no-game")
        # What only the presser's hand knows may be in it: the answer is private.
        view = session.view(session.eyes_of(reply.interaction.user.id))
        said = described(session, view, own_words(reply.interaction))
        await reply.private(page(f"```\n{clipped(said, TEXT_LIMIT - 8)}\n```"))

    async def _show_standings(self, reply: Reply, press: Press) -> None:
        await self._standings.answer(reply, press.words or None, private=True)

    async def _standings_text(self, reply: Reply, press: Press) -> None:
        await self._standings.answer_in_text(reply, press.words or None)
