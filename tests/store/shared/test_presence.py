"""When people have acted in channels is known to all processes, for as long as it counts."""

import asyncpg

from bot.store.postgres.store import PostgresStore


async def test_another_process_knows_who_has_acted_last(store: PostgresStore, other: PostgresStore) -> None:
    await store.presence.note({(7, 1): 100, (7, 2): 100, (8, 1): 100})
    await other.presence.note({(7, 1): 300, (7, 2): 50})
    await store.presence.note({})
    assert sorted(await store.presence.in_channels([7, 9])) == [(7, 1, 300), (7, 2, 100)]


async def test_what_counts_no_longer_is_removed(store: PostgresStore, sql: asyncpg.Connection) -> None:
    await store.presence.note({(7, 1): 100, (7, 2): 200})
    await store.presence.remove(200)
    assert [tuple(row) for row in await sql.fetch("SELECT channel, person, at FROM presence")] == [(7, 2, 200)]
