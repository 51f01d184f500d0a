"""Notes that processes share: when people have acted, tokens, what messages show, and due rows.

A due row is held by one process at a time, under a lease by the database's clock.
"""

from collections.abc import Collection, Mapping

import aiosql

from bot.store.postgres.change_statements import done_rows, due_rows
from bot.store.postgres.rows import QUERIES, PostgresRows, share_parameters
from bot.store.postgres.statements import json_of
from bot.store.postgres.transactions import CHANGES, Transaction, TransactionRunner
from bot.store.queries import SQL
from bot.store.sessions import DueRecord
from bot.store.shared import LEASE, GuildShare, MergeShown, StoredShown

DUE = aiosql.from_path(SQL / "postgres" / "due.sql", "asyncpg")
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
            shown = [{"session": session, "shown": one.shown} for session, one in merged.items()]
            await CHANGES.write_shown(connection, rows=json_of(shown))
            if done := [(session, one.done) for session, one in merged.items() if one.done]:
                await connection.execute(CHANGES.remove_due.sql, done_rows(done))
            if due := [one.due for one in merged.values() if one.due is not None]:
                await CHANGES.add_due(connection, rows=due_rows(due, self._process))

        with self._rows.available():
            await self._transactions.run(sessions, write)


class DueRows:
    """Takes, renews and finishes what is due. It is a `bot.store.shared.DueStore`."""

    def __init__(self, rows: PostgresRows, process: str) -> None:
        self._rows = rows
        self._pool = rows.pool
        self._process = process

    async def take(
        self, most: int, share: GuildShare | None = None, skipped: Collection[tuple[str, str]] = ()
    ) -> tuple[DueRecord, ...]:
        with self._rows.available():
            rows = DUE.take_due(
                self._pool,
                process=self._process,
                lease=LEASE,
                most=most,
                skipped=json_of({f"{session} {kind}": True for session, kind in skipped}),
                **share_parameters(share),
            )
            found = [DueRecord(row["session"], row["kind"], row["at"], row["detail"], held=True) async for row in rows]
            return tuple(sorted(found, key=lambda due: due.at))

    async def renew(self, held: Collection[DueRecord]) -> tuple[DueRecord, ...]:
        with self._rows.available():
            by_key = {(due.session, due.kind): due for due in held}
            rows = DUE.renew_unlocked(
                self._pool,
                process=self._process,
                lease=LEASE,
                ids=[due.session for due in held],
                kinds=[due.kind for due in held],
                times=[due.at for due in held],
                details=[due.detail for due in held],
            )
            renewed = {(row["session"], row["kind"]) async for row in rows}
            for key in by_key.keys() - renewed:
                if await self._renew_one(by_key[key]):
                    renewed.add(key)
            return tuple(due for key, due in by_key.items() if key in renewed)

    async def finish(self, done: DueRecord, again_at: int | None = None) -> None:
        with self._rows.available():
            if again_at is None:
                await DUE.finish(self._pool, process=self._process, **_key(done))
            else:
                await DUE.put_off(self._pool, process=self._process, again_at=again_at, **_key(done))

    async def add_missing(self, kind: str) -> None:
        with self._rows.available():
            await DUE.make_missing_due(self._pool, kind=kind)

    async def _renew_one(self, due: DueRecord) -> bool:
        """Renews the lease of a row that a change may be replacing now; returns whether it is still held."""
        query = DUE.renew_one(self._pool, process=self._process, lease=LEASE, **_key(due))
        return bool([row async for row in query])


def _key(due: DueRecord) -> dict[str, object]:
    return {"session": due.session, "kind": due.kind, "at": due.at, "detail": due.detail}
