"""The queue before the writer: what waits goes together, and nobody's trouble is anybody else's."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.store.group_commit import GroupCommit, Verdict
from bot.store.records import Change, Conflict, StoreUnavailable
from tests.store.rows import moving


class Press:
    """A writer that writes when it is told to, and remembers in which batches."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.verdicts: dict[str, Verdict] = {}
        self.fault: Exception | None = None
        self.open = asyncio.Event()
        self.open.set()

    async def write(self, changes: Sequence[Change]) -> Sequence[Verdict]:
        await self.open.wait()
        self.batches.append([change.of for change in changes])
        if self.fault is not None:
            raise self.fault
        return [self.verdicts.get(change.of, True) for change in changes]


async def turns(count: int = 5) -> None:
    """Lets every task that can go on do so."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_what_waits_during_a_commit_goes_into_the_next_one_together() -> None:
    press = Press()
    writer = GroupCommit(press.write)
    press.open.clear()
    first = asyncio.create_task(writer.commit(moving("a", 1, 1)))
    await turns()
    rest = [asyncio.create_task(writer.commit(moving(name, 1, 1))) for name in "bcd"]
    await turns()
    assert not first.done()
    press.open.set()
    assert await asyncio.gather(first, *rest) == [True] * 4
    assert press.batches == [["a"], ["b", "c", "d"]]
    await writer.close()


async def test_two_changes_of_a_session_keep_their_order_in_two_batches() -> None:
    press = Press()
    writer = GroupCommit(press.write)
    names = ["a", "b", "a", "c", "a"]
    await asyncio.gather(*(writer.commit(moving(name, ply, ply)) for ply, name in enumerate(names)))
    assert press.batches == [["a", "b"], ["a", "c"], ["a"]]
    await writer.close()


async def test_a_verdict_reaches_the_one_it_is_about() -> None:
    press = Press()
    writer = GroupCommit(press.write)
    press.verdicts = {"b": Conflict("taken"), "c": False}
    made, conflict, before = await asyncio.gather(
        *(writer.commit(moving(name, 1, 1)) for name in "abc"), return_exceptions=True
    )
    assert made is True
    assert isinstance(conflict, Conflict)
    assert before is False
    await writer.close()


async def test_a_cancelled_caller_does_not_call_the_change_back() -> None:
    press = Press()
    writer = GroupCommit(press.write)
    press.open.clear()
    cancelled = asyncio.create_task(writer.commit(moving("a", 1, 1)))
    other = asyncio.create_task(writer.commit(moving("b", 1, 1)))
    await turns()
    cancelled.cancel()
    press.open.set()
    assert await other is True
    assert cancelled.cancelled()
    assert press.batches == [["a", "b"]]
    await writer.close()


async def test_a_fault_is_told_to_those_who_wait_and_the_next_change_is_tried() -> None:
    press = Press()
    writer = GroupCommit(press.write)
    press.fault = RuntimeError("out of paper")
    with pytest.raises(RuntimeError, match="out of paper"):
        await writer.commit(moving("a", 1, 1))
    press.fault = None
    assert await writer.commit(moving("a", 1, 1)) is True
    await writer.close()


async def test_closing_writes_what_waits_and_takes_nothing_more() -> None:
    press = Press()
    writer = GroupCommit(press.write)
    press.open.clear()
    waiting = [asyncio.create_task(writer.commit(moving(name, 1, 1))) for name in "aab"]
    await turns()
    closing = asyncio.create_task(writer.close())
    await turns()
    press.open.set()
    await closing
    assert [task.result() for task in waiting] == [True] * 3
    with pytest.raises(StoreUnavailable, match="closed"):
        await writer.commit(moving("c", 1, 1))
