"""The pool of workers: starts and ends them, shares them fairly, and replaces those that die or hang."""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from math import inf
from time import monotonic
from typing import TypeVar

import structlog

from bot.listeners import Listeners
from bot.workers.cpu_budget import CpuBudget, Shortage
from bot.workers.fair_slots import FairSlots
from bot.workers.messages import Reply, Request
from bot.workers.worker import Worker, WorkerLost

log = structlog.get_logger()

T = TypeVar("T")

IDLE_SECONDS = 60.0
"""The seconds without work after which a worker is ended, so that an idle bot has no workers."""

CPU_LIMIT = 10.0
"""The CPU seconds after which work counts as hanging: ten times what the longest work should take."""

TIMEOUT = 120.0
"""The seconds after which a worker without a reply counts as hanging; long, for busy machines with little CPU time."""

STILL_SECONDS = 10.0
"""The seconds without any CPU time after which a worker counts as hanging."""

ATTEMPTS = 2


class WorkFailed(Exception):
    """The work could not be done: it raised an error, or two workers were lost in a row."""


class NotWanted(Exception):
    """The work was no longer wanted when a worker was free."""


class WorkerPool:
    """Does work in at most `size` workers at a time.

    Attributes:
        listen: calls a listener with the CPU seconds of each piece of work.
        listen_to_timed: calls a listener after work with a `within` limit, with the seconds since the request, and
            whether less work was done instead.

    Args:
        cpu_seconds_per_minute: the CPU time that one server may use.
    """

    def __init__(
        self,
        size: int,
        cpu_seconds_per_minute: float,
        *,
        idle_seconds: float = IDLE_SECONDS,
        cpu_limit: float = CPU_LIMIT,
        timeout: float = TIMEOUT,
        still_seconds: float = STILL_SECONDS,
    ) -> None:
        self.replaced = 0
        """The number of workers that died or hung."""
        done: Listeners[[float]] = Listeners()
        timed: Listeners[float, bool] = Listeners()
        self.listen, self._notify = done.add, done.notify
        self.listen_to_timed, self._notify_of_timed = timed.add, timed.notify
        self._slots = FairSlots(size)
        self._budget = CpuBudget(cpu_seconds_per_minute, monotonic)
        self._idle_seconds, self._cpu_limit = idle_seconds, cpu_limit
        self._timeout, self._still_seconds = timeout, still_seconds
        self._idle: list[tuple[Worker, asyncio.TimerHandle]] = []
        """The idle workers. The one that worked last is at the end and works next, so that the others can end."""
        self._busy: set[Worker] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def workers(self) -> int:
        """The number of running workers."""
        return len(self._idle) + len(self._busy)

    @property
    def waiting(self) -> int:
        """The number of pieces of work that wait for a worker."""
        return self._slots.waiting

    async def run(
        self,
        server: int,
        work: Callable[[], T],
        *,
        patience: float = inf,
        within: float = inf,
        queue: Hashable = None,
        less_work: Sequence[Callable[[], T]] = (),
        wanted: Callable[[], bool] = lambda: True,
    ) -> T:
        """Returns the work's result.

        Waits while the server's CPU budget is used up.

        All of these functions except `wanted` are pickled.

        Args:
            patience: how many seconds to wait for the budget at most. Then the first of `less_work` is done instead, or
                in debt the last; without `less_work`, the work itself. Work without patience has a queue of its own.
            within: the seconds after which work that has not started, for whatever reason, is too late: the first of
                `less_work` is done instead, and after twice as long the last.
            queue: the queue in which to wait for a worker, by default the server's; queues take turns.

        Raises:
            WorkFailed
            NotWanted: it is no longer `wanted` when a worker is free.
        """
        asked = monotonic()
        give_up = asked + patience
        while True:
            await asyncio.sleep(max(0.0, min(self._budget.seconds_until_some(server), give_up - monotonic())))
            async with self._slots.slot((server, patience > 0) if queue is None else queue):
                if not wanted():
                    raise NotWanted
                shortage = self._budget.shortage(server)
                if shortage is Shortage.NONE or monotonic() >= give_up:
                    step = min(max(shortage, int((monotonic() - asked) / within)), len(less_work))
                    chosen = (work, *less_work)[step]
                    reply = await self._reply(server, Request(chosen, self._cpu_limit))
                    break
        self._notify(reply.cpu_seconds)
        if within < inf:
            self._notify_of_timed(monotonic() - asked, step > 0)
        if reply.failure:
            raise WorkFailed(reply.failure)
        value: T = reply.value
        return value

    async def offload(self, server: int, work: Callable[[], T]) -> T:
        """Calls a function in a worker: see `bot.sessions.offload.Offload`. Raises WorkFailed.

        It imports its dependencies there, such as 29 MB of `networkx`; the memory is freed when workers end.
        """
        return await self.run(~server, work)

    async def close(self) -> None:
        """Ends all workers. Work in progress is lost."""
        self._closed = True
        idle, self._idle = self._idle, []
        for worker, timer in idle:
            timer.cancel()
            self._end(worker)
        for worker in self._busy:
            self._end(worker)
        await asyncio.gather(*self._ending)

    async def _reply(self, server: int, request: Request) -> Reply:
        """Gives the work to a worker, and to a second one if the first is lost."""
        for _ in range(ATTEMPTS):
            if self._closed:
                raise WorkFailed("the pool is closed")
            try:
                reply = await self._reply_of_one(request)
            except WorkerLost as why:
                self._budget.charge(server, self._cpu_limit)  # its real use is unknown
                if not self._closed:
                    self.replaced += 1
                    log.error("worker lost", why=str(why))
            else:
                self._budget.charge(server, reply.cpu_seconds)
                return reply
        raise WorkFailed(f"{ATTEMPTS} workers were lost")

    async def _reply_of_one(self, request: Request) -> Reply:
        worker = await self._free_worker()
        self._busy.add(worker)
        replied = False
        try:
            reply = await worker.run(request, self._timeout, self._still_seconds)
            replied = True
        finally:
            self._busy.discard(worker)
            if replied:
                self._keep(worker)
            else:
                self._end(worker)
        return reply

    async def _free_worker(self) -> Worker:
        if not self._idle:
            return await Worker.start()
        worker, timer = self._idle.pop()
        timer.cancel()
        return worker

    def _keep(self, worker: Worker) -> None:
        """Keeps the worker for further work, or ends it after a while without any."""
        loop = asyncio.get_running_loop()
        self._idle.append((worker, loop.call_later(self._idle_seconds, self._end_idle, worker)))

    def _end_idle(self, worker: Worker) -> None:
        self._idle = [(other, timer) for other, timer in self._idle if other is not worker]
        self._end(worker)

    def _end(self, worker: Worker) -> None:
        task = asyncio.create_task(worker.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
