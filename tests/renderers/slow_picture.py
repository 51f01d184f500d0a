"""A picture that takes as long as a test wants."""

from asyncio import create_task, to_thread
from threading import Event
from typing import Any, cast

from renderers.cards.leaderboard import Leaderboard
from renderers.pictures import Pictures
from tests.renderers.cards.samples import NOBODY


class SlowPicture:
    """A leaderboard that occupies a thread until it is released."""

    def __init__(self) -> None:
        self._started, self._released = Event(), Event()

    async def start(self, pictures: Pictures) -> None:
        self._painting = create_task(pictures.leaderboard(cast(Leaderboard, self)))
        await to_thread(self._started.wait)

    async def release(self) -> None:
        self._released.set()
        await self._painting

    def __getattr__(self, name: str) -> Any:
        self._started.set()
        self._released.wait()
        return getattr(NOBODY, name)
