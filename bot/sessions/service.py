"""The service: all tables of the process, their timers and their computers."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace

from bot.ratings.periods import Calendar
from bot.retry import database_retry
from bot.sessions.achievements import Achievements
from bot.sessions.analysis import Analyses, Rate, rate_in_thread
from bot.sessions.availability import OVERDUE, Availability
from bot.sessions.daily.posts import DailyPosts
from bot.sessions.daily.service import Dailies
from bot.sessions.fairness import draw_seed
from bot.sessions.hints import Hint, Hints
from bot.sessions.history import History
from bot.sessions.listeners import ChangeListener, Listeners
from bot.sessions.notices import Notices
from bot.sessions.other_processes import OtherProcesses
from bot.sessions.persistence.rating_results import ResultRater
from bot.sessions.persistence.registrations import Registrations
from bot.sessions.persistence.replay import is_of_newer_program
from bot.sessions.persistence.restore import last_written, restore_sessions
from bot.sessions.persistence.shared_shown import SharedShownMessages
from bot.sessions.persistence.shown_messages import ShownMessages
from bot.sessions.privacy.privacy import Privacy
from bot.sessions.refusals import NoGame
from bot.sessions.rules.idle_games import IDLE_LIMIT
from bot.sessions.session import Session, Status
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.settings.settings_refresh import SettingsRefresh
from bot.sessions.settings.user_settings import UserSettingsCache
from bot.sessions.shard import Shard
from bot.sessions.tables.known_tables import Sharing
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.computer_turns import Choose, ComputerTurns, choose_in_thread
from bot.sessions.timers.doors import Doors
from bot.sessions.timers.due_work import DueKind, DueWork
from bot.sessions.timers.heartbeat import IDLE_INTERVAL, INTERVAL, Heartbeat
from bot.sessions.timers.local_timers import LocalTimers
from bot.sessions.timers.outages import Outages
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.shared_timers import SharedTimers
from bot.sessions.timers.table_timers import TableTimers
from bot.sessions.timers.timers import Now, Schedule, database_time, event_loop_schedule, now_ms
from bot.sessions.tournaments.runner import Offload, offload_to_thread
from bot.sessions.tournaments.tables import TournamentTables
from bot.sessions.tournaments.tournaments import Tournaments
from bot.store.interface import Store
from bot.store.records import OutcomeUnknown, StoreUnavailable
from bot.store.shared import SharedStore, TableCounts

DEFAULT_CALENDAR = Calendar()

OVERDUE_EXAMINED = 1_000
"""How much of what is overdue is examined at most for what only a newer program can do."""

__all__ = ["OutcomeUnknown", "Sessions", "Shard", "StoreUnavailable", "TableCounts"]


class Sessions(Availability):
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
        offload: Offload = offload_to_thread,
        idle_limit: int = IDLE_LIMIT,
        calendar: Calendar = DEFAULT_CALENDAR,
    ) -> None:
        """choose: chooses the moves of computers, rate: rates moves; else the players do that in a thread.

        offload: computes the pairs of large tournaments.

        idle_limit: milliseconds without a move after which a game without a clock is closed; 0 for never. calendar: the
        seasons in which the store's ratings are counted.
        """
        self.calendar = calendar
        self._ratings_computed = False
        shared = store if isinstance(store, SharedStore) else None
        if shared is not None:
            now = database_time(shared, now)
        schedule = schedule or event_loop_schedule(now)
        guild_settings, self.user_settings = GuildSettingsCache(store), UserSettingsCache(store)
        database = database_retry()
        pings, outages = PlayerPings(guild_settings, self.user_settings), Outages(now)
        computers = ComputerTurns(
            self._make_computer_move,
            now=now,
            schedule=schedule,
            token_bytes=token_bytes,
            choose=choose or choose_in_thread(),
        )
        self.due = DueWork(shared, self._refresh_due, self.find, self._shares, now=now)
        timers: TableTimers
        if shared is None:
            sharing = None
            timers = LocalTimers(pings, outages, computers, idle_limit, tick=self.tick, now=now, schedule=schedule)
        else:
            timers = SharedTimers(self.due, pings, outages, computers, idle_limit, tick=self.tick, now=now)
            sharing = Sharing(shared, timers.due_of, timers.committed, self._loaded)
        tables = Tables(store, self._changed, lambda: draw_seed(now(), token_bytes), now=now, sharing=sharing)
        heartbeat = Heartbeat(store, self._heartbeat_interval, now=now, schedule=schedule)
        super().__init__(
            tables,
            guild_settings,
            pings,
            timers,
            heartbeat,
            now=now,
            token_bytes=token_bytes,
            idle_limit=idle_limit,
            database=database,
            doors=None if shared is None else Doors(shared, database, now=now),
        )
        self._store, self._shared = store, shared
        self._change_listeners: Listeners[Session] = Listeners()
        self._follows: list[Callable[[str], bool]] = [computers.plans]
        self.notices, self._others = Notices(shared), None
        if shared is not None:
            settings = SettingsRefresh(shared, guild_settings, self.user_settings)
            self._others = OtherProcesses(self.notices, tables, settings, pings, follows=self._is_followed, now=now)
        self.shown: ShownMessages | SharedShownMessages
        if shared is None:
            self.shown = ShownMessages(store, now=now, schedule=schedule)
        else:
            self.shown = SharedShownMessages(shared, tables.version_of, now=now, schedule=schedule)
        self.registrations = Registrations(store)
        self.privacy = Privacy(
            store,
            tables,
            guild_settings=guild_settings,
            user_settings=self.user_settings,
            notices=self.notices,
            leave=self.delete_person,
            leave_tournaments=self._leave_tournaments,
            leave_dailies=self._leave_dailies,
            now=now,
            schedule=schedule,
            token_bytes=token_bytes,
        )
        self.achievements = Achievements(store)
        self.history = History(store, self.find)
        self.dailies = Dailies(store, now=now, token_bytes=token_bytes)
        self.daily_posts = DailyPosts(store, self.dailies, now=now, schedule=schedule)
        self.tournaments = Tournaments(
            store,
            TournamentTables(
                tables,
                guild_settings,
                self._apply_unattended,
                self._listeners.notify,
                now=now,
                token_bytes=token_bytes,
            ),
            guild_settings,
            outages,
            None if shared is None else self.due,
            now=now,
            schedule=schedule,
            token_bytes=token_bytes,
            offload=offload,
        )
        self._credit_tournaments = self.tournaments.credit_since
        self._hints = Hints(rate)
        self.analyses = Analyses(store, rate)

    async def restore(self) -> int:
        """Loads every live session and all settings; returns the number of sessions. Once, before all else.

        A session that today's rules cannot replay is abandoned (`rules-changed`). Timers do not run before
        `start_timers`.

        Where several processes share the store, nothing is loaded before it is used: see `refresh`.
        """
        if self._others is not None:
            return 0
        await asyncio.gather(self.guild_settings.load(), self.user_settings.load(), self.shown.load())
        self._restored_at, alive_at = self._now(), await self._store.alive_at()
        sessions = await restore_sessions(self._store, self._restored_at)
        if alive_at is not None:
            await self.tournaments.credit(self._restored_at - max([alive_at, *map(last_written, sessions)]))
        for session in sessions:
            self._tables.add(session)
            if session.status is Status.LOBBY:
                for person in session.people:
                    self.pings.acted(session, person.id, self._restored_at)
        return len(sessions)

    async def _leave_tournaments(self, user: int, stand_in: int) -> None:
        await self.tournaments.delete_person(user, stand_in)

    async def _leave_dailies(self, user: int) -> None:
        await self.dailies.delete_person(user)

    async def start_timers(self) -> None:
        await super().start_timers()
        self.privacy.start()
        self.tournaments.start_timers()

    async def _start_timers(self, sessions: Iterable[Session]) -> None:
        await super()._start_timers(sessions)
        shared = self._shared
        if shared is not None and self._idle_limit:  # without a limit nothing is due at most games without a clock
            await self._database.call(lambda: shared.make_missing_due(DueKind.TIMER), StoreUnavailable)

    async def stop_timers(self) -> None:
        self.tournaments.stop()
        await asyncio.gather(super().stop_timers(), self.tournaments.close(), self.daily_posts.close())

    async def guild_removed(self, guild: int) -> None:
        """Abandons the live sessions of a guild that was deleted, or has removed the bot; it is forgotten later."""
        await super().guild_removed(guild)
        await self.tournaments.place_gone(guild)
        await self.privacy.removals.note(guild)

    async def ratings_are_computed(self) -> bool:
        """Returns whether ratings and best scores have been computed from all results by the rules of this program.

        After an update with many finished games they are not before the operator has had them recomputed.
        """
        if not self._ratings_computed:
            state = await self._store.rating_state()
            self._ratings_computed = not state.sessions or state.rules == ResultRater(self.calendar).rules
        return self._ratings_computed

    def now(self) -> int:
        """Returns the time, ms since the epoch; where several processes share the store it is the database's."""
        return self._now()

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
        if self._others is not None:
            await self._others.refresh([*channels], [*sessions], [] if guild is None else [guild], [*users])

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        """Loads what other processes have changed of these guilds: their live sessions and their settings.

        It returns at once where no other process shares the store, and takes two queries else, with one more for each
        session that is not in memory as it is. Raises StoreUnavailable.
        """
        if self._others is not None:
            await self._tables.refresh_guilds(guilds)
            await self._others.refresh([], [], guilds, [])

    async def close(self) -> None:
        """Stops timers and computers, and waits for the actions under way. The store is closed after it."""
        await self.privacy.close()
        await self.stop_timers()
        await self._credit_open_outages()
        await self.analyses.close()
        await self._tables.close()
        if self._doors is None:
            await self._heartbeat.close()
        else:
            await self._doors.stop()
        if self._others is not None:
            await self._others.close()
        await self.shown.close()
        await self.notices.close()

    def listen_to_changes(self, listener: ChangeListener, follows: Callable[[str], bool] = lambda _: True) -> None:
        """Has the listener called after each durable change, whoever made it.

        follows: returns whether the listener needs each change of a session at once that other processes make. It is
        called after those only that are loaded here.
        """
        self._change_listeners.add(listener)
        self._follows.append(follows)

    def at(self, channel: int) -> Session | None:
        """Returns the live session in this channel."""
        return self._tables.at(channel)

    def live(self) -> tuple[Session, ...]:
        """Returns all lobbies and games that are on."""
        return self._tables.live()

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

    async def hint(self, session_id: str, user: int) -> Hint:
        """Returns a hint for a player on turn. Refuses `no-game`, and what `Hints.of` does."""
        session = self._tables.live_session(session_id)
        if session is None:
            raise NoGame
        return await self._hints.of(session, user)

    async def table_counts(self) -> TableCounts:
        """Counts the live tables, and those where something has been due for longer than OVERDUE.

        Where several processes share the store, it counts those of all processes, and what is due in guilds that no
        process reaches, too; but not what only a newer program can do, which counts in its own processes. Raises
        StoreUnavailable.
        """
        if self._shared is not None:
            return await self._table_counts(self._shared)
        statuses = Counter(session.status for session in self.live())
        return TableCounts(statuses[Status.LOBBY], statuses[Status.PLAYING], self.overdue_timers())

    async def _table_counts(self, shared: SharedStore) -> TableCounts:
        counts = await shared.table_counts(OVERDUE)
        if not counts.overdue:
            return counts
        rows = await shared.overdue(OVERDUE, OVERDUE_EXAMINED)
        own = {row.session for row in rows if self.due.knows(row.kind) and not is_of_newer_program(row)}
        of_others = {row.session for row in rows} - own
        return replace(counts, overdue=max(0, counts.overdue - len(of_others)))

    def closes_at(self, session: Session) -> int | None:
        """Returns when this game is closed if nobody moves, ms since the epoch; None if it is not."""
        return self._timers.closes_at(session)

    def acted(self, session_id: str, user: int) -> None:
        """Notes that a user has pressed or typed something about a table, and so needs no ping there for a while."""
        session = self._tables.live_session(session_id)
        if session is not None:
            self.pings.acted(session, user, self._now())
            if self._others is not None:
                self._others.acted(session_id, user)

    def _is_followed(self, session_id: str) -> bool:
        return any(follows(session_id) for follows in self._follows)

    async def _refresh_due(self, session_ids: Collection[str]) -> None:
        if self._others is not None:
            await self._others.refresh_all(session_ids)

    def _loaded(self, session: Session) -> None:
        """Takes it that all people are there who sit in a lobby that was not in memory, as after a restart."""
        if session.status is Status.LOBBY:
            for person in session.people:
                self.pings.acted(session, person.id, self._now())

    def _changed(self, session: Session) -> None:
        self._timers.update(session)
        if not session.status.live:
            self.pings.forget(session.id)
            self.shown.forget(session.id)
        self.tournaments.session_changed(session)
        self._change_listeners.notify(session)

    def _heartbeat_interval(self) -> int | None:
        """Returns how often it is to be noted that the bot is running: None while no time runs at any table."""
        live = self.live()
        if any(session.deadline is not None for session in live):
            return INTERVAL
        return IDLE_INTERVAL if any(self.closes_at(session) is not None for session in live) else None
