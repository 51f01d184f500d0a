"""Workers: started on demand, ended when idle, replaced when they die or hang, shared fairly between servers."""

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from operator import truediv
from time import monotonic, sleep

import pytest
from structlog.testing import capture_logs

from bot.workers.messages import HEADER, Request
from bot.workers.pool import NotWanted, WorkerPool, WorkFailed
from tests.soon import soon
from tests.workers.work import burn_cpu, busy_pid, kill_myself_once, read_variable

SERVER = 10


@asynccontextmanager
async def pool_of(size: int = 1, cpu_seconds: float = 600.0, **seconds: float) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(size, cpu_seconds, **seconds)
    try:
        yield pool
    finally:
        await pool.close()
        assert pool.workers == 0


async def test_a_worker_is_another_process_of_low_priority_without_the_bots_token(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    async with pool_of() as pool:
        assert pool.workers == 0
        assert await pool.run(SERVER, os.getpid) != os.getpid()
        assert await pool.run(SERVER, partial(read_variable, "DISCORD_TOKEN")) is None
        assert await pool.run(SERVER, partial(read_variable, "PATH")) == os.environ["PATH"]
        if sys.platform != "win32":
            assert await pool.run(SERVER, partial(os.nice, 0)) == min(os.nice(0) + 10, 19)


async def test_a_worker_serves_many_requests_and_ends_when_it_has_had_no_work_for_a_while() -> None:
    async with pool_of(idle_seconds=1.0) as pool:
        first = await pool.run(SERVER, os.getpid)
        assert await pool.run(SERVER, os.getpid) == first
        assert pool.workers == 1
        await soon(lambda: pool.workers == 0)
        assert await pool.run(SERVER, os.getpid) != first


async def test_at_most_as_many_workers_as_allowed_work_at_once() -> None:
    async with pool_of(2) as pool:
        pids = await asyncio.gather(*[pool.run(SERVER, partial(busy_pid, 0.05)) for _ in range(6)])
        assert len(set(pids)) == pool.workers == 2


async def test_a_worker_that_dies_is_replaced_and_the_work_done_again(tmp_path: object) -> None:
    async with pool_of() as pool:
        with capture_logs() as logs:
            assert await pool.run(SERVER, partial(kill_myself_once, f"{tmp_path}/died")) == "done"
        assert pool.replaced == 1
        assert [entry["log_level"] for entry in logs] == ["error"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit of CPU time")
async def test_work_that_uses_far_too_much_cpu_time_fails_and_the_next_is_done() -> None:
    async with pool_of(cpu_limit=0.1) as pool:
        with capture_logs() as logs, pytest.raises(WorkFailed):
            await pool.run(SERVER, partial(burn_cpu, 60.0))
        assert pool.replaced == len(logs) == 2
        assert await pool.run(SERVER, os.getpid) != os.getpid()


async def test_an_error_of_the_work_is_told_and_loses_no_worker() -> None:
    async with pool_of() as pool:
        with pytest.raises(WorkFailed, match="ZeroDivisionError"):
            await pool.run(SERVER, partial(truediv, 1, 0))
        assert pool.replaced == 0
        assert pool.workers == 1


async def test_a_worker_that_was_killed_while_idle_is_replaced() -> None:
    async with pool_of() as pool:
        os.kill(await pool.run(SERVER, os.getpid), signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        with capture_logs():
            assert await pool.run(SERVER, os.getpid)
        assert pool.replaced == 1


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_a_worker_that_is_frozen_is_replaced_and_one_that_waits_for_its_share_is_not() -> None:
    async with pool_of(still_seconds=1.0) as pool:
        first = await pool.run(SERVER, os.getpid)
        busy = asyncio.create_task(pool.run(SERVER, partial(burn_cpu, 0.5)))
        for _ in range(5):  # a quarter of the time, as on a busy machine
            await _frozen(first, 0.24)
            await asyncio.sleep(0.08)
        assert (await busy, pool.replaced) == (1, 0)
        busy = asyncio.create_task(pool.run(SERVER, partial(burn_cpu, 0.5)))
        await asyncio.sleep(0.1)
        os.kill(first, signal.SIGSTOP)
        with capture_logs() as logs:
            assert await busy == 1
        assert [entry["why"] for entry in logs] == ["no CPU time for 1 seconds"]


async def _frozen(worker: int, seconds: float) -> None:
    os.kill(worker, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(worker, signal.SIGCONT)


async def test_work_that_is_no_longer_wanted_when_its_turn_comes_is_left_out() -> None:
    async with pool_of() as pool:
        first = asyncio.create_task(pool.run(SERVER, partial(busy_pid, 0.1)))
        second = pool.run(SERVER, os.getpid, wanted=lambda: False)
        with pytest.raises(NotWanted):
            await second
        assert await first


async def test_a_server_that_has_used_up_its_cpu_time_gets_less_work_done_and_others_do_not() -> None:
    async with pool_of(cpu_seconds=0.05) as pool:
        for server, result in ((SERVER, 1), (SERVER, 8), (11, 1)):
            done = await pool.run(
                server, partial(burn_cpu, 0.2), patience=0, less_work=(partial(int, 7), partial(int, 8))
            )
            assert done == result  # the debt is large: the last of the less work is done


async def test_work_that_gets_a_worker_too_late_is_replaced_by_less_so_that_the_line_moves_on() -> None:
    timed: list[bool] = []
    async with pool_of() as pool:
        pool.listen_to_timed(lambda _, less: timed.append(less))
        await pool.run(SERVER, os.getpid)  # the worker has started

        async def asked(within: float) -> int | None:
            less = (partial(int, 7), partial(int, 8))
            return await pool.run(SERVER, partial(int, 1), within=within, queue=object(), less_work=less)

        first = asyncio.create_task(pool.run(SERVER, partial(sleep, 1.2)))
        await asyncio.sleep(0)
        assert (*await asyncio.gather(asked(60), asked(1.1), asked(0.01)),) == (1, 7, 8)
        await first
    assert timed == [False, True, True]


async def test_work_that_cannot_be_done_with_less_waits_until_its_server_has_cpu_time_again() -> None:
    async with pool_of(cpu_seconds=6.0) as pool:
        await pool.run(SERVER, os.getpid)  # the worker has started
        pool._budget.charge(SERVER, 6.2)
        begun = monotonic()
        waiting = asyncio.create_task(pool.run(SERVER, partial(int, 1)))
        less = (partial(int, 7), partial(int, 8))
        assert await pool.run(SERVER, partial(int, 1), patience=0.1, less_work=less) == 7
        assert monotonic() - begun >= 0.1
        assert await pool.run(SERVER, partial(int, 6), patience=0) == 6
        assert not waiting.done()
        assert await waiting == 1
        assert monotonic() - begun >= 2.0


async def test_closing_ends_work_that_is_under_way() -> None:
    async with pool_of() as pool:
        with capture_logs() as logs:
            work = asyncio.create_task(pool.run(SERVER, partial(burn_cpu, 9.0)))
            await soon(lambda: pool.workers)
            await pool.close()
            with pytest.raises(WorkFailed):
                await work
        assert logs == []


async def test_a_worker_whose_bot_has_died_ends_without_a_word() -> None:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.workers.main", stdin=pipe, stdout=pipe, stderr=pipe
    )
    packed = pickle.dumps(Request(partial(busy_pid, 0.3), 10.0))
    assert process.stdin is not None
    assert process.stderr is not None
    process.stdin.write(HEADER.pack(len(packed)) + packed)
    await process.stdin.drain()
    process.stdin.close()
    process._transport.get_pipe_transport(1).close()  # type: ignore[attr-defined]  # asyncio has no other way
    assert await process.stderr.read() == b""
    assert await process.wait() == 0
