"""Pictures go before background work, which is never held up for good."""

from asyncio import CancelledError, create_task, gather, sleep, to_thread
from collections.abc import Callable
from functools import partial
from itertools import groupby
from threading import Event
from time import perf_counter

import pytest

from renderers.engine import workers as module
from renderers.engine.workers import Workers


async def test_background_work_lets_pictures_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 30)
    workers = Workers(threads=1)
    done: list[str] = []
    begun, go_on = Event(), Event()

    def work(pause: Callable[[], object]) -> None:
        begun.set()
        go_on.wait()
        pause()
        done.append("long")

    waiting = create_task(workers.run_in_background(work))
    await to_thread(begun.wait)
    pictures = [create_task(workers.run(lambda: done.append("picture"))) for _ in range(20)]
    await sleep(0)
    go_on.set()
    await gather(waiting, *pictures)
    workers.close()
    assert done == ["picture"] * 20 + ["long"]


async def test_pictures_without_end_hold_background_work_up_for_the_length_of_its_patience() -> None:
    workers = Workers(threads=1)
    finished = Event()

    def work(pause: Callable[[], object]) -> str:
        pause()
        finished.set()
        return "made"

    # the picture lasts until the background work is done, which never comes if that waits for pictures alone
    picture = create_task(workers.run(lambda: finished.wait(30)))
    assert await workers.run_in_background(work) == "made"
    assert await picture
    workers.close()


async def test_background_work_ends_when_the_threads_are_closed() -> None:
    workers = Workers(threads=1)
    begun, closing = Event(), Event()

    def work(pause: Callable[[], object]) -> None:
        begun.set()
        closing.wait()
        while True:
            pause()

    waiting = create_task(workers.run_in_background(work))
    await to_thread(begun.wait)
    closing.set()
    workers.close()
    with pytest.raises(CancelledError):
        await waiting


async def test_the_event_loop_makes_pictures_in_order_and_lets_others_run_after_each_slice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "SLICE", 0.005)
    workers = Workers(threads=1)
    done: list[int | str] = []

    def picture(number: int) -> int:
        done.append(number)
        spin(0.003)
        return number

    pictures = [create_task(workers.run_on_event_loop(partial(picture, number))) for number in range(7)]
    while not all(task.done() for task in pictures):
        done.append("others")
        await sleep(0)
    workers.close()
    assert [task.result() for task in pictures] == [one for one in done if one != "others"] == list(range(7))
    runs = [len(list(run)) for others, run in groupby(done, key=lambda one: one == "others") if not others]
    assert max(runs) <= 2, "two pictures fill a slice"


async def test_a_picture_on_the_event_loop_that_fails_or_is_cancelled_does_not_hold_up_the_next() -> None:
    workers = Workers(threads=1)
    failing = create_task(workers.run_on_event_loop(lambda: 1 // 0))
    cancelled = create_task(workers.run_on_event_loop(lambda: done.append("cancelled")))
    done: list[str] = []
    following = create_task(workers.run_on_event_loop(lambda: done.append("following")))
    await sleep(0)
    cancelled.cancel()
    with pytest.raises(ZeroDivisionError):
        await failing
    await following
    workers.close()
    assert done == ["following"]


def spin(seconds: float) -> None:
    until = perf_counter() + seconds
    while perf_counter() < until:
        pass
