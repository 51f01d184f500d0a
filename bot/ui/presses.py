"""What each button does. User, seat and ply are checked by the sessions; nothing a press says is trusted."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

import discord
import structlog

from bot.games.base import Seat
from bot.sessions.service import Sessions
from bot.sessions.session import Asking, Refusal, Session, Status
from bot.ui.desk import Desk, Shown
from bot.ui.errors import answering
from bot.ui.menu import more_panel, resign_panel
from bot.ui.panels import TEXT_LIMIT, clipped, page
from bot.ui.readers import own_words, person, public_words
from bot.ui.reply import Interaction, Reply
from bot.ui.routing import Action, Press
from bot.ui.standings import Standings
from bot.ui.words import tidy

log = structlog.get_logger()

Handler = Callable[[Reply, Press], Awaitable[None]]

OUTDATED = {"stale", "no-game", "no-offer", "already-started"}
"""Refusals that tell of a message behind its table."""


class Presses:
    """Routes every press of a button or select to what it means."""

    def __init__(self, sessions: Sessions, desk: Desk, standings: Standings) -> None:
        self._sessions = sessions
        self._desk = desk
        self._standings = standings
        self._handlers: Mapping[Action, Handler] = {
            Action.JOIN: self._join,
            Action.LEAVE: self._leave,
            Action.START: self._start,
            Action.RULES: self._rules,
            Action.WALK: self._walk,
            Action.MOVE: self._move,
            Action.PICK: self._pick,
            Action.HAND: self._hand,
            Action.HAND_WALK: self._hand_walk,
            Action.HAND_MOVE: self._hand_move,
            Action.HAND_PICK: self._hand_pick,
            Action.MORE: self._more,
            Action.TEXT: self._text,
            Action.OFFER: self._offer,
            Action.AGREE: self._agree,
            Action.DECLINE: self._decline,
            Action.RESIGN: self._resign,
            Action.RESIGN_SURELY: self._resign_surely,
            Action.REMATCH: self._rematch,
            Action.STANDINGS: self._show_standings,
            Action.STANDINGS_TEXT: self._standings_text,
        }

    async def route(self, interaction: Interaction) -> None:
        """Answers one press. Whatever is wrong with it is told to the presser alone."""
        async with answering(interaction) as reply:
            press = Press.read(reply.custom_id)
            if press is None:
                raise Refusal("unknown-button")
            try:
                await self._handlers[press.action](reply, press)
            except Refusal as refusal:
                if refusal.key in OUTDATED:
                    await self._renew(reply, press)
                raise

    async def _renew(self, reply: Reply, press: Press) -> None:
        """Puts a message right that is behind its table; the refusal that showed it is told in any case."""
        if await self._sessions.find(press.session) is None:
            return
        try:
            await self._desk.renew(press.session, reply, public_words(reply.interaction))
        except discord.HTTPException as error:
            log.info("message not renewed", interaction=reply.interaction.id, status=error.status, code=error.code)

    async def _session(self, press: Press) -> Session:
        session = await self._sessions.find(press.session)
        if session is None:
            raise Refusal("no-game")
        return session

    async def _seated(self, reply: Reply, press: Press) -> tuple[Session, Seat]:
        """The playing session of a press and the presser's seat. Refuses the ended, the stale and the stranger."""
        session = await self._session(press)
        if session.status is not Status.PLAYING:
            raise Refusal("no-game")
        seat = session.seat_of(reply.interaction.user.id)
        if seat is None:
            raise Refusal("not-seated")
        if press.ply != session.ply and not session.game.info.race:
            raise Refusal("stale")
        return session, seat

    async def _show(self, reply: Reply, session: Session, walked: str = "") -> None:
        await self._desk.show(session.id, reply, public_words(reply.interaction), walked)

    def _refresh(self, reply: Reply, session: Session) -> None:
        self._desk.refresh(session, public_words(reply.interaction))

    async def _join(self, reply: Reply, press: Press) -> None:
        await self._show(reply, await self._sessions.join(press.session, person(reply.interaction)))

    async def _leave(self, reply: Reply, press: Press) -> None:
        await self._show(reply, await self._sessions.leave(press.session, reply.interaction.user.id))

    async def _start(self, reply: Reply, press: Press) -> None:
        await self._show(reply, await self._sessions.start(press.session, reply.interaction.user.id))

    async def _rules(self, reply: Reply, press: Press) -> None:
        session = await self._session(press)
        await reply.private(page(own_words(reply.interaction)(f"{session.game_key}-rules")))

    async def _walk(self, reply: Reply, press: Press) -> None:
        session, seat = await self._seated(reply, press)
        if seat not in session.to_act:
            raise Refusal("not-your-turn", player=session.people[min(session.to_act)].name)
        await self._show(reply, session, press.words)

    async def _move(self, reply: Reply, press: Press) -> None:
        await self._show(reply, await self._moved(reply, press))

    async def _moved(self, reply: Reply, press: Press) -> Session:
        """Makes the move of a press."""
        interaction = reply.interaction
        return await self._sessions.move(
            press.session, interaction.user.id, press.words, ply=press.ply, action=interaction.id
        )

    async def _pick(self, reply: Reply, press: Press) -> None:
        await self._picked(reply, press, self._move, self._walk)

    async def _hand(self, reply: Reply, press: Press) -> None:
        shown = await self._hand_shown(reply, await self._session(press))
        await reply.private(shown.view, shown.files)

    async def _hand_walk(self, reply: Reply, press: Press) -> None:
        session, _ = await self._seated(reply, press)
        shown = await self._hand_shown(reply, session, press.words)
        await reply.update(shown.view, shown.files)

    async def _hand_move(self, reply: Reply, press: Press) -> None:
        session = await self._moved(reply, press)
        self._refresh(reply, session)
        shown = await self._hand_shown(reply, session)
        await reply.update(shown.view, shown.files)

    async def _hand_pick(self, reply: Reply, press: Press) -> None:
        await self._picked(reply, press, self._hand_move, self._hand_walk)

    async def _hand_shown(self, reply: Reply, session: Session, walked: str = "") -> Shown:
        """The presser's private panel."""
        return await self._desk.hand(session, reply.interaction.user.id, own_words(reply.interaction), walked)

    async def _picked(self, reply: Reply, press: Press, move: Handler, walk: Handler) -> None:
        """What was picked in a select stands for the words of its press: a whole move, or a step towards one."""
        if len(reply.picked) != 1:
            raise Refusal("unknown-button")
        picked = replace(press, words=tidy(reply.picked[0]))
        session, seat = await self._seated(reply, picked)
        whole = picked.words in session.game.legal_moves(session.state, seat)
        await (move if whole else walk)(reply, picked)

    async def _more(self, reply: Reply, press: Press) -> None:
        session = await self._session(press)
        seat = session.seat_of(reply.interaction.user.id)
        await reply.private(more_panel(session, seat, own_words(reply.interaction)))

    async def _text(self, reply: Reply, press: Press) -> None:
        session = await self._session(press)
        if session.state is None:
            raise Refusal("no-game")
        # What only the presser's hand knows may be in it: the answer is private.
        view = session.view(session.seat_of(reply.interaction.user.id))
        await reply.private(page(f"```\n{clipped(str(view), TEXT_LIMIT - 8)}\n```"))

    async def _offer(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.offer(press.session, reply.interaction.user.id, Asking.DRAW)
        await self._told(reply, session, "offer-made")

    async def _agree(self, reply: Reply, press: Press) -> None:
        await self._show(reply, await self._sessions.agree(press.session, reply.interaction.user.id, ply=press.ply))

    async def _decline(self, reply: Reply, press: Press) -> None:
        await self._show(reply, await self._sessions.decline(press.session, reply.interaction.user.id, ply=press.ply))

    async def _resign(self, reply: Reply, press: Press) -> None:
        session = await self._session(press)
        await reply.update(resign_panel(session, own_words(reply.interaction)))

    async def _resign_surely(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.resign(press.session, reply.interaction.user.id)
        await self._told(reply, session, "resign-done")

    async def _told(self, reply: Reply, session: Session, key: str) -> None:
        """Brings the table's message up to date and turns the private menu into a sentence."""
        self._refresh(reply, session)
        await reply.update(page(own_words(reply.interaction)(key)))

    async def _rematch(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.rematch(press.session, person(reply.interaction))
        await self._show(reply, session)

    async def _show_standings(self, reply: Reply, press: Press) -> None:
        await self._standings.answer(reply, press.words or None, private=True)

    async def _standings_text(self, reply: Reply, press: Press) -> None:
        await self._standings.answer_in_text(reply, press.words or None)
