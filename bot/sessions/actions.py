"""The actions of users, and of Discord, on sessions."""

import asyncio
from collections.abc import Iterable

import structlog

from bot.sessions.lobby_actions import LobbyActions
from bot.sessions.refusals import ChannelBusy, Overtaken
from bot.sessions.rules import consent, endings, place, play, takeback, timeouts
from bot.sessions.rules.late_moves import SentMove
from bot.sessions.session import OfferKind, Session
from bot.sessions.states import prepare_states
from bot.sessions.transition import Transition

log = structlog.get_logger()


class Actions(LobbyActions):
    """Opens, plays and ends sessions.

    An action returns the new session once it is durable, and what happened, too, where that depends on the table. An
    action that cannot be granted raises Refusal (`bot.sessions.refusals`), RuleError from the game, or
    StoreUnavailable, and then nothing has changed. Cancelling the caller only discards the answer: the action takes
    place whole or not at all.
    """

    async def move(
        self,
        session_id: str,
        user: int,
        words: str,
        *,
        ply: int | None,
        action: int,
        sent_at: int | None = None,
        opening: str | None = None,
    ) -> Session:
        """Makes a move. ply: the one that the button was made for, None for a typed move. action: the interaction's id.

        sent_at: when the user sent it, ms since the epoch; None: now. opening: a move that has to come first. An action
        that has made its move already is not made again; the session is returned as it is. A caller in a race who is
        Overtaken has called for nothing: the call is taken back.
        """

        def rule(session: Session) -> Transition:
            now = self._now()
            sent = SentMove(words, ply, now if sent_at is None else min(sent_at, now))
            return play.make_move(session, user, sent, action=action, now=now, opening=opening)

        await self._prepare(session_id, race=True)
        try:
            return await self._apply(session_id, rule)
        except Overtaken:
            await self._apply(session_id, lambda session: takeback.take_back_call(session, user, ply, self._now()))
            raise

    async def resign(self, session_id: str, user: int) -> Session:
        """Gives the game up; a computer plays the seat on if others go on."""
        return await self._apply(session_id, lambda session: endings.resign(session, user, self._now()))

    async def claim(self, session_id: str, user: int) -> Session:
        """Takes the win from an opponent who has run out of time."""
        return await self._apply(session_id, lambda session: endings.claim_win(session, user, self._now()))

    async def wait(self, session_id: str, user: int) -> Session:
        """Gives an opponent who has run out of time the time to move once more."""
        return await self._apply(session_id, lambda session: timeouts.wait_for_opponent(session, user, self._now()))

    async def offer(self, session_id: str, user: int, kind: OfferKind) -> Transition:
        """Offers something to the other people (OFFERED); where there are none, it is granted at once."""
        await self._prepare(session_id)
        return await self._tables.apply(
            session_id, lambda session: consent.make_offer(session, user, kind, self._now())
        )

    async def agree(
        self, session_id: str, user: int, *, kind: OfferKind | None = None, ply: int | None = None
    ) -> Transition:
        """Accepts the offer of this kind made at this ply (None: the pending one).

        AGREED while others have yet to answer; the last one grants it.
        """
        await self._prepare(session_id)
        return await self._tables.apply(
            session_id, lambda session: consent.agree(session, user, kind, ply, self._now())
        )

    async def decline(
        self, session_id: str, user: int, *, kind: OfferKind | None = None, ply: int | None = None
    ) -> Session:
        """Declines the offer of this kind made at this ply (None: the pending one); its maker withdraws it."""
        return await self._apply(session_id, lambda session: consent.decline(session, user, kind, ply))

    async def end(self, session_id: str, user: int, *, moderator: bool) -> Session:
        """Abandons a live session, if the guild's settings let this user. moderator: by Discord's permissions.

        Raises EndNotAllowed.
        """

        def rule(session: Session) -> Transition:
            enders = self.guild_settings.of(session.place.guild).enders
            return endings.end_table(session, user, self._now(), moderator=moderator, enders=enders)

        session = await self._apply(session_id, rule)
        log.info("session ended", session=session_id, user=user, reason=session.reason)
        return session

    def require_may_end(self, session: Session, user: int, *, moderator: bool) -> None:
        """Refuses what `end` would refuse. Raises EndNotAllowed."""
        enders = self.guild_settings.of(session.place.guild).enders
        endings.require_may_end(session, user, moderator=moderator, enders=enders)

    async def relocate(self, session_id: str, channel: int) -> Session:
        """Moves the table to that channel or thread, where it has no message yet. Refuses `channel-busy`."""

        def rule(session: Session) -> Transition:
            return place.relocate(session, channel, busy=self._tables.at(channel) is not None)

        return (await self._tables.apply(session_id, rule, conflict=ChannelBusy)).session

    async def channel_deleted(self, channel: int) -> None:
        """Abandons the live session of a channel or thread that was deleted, if there is one."""
        await self._tables.refresh([channel], [])
        session = self._tables.at(channel)
        if session is not None:
            await self._apply(session.id, lambda session: endings.abandon_deleted_place(session, self._now()))
            log.info("place gone", session=session.id)

    async def guild_removed(self, guild: int) -> None:
        """Abandons the live sessions of a guild that was deleted, or has removed the bot."""
        await self._tables.refresh_guilds([guild])
        await self._places_gone(self._tables.in_guild(guild))

    async def _places_gone(self, sessions: Iterable[Session]) -> None:
        await asyncio.gather(*[self.channel_deleted(session.place.channel) for session in sessions])

    async def set_message(self, session_id: str, message: int) -> int | None:
        """Notes the table's message, also that of an ended session. Returns the one that it replaces."""
        replaced: int | None = None

        def rule(session: Session) -> Transition:
            nonlocal replaced
            replaced = session.message  # by another process even, whose change was faster
            return place.set_message(session, message)

        await self._apply(session_id, rule)
        return replaced

    async def _prepare(self, session_id: str, *, race: bool = False) -> None:
        """Has a long game's states computed for a rule that needs them. race: whether it does only in a race."""
        session = self._tables.live_session(session_id)
        if session is not None and (session.game.info.race or not race):
            await prepare_states(session)
