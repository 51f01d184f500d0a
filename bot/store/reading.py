"""What is read from the database, on a connection that cannot write."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Self, TypeAlias

import aiosql
import aiosqlite
import structlog

from bot.store.connection import open_to_read
from bot.store.mapping import (
    ANALYSES,
    GUILD_SETTINGS,
    MOVES,
    REGISTRATIONS,
    RESULTS,
    SEATS,
    SESSIONS,
    USER_SETTINGS,
    Record,
    TableMapping,
)
from bot.store.records import (
    BEFORE_ALL,
    AnalysisRecord,
    DamagedRecord,
    EndedRecord,
    GuildSettingsRecord,
    MoveRecord,
    RegistrationRecord,
    ResultRecord,
    SavedSession,
    SeatRecord,
    SessionRecord,
    SetAsideRecord,
    ShownRecord,
    SolitaireRecord,
    Standing,
    StoreUnavailable,
    UserSettingsRecord,
)

log = structlog.get_logger()

QUERIES = aiosql.from_path(Path(__file__).parent / "sql" / "queries.sql", "aiosqlite")

Query: TypeAlias = Callable[..., AsyncIterator[sqlite3.Row]]

UNDECODABLE = "Could not decode to UTF-8"
"""How the error begins that Python's sqlite3 raises for a text that is not UTF-8."""

FEW_ROWS = 500
"""So many rows become records on the event loop, five microseconds each; more do in a thread."""


