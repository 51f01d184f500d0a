"""Connects the parts of the bot with its metrics, and serves the metrics."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, contextmanager
from time import perf_counter

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from bot.log_limits import service_of
from bot.monitoring.bot_parts import BotParts
from bot.monitoring.http_server import Page, Pages, health_pages, serving
from bot.monitoring.metrics import Metrics
from bot.monitoring.state import StartCollector, StateCollector

INTERVAL = 0.5
"""Seconds between two measurements. They may miss a shorter block of the loop, but not many of them in a minute."""


async def measure_loop_lag(observe: Callable[[float], object], interval: float = INTERVAL) -> None:
    """Reports by how many seconds each sleep was too long, until it is cancelled."""
    while True:
        started = perf_counter()
        await asyncio.sleep(interval)
        observe(max(0.0, perf_counter() - started - interval))


class LogCounter(logging.Handler):
    """Calls `count` with the level of each line, printed or left out, and with the service if it is about an outage."""

    def __init__(self, count: Callable[[str, str | None], object]) -> None:
        super().__init__()
        self._count = count

    def emit(self, record: logging.LogRecord) -> None:
        self._count(record.levelname.lower(), service_of(record))


@contextmanager
def counted_log_lines(count: Callable[[str, str | None], object]) -> Iterator[None]:
    """Counts the lines that are logged inside of the block."""
    counter, root = LogCounter(count), logging.getLogger()
    root.addHandler(counter)
    try:
        yield
    finally:
        root.removeHandler(counter)


@asynccontextmanager
async def monitoring(bot: BotParts, host: str, port: int) -> AsyncIterator[int]:
    """Records and serves the metrics of this bot inside of the block. Yields the port, 0 if it cannot be opened."""
    registry = _registry()
    metrics = Metrics(registry)
    state = StateCollector(bot)
    registry.register(state)
    bot.store.listen_to_commits(metrics.committed)
    bot.pictures.listen(metrics.painted)
    bot.client.replies.listen_to_answers(metrics.answered)
    bot.client.limiter.listen(metrics.responded)
    bot.workers.listen(metrics.worked)
    bot.workers.listen_to_timed(metrics.move_chosen)
    async with AsyncExitStack() as stack:
        stack.enter_context(counted_log_lines(metrics.logged))
        stack.callback(asyncio.create_task(measure_loop_lag(metrics.lagged)).cancel)
        yield await stack.enter_async_context(serving(pages(bot, registry, state), host, port))


def monitoring_of_start(reasons: Sequence[str], host: str, port: int) -> AbstractAsyncContextManager[int]:
    """Returns the block in which the metrics of the process itself are served, and the reasons why it is not ready.

    The block gets the port, 0 if it cannot be opened.

    Args:
        reasons: read at each request.
    """
    registry = _registry()
    registry.register(StartCollector())

    async def metrics() -> Page:
        return Page(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)

    return serving({"/metrics": metrics, **health_pages(lambda: reasons)}, host, port)


def _registry() -> CollectorRegistry:
    """Returns a registry with the metrics of the process and of Python."""
    registry = CollectorRegistry()
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=registry)
    return registry


def pages(bot: BotParts, registry: CollectorRegistry, state: StateCollector) -> Pages:
    """Returns the pages by path: the metrics, and those of `health_pages`."""

    async def metrics() -> Page:
        await state.count_tables()
        return Page(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)

    return {"/metrics": metrics, **health_pages(bot.problems, bot.warnings)}
