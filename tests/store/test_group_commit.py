"""Group commit: waiting changes are written together, and each caller gets its own result."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.store.change import Change
from bot.store.errors import Conflict, StoreUnavailable
from bot.store.group_commit import GroupCommit, Verdict
from tests.store.rows import moving


class FakeWriter:
    """A batch writer that waits for the test, and records its batches."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.verdicts: dict[str, Verdict] = {}
        self.error: Exception | None = None
        self.open = asyncio.Event()
        self.open.set()

    async def write(self, changes: Sequence[Change]) -> Sequence[Verdict]:
        await self.open.wait()
        self.batches.append([change.of for change in changes])
        if self.error is not None:
            raise self.error
        return [self.verdicts.get(change.of, True) for change in changes]


async def run_tasks(count: int = 5) -> None:
    """Lets all tasks run that can."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_changes_that_wait_during_a_commit_are_written_together() -> None:
    writer = FakeWriter()
    group_commit = GroupCommit(writer.write)
    writer.open.clear()
    first = asyncio.create_task(group_commit.commit(moving("a", 1, 1)))
    await run_tasks()
    rest = [asyncio.create_task(group_commit.commit(moving(name, 1, 1))) for name in "bcd"]
    await run_tasks()
    assert not first.done()
    writer.open.set()
    assert await asyncio.gather(first, *rest) == [True] * 4
    assert writer.batches == [["a"], ["b", "c", "d"]]
    await group_commit.close()


async def test_two_changes_of_a_session_keep_their_order_in_two_batches() -> None:
    writer = FakeWriter()
    group_commit = GroupCommit(writer.write)
    names = ["a", "b", "a", "c", "a"]
    await asyncio.gather(*(group_commit.commit(moving(name, ply, ply)) for ply, name in enumerate(names)))
    assert writer.batches == [["a", "b"], ["a", "c"], ["a"]]
    await group_commit.close()


async def test_each_caller_gets_the_verdict_of_its_change() -> None:
    writer = FakeWriter()
    group_commit = GroupCommit(writer.write)
    writer.verdicts = {"b": Conflict("taken"), "c": False}
    made, conflict, before = await asyncio.gather(
        *(group_commit.commit(moving(name, 1, 1)) for name in "abc"), return_exceptions=True
    )
    assert made is True
    assert isinstance(conflict, Conflict)
    assert before is False
    await group_commit.close()


async def test_the_change_of_a_cancelled_caller_is_written() -> None:
    writer = FakeWriter()
    group_commit = GroupCommit(writer.write)
    writer.open.clear()
    cancelled = asyncio.create_task(group_commit.commit(moving("a", 1, 1)))
    other = asyncio.create_task(group_commit.commit(moving("b", 1, 1)))
    await run_tasks()
    cancelled.cancel()
    writer.open.set()
    assert await other is True
    assert cancelled.cancelled()
    assert writer.batches == [["a", "b"]]
    await group_commit.close()


async def test_an_error_is_raised_to_the_callers_of_its_batch_only() -> None:
    writer = FakeWriter()
    group_commit = GroupCommit(writer.write)
    writer.error = RuntimeError("broken")
    with pytest.raises(RuntimeError, match="broken"):
        await group_commit.commit(moving("a", 1, 1))
    writer.error = None
    assert await group_commit.commit(moving("a", 1, 1)) is True
    await group_commit.close()


async def test_closing_writes_the_waiting_changes_and_refuses_later_ones() -> None:
    writer = FakeWriter()
    group_commit = GroupCommit(writer.write)
    writer.open.clear()
    waiting = [asyncio.create_task(group_commit.commit(moving(name, 1, 1))) for name in "aab"]
    await run_tasks()
    closing = asyncio.create_task(group_commit.close())
    await run_tasks()
    writer.open.set()
    await closing
    assert [task.result() for task in waiting] == [True] * 3
    with pytest.raises(StoreUnavailable, match="closed"):
        await group_commit.commit(moving("c", 1, 1))


async def test_two_batches_at_once_never_change_the_same_session() -> None:
    writer = FakeWriter()
    group_commit = GroupCommit(writer.write, at_once=2)
    writer.open.clear()
    under_way: list[asyncio.Task[bool]] = []
    for names in ("a", "ab", "c"):
        under_way += [asyncio.create_task(group_commit.commit(moving(name, 1, 1))) for name in names]
        await run_tasks()
    assert group_commit.waiting == 3, "the second change of a session waits, and what comes after it"
    writer.open.set()
    assert await asyncio.gather(*under_way) == [True] * 4
    assert writer.batches[0] == ["a"]
    assert sorted("".join(map("".join, writer.batches[1:]))) == ["a", "b", "c"]
    await group_commit.close()


async def test_a_second_batch_is_written_while_the_first_one_is() -> None:
    writer = FakeWriter()
    group_commit = GroupCommit(writer.write, at_once=2)
    writer.open.clear()
    under_way: list[asyncio.Task[bool]] = []
    for names in ("a", "bc", "d"):
        under_way += [asyncio.create_task(group_commit.commit(moving(name, 1, 1))) for name in names]
        await run_tasks()
    assert group_commit.waiting == 1
    closing = asyncio.create_task(group_commit.close())
    writer.open.set()
    assert await asyncio.gather(*under_way) == [True] * 4
    await closing
    assert writer.batches == [["a"], ["b", "c"], ["d"]]
