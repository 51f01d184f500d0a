"""What processes note for each other: when people have acted, tokens, what messages show."""

from collections.abc import Collection, Mapping

import aiosql

from bot.store.postgres.change_statements import done_rows, due_rows
from bot.store.postgres.reading import QUERIES, PostgresRows
from bot.store.postgres.transactions import CHANGES, Transaction, TransactionRunner
from bot.store.row_reading import SQL
from bot.store.shared import MergeShown, StoredShown

PRESENCE = aiosql.from_path(SQL / "postgres" / "presence.sql", "asyncpg")
TOKENS = aiosql.from_path(SQL / "postgres" / "tokens.sql", "asyncpg")


class PresenceRows:
    """Keeps when each person has last acted in a channel. It is a `bot.store.shared.PresenceStore`."""

    def __init__(self, rows: PostgresRows) -> None:
        self._rows = rows
        self._pool = rows.pool

    async def note(self, acted: Mapping[tuple[int, int], int]) -> None:
        if acted:
            channels, people = zip(*acted, strict=True)
            with self._rows.available():
                await PRESENCE.note(self._pool, channels=channels, people=people, times=[*acted.values()])

    async def remove(self, before: int) -> None:
        with self._rows.available():
            await PRESENCE.remove(self._pool, before=before)

    async def in_channels(self, channels: Collection[int]) -> tuple[tuple[int, int, int], ...]:
        rows = await self._rows.fetch(PRESENCE.in_channels, channels=[*channels])
        return tuple((row["channel"], row["person"], row["at"]) for row in rows)


class TokenRows:
    """Keeps the newest token of each session until it expires. It is a `bot.store.shared.TokenStore`."""

    def __init__(self, rows: PostgresRows) -> None:
        self._rows = rows
        self._pool = rows.pool

    async def keep(self, tokens: Mapping[str, tuple[str, int]]) -> None:
        with self._rows.available():
            await TOKENS.remove_expired(self._pool)
            if tokens:
                sealed, ends = zip(*tokens.values(), strict=True)
                await TOKENS.keep(self._pool, ids=[*tokens], sealed=[*sealed], ends=[*ends])

    async def newest(self, session: str) -> str | None:
        rows = await self._rows.fetch(TOKENS.newest, session=session)
        return str(rows[0]["sealed"]) if rows else None


class ShownRows:
    """Notes what messages of tables show. It is a `bot.store.shared.ShownStore`."""

    def __init__(self, rows: PostgresRows, transactions: TransactionRunner, process: str) -> None:
        self._rows = rows
        self._transactions = transactions
        self._process = process

    async def of(self, session: str) -> StoredShown | None:
        rows = await self._rows.fetch(QUERIES.shown_of, session=session)
        return StoredShown(rows[0]["shown"], rows[0]["version"]) if rows else None

    async def merge(self, sessions: Collection[str], merge: MergeShown) -> None:
        async def write(transaction: Transaction) -> None:
            merged = {
                session: merge(session, StoredShown(locked.shown, locked.version))
                for session, locked in transaction.locked.items()
            }
            connection = transaction.connection
            await connection.execute(CHANGES.write_shown.sql, [*merged], [one.shown for one in merged.values()])
            if done := [(session, one.done) for session, one in merged.items() if one.done]:
                await connection.execute(CHANGES.remove_due.sql, done_rows(done))
            if due := [one.due for one in merged.values() if one.due is not None]:
                await CHANGES.add_due(connection, rows=due_rows(due, self._process))

        with self._rows.available():
            await self._transactions.run(sessions, write)
