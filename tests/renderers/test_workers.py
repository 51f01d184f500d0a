"""Boards go before what takes long, which is never held up for good."""

from asyncio import CancelledError, create_task, gather, sleep, to_thread
from collections.abc import Callable
from threading import Event

import pytest

from renderers.engine import workers as module
from renderers.engine.workers import Workers


async def test_long_work_lets_boards_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 30)
    workers = Workers(threads=1)
    done: list[str] = []
    begun, go_on = Event(), Event()

    def long(pause: Callable[[], object]) -> None:
        begun.set()
        go_on.wait()
        pause()
        done.append("long")

    waiting = create_task(workers.run_in_background(long))
    await to_thread(begun.wait)
    boards = [create_task(workers.run(lambda: done.append("board"))) for _ in range(20)]
    await sleep(0)
    go_on.set()
    await gather(waiting, *boards)
    workers.close()
    assert done == ["board"] * 20 + ["long"]


async def test_boards_without_end_hold_long_work_up_for_no_longer_than_it_has_patience() -> None:
    workers = Workers(threads=1)
    finished = Event()

    def long(pause: Callable[[], object]) -> str:
        pause()
        finished.set()
        return "made"

    # the board lasts until the long work is done: it would never be, if that waited for boards alone
    board = create_task(workers.run(lambda: finished.wait(30)))
    assert await workers.run_in_background(long) == "made"
    assert await board
    workers.close()


async def test_long_work_ends_when_the_threads_do() -> None:
    workers = Workers(threads=1)
    begun, closing = Event(), Event()

    def long(pause: Callable[[], object]) -> None:
        begun.set()
        closing.wait()
        while True:
            pause()

    waiting = create_task(workers.run_in_background(long))
    await to_thread(begun.wait)
    closing.set()
    workers.close()
    with pytest.raises(CancelledError):
        await waiting
