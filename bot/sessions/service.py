"""The service: all tables of the process, their timers and their computers."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Iterable

from bot.players.choosing import Choice
from bot.sessions.actions import Actions
from bot.sessions.analysis import Analyses, Rate, rate_in_thread
from bot.sessions.fairness import draw_seed
from bot.sessions.hints import Hint, Hints
from bot.sessions.history import History
from bot.sessions.listeners import ChangeListener, Listener, Listeners
from bot.sessions.persistence.registrations import Registrations
from bot.sessions.persistence.restore import credit_time_since, restore_sessions
from bot.sessions.persistence.shown_messages import ShownMessages
from bot.sessions.refusals import NoGame, Refusal, Stale
from bot.sessions.rules import consent, draws, idle_games, pings, play, timeouts
from bot.sessions.rules.deadlines import next_due
from bot.sessions.rules.idle_games import IDLE_LIMIT
from bot.sessions.session import OfferKind, Ping, Session, Status
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.settings.user_settings import UserSettingsCache
from bot.sessions.shard import ONLY_SHARD, Shard
from bot.sessions.tables import Tables
from bot.sessions.timers.computer_turns import Choose, ComputerTurns, choose_in_thread
from bot.sessions.timers.due_work import DueWork
from bot.sessions.timers.heartbeat import IDLE_INTERVAL, INTERVAL, Heartbeat
from bot.sessions.timers.outages import Outages
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.timekeeper import Timekeeper
from bot.sessions.timers.timers import Now, Schedule, event_loop_schedule, now_ms
from bot.sessions.transition import Rule, TableEvent, Transition
from bot.store.interface import Store
from bot.store.records import StoreUnavailable
from bot.store.shared import GuildShare, SharedStore

__all__ = ["Sessions", "Shard", "StoreUnavailable"]

UNCREDITED = 3_000
"""Milliseconds without a connection that are not credited if it is resumed: Discord has kept the presses for the bot.

