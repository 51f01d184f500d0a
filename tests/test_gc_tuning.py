"""What only points at itself goes when nobody waits."""

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from weakref import finalize

import pytest

from bot import gc_tuning

QUIET = 0.02


class Ring:
    """Something that points at itself."""

    def __init__(self) -> None:
        self.ring = self


def old_ring() -> asyncio.Event:
    """A ring that nobody holds, and that looking through the young does not find; the event is set when it goes."""
    gone = asyncio.Event()
    ring = Ring()
    finalize(ring, gone.set)
    gc.collect()
    return gone


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    """Nothing goes unless the tests have it go."""
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
async def test_it_goes_in_the_first_quiet_moment() -> None:
    gone = old_ring()
    gc.collect(0)
    assert not gone.is_set()
    async with asyncio.timeout(5):
        await gone.wait()


@pytest.mark.usefixtures("collecting")
async def test_it_stays_while_there_is_much_to_do() -> None:
    gone = old_ring()
    for _ in range(20):
        gc.collect(0)
        await asyncio.sleep(QUIET / 4)
    assert not gone.is_set()


@pytest.mark.usefixtures("collecting")
async def test_a_bot_at_rest_does_not_look_for_any() -> None:
    gone = old_ring()
    await asyncio.sleep(10 * QUIET)
    assert not gone.is_set()


def test_what_is_there_at_the_start_is_not_looked_through_again() -> None:
    before = gc.get_threshold()
    try:
        gc_tuning.settle()
        assert gc.get_freeze_count() > 0
        assert not gc.get_objects(generation=2)
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
