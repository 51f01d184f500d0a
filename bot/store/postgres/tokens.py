"""Interaction tokens, encrypted, that any process may use for a table's message."""

from collections.abc import Mapping

import aiosql

from bot.store.postgres.reading import PostgresRows
from bot.store.row_reading import SQL

QUERIES = aiosql.from_path(SQL / "postgres" / "tokens.sql", "asyncpg")


class TokenRows:
    """Keeps the newest token of each session until it expires. It is a `bot.store.shared.TokenStore`."""

    def __init__(self, rows: PostgresRows) -> None:
        self._rows = rows
        self._pool = rows.pool

    async def keep(self, tokens: Mapping[str, tuple[str, int]]) -> None:
        with self._rows.available():
            await QUERIES.remove_expired(self._pool)
            if tokens:
                sealed, ends = zip(*tokens.values(), strict=True)
                await QUERIES.keep(self._pool, ids=[*tokens], sealed=[*sealed], ends=[*ends])

    async def newest(self, session: str) -> str | None:
        rows = await self._rows.fetch(QUERIES.newest, session=session)
        return str(rows[0]["sealed"]) if rows else None
