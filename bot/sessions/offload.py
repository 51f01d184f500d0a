"""Where pure functions are called that take long."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

Offload: TypeAlias = Callable[[int, Callable[[], Any]], Awaitable[Any]]
"""Calls a pure function that takes long for a server, where it keeps no answer waiting; returns what it returns.

It may raise any error.
"""


async def offload_to_thread(_server: int, work: Callable[[], Any]) -> Any:
    """Calls a function in a thread: an Offload without workers."""
    return await asyncio.to_thread(work)
