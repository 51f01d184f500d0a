"""What is due is held by one process at a time, and passes to another one when its process dies."""

import asyncio
from dataclasses import replace

import asyncpg
import pytest

from bot.store.change import Change
from bot.store.postgres.store import PostgresStore
from bot.store.sessions import DueRecord, SetAsideRecord
from bot.store.shared import LEASE, GuildShare
from tests.store.rows import opening, row
from tests.store.shared.conftest import now_ms

FAR = 1 << 50
"""A time that does not come."""


async def expire(sql: asyncpg.Connection) -> None:
    """Lets the time of all leases pass."""
    await sql.execute("UPDATE due SET leased_until = leased_until - $1", LEASE)


async def kinds(sql: asyncpg.Connection) -> list[str]:
    return [row["kind"] for row in await sql.fetch("SELECT kind FROM due ORDER BY session, kind")]


async def test_what_is_due_is_taken_once_the_oldest_first(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    now = await now_ms(sql)
    due = tuple(DueRecord("a", f"kind{number}", now - number, f"detail{number}") for number in range(5))
    await store.commit(replace(opening("a"), due=(*due, DueRecord("a", "later", now + FAR))))
    taken = await asyncio.gather(store.due.take(3), other.due.take(3))
    assert [len(one) for one in taken] in ([3, 2], [2, 3])
    assert {one.kind: one.detail for some in taken for one in some} == {one.kind: one.detail for one in due}
    assert [*taken[0]] == sorted(taken[0], key=lambda one: one.at)
    assert await store.due.take(10) == ()


async def test_what_its_process_holds_from_the_beginning_is_taken_by_another_when_the_lease_ends(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    due = DueRecord("a", "computer", await now_ms(sql), "2", held=True)
    await store.commit(replace(opening("a"), due=(due,)))
    assert await other.due.take(10) == ()
    assert await store.due.renew([due]) == (due,)
    await expire(sql)
    assert await other.due.take(10) == (due,)
    assert await store.due.renew([due]) == (), "another process has it"
    await store.due.finish(due)
    assert await kinds(sql) == ["computer"], "only who holds it can finish it"
    await other.due.finish(due)
    assert await kinds(sql) == []


async def test_a_later_change_replaces_what_is_due_of_its_kinds_and_their_leases(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    now = await now_ms(sql)
    timer, computer = DueRecord("a", "timer", now), DueRecord("a", "computer", now)
    await store.commit(replace(opening("a"), due=(timer, computer)))
    held = await store.due.take(10)
    later = replace(timer, at=now - 1)
    await other.commit(Change(of="a", session=row("a"), based_on=0, due=(later,), not_due=("computer",)))
    assert await store.due.renew(held) == ()
    await store.due.finish(replace(timer, held=True))
    assert await other.due.take(10) == (replace(later, held=True),)


async def test_what_is_put_off_is_taken_again_at_its_new_time_by_any_process(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    now = await now_ms(sql)
    await store.commit(replace(opening("a"), due=(DueRecord("a", "timer", now),)))
    (due,) = await store.due.take(1)
    await store.due.finish(due, now + FAR)
    assert await other.due.take(1) == ()
    await store.commit(Change(of="a", due=(DueRecord("a", "timer", now - 5, "again"),)))
    assert await other.due.take(1) == (DueRecord("a", "timer", now - 5, "again", held=True),)


async def test_what_a_process_skips_is_left_to_the_others(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    now = await now_ms(sql)
    timer, message = DueRecord("a", "timer", now - 1), DueRecord("a", "message", now)
    await store.commit(replace(opening("a"), due=(timer, message)))
    assert await store.due.take(9, None, [("a", "timer"), ("b", "message")]) == (replace(message, held=True),)
    (held,) = await other.due.take(9)
    assert held == replace(timer, held=True)
    await other.due.finish(held, held.at)
    assert await other.due.take(9, None, [("a", "timer")]) == ()
    assert await store.due.take(9) == (held,), "it is due at the same time as before"


async def test_a_refused_change_leaves_what_is_due(store: PostgresStore, sql: asyncpg.Connection) -> None:
    await store.commit(replace(opening("a"), due=(DueRecord("a", "timer", 1),)))
    refused = Change(of="a", session=row("a"), based_on=9, due=(DueRecord("a", "call", 1),), not_due=("timer",))
    with pytest.raises(Exception, match="has changed"):
        await store.commit(refused)
    assert await kinds(sql) == ["timer"]


async def test_nothing_is_due_at_a_session_that_is_set_aside(store: PostgresStore, sql: asyncpg.Connection) -> None:
    await store.commit(replace(opening("a"), due=(DueRecord("a", "timer", 1),)))
    await store.commit(Change(of="damaged", set_aside=(SetAsideRecord("a", "why"),)))
    assert await kinds(sql) == []


async def test_a_process_takes_what_is_due_in_the_guilds_of_its_shards(store: PostgresStore) -> None:
    guilds = [None, *((number << 22) + 5 for number in range(1, 4))]
    for channel, guild in enumerate(guilds):
        change = opening(f"s{channel}", channel=channel)
        assert change.session is not None
        await store.commit(
            replace(change, session=replace(change.session, guild=guild), due=(DueRecord(change.of, "timer", 1),))
        )
    assert {due.session for due in await store.due.take(9, GuildShare(range(1), 2))} == {"s0", "s2"}
    assert {due.session for due in await store.due.take(9, GuildShare(range(1, 2), 2))} == {"s1", "s3"}


async def test_leases_are_renewed_while_changes_replace_what_is_due(store: PostgresStore, other: PostgresStore) -> None:
    names = [f"s{number}" for number in range(10)]
    due = [DueRecord(name, kind, FAR, held=True) for name in names for kind in ("computer", "timer")]
    for channel, name in enumerate(names):
        await store.commit(
            replace(opening(name, channel=channel), due=tuple(one for one in due if one.session == name))
        )

    async def replace_all() -> None:
        for _ in range(10):
            await asyncio.gather(
                *(
                    other.commit(Change(of=name, due=(DueRecord(name, "call", FAR),), not_due=("timer",)))
                    for name in reversed(names)
                )
            )

    async def renew_all() -> set[str]:
        renewed = [await store.due.renew(due) for _ in range(20)]
        return {one.kind for one in renewed[-1]}

    _, renewed = await asyncio.gather(replace_all(), renew_all())
    assert renewed <= {"computer", "timer"}
    assert {one.kind for one in await store.due.renew(due)} == {"computer"}
