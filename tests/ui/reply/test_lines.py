"""Requests of one user wait for each other, and nobody else's."""

import asyncio

import pytest

from bot.ui.reply.replies import LineFull, Lines


async def test_so_many_of_one_line_are_worked_on_at_once_and_in_order() -> None:
    lines, begun, go_on = Lines(at_once=2, most=5), list[str](), asyncio.Event()

    async def work(key: int, name: str) -> None:
        async with lines.place(key):
            begun.append(name)
            await go_on.wait()

    tasks = [asyncio.create_task(work(1, f"flood {number}")) for number in range(7)]
    tasks.append(asyncio.create_task(work(2, "somebody else")))
    await asyncio.sleep(0)
    assert begun == ["flood 0", "flood 1", "somebody else"]
    go_on.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert begun == ["flood 0", "flood 1", "somebody else", "flood 2", "flood 3", "flood 4"]
    assert [isinstance(one, LineFull) for one in results] == [False] * 5 + [True] * 2 + [False]
    assert len(lines) == 0


async def test_a_request_that_is_given_up_leaves_its_place() -> None:
    lines = Lines(at_once=1, most=2)
    async with lines.place(1):
        waiting = asyncio.create_task(lines.place(1).__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.001), lines.place(1):
                pass
    async with lines.place(1):
        pass
    assert len(lines) == 0
