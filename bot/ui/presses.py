"""What each button does. User, seat and ply are checked by the sessions; nothing a press says is trusted."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

import discord
import structlog

from bot.games.base import Seat
from bot.sessions.service import Sessions
from bot.sessions.session import Asking, Person, Refusal, Session, Status
from bot.texts import Words, words_for
from bot.ui.desk import Desk
from bot.ui.errors import answering
from bot.ui.menu import more_panel, resign_panel
from bot.ui.names import harmless
from bot.ui.panels import TEXT_LIMIT, clipped, page
from bot.ui.reply import Interaction, Reply
from bot.ui.routing import Action, Press
from bot.ui.standings import Standings
from bot.ui.words import tidy

log = structlog.get_logger()

OUTDATED = {"stale", "no-game", "no-offer", "already-started"}
"""Refusals that tell of a message behind its table."""


def person(interaction: Interaction) -> Person:
    """Who is asking, with a name that can be shown anywhere."""
    return Person(interaction.user.id, harmless(interaction.user.display_name, str(interaction.user.id)))


def public_words(interaction: Interaction) -> Words:
    """The language of what all see: the server's, or in direct messages the reader's."""
    locale = interaction.guild_locale or interaction.locale
    return words_for(str(locale))


class Presses:
    """Routes every press of a button or select to what it means."""

    def __init__(self, sessions: Sessions, desk: Desk, standings: Standings) -> None:
        self._sessions = sessions
        self._desk = desk
        self._standings = standings
        self._handlers: Mapping[Action, Callable[[Reply, Press], Awaitable[None]]] = {
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
        words = words_for(str(reply.interaction.locale))
        await reply.private(page(words(f"{session.game_key}-rules")))

    async def _walk(self, reply: Reply, press: Press) -> None:
        session, seat = await self._seated(reply, press)
        if seat not in session.to_act:
            raise Refusal("not-your-turn", player=session.people[min(session.to_act)].name)
        await self._show(reply, session, press.words)

    async def _move(self, reply: Reply, press: Press) -> None:
        interaction = reply.interaction
        session = await self._sessions.move(
            press.session, interaction.user.id, press.words, ply=press.ply, action=interaction.id
        )
        await self._show(reply, session)

    async def _pick(self, reply: Reply, press: Press) -> None:
        picked = _picked(reply, press)
        session, seat = await self._seated(reply, picked)
        whole = picked.words in session.game.legal_moves(session.state, seat)
        await (self._move if whole else self._walk)(reply, picked)

    async def _hand(self, reply: Reply, press: Press) -> None:
        session = await self._session(press)
        words = words_for(str(reply.interaction.locale))
        shown = await self._desk.hand(session, reply.interaction.user.id, words)
        await reply.private(shown.view, shown.files)

    async def _hand_walk(self, reply: Reply, press: Press) -> None:
        session, _ = await self._seated(reply, press)
        words = words_for(str(reply.interaction.locale))
        shown = await self._desk.hand(session, reply.interaction.user.id, words, press.words)
        await reply.update(shown.view, shown.files)

    async def _hand_move(self, reply: Reply, press: Press) -> None:
        user = reply.interaction.user.id
        session = await self._sessions.move(
            press.session, user, press.words, ply=press.ply, action=reply.interaction.id
        )
        self._refresh(reply, session)
        words = words_for(str(reply.interaction.locale))
        shown = await self._desk.hand(session, user, words)
        await reply.update(shown.view, shown.files)

    async def _hand_pick(self, reply: Reply, press: Press) -> None:
        picked = _picked(reply, press)
        session, seat = await self._seated(reply, picked)
        whole = picked.words in session.game.legal_moves(session.state, seat)
        await (self._hand_move if whole else self._hand_walk)(reply, picked)

    async def _more(self, reply: Reply, press: Press) -> None:
        session = await self._session(press)
        words = words_for(str(reply.interaction.locale))
        await reply.private(more_panel(session, session.seat_of(reply.interaction.user.id), words))

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
        await reply.update(resign_panel(session, words_for(str(reply.interaction.locale))))

    async def _resign_surely(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.resign(press.session, reply.interaction.user.id)
        await self._told(reply, session, "resign-done")

    async def _told(self, reply: Reply, session: Session, key: str) -> None:
        """Brings the table's message up to date and turns the private menu into a sentence."""
        self._refresh(reply, session)
        await reply.update(page(words_for(str(reply.interaction.locale))(key)))

    async def _rematch(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.rematch(press.session, person(reply.interaction))
        await self._show(reply, session)

    async def _show_standings(self, reply: Reply, press: Press) -> None:
        await self._standings.answer(reply, press.words or None, private=True)

    async def _standings_text(self, reply: Reply, press: Press) -> None:
        await self._standings.answer_in_text(reply, press.words or None)


def _picked(reply: Reply, press: Press) -> Press:
    """The press with the value picked in its select as its words."""
    if len(reply.picked) != 1:
        raise Refusal("unknown-button")
    return replace(press, words=tidy(reply.picked[0]))
