"""Offers and agreement, claiming a win after a timeout, and resigning: by button and by command."""

from collections.abc import Sequence

import discord

from bot.sessions.refusals import EndNotAllowed, Refusal
from bot.sessions.rules import endings
from bot.sessions.rules.consent import two_suffice
from bot.sessions.session import GaveUpReason, OfferKind, Session, Status
from bot.sessions.transition import TableEvent, Transition
from bot.texts import Texts
from bot.ui.panels.follow import Follow
from bot.ui.reply.audience import is_moderator, person
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.routing.slash_command import Command, command, command_group
from bot.ui.routing.table_context import TableContext
from bot.ui.text.narration import others, title
from bot.ui.views.components import question_panel
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import AnyMessage


async def ask_to_resign(reply: Reply, session: Session) -> None:
    """Asks the user to confirm resigning, so that nobody does so by accident. Refuses as resigning does."""
    user, texts = reply.user, reply.texts

    def lay_out(newest: Session) -> AnyMessage | None:
        if newest.status is not Status.PLAYING or newest.view_seat(user) is None:
            return None
        return resign_question(newest, user, texts)

    await reply.show_private(resign_question(session, user, texts), follow=Follow.of(session, lay_out))


async def ask_to_end(reply: Reply, session: Session) -> None:
    """Asks the user to confirm ending the game for everybody."""
    texts = reply.texts

    def lay_out(newest: Session) -> AnyMessage | None:
        return end_question(newest, texts) if newest.status.live else None

    await reply.show_private(end_question(session, texts), follow=Follow.of(session, lay_out))


def asked_key(session: Session) -> str:
    """Returns the key of the text that says to a player who asks for an end that the others have to agree."""
    return "end-asked-one" if two_suffice(OfferKind.END, session.place, session.staying) else "end-asked"


