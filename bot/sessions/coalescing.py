"""Answers equal questions that are asked at the same time together."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Coalescing:
    """Answers each question once for all callers that ask it before the answer is there. Nothing is kept after that.

    So an answer is out of date by no more than the time that it takes to read it.
    """

    def __init__(self) -> None:
        self._running: dict[Hashable, asyncio.Task[Any]] = {}

    def __len__(self) -> int:
        """Returns the number of questions whose answers are being read."""
        return len(self._running)

    async def __call__(self, question: Hashable, answer: Callable[[], Awaitable[T]]) -> T:
        """Returns the result of `answer`, which continues for other callers if one of them is cancelled."""
        running = self._running.get(question)
        if running is None:

            async def answered() -> T:
                try:
                    return await answer()
                finally:
                    del self._running[question]

            running = self._running[question] = asyncio.create_task(answered())
        found: T = await asyncio.shield(running)
        return found

    async def close(self) -> None:
        """Cancels the answers that are being read, and waits until they have ended."""
        running = [*self._running.values()]
        for answer in running:
            answer.cancel()
        await asyncio.gather(*running, return_exceptions=True)
