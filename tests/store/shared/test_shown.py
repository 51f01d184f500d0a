"""What messages show is merged while nobody else can change it."""

import asyncio

import asyncpg

from bot.store.postgres.store import PostgresStore
from bot.store.sessions import DueRecord
from bot.store.shared import MergedShown, StoredShown
from tests.store.rows import moving, opening

FAR = 1 << 50


async def test_what_two_processes_confirm_at_once_is_merged_from_both(
    store: PostgresStore, other: PostgresStore
) -> None:
    await store.commit(opening("a", channel=1))
    await store.commit(opening("b", channel=2))

    def count(_: str, stored: StoredShown) -> MergedShown:
        return MergedShown(str(int(stored.shown or "0") + 1))

    await asyncio.gather(*(one.shown.merge(["b", "a"], count) for one in (store, other) * 10))
    assert await store.shown.of("a") == StoredShown("20", 0)
    assert await store.shown.of("b") == StoredShown("20", 0)
    assert await store.shown.of("never") is None


async def test_a_merge_sees_the_version_and_adds_or_settles_what_is_due(
    store: PostgresStore, sql: asyncpg.Connection
) -> None:
    await store.commit(opening("a"))
    await store.commit(moving("a", 1, 1))
    seen: list[StoredShown] = []

    def merge(_: str, stored: StoredShown) -> MergedShown:
        seen.append(stored)
        return MergedShown("[1]", due=DueRecord("a", "message", FAR + len(seen) % 2))

    for _ in range(3):  # of two times for one kind the earlier one stays
        await store.shown.merge(["a"], merge)
    assert seen == [StoredShown("", 1), StoredShown("[1]", 1), StoredShown("[1]", 1)]
    assert await sql.fetchval("SELECT at FROM due") == FAR
    await store.shown.merge(["a"], lambda *_: MergedShown("[2]", done="message"))
    assert await sql.fetchval("SELECT count(*) FROM due") == 0
