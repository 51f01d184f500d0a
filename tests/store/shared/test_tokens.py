"""The newest interaction token of a session is kept for all processes, until it expires."""

import time

import asyncpg

from bot.store.postgres.store import PostgresStore
from tests.store.rows import opening


def in_seconds(seconds: float) -> int:
    return round((time.time() + seconds) * 1000)


async def test_another_process_reads_the_newest_token(store: PostgresStore, other: PostgresStore) -> None:
    await store.commit(opening("a", channel=1))
    await store.tokens.keep({"a": ("first", in_seconds(800))})
    await other.tokens.keep({"a": ("second", in_seconds(900)), "gone": ("x", in_seconds(900))})
    await store.tokens.keep({"a": ("late", in_seconds(700))})
    assert [await one.tokens.newest("a") for one in (store, other)] == ["second", "second"]
    assert await store.tokens.newest("gone") is None


async def test_a_token_is_removed_when_it_has_expired(store: PostgresStore, sql: asyncpg.Connection) -> None:
    await store.commit(opening("a", channel=1))
    await store.tokens.keep({"a": ("token", in_seconds(-1))})
    assert await store.tokens.newest("a") is None
    await store.tokens.keep({})
    assert await sql.fetchval("SELECT count(*) FROM interaction_tokens") == 0
