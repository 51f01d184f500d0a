"""What is read of sessions, whichever database it is."""

from bot.store.history_records import EndedRecord
from bot.store.mapping import ANALYSES, CLIPS, SEATS
from bot.store.row_reading import RowReading, first, first_readable, readable_rows
from bot.store.session_records import AnalysisRecord, ClipRecord, SavedSession, SetAsideRecord, ShownRecord


class SessionReading:
    """What is read of sessions. Methods raise StoreUnavailable."""

    def __init__(self, rows: RowReading) -> None:
        self._rows = rows

    async def find(self, session_id: str) -> SavedSession | None:
        """Returns one session, live or ended. Raises DamagedRecord if its rows are damaged."""
        return await self._rows.session(session_id, 0)

    async def find_after(self, session_id: str, ply: int) -> SavedSession | None:
        """Returns one session, live or ended, with those of its moves that came after this ply.

        Raises DamagedRecord. Stored moves never change, so this is all that a process needs which knows the others.
        """
        return await self._rows.session(session_id, ply)

    async def ids(self) -> tuple[str, ...]:
        """Returns the ids of all sessions, live and ended, the oldest first; not of those that are set aside."""
        return tuple([row["id"] for row in await self._rows.rows("session_ids")])

    async def live_ids(self) -> tuple[str, ...]:
        """Returns the ids of all lobbies and games that are on, the oldest first; not of those that are set aside."""
        return tuple([row["id"] for row in await self._rows.rows("live_ids")])

    async def live_of(self, person: int) -> tuple[str, ...]:
        """Returns the ids of the lobbies and games in which a person sits, the oldest first."""
        return tuple([row["id"] for row in await self._rows.rows("live_of", person=person)])

    async def set_aside(self) -> tuple[SetAsideRecord, ...]:
        """Returns the sessions that are not played on because their records are damaged."""
        return tuple([SetAsideRecord(**row) for row in await self._rows.rows("set_aside")])

    async def ended_in(self, channel: int, limit: int) -> tuple[EndedRecord, ...]:
        """Returns the last `limit` finished games of a channel, the newest first."""
        rows = await self._rows.rows("ended_in", channel=channel, most=limit)
        seated = [await self._rows.rows("seats", session=row["session"]) for row in rows]
        return tuple(
            EndedRecord(**row, names=tuple(seat.name for seat in readable_rows(SEATS, seats)))
            for row, seats in zip(rows, seated, strict=True)
        )

    async def last_with_luck(self, channel: int, luck_version: int) -> str | None:
        """Returns the id of the last finished game of a channel with luck up to this version; None if there is none."""
        rows = await self._rows.rows("last_with_luck", channel=channel, luck_version=luck_version)
        return rows[0]["session"] if rows else None

    async def shown(self) -> tuple[ShownRecord, ...]:
        """Returns what the messages of live sessions show, as far as it is known.

        Also of sessions that ended in the last hour and whose messages are not known to show the end.
        """
        rows = await self._rows.rows("shown")
        # Ordered by SQL, SQLite would read all sessions.
        return tuple([ShownRecord(**row) for row in sorted(rows, key=lambda row: row["session"])])

    async def analysis(self, session_id: str) -> AnalysisRecord | None:
        """Returns what was computed about the moves of a finished session; None also if it cannot be read."""
        rows = await self._rows.rows("analysis", session=session_id)
        return first_readable(ANALYSES, rows)

    async def clip(self, session_id: str) -> ClipRecord | None:
        """Returns what is noted of the clip of a finished session."""
        return first(CLIPS, await self._rows.rows("clip", session=session_id))

    async def alive_at(self) -> int | None:
        """Returns when the bot was last known to be running, ms since the epoch."""
        alive_at = next((row["alive_at"] for row in await self._rows.rows("alive_at")), None)
        return alive_at if isinstance(alive_at, int) else None