class ReadingStore:
    """The part of a `bot.store.interface.Store` that reads. It sees what is committed, and waits for nobody."""

    def __init__(self, reading: aiosqlite.Connection) -> None:
        self._reading = reading
        self._closed = False

    @classmethod
    @asynccontextmanager
    async def open_beside(cls, path: Path) -> AsyncIterator[Self]:
        """Opens a database that a bot may be using; nothing is written. Raises UnfitStore and StoreNotReady."""
        reading = await open_to_read(path)
        try:
            yield cls(reading)
        finally:
            await reading.close()

    async def session_ids(self) -> tuple[str, ...]:
        """Returns the ids of all sessions, live and ended, the oldest first; not of those that are set aside."""
        with self._available():
            return tuple([row["id"] for row in await self._rows(QUERIES.session_ids)])

    async def rows_left_out(self) -> tuple[str, ...]:
        """Returns which rows of settings and registrations cannot be read, and why. No other method returns them."""
        with self._available():
            found = []
            for mapping, query in (
                (GUILD_SETTINGS, QUERIES.guild_settings),
                (USER_SETTINGS, QUERIES.user_settings),
                (REGISTRATIONS, QUERIES.registrations),
            ):
                for row in await self._rows(query):
                    try:
                        mapping.record(row)
                    except DamagedRecord as why:
                        found.append(f"{mapping.key_of(row)}: {why}")
            return tuple(found)

    async def live_ids(self) -> tuple[str, ...]:
        with self._available():
            return tuple([row["id"] for row in await self._rows(QUERIES.live_ids)])

    async def set_aside(self) -> tuple[SetAsideRecord, ...]:
        with self._available():
            return tuple([SetAsideRecord(**row) for row in await self._rows(QUERIES.set_aside)])

    async def session(self, session_id: str) -> SavedSession | None:
        with self._available():
            rows = await self._rows(QUERIES.session, id=session_id)
            return await self._saved(SESSIONS.record(rows[0])) if rows else None

    async def _saved(self, record: SessionRecord) -> SavedSession:
        invited = () if record.rematch_of is None else await self._seats(record.rematch_of)
        return SavedSession(
            session=record,
            seats=await self._seats(record.id),
            moves=await self._moves(record.id),
            results=tuple(map(RESULTS.record, await self._rows(QUERIES.results, session=record.id))),
            invited=tuple(seat.person for seat in invited),
        )

    async def _moves(self, session_id: str) -> tuple[MoveRecord, ...]:
        rows = await self._rows(QUERIES.moves, session=session_id)
        if len(rows) <= FEW_ROWS:
            return tuple(map(MOVES.record, rows))
        return await asyncio.to_thread(lambda: tuple(map(MOVES.record, rows)))

    async def _seats(self, session_id: str) -> tuple[SeatRecord, ...]:
        return tuple(map(SEATS.record, await self._rows(QUERIES.seats, session=session_id)))

    async def standings(self, guild: int, game: str | None, limit: int) -> tuple[Standing, ...]:
        with self._available():
            rows = await self._rows(QUERIES.standings, guild=guild, game=game, most=limit)
            return tuple([Standing(**row) for row in rows])

    async def results(
        self, guild: int, game: str | None, after: tuple[int, str] = BEFORE_ALL
    ) -> tuple[ResultRecord, ...]:
        with self._available():
            query = QUERIES.counted_results
            rows = await self._rows(query, guild=guild, game=game, at=after[0], session=after[1])
            if len(rows) <= FEW_ROWS:
                return self._readable(RESULTS, rows)
            return await asyncio.to_thread(self._readable, RESULTS, rows)

    async def solitaires(self, person: int, guild: int | None, game: str) -> tuple[SolitaireRecord, ...]:
        with self._available():
            rows = await self._rows(QUERIES.solitaires, person=person, guild=guild, game=game)
            return tuple([SolitaireRecord(**row) for row in rows])

    async def ended_in(self, channel: int, limit: int) -> tuple[EndedRecord, ...]:
        with self._available():
            rows = await self._rows(QUERIES.ended_in, channel=channel, most=limit)
            seated = [await self._rows(QUERIES.seats, session=row["session"]) for row in rows]
            return tuple(
                EndedRecord(**row, names=tuple(seat.name for seat in self._readable(SEATS, seats)))
                for row, seats in zip(rows, seated, strict=True)
            )

    async def guild_settings(self) -> tuple[GuildSettingsRecord, ...]:
        with self._available():
            return self._readable(GUILD_SETTINGS, await self._rows(QUERIES.guild_settings))

    async def user_settings(self) -> tuple[UserSettingsRecord, ...]:
        with self._available():
            return self._readable(USER_SETTINGS, await self._rows(QUERIES.user_settings))

    async def shown(self) -> tuple[ShownRecord, ...]:
        with self._available():
            return tuple([ShownRecord(**row) for row in await self._rows(QUERIES.shown)])

    async def registration(self, application: int) -> RegistrationRecord | None:
        with self._available():
            rows = await self._rows(QUERIES.registration, application=application)
            return next(iter(self._readable(REGISTRATIONS, rows)), None)

    async def analysis(self, session_id: str) -> AnalysisRecord | None:
        with self._available():
            rows = await self._rows(QUERIES.analysis, session=session_id)
            return next(iter(self._readable(ANALYSES, rows)), None)

    async def alive_at(self) -> int | None:
        with self._available():
            alive_at: int | None = await QUERIES.alive_at(self._reading)
            return alive_at if isinstance(alive_at, int) else None

    async def _rows(self, query: Query, **parameters: object) -> list[sqlite3.Row]:
        try:
            return [row async for row in query(self._reading, **parameters)]
        except sqlite3.OperationalError as error:
            if UNDECODABLE not in str(error):
                raise
            # From now on such a text is read as bytes, and its row alone is refused; that costs 0.4 us a text.
            self._reading.text_factory = _text_or_bytes
            return [row async for row in query(self._reading, **parameters)]

    def _readable(self, mapping: TableMapping[Record], rows: Iterable[sqlite3.Row]) -> tuple[Record, ...]:
        """Returns the records of these rows; those that cannot be read are named in the log and left out."""
        records = []
        for row in rows:
            try:
                records.append(mapping.record(row))
            except DamagedRecord as why:
                log.error("row set aside", key=mapping.key_of(row), why=str(why))
        return tuple(records)

    @contextmanager
    def _available(self) -> Iterator[None]:
        """Turns the error of a database that cannot be read into StoreUnavailable."""
        if self._closed:
            raise StoreUnavailable("closed")
        try:
            yield
        except (sqlite3.Error, ValueError) as error:
            if self._closed:  # while it was read: aiosqlite then raises either
                raise StoreUnavailable("closed") from error
            if isinstance(error, ValueError):
                raise
            log.exception("store cannot be read")
            raise StoreUnavailable(str(error)) from error


def _text_or_bytes(raw: bytes) -> str | bytes:
    """Returns a text; one that is not UTF-8 stays bytes, which no record takes."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw
