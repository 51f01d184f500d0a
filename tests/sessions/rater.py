"""A search for tests, which rates moves with a heap of stones."""

import asyncio

from bot.players.choosing import MoveRequest


class Rater:
    """Rates the moves with a heap: leaving a multiple of four stones wins. Counts its calls."""

    def __init__(self) -> None:
        self.asked = 0
        self.fails = False

    async def __call__(self, _server: int, request: MoveRequest) -> list[float]:
        self.asked += 1
        await asyncio.sleep(0)
        if self.fails:
            raise OSError("no worker")
        left = len(request.legal)
        return [1.0 if number == left else 0.25 for number in range(1, left + 1)]
