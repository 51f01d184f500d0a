"""The database's clock: each process knows how far its own differs from it."""

import time
from typing import Any

import asyncpg
import pytest

from bot.store.postgres.notices import DatabaseClock
from bot.store.postgres.store import PostgresStore
from tests.soon import soon

ERROR = 200
"""Milliseconds that a round trip may take on a busy machine."""


def put_clock(monkeypatch: pytest.MonkeyPatch, ahead: int) -> None:
    """Puts the clock of this process ahead by so many milliseconds."""
    real = time.clock_gettime_ns
    monkeypatch.setattr(time, "time_ns", lambda: real(time.CLOCK_REALTIME) + ahead * 1_000_000)


@pytest.mark.parametrize("ahead", [20_000, -400])
async def test_the_difference_of_the_clocks_is_known(
    sql: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    put_clock(monkeypatch, ahead)
    clock = DatabaseClock()
    await clock.measure(sql)
    assert abs(clock.offset + ahead) < ERROR


async def test_a_slow_answer_of_a_clock_that_agrees_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        async def fetchval(self, _query: str) -> int:
            now = time.clock_gettime_ns(time.CLOCK_REALTIME) // 1_000_000
            put_clock(monkeypatch, 3_000)  # the answer arrives three seconds later
            return now

    clock = DatabaseClock()
    monkeypatch.setattr("bot.store.postgres.notices.SAMPLES", 1)
    slow: Any = Slow()
    await clock.measure(slow)
    assert clock.offset == 0


async def test_a_clock_that_is_changed_while_a_process_runs_is_measured_again(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert abs(store.clock_offset) < ERROR
    put_clock(monkeypatch, 20_000)
    store.notices._lost.set()  # it is opened again at once, instead of after fifteen seconds
    await soon(lambda: abs(store.clock_offset + 20_000) < ERROR)
