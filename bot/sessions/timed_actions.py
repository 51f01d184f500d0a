"""What timers and computers do at the tables, and what a person asks of a computer."""

from collections.abc import Callable

from bot.players.choosing import Choice
from bot.sessions.actions import Actions
from bot.sessions.listeners import Listener, Listeners
from bot.sessions.refusals import Refusal, Stale
from bot.sessions.rules import consent, deletion, draws, idle_games, pings, play, timeouts
from bot.sessions.rules.deadlines import start_missing_timers
from bot.sessions.session import OfferKind, Ping, Session, Status
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.table_timers import TableTimers
from bot.sessions.timers.timers import Now
from bot.sessions.transition import Rule, TableEvent, Transition


class TimedActions(Actions):
    """Applies what is due at a table, and the choices of computers; notifies listeners of both."""

    def __init__(
        self,
        tables: Tables,
        guild_settings: GuildSettingsCache,
        pings: PlayerPings,
        timers: TableTimers,
        *,
        now: Now,
        token_bytes: Callable[[int], bytes],
        idle_limit: int,
    ) -> None:
        super().__init__(tables, guild_settings, pings, now=now, token_bytes=token_bytes)
        self._timers = timers
        self._idle_limit = idle_limit
        self._listeners: Listeners[Session, TableEvent] = Listeners()

    def listen(self, listener: Listener) -> None:
        """Has the listener called after each durable change that a timer or a computer of this process made."""
        self._listeners.add(listener)

    async def offer(self, session_id: str, user: int, kind: OfferKind) -> Transition:
        """Offers something to the other people (OFFERED); where there are none, it is granted at once.

        A computer takes a draw that is in place unless it stands better: `draw-too-early`, `draw-stands-better`.
        """
        session = self._tables.live_session(session_id)
        if kind is OfferKind.DRAW and session is not None and session.status is Status.PLAYING and session.computers:
            consent.check_may_offer(session, user, kind)
            if not await self._timers.computers.takes_draw(session):
                await self._apply(session_id, lambda now: consent.decline_draw(now, session.ply))
                raise Refusal("draw-stands-better", player=session.people[min(session.computers)].name)
            if not self._tables.is_current(session):
                raise Stale
        return await super().offer(session_id, user, kind)

    async def tick(self, session_id: str, ply: int) -> Session:
        """Does what is due at the table by now, if it is still at this ply. Starts what a record of before lacks."""

        def rule(session: Session) -> Transition:
            done = timeouts.apply_due(session, ply, self._now())
            if done.event is None:
                done = idle_games.apply_idle_due(session, ply, self._now(), self._idle_limit)
            if done.event is None:
                done = self.pings.apply_due(session, ply, self._now())
            return done if done.event is not None else start_missing_timers(session, self._now())

        return await self._apply_unattended(session_id, rule)

    async def set_ping(self, session_id: str, ping: Ping) -> Session:
        """Notes the messages that have pinged players."""
        return await self._apply(session_id, lambda session: pings.set_ping(session, ping))

    async def clear_ping(self, session_id: str, ping: Ping) -> Session:
        """Notes that these messages are deleted."""
        return await self._apply(session_id, lambda session: pings.clear_ping(session, ping))

    async def delete_person(self, session_id: str, user: int, stand_in: int) -> Session:
        """Has a user whose data are deleted leave a live session, in which another id takes their place."""

        async with self._counting_hosts(session_id) as hosts:
            return await self._apply_unattended(
                session_id,
                lambda session: deletion.delete_person(
                    session, user, stand_in, self._now(), lambda lobby: self._leave(lobby, user, hosts)
                ),
            )

    async def _make_computer_move(self, session_id: str, ply: int, choice: Choice) -> Session:
        """Makes a computer's move, or its offer of a draw, if the table is still as the computer saw it."""

        def rule(session: Session) -> Transition:
            if choice.rating is not None and choice.rating <= draws.STANDS_BETTER:
                return draws.offer_draw(session, choice.seat, ply)
            return play.make_computer_move(
                session, choice.seat, choice.words, ply=ply, now=self._now(), level=choice.level
            )

        return await self._apply_unattended(session_id, rule)

    async def _apply_unattended(self, session_id: str, rule: Rule) -> Session:
        """Applies a rule that no person asked for, and notifies the listeners."""
        return (await self._tables.apply(session_id, rule, on_event=self._listeners.notify)).session