def resign_question(session: Session, user: int, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question, which says what resigning leads to. Refuses as resigning does."""
    after, event = endings.resign(session, user, 0)
    given_up = after.result.given_up
    early = bool(given_up) and given_up[-1].why is GaveUpReason.RESIGNED_EARLY
    if after.status is Status.ABANDONED:
        effect = "resign-abandons"
    elif event is TableEvent.GIVEN_UP:
        effect = "resign-early-computer-plays-on" if early else "resign-computer-plays-on"
    else:
        effect = "resign-early-loses" if early else "resign-loses"
    question = f"### {title(session, texts)}\n{texts('resign-question')} {texts(effect)}"
    confirm = Press(Action.CONFIRM_RESIGN, session.id, session.ply)
    return question_panel(question, texts("button-confirm-resign"), texts("button-play-on"), confirm)


def end_question(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question."""
    keys = ("end-question", "button-confirm-end", "button-play-on")
    if session.status is Status.LOBBY:
        keys = ("end-question-lobby", "button-confirm-leave", "button-stay")
    question, yes, no = map(texts, keys)
    confirm = Press(Action.CONFIRM_END, session.id, session.ply)
    return question_panel(f"### {title(session, texts)}\n{question}", yes, no, confirm)


class ConsentButtons:
    """Handles the buttons of offers and timeouts on the table's message, and of the private menu."""

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._messages = tables.messages
        self.handlers: ButtonHandlers = {
            Action.OFFER: self._offer,
            Action.AGREE: self._agree,
            Action.DECLINE: self._decline,
            Action.CLAIM: self._claim,
            Action.WAIT: self._wait,
            Action.TAKE_SEAT: self._take_seat,
            Action.RESIGN: self._resign,
            Action.CONFIRM_RESIGN: self._confirm_resign,
            Action.CONFIRM_END: self._confirm_end,
            Action.PLAY_ON: self._play_on,
        }

    async def _offer(self, reply: Reply, press: Press) -> None:
        kind = _offer_kind(press)
        session, seat = await self._tables.session_and_seat(reply, press)
        if kind is OfferKind.END and session.staying == (seat,):  # nobody else has to agree, so the user confirms
            await ask_to_end(reply, session)
            return
        session, event = await self._sessions.offers.make(press.session, reply.user, kind)
        key = "offer-made" if event is TableEvent.OFFERED else "offer-granted"
        await self._tables.confirm(reply, session, key, players=others(session, seat, reply.texts))

    async def _agree(self, reply: Reply, press: Press) -> None:
        session, _ = await self._sessions.offers.agree(
            press.session, reply.user, kind=_offer_kind(press), ply=press.ply
        )
        await self._messages.show(reply, session)

    async def _decline(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.offers.decline(press.session, reply.user, kind=_offer_kind(press), ply=press.ply)
        await self._messages.show(reply, session)

    async def _claim(self, reply: Reply, press: Press) -> None:
        await self._messages.show(reply, await self._sessions.games.claim(press.session, reply.user))

    async def _wait(self, reply: Reply, press: Press) -> None:
        await self._messages.show(reply, await self._sessions.games.wait(press.session, reply.user))

    async def _resign(self, reply: Reply, press: Press) -> None:
        session, _ = await self._tables.session_and_seat(reply, press)
        await ask_to_resign(reply, session)

    async def _confirm_resign(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.games.resign(press.session, reply.user)
        await self._tables.confirm(reply, session, "resign-done")

    async def _confirm_end(self, reply: Reply, press: Press) -> None:
        """Closes the table; a player who may not close it by the guild's rules asks the others, if there are any."""
        try:
            session = await self._sessions.games.end(
                press.session, reply.user, moderator=is_moderator(reply.interaction)
            )
        except EndNotAllowed:
            session, _ = await self._sessions.offers.make(press.session, reply.user, OfferKind.END)
        await self._tables.confirm(reply, session, asked_key(session) if session.status.live else "end-done")

    async def _take_seat(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.games.take_seat_back(press.session, reply.user)
        await self._tables.confirm(reply, session, "seat-back")

    async def _play_on(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.close_private()


def _offer_kind(press: Press) -> OfferKind:
    """Returns the kind of an offer. Refuses `unknown-button` for words that name none."""
    if press.argument not in set(OfferKind):
        raise Refusal("unknown-button")
    return OfferKind(press.argument)


class ConsentCommands:
    """Handles the commands about offers, resigning and the end of a table."""

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables
        self._sessions = tables.sessions

    @property
    def commands(self) -> Sequence[Command]:
        offer = [
            command("offer-draw", self._draw),
            command("offer-takeback", self._takeback),
            command("offer-decline", self._decline),
        ]
        return [command_group("offer", offer), command("resign", self._resign), command("end", self._end)]

    async def _draw(self, reply: Reply) -> None:
        """`/offer draw`: offers a draw, or accepts the offer of one."""
        (session, _), key = await self._offer_or_agree(self._tables.session_here(reply), reply.user, OfferKind.DRAW)
        await self._tables.confirm(reply, session, key, players=_others(session, reply))

    async def _takeback(self, reply: Reply) -> None:
        """`/offer takeback`: asks to take back the user's last move, or agrees to another player's request."""
        (session, _), key = await self._offer_or_agree(self._tables.session_here(reply), reply.user, OfferKind.TAKEBACK)
        await self._tables.confirm(reply, session, key, players=_others(session, reply))

    async def _decline(self, reply: Reply) -> None:
        """`/offer decline`: declines an offer, withdraws one's own, or declines a rematch."""
        session = self._tables.session_here(reply)
        if session.status is Status.LOBBY and session.lobby.rematch_of is not None:
            session = await self._sessions.lobbies.decline_rematch(session.id, person(reply.interaction))
            await self._tables.confirm(reply, session, "rematch-declined-done")
        else:
            offer = session.consent.offer
            own = offer is not None and offer.by == session.seat_of(reply.user)
            session = await self._sessions.offers.decline(session.id, reply.user)
            await self._tables.confirm(reply, session, "offer-withdrawn" if own else "offer-declined")

    async def _resign(self, reply: Reply) -> None:
        """`/resign`: resigns, once the user has confirmed it."""
        await ask_to_resign(reply, self._tables.session_here(reply))

    async def _end(self, reply: Reply) -> None:
        """`/end`: closes the table without a result, once the user has confirmed it.

        A player who may not close it by the guild's rules asks the others.
        """
        session = self._tables.session_here(reply)
        try:
            self._sessions.games.require_may_end(session, reply.user, moderator=is_moderator(reply.interaction))
        except EndNotAllowed as refusal:
            if session.status is Status.LOBBY:
                group = session.place.guild is None
                raise Refusal("end-lobby-group" if group else "end-lobby") from refusal
            seat = session.seat_of(reply.user)
            if seat not in session.humans:
                raise
            if session.staying != (seat,):
                (session, event), _ = await self._offer_or_agree(session, reply.user, OfferKind.END)
                await self._tables.confirm(
                    reply, session, "end-done" if event is TableEvent.ENDED else asked_key(session)
                )
                return
        await ask_to_end(reply, session)

    async def _offer_or_agree(self, session: Session, user: int, kind: OfferKind) -> tuple[Transition, str]:
        """Accepts another player's offer of this kind, or makes one.

        Returns the transition, and the key of the text that confirms it.
        """
        offer = session.consent.offer
        if offer is not None and offer.kind is kind and offer.by != session.seat_of(user):
            return await self._sessions.offers.agree(session.id, user, kind=kind), "offer-agreed"
        offered = await self._sessions.offers.make(session.id, user, kind)
        return offered, "offer-made" if offered.event is TableEvent.OFFERED else "offer-granted"


def _others(session: Session, reply: Reply) -> str:
    """Returns the names of the people whom an offer of the user asks."""
    seat = session.seat_of(reply.user)
    return "" if seat is None else others(session, seat, reply.texts)


def consent_feature(tables: TableContext) -> Feature:
    """Builds the feature: offers, claims after a timeout, and resigning."""
    return Feature(ConsentCommands(tables).commands, ConsentButtons(tables).handlers)
