"""What is due at sessions: each is held by one process at a time, under a lease by the database's clock."""

from collections.abc import Collection

import aiosql

from bot.store.postgres.reading import PostgresRows, share_parameters
from bot.store.postgres.statements import json_of
from bot.store.row_reading import SQL
from bot.store.session_records import DueRecord
from bot.store.shared import LEASE, GuildShare

QUERIES = aiosql.from_path(SQL / "postgres" / "due.sql", "asyncpg")


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
            rows = [
                row
                async for row in QUERIES.take_due(
                    self._pool,
                    process=self._process,
                    lease=LEASE,
                    most=most,
                    skipped=json_of({f"{session} {kind}": True for session, kind in skipped}),
                    **share_parameters(share),
                )
            ]
            found = [DueRecord(row["session"], row["kind"], row["at"], row["detail"], held=True) for row in rows]
            return tuple(sorted(found, key=lambda due: due.at))

    async def renew(self, held: Collection[DueRecord]) -> tuple[DueRecord, ...]:
        with self._rows.available():
            by_key = {(due.session, due.kind): due for due in held}
            rows = [
                row
                async for row in QUERIES.renew_unlocked(
                    self._pool,
                    process=self._process,
                    lease=LEASE,
                    ids=[due.session for due in held],
                    kinds=[due.kind for due in held],
                    times=[due.at for due in held],
                    details=[due.detail for due in held],
                )
            ]
            renewed = {(row["session"], row["kind"]) for row in rows}
            for key in by_key.keys() - renewed:
                if await self._renew_one(by_key[key]):
                    renewed.add(key)
            return tuple(due for key, due in by_key.items() if key in renewed)

    async def finish(self, done: DueRecord, again_at: int | None = None) -> None:
        with self._rows.available():
            if again_at is None:
                await QUERIES.finish(self._pool, process=self._process, **_key(done))
            else:
                await QUERIES.put_off(self._pool, process=self._process, again_at=again_at, **_key(done))

    async def add_missing(self, kind: str) -> None:
        with self._rows.available():
            await QUERIES.make_missing_due(self._pool, kind=kind)

    async def _renew_one(self, due: DueRecord) -> bool:
        """Renews the lease of what a change may be replacing now; returns whether it is still held after that."""
        query = QUERIES.renew_one(self._pool, process=self._process, lease=LEASE, **_key(due))
        return bool([row async for row in query])


def _key(due: DueRecord) -> dict[str, object]:
    return {"session": due.session, "kind": due.kind, "at": due.at, "detail": due.detail}
