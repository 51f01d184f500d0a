"""How late the event loop calls its timers: everything that people wait for waits as long."""

import asyncio
from collections.abc import Callable
from time import perf_counter

INTERVAL = 0.5
"""Seconds between two measurements. A block of the loop that is shorter may be missed; in a minute many are not."""


async def measure_loop_lag(observe: Callable[[float], object], interval: float = INTERVAL) -> None:
    """Reports the seconds that each sleep took too long, until it is cancelled."""
    while True:
        started = perf_counter()
        await asyncio.sleep(interval)
        observe(max(0.0, perf_counter() - started - interval))
