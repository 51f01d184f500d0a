"""The cyclic garbage collector runs while the bot is idle."""

import asyncio
import gc
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from weakref import finalize

import pytest

from bot import gc_tuning

QUIET = 0.02


ARENAS = """
import ctypes, sys
from concurrent.futures import ThreadPoolExecutor
from bot import gc_tuning
getattr(gc_tuning, sys.argv[1])()
with ThreadPoolExecutor(4) as threads:
    kept = [*threads.map(lambda number: [bytes(2_000 + number) for _ in range(1_000)], range(8))]
    libc = ctypes.CDLL(None)
    libc.fopen.restype = ctypes.c_void_p
    file = ctypes.c_void_p(libc.fopen(sys.argv[2].encode(), b"w"))
    libc.malloc_info(0, file)
    libc.fclose(file)
print(open(sys.argv[2]).read().count("<heap nr="))
"""
"""Prints how many arenas several threads have used."""

GAPS = """
import asyncio, gc, sys
from contextlib import suppress
from bot import gc_tuning

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096

async def main():
    made = [bytes(2_000) for _ in range(20_000)]
    kept = made[::20]
    del made
    before = resident()
    asyncio.get_running_loop().call_later(0.02, gc.collect, 0)  # as while the bot is busy
    with suppress(TimeoutError):
        async with asyncio.timeout(0.5):
            await gc_tuning.collect_when_quiet(float(sys.argv[1]))
    print(before - resident())

asyncio.run(main())
"""
"""Prints how many bytes less a process has that has freed 38 MB between objects that it keeps."""


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
    async with asyncio.timeout(60):
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


@pytest.mark.skipif(sys.platform != "linux", reason="counts the arenas of glibc")
@pytest.mark.parametrize(
    ("prepare", "is_one"), [("use_one_arena", True), ("settle", False)], ids=["with it", "control"]
)
def test_all_threads_allocate_from_one_arena(tmp_path: Path, prepare: str, is_one: bool) -> None:
    found = subprocess.run(  # noqa: S603  this Python
        [sys.executable, "-c", ARENAS, prepare, tmp_path / "arenas"], check=True, capture_output=True, text=True
    )
    assert (found.stdout.strip() == "1") == is_one


@pytest.mark.skipif(sys.platform != "linux", reason="asks glibc")
@pytest.mark.parametrize(("quiet", "returned"), [(0.1, True), (60, False)], ids=["in time", "control"])
def test_free_memory_between_objects_that_stay_is_returned(quiet: float, returned: bool) -> None:
    found = subprocess.run(  # noqa: S603  this Python
        [sys.executable, "-c", GAPS, str(quiet)], check=True, capture_output=True, text=True
    )
    assert (int(found.stdout) > 20_000_000) == returned


def test_objects_made_before_the_start_are_never_scanned_again() -> None:
    before = gc.get_threshold()
    try:
        gc_tuning.settle()
        assert gc.get_freeze_count() > 0
        assert not gc.get_objects(generation=2)
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
