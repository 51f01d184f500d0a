"""How much of what is due one process takes."""

import asyncio
from collections.abc import Collection
from typing import Self, cast

import pytest

from bot.sessions.coordination.shared import due_work
from bot.sessions.coordination.shared.due_work import MOST_SKIPPED, SKIPPED_FOR, DueWork, SkippedRows
from bot.sessions.session import Session
from bot.sessions.timers.due import DueKind
from bot.sessions.timers.timers import now_ms
from bot.store.sessions import DueRecord
from bot.store.shared import GuildShare, SharedStore
from tests.soon import soon


class Overdue:
    """A store in which a thousand rows are due, with its part for that."""

    def __init__(self) -> None:
        self.left = [DueRecord(f"s{number}", DueKind.TIMER, 0) for number in range(1000)]

    @property
    def due(self) -> Self:
        return self

    async def take(
        self, most: int, _share: GuildShare | None, _skipped: Collection[tuple[str, str]]
    ) -> tuple[DueRecord, ...]:
        taken, self.left = self.left[:most], self.left[most:]
        return tuple(taken)

    async def renew(self, held: Collection[DueRecord]) -> tuple[DueRecord, ...]:
        return tuple(held)

    async def finish(self, _done: DueRecord, _again_at: int | None = None) -> None:
        return


def test_what_a_process_cannot_do_it_skips_for_a_while_while_it_is_due_for_others_as_before() -> None:
    now = 1_000
    skipped = SkippedRows(lambda: now)
    first, second = DueRecord("s1", DueKind.TIMER, 5), DueRecord("s2", DueKind.TIMER, 6)
    assert skipped.left_until(first) == 5
    now += 10
    assert skipped.left_until(second) == 6
    assert [session for session, _ in skipped.keys] == ["s1", "s2"]
    now = 1_000 + SKIPPED_FOR
    assert [session for session, _ in skipped.keys] == ["s2"]


def test_beyond_a_number_of_them_what_a_process_cannot_do_is_due_later_for_all() -> None:
    skipped = SkippedRows(lambda: 0)
    for number in range(MOST_SKIPPED):
        assert skipped.left_until(DueRecord(f"s{number}", DueKind.TIMER, 5)) == 5
    assert skipped.left_until(DueRecord("s0", DueKind.TIMER, 5)) == 5
    assert skipped.left_until(DueRecord("one more", DueKind.TIMER, 5)) == SKIPPED_FOR
    assert len(skipped.keys) == MOST_SKIPPED


class Expired(Overdue):
    """A store that has one row, whose lease ends at once each time, until it is finished."""

    def __init__(self) -> None:
        self.left = [DueRecord("s1", DueKind.TOURNAMENT, 5)]

    async def take(
        self, _most: int, _share: GuildShare | None, _skipped: Collection[tuple[str, str]]
    ) -> tuple[DueRecord, ...]:
        return tuple(self.left)

    async def renew(self, _held: Collection[DueRecord]) -> tuple[DueRecord, ...]:
        return ()

    async def finish(self, _done: DueRecord, _again_at: int | None = None) -> None:
        await asyncio.sleep(2 * due_work.TAKEN_EVERY)
        self.left.clear()


@pytest.mark.parametrize("seconds", [3 * due_work.TAKEN_EVERY, due_work.RENEWED_EVERY + 2 * due_work.TAKEN_EVERY])
async def test_a_process_whose_lease_has_ended_runs_no_second_callback_beside_its_own_first_one(seconds: float) -> None:
    store, begun = Expired(), list[DueRecord]()

    async def refresh(_sessions: Collection[str]) -> None:
        return

    async def find(_session: str) -> Session | None:
        return None

    async def slow(due: DueRecord) -> None:
        begun.append(due)
        await asyncio.sleep(seconds)

    work = DueWork(cast("SharedStore", store), refresh, find, lambda: (None,), now=now_ms)
    work.on_other(DueKind.TOURNAMENT, slow)
    work.start()
    await soon(lambda: not store.left)
    await work.close()
    assert len(begun) == 1


async def test_a_process_takes_no_more_than_it_can_do_at_once_and_leaves_the_rest_to_others() -> None:
    store, loaded = Overdue(), asyncio.Event()

    async def refresh(_sessions: Collection[str]) -> None:
        await loaded.wait()

    async def find(_session: str) -> Session | None:
        return None

    work = DueWork(cast("SharedStore", store), refresh, find, lambda: (None,), now=now_ms)
    work.start()
    await asyncio.sleep(2 * due_work.TAKEN_EVERY)
    taken = 1000 - len(store.left)
    assert due_work.MOST_RUNNING - 10 < taken <= due_work.MOST_RUNNING  # the tasks that load them count, too
    loaded.set()
    await soon(lambda: not store.left)
    await work.close()
