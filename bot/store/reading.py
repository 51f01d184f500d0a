"""What is read from a database, whichever it is."""

import asyncio
from dataclasses import replace

from bot.store.achievement_reading import AchievementReading
from bot.store.daily_reading import DailyReading
from bot.store.mapping import (
    ANALYSES,
    GUILD_SETTINGS,
    MOVES,
    REGISTRATIONS,
    RESULTS,
    SEATS,
    SESSIONS,
    USER_SETTINGS,
)
from bot.store.rating import RatingState
from bot.store.records import (
    AnalysisRecord,
    DamagedRecord,
    EndedRecord,
    GuildSettingsRecord,
    MoveRecord,
    RegistrationRecord,
    SavedSession,
    SeatRecord,
    SessionRecord,
    SetAsideRecord,
    ShownRecord,
    UserSettingsRecord,
)
from bot.store.result_reading import ResultReading
from bot.store.tournament_reading import TournamentReading

FEW_ROWS = 500
"""So many rows become records on the event loop, five microseconds each; more do in a thread."""


class ReadingStore(AchievementReading, DailyReading, ResultReading, TournamentReading):
    """The part of a `bot.store.interface.Store` that reads. It sees what is committed, and waits for nobody."""

    async def session_ids(self) -> tuple[str, ...]:
        """Returns the ids of all sessions, live and ended, the oldest first; not of those that are set aside."""
        with self._available():
            return tuple([row["id"] for row in await self._rows("session_ids")])

    async def rows_left_out(self) -> tuple[str, ...]:
        """Returns which rows of settings and registrations cannot be read, and why. No other method returns them."""
        with self._available():
            found = []
            for mapping, query in (
                (GUILD_SETTINGS, "guild_settings"),
                (USER_SETTINGS, "user_settings"),
                (REGISTRATIONS, "registrations"),
            ):
                for row in await self._rows(query):
                    try:
                        mapping.record(row)
                    except DamagedRecord as why:
                        found.append(f"{mapping.key_of(row)}: {why}")
            return tuple(found)

    async def live_ids(self) -> tuple[str, ...]:
        with self._available():
            return tuple([row["id"] for row in await self._rows("live_ids")])

    async def set_aside(self) -> tuple[SetAsideRecord, ...]:
        with self._available():
            return tuple([SetAsideRecord(**row) for row in await self._rows("set_aside")])

    async def session(self, session_id: str) -> SavedSession | None:
        with self._available():
            rows = await self._rows("session", id=session_id)
            return await self._saved(SESSIONS.record(rows[0])) if rows else None

    async def session_after(self, session_id: str, ply: int) -> SavedSession | None:
        saved = await self.session(session_id)
        return None if saved is None else replace(saved, moves=tuple(one for one in saved.moves if one.ply > ply))

    async def _saved(self, record: SessionRecord) -> SavedSession:
        invited = () if record.rematch_of is None else await self._seats(record.rematch_of)
        return SavedSession(
            session=record,
            seats=await self._seats(record.id),
            moves=await self._moves(record.id),
            results=tuple(map(RESULTS.record, await self._rows("results", session=record.id))),
            invited=tuple(seat.person for seat in invited),
        )

    async def _moves(self, session_id: str) -> tuple[MoveRecord, ...]:
        rows = await self._rows("moves", session=session_id)
        if len(rows) <= FEW_ROWS:
            return tuple(map(MOVES.record, rows))
        return await asyncio.to_thread(lambda: tuple(map(MOVES.record, rows)))

    async def _seats(self, session_id: str) -> tuple[SeatRecord, ...]:
        return tuple(map(SEATS.record, await self._rows("seats", session=session_id)))

    async def ended_in(self, channel: int, limit: int) -> tuple[EndedRecord, ...]:
        with self._available():
            rows = await self._rows("ended_in", channel=channel, most=limit)
            seated = [await self._rows("seats", session=row["session"]) for row in rows]
            return tuple(
                EndedRecord(**row, names=tuple(seat.name for seat in self._readable(SEATS, seats)))
                for row, seats in zip(rows, seated, strict=True)
            )

    async def guild_settings(self) -> tuple[GuildSettingsRecord, ...]:
        with self._available():
            return self._readable(GUILD_SETTINGS, await self._rows("guild_settings"))

    async def settings_of_guild(self, guild: int) -> GuildSettingsRecord | None:
        with self._available():
            rows = await self._rows("settings_of_guild", guild=guild)
            return GUILD_SETTINGS.record(rows[0]) if rows else None

    async def settings_of_user(self, person: int) -> UserSettingsRecord | None:
        with self._available():
            rows = await self._rows("settings_of_user", person=person)
            return USER_SETTINGS.record(rows[0]) if rows else None

    async def user_settings(self) -> tuple[UserSettingsRecord, ...]:
        with self._available():
            return self._readable(USER_SETTINGS, await self._rows("user_settings"))

    async def shown(self) -> tuple[ShownRecord, ...]:
        with self._available():
            return tuple([ShownRecord(**row) for row in await self._rows("shown")])

    async def registration(self, application: int) -> RegistrationRecord | None:
        with self._available():
            rows = await self._rows("registration", application=application)
            return next(iter(self._readable(REGISTRATIONS, rows)), None)

    async def analysis(self, session_id: str) -> AnalysisRecord | None:
        with self._available():
            rows = await self._rows("analysis", session=session_id)
            return next(iter(self._readable(ANALYSES, rows)), None)

    async def rating_state(self) -> RatingState:
        """Returns by which rules the ratings were computed, and of how many sessions."""
        with self._available():
            return RatingState(**(await self._rows("rating_state"))[0])

    async def alive_at(self) -> int | None:
        with self._available():
            alive_at = next((row["alive_at"] for row in await self._rows("alive_at")), None)
            return alive_at if isinstance(alive_at, int) else None
