"""The ways in which people's actions arrive (doors), and the credit for the time in which none could."""

import aiosql
import asyncpg

from bot.store.postgres.shares import share_parameters
from bot.store.row_reading import SQL
from bot.store.shared import GuildShare

QUERIES = aiosql.from_path(SQL / "postgres" / "doors.sql", "asyncpg")


async def open_door(connection: asyncpg.Connection, door: str, uncredited: int, share: GuildShare | None) -> int:
    """Does what `bot.store.shared.SharedStore.open_door` describes, in one transaction. Raises asyncpg's errors."""
    shards = share_parameters(share)
    async with connection.transaction():
        await QUERIES.lock_door(connection, door=door)
        closed = await QUERIES.closed_for(
            connection, door=door, first_shard=shards["first_shard"], shards=shards["shards"]
        )
        credit = 0 if closed is None or closed <= uncredited else int(closed)
        if credit:
            await QUERIES.lock_live(connection, **shards)
            rows = [row async for row in QUERIES.credit_sessions(connection, credit=credit, **shards)]
            await QUERIES.credit_tournaments(connection, credit=credit, **shards)
            ids = [row["id"] for row in rows]
            await QUERIES.credit_due(connection, credit=credit, ids=ids)
            await QUERIES.redraw_credited(connection, credit=credit, ids=ids)
        await QUERIES.note_open(connection, doors=[door], at=None)
    return credit
