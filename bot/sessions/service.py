"""The service: all tables of the process, their timers and their computers."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import replace

from bot.players.choosing import Choice
from bot.ratings.periods import Calendar
from bot.retry import database_retry
from bot.sessions.achievements import Achievements
from bot.sessions.analysis import Analyses, Rate, rate_in_thread
from bot.sessions.availability import OVERDUE, Availability
from bot.sessions.daily.posts import DailyPosts
from bot.sessions.daily.service import Dailies
from bot.sessions.fairness import draw_seed
from bot.sessions.games import Games
from bot.sessions.hints import Hints
from bot.sessions.history import History
from bot.sessions.leaving import Leaving
from bot.sessions.listeners import ChangeListener, Listeners
from bot.sessions.lobbies import Lobbies
from bot.sessions.notices import Notices
from bot.sessions.offers import Offers
from bot.sessions.other_processes import OtherProcesses
from bot.sessions.persistence.rating_results import ResultRater
from bot.sessions.persistence.registrations import Registrations
from bot.sessions.persistence.replay import is_of_newer_program
from bot.sessions.persistence.restore import last_written, restore_sessions
from bot.sessions.persistence.shared_shown import SharedShownMessages
from bot.sessions.persistence.shown_messages import ShownMessages
from bot.sessions.places import Places
from bot.sessions.privacy.privacy import Privacy
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
from bot.sessions.unattended import UnattendedActions
from bot.store.interface import Store
from bot.store.records import OutcomeUnknown, StoreUnavailable
from bot.store.shared import GuildShare, SharedStore, TableCounts

DEFAULT_CALENDAR = Calendar()

OVERDUE_EXAMINED = 1_000
"""How much of what is overdue is examined at most for what only a newer program can do."""

__all__ = ["OutcomeUnknown", "Sessions", "Shard", "StoreUnavailable", "TableCounts"]


class Sessions:
    """All tables of the process, by what people and Discord ask of them, with their timers and computers.

    tables: the sessions that are known. lobbies, games, offers: what people do. places: where tables are in Discord.
    unattended: what timers and computers do. availability: when people can act.
    """

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
        shared = store if isinstance(store, SharedStore) else None
        if shared is not None:
            now = database_time(shared, now)
        schedule = schedule or event_loop_schedule(now)
        database = database_retry()
        self._store, self._shared = store, shared
        self._database = database
        self._now = now
        self._idle_limit = idle_limit
        self._ratings_computed = False
        self._changes: Listeners[Session] = Listeners()
        self._others: OtherProcesses | None = None
        self.calendar = calendar
        self.guild_settings, self.user_settings = GuildSettingsCache(store), UserSettingsCache(store)
        self.notices = Notices(shared)

        # Timers and computers act on the tables, whose changes set them: they reach the actions when they run.
        self.pings, outages = PlayerPings(self.guild_settings, self.user_settings), Outages(now)
        computers = ComputerTurns(
            self._make_computer_move,
            now=now,
            schedule=schedule,
            token_bytes=token_bytes,
            choose=choose or choose_in_thread(),
        )
        self.due = DueWork(shared, self._refresh_due, self._find, self._shares, now=now)

        self.timers: TableTimers
        if shared is None:
            sharing = None
            self.timers = LocalTimers(
                self.pings, outages, computers, idle_limit, tick=self._tick, now=now, schedule=schedule
            )
        else:
            timers = SharedTimers(self.due, self.pings, outages, computers, idle_limit, tick=self._tick, now=now)
            sharing = Sharing(shared, timers.due_of, timers.committed, self._note_presence)
            self.timers = timers

        self.tables = Tables(
            store, self._changes.notify, lambda: draw_seed(now(), token_bytes), now=now, sharing=sharing
        )
        leaving = Leaving(self.tables, self.guild_settings, self.pings, now=now)
        self.lobbies = Lobbies(self.tables, self.guild_settings, self.pings, leaving, now=now, token_bytes=token_bytes)
        self.games = Games(self.tables, self.guild_settings, now=now)
        self.offers = Offers(self.tables, computers.takes_draw, now=now)
        self.places = Places(self.tables, now=now)
        self.unattended = UnattendedActions(self.tables, self.pings, leaving, now=now, idle_limit=idle_limit)
        self.shown = _shown_messages(store, self.tables, now=now, schedule=schedule)
        self.registrations = Registrations(store)
        self.achievements = Achievements(store)
        self.history = History(store, self.tables.find)
        self.hints = Hints(self.tables, rate)
        self.analyses = Analyses(store, rate)
        self.dailies = Dailies(store, now=now, token_bytes=token_bytes)
        self.daily_posts = DailyPosts(store, self.dailies, now=now, schedule=schedule)
        self.tournaments = Tournaments(
            store,
            TournamentTables(
                self.tables,
                self.guild_settings,
                self.unattended.apply,
                self.unattended.notify,
                now=now,
                token_bytes=token_bytes,
            ),
            self.guild_settings,
            outages,
            None if shared is None else self.due,
            now=now,
            schedule=schedule,
            token_bytes=token_bytes,
            offload=offload,
        )
        self.privacy = Privacy(
            store,
            self.tables,
            guild_settings=self.guild_settings,
            user_settings=self.user_settings,
            notices=self.notices,
            leave=self.unattended.delete_person,
            leave_tournaments=self.tournaments.delete_person,
            leave_dailies=self.dailies.delete_person,
            now=now,
            schedule=schedule,
            token_bytes=token_bytes,
        )
        self.availability = Availability(
            self.tables,
            self.places,
            self.timers,
            Heartbeat(store, self._heartbeat_interval, now=now, schedule=schedule),
            now=now,
            database=database,
            doors=None if shared is None else Doors(shared, database, now=now),
            credit_tournaments=self.tournaments.credit_since,
            on_start=self._start,
        )
        self._follows: list[Callable[[str], bool]] = [computers.plans]
        if shared is not None:
            settings = SettingsRefresh(shared, self.guild_settings, self.user_settings)
            self._others = OtherProcesses(
                self.notices, self.tables, settings, self.pings, follows=self._is_followed, now=now
            )
        for listener in (self.timers.update, self._forget_ended, self.tournaments.session_changed):
            self._changes.add(listener)

    def _make_computer_move(self, session_id: str, ply: int, choice: Choice) -> Awaitable[Session]:
        return self.unattended.make_computer_move(session_id, ply, choice)

    def _tick(self, session_id: str, ply: int) -> Awaitable[Session]:
        return self.unattended.tick(session_id, ply)

    def _find(self, session_id: str) -> Awaitable[Session | None]:
        return self.tables.find(session_id)

    def _shares(self) -> Sequence[GuildShare | None]:
        return self.availability.shares()

    async def restore(self) -> int:
        """Loads every live session and all settings; returns the number of sessions. Once, before all else.

        A session that today's rules cannot replay is abandoned (`rules-changed`). Timers do not run before
        `availability.start_timers`.

        Where several processes share the store, nothing is loaded before it is used: see `refresh`.
        """
        if self._others is not None:
            return 0
        await asyncio.gather(self.guild_settings.load(), self.user_settings.load(), self.shown.load())
        restored_at, alive_at = self._now(), await self._store.alive_at()
        self.availability.restored_at = restored_at
        sessions = await restore_sessions(self._store, restored_at)
        if alive_at is not None:
            await self.tournaments.credit(restored_at - max([alive_at, *map(last_written, sessions)]))
        for session in sessions:
            self.tables.add(session)
            self._note_presence(session)
        return len(sessions)

    async def _start(self) -> None:
        """Starts what waits until people can act, beside the timers of tables."""
        shared = self._shared
        if shared is not None and self._idle_limit:  # without a limit nothing is due at most games without a clock
            await self._database.call(lambda: shared.make_missing_due(DueKind.TIMER), StoreUnavailable)
        self.privacy.start()
        self.tournaments.start_timers()

    async def stop_timers(self) -> None:
        """Stops timers and computers for good. Call it before the listeners are closed."""
        self.tournaments.stop()
        await asyncio.gather(self.availability.stop_timers(), self.tournaments.close(), self.daily_posts.close())

    async def guild_removed(self, guild: int) -> None:
        """Abandons the live sessions of a guild that was deleted, or has removed the bot; it is forgotten later."""
        await self.availability.guild_removed(guild)
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
            await self.tables.refresh_guilds(guilds)
            await self._others.refresh([], [], guilds, [])

    async def close(self) -> None:
        """Stops timers and computers, and waits for the actions under way. The store is closed after it."""
        await self.privacy.close()
        await self.stop_timers()
        await self.availability.credit_open_outages()
        await self.analyses.close()
        await self.tables.close()
        await self.availability.close()
        if self._others is not None:
            await self._others.close()
        await self.shown.close()
        await self.notices.close()

    def listen_to_changes(self, listener: ChangeListener, follows: Callable[[str], bool] = lambda _: True) -> None:
        """Calls the listener after each durable change, whoever made it.

        follows: returns whether the listener needs each change of a session at once that other processes make. It is
        called after those only that are loaded here.
        """
        self._changes.add(listener)
        self._follows.append(follows)

    async def table_counts(self) -> TableCounts:
        """Counts the live tables, and those where something has been due for longer than OVERDUE.

        Where several processes share the store, it counts those of all processes, and what is due in guilds that no
        process reaches, too; but not what only a newer program can do, which counts in its own processes. Raises
        StoreUnavailable.
        """
        if self._shared is not None:
            return await self._table_counts(self._shared)
        statuses = Counter(session.status for session in self.tables.live())
        return TableCounts(statuses[Status.LOBBY], statuses[Status.PLAYING], self.availability.overdue_timers())

    async def _table_counts(self, shared: SharedStore) -> TableCounts:
        counts = await shared.table_counts(OVERDUE)
        if not counts.overdue:
            return counts
        rows = await shared.overdue(OVERDUE, OVERDUE_EXAMINED)
        own = {row.session for row in rows if self.due.knows(row.kind) and not is_of_newer_program(row)}
        of_others = {row.session for row in rows} - own
        return replace(counts, overdue=max(0, counts.overdue - len(of_others)))

    def acted(self, session_id: str, user: int) -> None:
        """Notes that a user has pressed or typed something about a table, and so needs no ping there for a while."""
        session = self.tables.live_session(session_id)
        if session is not None:
            self.pings.acted(session, user, self._now())
            if self._others is not None:
                self._others.acted(session_id, user)

    def _is_followed(self, session_id: str) -> bool:
        return any(follows(session_id) for follows in self._follows)

    async def _refresh_due(self, session_ids: Collection[str]) -> None:
        if self._others is not None:
            await self._others.refresh_all(session_ids)

    def _note_presence(self, session: Session) -> None:
        """Assumes that everyone in a lobby that was not in memory is present, as after a restart."""
        if session.status is Status.LOBBY:
            for person in session.people:
                self.pings.acted(session, person.id, self._now())

    def _forget_ended(self, session: Session) -> None:
        """Drops what is kept about a session that has ended."""
        if not session.status.live:
            self.pings.forget(session.id)
            self.shown.forget(session.id)

    def _heartbeat_interval(self) -> int | None:
        """Returns how often it is to be noted that the bot is running: None while no time runs at any table."""
        live = self.tables.live()
        if any(session.deadline is not None for session in live):
            return INTERVAL
        return IDLE_INTERVAL if any(self.timers.closes_at(session) is not None for session in live) else None


def _shown_messages(
    store: Store, tables: Tables, *, now: Now, schedule: Schedule
) -> ShownMessages | SharedShownMessages:
    """Returns what is known of the messages that tables show: in memory, or in the store that processes share."""
    if isinstance(store, SharedStore):
        return SharedShownMessages(store, tables.version_of, now=now, schedule=schedule)
    return ShownMessages(store, now=now, schedule=schedule)
