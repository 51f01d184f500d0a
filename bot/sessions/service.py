"""The service: the tables of this process, and everything that people, Discord, timers and computers do at them."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Iterable

from bot.listeners import Listeners
from bot.ratings.periods import Calendar
from bot.sessions.achievements import Achievements
from bot.sessions.analysis import Analyses, Rate, rate_in_thread
from bot.sessions.clips import Clips
from bot.sessions.coordination.alone.alone import Alone
from bot.sessions.coordination.port import Coordination, Served, TokenExchange
from bot.sessions.coordination.shared.shared import Shared
from bot.sessions.crediting import Crediting
from bot.sessions.daily.posts import DailyPosts
from bot.sessions.daily.server_puzzles import ServerPuzzles
from bot.sessions.daily.service import Dailies
from bot.sessions.duels.service import Duels
from bot.sessions.fairness import draw_seed
from bot.sessions.games import Games
from bot.sessions.hints import Hints
from bot.sessions.history import History
from bot.sessions.leaderboards import DEFAULT_CALENDAR, Leaderboards
from bot.sessions.leaving import Leaving
from bot.sessions.lobbies import Lobbies
from bot.sessions.offers import Offers
from bot.sessions.offload import Offload, offload_to_thread
from bot.sessions.persistence.registrations import Registrations
from bot.sessions.places import Places
from bot.sessions.practice.service import Practice
from bot.sessions.privacy.deletion import Deletions
from bot.sessions.privacy.guild_removals import GuildRemovals
from bot.sessions.privacy.privacy import Privacy
from bot.sessions.rules.deadlines import IDLE_LIMIT
from bot.sessions.session import Session
from bot.sessions.settings.guild_settings import GUILDS
from bot.sessions.settings.settings_cache import SettingsCache
from bot.sessions.settings.user_settings import USERS
from bot.sessions.shard import Shard
from bot.sessions.tables.actions import Actions
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.computer_turns import Choose, ComputerTurns, choose_in_thread
from bot.sessions.timers.outages import Outages
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.table_timers import TableTimers
from bot.sessions.timers.timers import Now, Schedule, now_ms
from bot.sessions.tournaments.tables import TournamentTables
from bot.sessions.tournaments.tournaments import Tournaments
from bot.sessions.unattended import UnattendedActions
from bot.sessions.week import WeekPosts, Weeks
from bot.store.errors import OutcomeUnknown, StoreUnavailable
from bot.store.interface import Store
from bot.store.shared import SharedStore, TableCounts

__all__ = ["OutcomeUnknown", "Sessions", "Shard", "StoreUnavailable", "TableCounts", "TokenExchange"]


class Sessions:
    """All tables of the process, with the actions of people and Discord, timers and computers.

    Attributes:
        tables: the sessions that this process knows.
        lobbies, games, offers: people's actions.
        places: where tables are in Discord.
        unattended: the actions of timers and computers.
        availability: knows where people can act.
        outages: the places where people cannot act now.
        shown: the states that tables' messages show.
        due: calls back when something is due at a table.
        notices: the messages between processes.
        others: keeps up with the processes that share the database; None for the only process.
        restore, lock, before_daily_work, table_counts: those of `Coordination`.
        listen_to_changes: calls a listener after each durable change, whoever made it. A change by another process
            counts only once the session is loaded here: when somebody next acts on it, or at once if it is followed
            (`Notices.follow`).

    Args:
        choose, rate: choose computers' moves, and rate moves; by default in a thread.
        offload: computes the pairs of large tournaments, and searches games for puzzles.
        idle_limit: milliseconds without a move after which a game without a clock is closed; 0 for never.
        calendar: the seasons in which the store's ratings are counted.
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
        coordination = self._coordination = _coordination(store, now, schedule, idle_limit)
        now, schedule, choose = coordination.now, coordination.schedule, choose or choose_in_thread()
        self._changes: Listeners[Session] = Listeners()
        self.now, self.schedule = now, schedule
        self.notices, self.due, self.lock = coordination.notices, coordination.due, coordination.lock
        self.before_daily_work, self.table_counts = coordination.before_daily_work, coordination.table_counts
        self.listen_to_changes = self._changes.add
        self.guild_settings, self.user_settings = SettingsCache(store, GUILDS), SettingsCache(store, USERS)
        self.pings, self.outages = PlayerPings(self.guild_settings, self.user_settings, now=now), Outages(now)
        self.timers = TableTimers(self.pings, idle_limit, now=now)
        self.tables = Tables(store, self._changes.notify, coordination, now=now)
        actions = Actions(store, self.tables, self.timers, self.due, lambda: draw_seed(now(), token_bytes))
        leaving = Leaving(self.tables, self.guild_settings, self.pings, now=now)
        self.unattended = UnattendedActions(actions, self.timers, leaving, self.due, self.outages, now=now)
        self._computers = ComputerTurns(
            self.unattended.make_computer_move,
            self.due,
            self.outages,
            now=now,
            schedule=schedule,
            token_bytes=token_bytes,
            choose=choose,
        )
        self._changes.add(self._computers.update)
        self.lobbies = Lobbies(
            self.tables, actions, self.guild_settings, self.pings, leaving, now=now, token_bytes=token_bytes
        )
        self.games = Games(self.tables, actions, self.guild_settings, now=now)
        self.offers = Offers(self.tables, actions, self._computers.takes_draw, now=now)
        self.places = Places(self.tables, actions, now=now)
        self.registrations = Registrations(store)
        self.achievements = Achievements(store)
        self.history = History(store, self.tables.find)
        self.leaderboards = Leaderboards(store, calendar)
        self.hints = Hints(self.tables, rate)
        self.analyses = Analyses(store, rate)
        self.clips = Clips(store, now=now, lock=coordination.lock)
        self.practice = Practice(store, self.tables.find, self.analyses, rate, now=now, lock=coordination.lock)
        self.dailies = Dailies(store, self.tables.find, now=now, token_bytes=token_bytes)
        self.server_puzzles = ServerPuzzles(
            store, self.tables.find, now=now, token_bytes=token_bytes, offload=offload, lock=coordination.lock
        )
        self.daily_posts = DailyPosts(
            store, self.dailies, self.server_puzzles, now=now, schedule=schedule, lock=coordination.lock
        )
        self.weeks = Weeks(store)
        self.week_posts = WeekPosts(store, now=now, schedule=schedule, lock=coordination.lock)
        self.duels = Duels(
            store, self.due, choose=choose, rate=rate, now=now, lock=coordination.lock, token_bytes=token_bytes
        )
        self.tournaments = Tournaments(
            store,
            TournamentTables(
                self.tables, actions, self.guild_settings, self.unattended, now=now, token_bytes=token_bytes
            ),
            self.guild_settings,
            self.outages,
            self.due,
            now=now,
            token_bytes=token_bytes,
            offload=offload,
        )
        deletions = Deletions(
            store,
            self.tables,
            self.user_settings,
            self.notices,
            self.unattended.delete_person,
            leave_tournaments=self.tournaments.delete_person,
            leave_others=(self.dailies.delete_person, self.duels.delete_person),
            now=now,
            lock=coordination.lock,
            token_bytes=token_bytes,
        )
        removals = GuildRemovals(
            store,
            self.tables,
            self.guild_settings,
            self.notices,
            leave=self._leave_guild,
            now=now,
            lock=coordination.lock,
        )
        self.privacy = Privacy(store, deletions, removals, now=now, schedule=schedule)
        self.crediting = Crediting(self.tables, actions, self._computers, self.outages, self.tournaments, now=now)
        serving = coordination.serve(
            Served(
                self.tables,
                self.timers,
                self.places,
                self.crediting,
                self.guild_settings,
                self.user_settings,
                self.pings,
                self._changes.add,
                self.privacy.start,
            )
        )
        self.shown, self.availability, self.others = serving.shown, serving.availability, serving.others
        self.restore = coordination.restore

    async def stop_timers(self) -> None:
        """Stops timers and computers for good. Call it before the listeners are closed."""
        self.tournaments.stop()
        self.server_puzzles.close()
        self.crediting.stopping = True
        await self._computers.close()
        await asyncio.gather(self.due.close(), self.daily_posts.close(), self.week_posts.close())

    async def guild_removed(self, guild: int) -> None:
        """Abandons the live sessions of a guild that was deleted or removed the bot; the guild is forgotten later."""
        await self._leave_guild(guild)
        await self.privacy.removals.note(guild)

    async def _leave_guild(self, guild: int) -> None:
        """Ends all live sessions and tournaments of a guild."""
        self.outages.end(guild)
        await self.places.guild_removed(guild)
        await self.tournaments.place_gone(guild)

    async def refresh(
        self,
        *,
        channels: Iterable[int] = (),
        sessions: Iterable[str] = (),
        guild: int | None = None,
        users: Iterable[int] = (),
    ) -> None:
        """Loads other processes' changes to these sessions, the live sessions of these channels, and settings.

        Every answer to a person awaits this first, so that `tables` and settings are up to date. Raises
        StoreUnavailable.
        """
        if self.others is not None:
            guilds = [] if guild is None else [guild]
            await self.others.refresh([*channels], [*sessions], guilds, [*users])

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        """Loads other processes' changes to the live sessions and settings of these guilds.

        Takes two queries, and one more for each session that is missing or outdated in memory. Raises StoreUnavailable.
        """
        if self.others is not None:
            await self.others.refresh_guilds(guilds)

    async def close(self) -> None:
        """Stops timers and computers, and waits for the actions under way. The store is closed afterwards."""
        await asyncio.gather(self.stop_timers(), self.privacy.close())
        await self.availability.credit_open_outages()
        await self.analyses.close()
        await self.tables.close()
        await self._coordination.close()


def _coordination(store: Store, now: Now, schedule: Schedule | None, idle_limit: int) -> Coordination:
    if isinstance(store, SharedStore):
        return Shared(store, now=now, schedule=schedule, idle_limit=idle_limit)
    return Alone(store, now=now, schedule=schedule)
