"""How long-running pure functions are called."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

Offload: TypeAlias = Callable[[int, Callable[[], Any]], Awaitable[Any]]
"""Calls a long-running pure function on a server's behalf where it delays no answers; returns its result.

It may raise any error.
"""


async def offload_to_thread(_server: int, work: Callable[[], Any]) -> Any:
    """Calls a function in a thread: an Offload without workers."""
    return await asyncio.to_thread(work)
