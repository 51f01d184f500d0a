"""When people have acted in channels, as processes note it for each other."""

from collections.abc import Collection, Mapping

import aiosql

from bot.store.postgres.reading import PostgresRows
from bot.store.row_reading import SQL

QUERIES = aiosql.from_path(SQL / "postgres" / "presence.sql", "asyncpg")


class PresenceRows:
    """Keeps when each person has last acted in a channel. It is a `bot.store.shared.PresenceStore`."""

    def __init__(self, rows: PostgresRows) -> None:
        self._rows = rows
        self._pool = rows.pool

    async def note(self, acted: Mapping[tuple[int, int], int]) -> None:
        if acted:
            channels, people = zip(*acted, strict=True)
            with self._rows.available():
                await QUERIES.note(self._pool, channels=channels, people=people, times=[*acted.values()])

    async def remove(self, before: int) -> None:
        with self._rows.available():
            await QUERIES.remove(self._pool, before=before)

    async def in_channels(self, channels: Collection[int]) -> tuple[tuple[int, int, int], ...]:
        rows = await self._rows.fetch(QUERIES.in_channels, channels=[*channels])
        return tuple((row["channel"], row["person"], row["at"]) for row in rows)
