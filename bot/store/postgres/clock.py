"""The database's clock, which all processes share."""

import time

import asyncpg

from bot.store.postgres.administration import ADMINISTRATION

SAMPLES = 3


class DatabaseClock:
    """By how much the database's clock is ahead of this process's."""

    def __init__(self) -> None:
        self.offset = 0
        """Milliseconds to add to this process's time."""

    async def measure(self, connection: asyncpg.Connection) -> None:
        """Asks the database for its time. Raises asyncpg's errors.

        The answer is from between the question and its arrival, so that a slow one says little: the offset changes only
        as far as it is certainly wrong, and stays 0 where both clocks agree.
        """
        for _ in range(SAMPLES):
            asked = _now_ms()
            there = await ADMINISTRATION.now(connection)
            least, most = there - _now_ms() - 1, there - asked + 1
            self.offset = min(max(self.offset, least), most)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