It asks its clients to reconnect every few hours, and each credit is written to the store.
"""

OVERDUE = 10_000
"""Milliseconds after which a timer that has not been acted on is overdue: a retry, or an event loop that hangs."""


class Sessions(Actions):
    """The tables with their timers and computers: what people ask for (`Actions`), and what is known of a table."""

    def __init__(
        self,
        store: Store,
        *,
        now: Now = now_ms,
        token_bytes: Callable[[int], bytes] = secrets.token_bytes,
        schedule: Schedule | None = None,
        choose: Choose | None = None,
        rate: Rate = rate_in_thread,
        idle_limit: int = IDLE_LIMIT,
    ) -> None:
        """choose: chooses the moves of computers, rate: rates moves; else the players do that in a thread.

        idle_limit: milliseconds without a move after which a game without a clock is closed; 0 for never.
        """
        schedule = schedule or event_loop_schedule(now)
        tables = Tables(store, self._changed, lambda: draw_seed(now(), token_bytes))
        guild_settings, self.user_settings = GuildSettingsCache(store), UserSettingsCache(store)
        pings = PlayerPings(guild_settings, self.user_settings)
        super().__init__(tables, guild_settings, pings, now=now, token_bytes=token_bytes)
        self._store = store
        self._idle_limit = idle_limit
        self._restored_at = now()
        self._starting: asyncio.Task[None] | None = None
        self._listeners: Listeners[Session, TableEvent] = Listeners()
        self._change_listeners: Listeners[Session] = Listeners()
        self._timekeeper = Timekeeper(self._next_due, self.tick, now=now, schedule=schedule)
        self._computers = ComputerTurns(
            self._make_computer_move,
            now=now,
            schedule=schedule,
            token_bytes=token_bytes,
            choose=choose or choose_in_thread(),
        )
        self._heartbeat = Heartbeat(store, self._heartbeat_interval, now=now, schedule=schedule)
        self.shown = ShownMessages(store, now=now, schedule=schedule)
        self._outages = Outages(now)
        self.registrations = Registrations(store)
        self.history = History(store, self.find)
        self._hints = Hints(rate)
        self.analyses = Analyses(store, rate)
        self._shared = store if isinstance(store, SharedStore) else None
        self.due = DueWork(self._shared, self.find, self._shares, now=now)

    async def restore(self) -> int:
        """Loads every live session and all settings; returns the number of sessions. Once, before all else.

        A session that today's rules cannot replay is abandoned (`rules-changed`). Timers do not run before
        `start_timers`.
        """
        await asyncio.gather(self.guild_settings.load(), self.user_settings.load(), self.shown.load())
        self._restored_at = self._now()
        sessions = await restore_sessions(self._store, self._restored_at)
        for session in sessions:
            self._tables.add(session)
            if session.status is Status.LOBBY:
                for person in session.people:
                    self.pings.acted(session, person.id, self._restored_at)
        return len(sessions)

    @property
    def shared(self) -> bool:
        """Whether other processes may change the same tables: see `bot.store.shared`."""
        return self._shared is not None

    async def refresh(
        self,
        *,
        channels: Iterable[int] = (),
        sessions: Iterable[str] = (),
        guild: int | None = None,
        users: Iterable[int] = (),
    ) -> None:
        """Loads what other processes have changed: these sessions, the live ones of these channels, and settings.

        Whatever answers a person awaits it first; then `at`, `find` and the settings are up to date. It returns at once
        where no other process shares the store. Raises StoreUnavailable.
        """

    def _shares(self) -> tuple[GuildShare | None, ...]:
        """Returns the guilds for which this process does what is due."""
        return (None,) if self.connected else ()

    async def start_timers(self) -> None:
        """Starts the timers and computers of the restored sessions, when people can act. Further calls wait for it.

        The time since `restore` is credited. The sessions of guilds that are unavailable start with `guild_available`.
        """
        if self._starting is None:
            self._starting = asyncio.create_task(self._start_timers(self._reachable()))
        await asyncio.shield(self._starting)

    async def _start_timers(self, sessions: Iterable[Session]) -> None:
        await self._resume(sessions, self._restored_at)
        self._heartbeat.start()

    async def guilds_listed(self, guilds: Collection[int], shard: Shard = ONLY_SHARD) -> None:
        """Takes over the list of all guilds of a shard, which Discord sends at the beginning of each gateway session.

        The live sessions of the shard's other guilds are abandoned: those guilds have removed the bot while it was
        away. Sessions that a user install opened stay, since the bot was never a member there. In the listed guilds
        nobody can act before `guild_available`; everywhere else timers start.
        """
        lost_at = self._outages.end_everywhere()
        gone = [
            one
            for one in self.live()
            if one.place.guild is not None
            and one.place.guild not in guilds
            and shard.has(one.place.guild)
            and not one.place.user_install
        ]
        ids = {one.place.guild for one in gone if one.place.guild is not None}
        self.guilds_unavailable((*guilds, *ids), lost_at)
        if lost_at is not None and self._starting is not None:
            await self._resume(self._reachable(), lost_at)
        await asyncio.gather(self.start_timers(), self._places_gone(gone))
        for guild in ids:
            await self.guild_available(guild)

    def connection_lost(self) -> None:
        """Stops all timers and computers: nobody can act before `connection_resumed` or `guilds_listed`.

        All that time is credited then. A crash meanwhile loses the part of it before the crash; a clean stop does not.
        """
        self._outages.begin_everywhere(self._restored_at if self._starting is None else None)
        for session in self.live():
            self._update_timers(session)

    async def connection_resumed(self) -> bool:
        """Starts timers and computers again, except in unavailable guilds.

        Returns whether the time since `connection_lost` was credited: not if it was short.
        """
        lost_at = self._outages.end_everywhere()
        if lost_at is None:
            return False
        if self._now() - lost_at > UNCREDITED:
            await self._resume(self._reachable(), lost_at)
            return True
        for session in self._reachable():
            self._update_timers(session)
        return False

    def _reachable(self) -> list[Session]:
        """Returns the live sessions whose guild is available, and those outside of guilds."""
        return [session for session in self.live() if session.place.guild not in self._outages]

    def guilds_unavailable(self, guilds: Iterable[int], since: int | None = None) -> None:
        """Stops the timers and computers of these guilds' sessions: nobody can act there before `guild_available`.

        since: ms since the epoch, None for now. Before `start_timers`, they are unavailable since `restore`.
        """
        for guild in guilds:
            self._outages.begin(guild, self._restored_at if self._starting is None else since)
            for session in self.in_guild(guild):
                self._update_timers(session)

    async def guild_available(self, guild: int) -> None:
        """Starts the timers and computers of a guild's sessions again. The time in which nobody could act is credited.

        A crash meanwhile loses the part of that time before it; a clean stop does not.
        """
        since = self._outages.end(guild)
        if since is not None:
            await self._resume(self.in_guild(guild), since)

    async def guild_removed(self, guild: int) -> None:
        """Abandons the live sessions of a guild that was deleted, or has removed the bot."""
        self._outages.end(guild)
        await super().guild_removed(guild)

    async def _resume(self, sessions: Iterable[Session], since: int) -> None:
        """Credits the time since then, and starts timers and computers.

        Where the connection is lost that is done when it is there again; only the time before it is credited now.
        """
        ids, lost_at = [session.id for session in sessions], self._outages.connection_lost_at
        # Where the credit cannot be written some time is lost, but timers start all the same.
        await self._tables.apply_to_each(
            ids, lambda session: credit_time_since(session, since, self._now() if lost_at is None else lost_at)
        )
        for session in filter(None, map(self._tables.live_session, ids)):
            self._update_timers(session)

    async def stop_timers(self) -> None:
        """Stops timers and computers for good. Call it before the listeners are closed."""
        await self._computers.close()
        await self._timekeeper.close()

    async def close(self) -> None:
        """Stops timers and computers, and waits for the actions under way. The store is closed after it."""
        await self.stop_timers()
        if self._starting is None:  # nobody could act since the restart
            self._outages.end_everywhere()
            await self._resume(self.live(), self._restored_at)
        await self.connection_resumed()
        await asyncio.gather(*map(self.guild_available, self._outages))
        await self.analyses.close()
        await self._tables.close()
        self.history.close()
        await self._heartbeat.close()
        await self.shown.close()

    def listen(self, listener: Listener) -> None:
        """Has the listener called after each durable change that a timer or a computer made."""
        self._listeners.add(listener)

    def listen_to_changes(self, listener: ChangeListener) -> None:
        """Has the listener called after each durable change, whoever made it."""
        self._change_listeners.add(listener)

    def at(self, channel: int) -> Session | None:
        """Returns the live session in this channel."""
        return self._tables.at(channel)

    def live(self) -> tuple[Session, ...]:
        """Returns all lobbies and games that are on."""
        return self._tables.live()

    @property
    def connected(self) -> bool:
        """Whether there is a connection to Discord, so that somebody can act."""
        return self._starting is not None and self._outages.connection_lost_at is None

    @property
    def disconnects(self) -> int:
        """How often the connection was lost."""
        return self._outages.disconnects

    @property
    def unavailable_guilds(self) -> int:
        """The number of guilds that cannot be reached."""
        return len(self._outages)

    def overdue_timers(self) -> int:
        """Returns at how many tables something has been due for longer than OVERDUE, although people can act there."""
        if not self.connected:
            return 0
        before = self._now() - OVERDUE
        return sum(1 for session in self._reachable() if (due := self._next_timeout(session)) and due < before)

    def in_guild(self, guild: int) -> tuple[Session, ...]:
        """Returns the lobbies and games of a guild that are on."""
        return self._tables.in_guild(guild)

    def is_current(self, session: Session) -> bool:
        """Returns whether its table is not known to have changed since. Any thread may call it."""
        return self._tables.is_current(session)

    async def find(self, session_id: str) -> Session | None:
        """Returns the session of this id, live or ended.

        The state of an ended one is None where today's rules cannot replay it.
        """
        return await self._tables.find(session_id)

    async def offer(self, session_id: str, user: int, kind: OfferKind) -> Transition:
        """Offers something to the other people (OFFERED); where there are none, it is granted at once.

        A computer takes a draw that is in place unless it stands better: `draw-too-early`, `draw-stands-better`.
        """
        session = self._tables.live_session(session_id)
        if kind is OfferKind.DRAW and session is not None and session.status is Status.PLAYING and session.computers:
            consent.check_may_offer(session, user, kind)
            if not await self._computers.takes_draw(session):
                await self._apply(session_id, lambda now: consent.decline_draw(now, session.ply))
                raise Refusal("draw-stands-better", player=session.people[min(session.computers)].name)
            if not self._tables.is_current(session):
                raise Stale
        return await super().offer(session_id, user, kind)

    async def tick(self, session_id: str, ply: int) -> Session:
        """Does what is due at the table by now, if it is still at this ply."""

        def rule(session: Session) -> Transition:
            done = timeouts.apply_due(session, ply, self._now())
            if done.event is None:
                done = idle_games.apply_idle_due(session, ply, self._now(), self._idle_limit)
            return done if done.event is not None else self.pings.apply_due(session, ply, self._now())

        return await self._apply_unattended(session_id, rule)

    async def hint(self, session_id: str, user: int) -> Hint:
        """Returns a hint for a player on turn. Refuses `no-game`, and what `Hints.of` does."""
        session = self._tables.live_session(session_id)
        if session is None:
            raise NoGame
        return await self._hints.of(session, user)

    def closes_at(self, session: Session) -> int | None:
        """Returns when this game is closed if nobody moves, ms since the epoch; None if it is not."""
        return idle_games.closes_at(session, self._idle_limit)

    def acted(self, session_id: str, user: int) -> None:
        """Notes that a user has pressed or typed something about a table, and so needs no ping there for a while."""
        session = self._tables.live_session(session_id)
        if session is not None:
            self.pings.acted(session, user, self._now())

    async def set_ping(self, session_id: str, ping: Ping) -> Session:
        """Notes the messages that have pinged players."""
        return await self._apply(session_id, lambda session: pings.set_ping(session, ping))

    async def clear_ping(self, session_id: str, ping: Ping) -> Session:
        """Notes that these messages are deleted."""
        return await self._apply(session_id, lambda session: pings.clear_ping(session, ping))

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

    def _changed(self, session: Session) -> None:
        self._update_timers(session)
        self.history.session_changed(session)
        self._change_listeners.notify(session)

    def _update_timers(self, session: Session) -> None:
        if session.place.guild in self._outages:
            self._timekeeper.pause(session.id)
            self._computers.pause(session.id)
        else:
            self._timekeeper.update(session)
            self._computers.update(session)
        if not session.status.live:
            self.pings.forget(session.id)
            self.shown.forget(session.id)

    def _next_due(self, session: Session) -> int | None:
        """Returns when something is due next: the end of a time to move or of an idle game, its notice, or a ping."""
        return _earliest(self._next_timeout(session), self.pings.next_due(session))

    def _next_timeout(self, session: Session) -> int | None:
        return _earliest(next_due(session), idle_games.next_idle_due(session, self._idle_limit))

    def _heartbeat_interval(self) -> int | None:
        """Returns how often it is to be noted that the bot is running: None while no time runs at any table."""
        live = self.live()
        if any(session.deadline is not None for session in live):
            return INTERVAL
        return IDLE_INTERVAL if any(self.closes_at(session) is not None for session in live) else None


def _earliest(*times: int | None) -> int | None:
    return min((at for at in times if at is not None), default=None)
