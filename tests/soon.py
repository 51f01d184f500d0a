"""Waits for what happens soon, and sets no event: another thread, another process or the bot itself does it."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import TypeVar, overload

T = TypeVar("T")

WITHIN = 60.0
"""Seconds within which it has to happen."""


@overload
async def soon(found: Callable[[], Awaitable[T]]) -> T: ...
@overload
async def soon(found: Callable[[], T]) -> T: ...
async def soon(found: Callable[[], object]) -> object:
    """Calls a function, which may be a coroutine function, until its result is true, and returns the result."""
    async with asyncio.timeout(WITHIN):
        while True:
            result = found()
            if inspect.isawaitable(result):
                result = await result
            if result:
                return result
            await asyncio.sleep(0.01)
