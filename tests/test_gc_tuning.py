"""The cyclic garbage collector runs while the bot is idle."""

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from weakref import finalize

import pytest

from bot import gc_tuning

QUIET = 0.02


class Ring:
    """An object that refers to itself, so only the cyclic garbage collector frees it."""

    def __init__(self) -> None:
        self.ring = self


def unreferenced_ring() -> asyncio.Event:
    """Makes an unreferenced ring in the oldest generation. The event is set when the ring is freed."""
    freed = asyncio.Event()
    ring = Ring()
    finalize(ring, freed.set)
    gc.collect()
    return freed


@pytest.fixture(autouse=True)
def without_automatic_collections() -> Iterator[None]:
    """Disables automatic collections during the test."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
async def collecting() -> AsyncIterator[None]:
    task = asyncio.create_task(gc_tuning.collect_when_quiet(QUIET))
    await asyncio.sleep(0)
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


@pytest.mark.usefixtures("collecting")
async def test_garbage_is_collected_once_the_bot_is_idle() -> None:
    freed = unreferenced_ring()
    gc.collect(0)
    assert not freed.is_set()
    async with asyncio.timeout(5):
        await freed.wait()


@pytest.mark.usefixtures("collecting")
async def test_nothing_is_collected_while_the_bot_is_busy() -> None:
    freed = unreferenced_ring()
    for _ in range(20):
        gc.collect(0)
        await asyncio.sleep(QUIET / 4)
    assert not freed.is_set()


@pytest.mark.usefixtures("collecting")
async def test_an_idle_bot_does_not_collect_again() -> None:
    freed = unreferenced_ring()
    await asyncio.sleep(10 * QUIET)
    assert not freed.is_set()


def test_objects_made_before_the_start_are_never_scanned_again() -> None:
    before = gc.get_threshold()
    try:
        gc_tuning.settle()
        assert gc.get_freeze_count() > 0
        assert not gc.get_objects(generation=2)
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
