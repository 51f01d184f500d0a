"""What people do in games: move, resign, claim a win, wait for an opponent, end the table."""

from collections.abc import Callable

import structlog

from bot.sessions.refusals import Overtaken, Refusal
from bot.sessions.rules import endings, play, timeouts
from bot.sessions.rules.play import SentMove
from bot.sessions.session import Session
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.states import prepare_states
from bot.sessions.tables.actions import Actions
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.timers import Now
from bot.sessions.transition import Transition

log = structlog.get_logger()


class Games:
    """Plays and ends games.

    An action returns the new session once it is durable, with what happened if that depends on the table. An action
    that cannot be granted raises Refusal (`bot.sessions.refusals`), RuleError from the game, or StoreUnavailable, and
    changes nothing. Cancelling the caller only discards the answer: an action takes place completely or not at all.
    """

    def __init__(self, tables: Tables, actions: Actions, guild_settings: GuildSettingsCache, *, now: Now) -> None:
        self._tables = tables
        self._actions = actions
        self._guild_settings = guild_settings
        self._now = now

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
        is_lost: Callable[[], bool] = lambda: False,
    ) -> Session:
        """Makes a move. In a race it refuses `press-lost` (see `is_lost`): a late move is a costly surprise there.

        If the action's move was already made, the session is returned unchanged. In a race, the call of a player who is
        Overtaken is undone.

        Args:
            ply: that for which the button was made; None for a typed move.
            action: the interaction's id.
            sent_at: when the user sent it, ms since the epoch; None means now.
            opening: a move that has to come first.
            is_lost: returns whether Discord has already told the user that the press failed.
        """

        def rule(session: Session) -> Transition:
            if session.game.info.race and is_lost():
                raise Refusal("press-lost")
            now = self._now()
            sent = SentMove(words, ply, now if sent_at is None else min(sent_at, now))
            return play.make_move(session, user, sent, action=action, now=now, opening=opening)

        before = self._tables.live_session(session_id)
        if before is not None and before.game.info.race:
            await prepare_states(before)
        try:
            return await self._actions.session_after(session_id, rule)
        except Overtaken as overtaken:
            faster = overtaken.by
            await self._actions.session_after(
                session_id, lambda session: play.undo_overtaken_call(session, user, ply, faster, self._now())
            )
            raise

    async def resign(self, session_id: str, user: int) -> Session:
        """Resigns the game; a computer takes over the seat if others play on."""
        return await self._actions.session_after(session_id, lambda session: endings.resign(session, user, self._now()))

    async def take_seat_back(self, session_id: str, user: int) -> Session:
        """Gives a player whose time ran out their seat back, which a computer has played."""
        return await self._actions.session_after(
            session_id, lambda session: timeouts.take_seat_back(session, user, self._now())
        )

    async def claim(self, session_id: str, user: int) -> Session:
        """Takes the win from an opponent who has run out of time."""
        return await self._actions.session_after(
            session_id, lambda session: endings.claim_win(session, user, self._now())
        )

    async def wait(self, session_id: str, user: int) -> Session:
        """Gives an opponent who has run out of time the time to move once more."""
        return await self._actions.session_after(
            session_id, lambda session: timeouts.wait_for_opponent(session, user, self._now())
        )

    async def end(self, session_id: str, user: int, *, moderator: bool) -> Session:
        """Abandons a live session, if the guild's settings allow it to this user.

        Args:
            moderator: by Discord's permissions.

        Raises:
            EndNotAllowed
        """

        def rule(session: Session) -> Transition:
            enders = self._guild_settings.of(session.place.guild).enders
            return endings.end_table(session, user, self._now(), moderator=moderator, enders=enders)

        session = await self._actions.session_after(session_id, rule)
        log.info("session ended", session=session_id, user=user, reason=session.result.reason)
        return session

    def require_may_end(self, session: Session, user: int, *, moderator: bool) -> None:
        """Refuses as `end` would. Raises EndNotAllowed."""
        enders = self._guild_settings.of(session.place.guild).enders
        endings.require_may_end(session, user, moderator=moderator, enders=enders)
