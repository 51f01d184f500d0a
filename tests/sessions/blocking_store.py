"""A store whose commits wait for the test, or fail."""

import asyncio

from bot.store.daily_reading import DailyCounts
from bot.store.daily_records import AttemptRecord, DailyMoveRecord, DailyPostRecord, DailyRecord, DuePost
from bot.store.erasing import ErasingStore
from bot.store.interface import Store
from bot.store.records import (
    BEFORE_ALL,
    AnalysisRecord,
    Change,
    EndedRecord,
    GuildSettingsRecord,
    RegistrationRecord,
    ResultRecord,
    SavedSession,
    SetAsideRecord,
    ShownRecord,
    SolitaireRecord,
    Standing,
    UserSettingsRecord,
)


class BlockingStore:
    """A store in which the commits of one session wait until they are released, and fail if an error is set."""

    def __init__(self, store: Store, session_id: str) -> None:
        self._store = store
        self._session_id = session_id
        self.commit_started = asyncio.Event()
        self.released = asyncio.Event()
        self.error: Exception | None = None

    async def commit(self, change: Change) -> bool:
        if change.of == self._session_id:
            self.commit_started.set()
            await self.released.wait()
            if self.error is not None:
                raise self.error
        return await self._store.commit(change)

    @property
    def erasing(self) -> ErasingStore:
        return self._store.erasing

    async def live_ids(self) -> tuple[str, ...]:
        return await self._store.live_ids()

    async def set_aside(self) -> tuple[SetAsideRecord, ...]:
        return await self._store.set_aside()

    async def session(self, session_id: str) -> SavedSession | None:
        return await self._store.session(session_id)

    async def standings(self, guild: int, game: str | None, limit: int) -> tuple[Standing, ...]:
        return await self._store.standings(guild, game, limit)

    async def results(
        self, guild: int, game: str | None, after: tuple[int, str] = BEFORE_ALL
    ) -> tuple[ResultRecord, ...]:
        return await self._store.results(guild, game, after)

    async def solitaires(self, person: int, guild: int | None, game: str) -> tuple[SolitaireRecord, ...]:
        return await self._store.solitaires(person, guild, game)

    async def ended_in(self, channel: int, limit: int) -> tuple[EndedRecord, ...]:
        return await self._store.ended_in(channel, limit)

    async def guild_settings(self) -> tuple[GuildSettingsRecord, ...]:
        return await self._store.guild_settings()

    async def user_settings(self) -> tuple[UserSettingsRecord, ...]:
        return await self._store.user_settings()

    async def shown(self) -> tuple[ShownRecord, ...]:
        return await self._store.shown()

    async def analysis(self, session_id: str) -> AnalysisRecord | None:
        return await self._store.analysis(session_id)

    async def registration(self, application: int) -> RegistrationRecord | None:
        return await self._store.registration(application)

    async def alive_at(self) -> int | None:
        return await self._store.alive_at()

    async def dailies_of(self, day: str) -> tuple[DailyRecord, ...]:
        return await self._store.dailies_of(day)

    async def daily(self, daily: str) -> DailyRecord | None:
        return await self._store.daily(daily)

    async def daily_attempt(self, daily: str, person: int) -> AttemptRecord | None:
        return await self._store.daily_attempt(daily, person)

    async def daily_moves(self, daily: str, person: int) -> tuple[DailyMoveRecord, ...]:
        return await self._store.daily_moves(daily, person)

    async def daily_board(self, daily: str, guild: int | None, most: int) -> tuple[AttemptRecord, ...]:
        return await self._store.daily_board(daily, guild, most)

    async def daily_counts(self, daily: str, guild: int | None, score: int, duration: int) -> DailyCounts:
        return await self._store.daily_counts(daily, guild, score, duration)

    async def daily_days(self, person: int) -> tuple[str, ...]:
        return await self._store.daily_days(person)

    async def due_daily_posts(self, day: str, hour: int) -> tuple[DuePost, ...]:
        return await self._store.due_daily_posts(day, hour)

    async def daily_post(self, guild: int) -> DailyPostRecord | None:
        return await self._store.daily_post(guild)

    async def close(self) -> None:
        await self._store.close()
