"""A picture that takes as long as a test wants."""

from asyncio import create_task, to_thread
from threading import Event
from typing import Any, cast

from renderers.cards.leaderboard import Leaderboard
from renderers.pictures import Pictures
from tests.renderers.scenes import NOBODY


class Slow:
    """A leaderboard that keeps a thread busy until it may go on."""

    def __init__(self) -> None:
        self._begun, self._go_on = Event(), Event()

    async def begin(self, pictures: Pictures) -> None:
        self._drawing = create_task(pictures.leaderboard(cast(Leaderboard, self)))
        await to_thread(self._begun.wait)

    async def end(self) -> None:
        self._go_on.set()
        await self._drawing

    def __getattr__(self, name: str) -> Any:
        self._begun.set()
        self._go_on.wait()
        return getattr(NOBODY, name)
