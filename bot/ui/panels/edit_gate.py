"""When a private panel may be edited: one edit at a time, and none starts while a press on it is being answered."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager

EDIT_BEFORE_ANSWER = 0.5
"""The most seconds that an answer waits for an edit of the same panel, so that the edit can't land after it."""


class EditGate:
    """Keeps the edits of a panel and the answers to its presses apart."""

    def __init__(self) -> None:
        self._presses = 0
        self._unpressed = asyncio.Event()
        self._unpressed.set()
        self._edit: asyncio.Task[None] | None = None

    @property
    def is_pressed(self) -> bool:
        """Whether a press on the panel is being answered."""
        return self._presses > 0

    @property
    def is_editing(self) -> bool:
        """Whether an edit is on its way."""
        return self._edit is not None

    @contextmanager
    def pressed(self) -> Iterator[None]:
        """Surrounds the answer to a press."""
        self._presses += 1
        self._unpressed.clear()
        try:
            yield
        finally:
            self._presses -= 1
            if not self._presses:
                self._unpressed.set()

    async def wait_until_unpressed(self) -> None:
        """Waits until no press is being answered."""
        await self._unpressed.wait()

    async def settle(self) -> None:
        """Waits for the edit that is on its way, if there is one, so that an answer lands after it."""
        if self._edit is not None:
            await asyncio.wait([self._edit], timeout=EDIT_BEFORE_ANSWER)

    async def edit(self, request: Coroutine[None, None, None]) -> None:
        """Sends an edit. Raises what the edit raises."""
        self._edit = asyncio.create_task(request)
        try:
            await self._edit
        finally:
            self._edit = None
