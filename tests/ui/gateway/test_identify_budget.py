"""Gateway sessions are begun only as often as Discord allows, with a clock of the test's own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.sessions.service import StoreUnavailable
from bot.sessions.shard import Shard
from bot.ui.gateway.identify_budget import CURRENT_FOR, FEW_LEFT, GAP, LONGEST_WAIT, IdentifyBudget
from tests.test_retry import Clock


class Locks:
    """The lock between processes: notes who is in which block, and when."""

    def __init__(self, clock: Clock, failures: int = 0) -> None:
        self.clock = clock
        self.failures = failures
        """How often the store fails before a block can be entered."""
        self.blocks: list[tuple[str, float, float]] = []

    @asynccontextmanager
    async def __call__(self, name: str) -> AsyncIterator[None]:
        if self.failures:
            self.failures -= 1
            raise StoreUnavailable("the server is shutting down")
        begun = self.clock.now
        yield
        self.blocks.append((name, begun, self.clock.now))


def budget(
    clock: Clock, *limits: tuple[int, int], concurrency: int = 1, lock: Locks | None = None, shards: int = 1
) -> IdentifyBudget:
    """A budget that is answered these: the remaining gateway sessions, and milliseconds until all are back."""
    answers = iter(limits)

    async def request(route: Any) -> Any:
        assert (route.method, route.path) == ("GET", "/gateway/bot")
        remaining, reset_after = next(answers)
        limit = {"total": 1000, "remaining": remaining, "reset_after": reset_after, "max_concurrency": concurrency}
        return {"url": "wss://gateway.example", "shards": shards, "session_start_limit": limit}

    client: Any = SimpleNamespace(http=SimpleNamespace(request=request))
    return IdentifyBudget(client, lock, clock.sleep, lambda: clock.now)


async def identify(budget: IdentifyBudget, number: int = 0, count: int = 64) -> str:
    """Takes a slot for a shard, and returns the gateway's address."""
    async with budget.slot(Shard(number, count)) as gateway:
        return str(gateway)


async def test_the_first_gateway_session_begins_at_once_at_the_address_that_discord_names() -> None:
    clock = Clock()
    assert await identify(budget(clock, (1000, 0))) == "wss://gateway.example"
    assert clock.now == 0.0


async def test_gateway_sessions_begin_five_seconds_apart() -> None:
    clock = Clock()
    several = budget(clock, (1000, 0), (990, 0))
    await identify(several)
    clock.now += 2.0
    await identify(several)
    assert clock.now == GAP
    clock.now += 60.0
    await identify(several)
    assert clock.now == GAP + 60.0


async def test_the_gap_begins_when_a_session_has_begun_not_when_its_turn_has_come() -> None:
    clock = Clock()
    several = budget(clock, (1000, 0))
    async with several.slot():
        clock.now += 3.0
    await identify(several)
    assert clock.now == GAP + 3.0


async def test_shards_of_different_keys_begin_at_the_same_time() -> None:
    clock = Clock()
    several = budget(clock, (1000, 0), concurrency=16)
    for number in range(16):
        await identify(several, number)
    assert clock.now == 0.0
    await identify(several, 16)
    assert clock.now == GAP


async def test_no_gateway_session_begins_while_none_is_left() -> None:
    clock = Clock()
    with capture_logs() as lines:
        await identify(budget(clock, (0, 700_000), (0, 700_000), (0, 90_000), (1000, 0)))
    assert clock.slept[:2] == [LONGEST_WAIT, 91.0]
    assert [(line["event"], line["resets_in"]) for line in lines] == [
        ("no gateway sessions left", "0:11:40"),
        ("no gateway sessions left", "0:01:30"),
    ]


async def test_the_limit_is_read_again_after_ten_seconds_and_for_each_of_the_last_sessions() -> None:
    clock = Clock()
    several = budget(clock, (1000, 0), (900, 0), (FEW_LEFT, 0), (FEW_LEFT, 0), concurrency=1000)
    for number in range(5):
        await identify(several, number, 1000)
    clock.now += CURRENT_FOR
    await identify(several, 5, 1000)
    clock.now += CURRENT_FOR
    await identify(several, 6, 1000)
    with pytest.raises(RuntimeError):  # of an iterator that has no more answers
        await identify(several, 7, 1000)


async def test_sessions_are_counted_where_a_proxy_answers_with_an_old_limit() -> None:
    clock = Clock()
    several = budget(clock, *[(2, 50_000)] * 7, (1000, 86_400_000))
    with capture_logs() as lines:
        for _ in range(3):
            await identify(several)
    assert [line["event"] for line in lines] == [
        "a proxy caches the limit of gateway sessions",
        *["no gateway sessions left"] * 2,
    ]
    assert clock.now == 51.0 + 1.0, "until all are back, and once more, since the answer was still the old one"


async def test_an_answer_in_which_no_session_has_begun_yet_is_no_old_one() -> None:
    clock = Clock()
    several = budget(clock, *[(1, 0)] * 9)
    for _ in range(3):
        await identify(several)
    assert clock.now == 2 * GAP


async def test_other_processes_wait_until_five_seconds_after_a_session_has_begun_there() -> None:
    clock = Clock()
    locks = Locks(clock)
    several = budget(clock, (1000, 0), concurrency=16, lock=locks)
    await identify(several, 17)
    await asyncio.wait(several._leaving)
    assert locks.blocks == [("identify 1", 0.0, GAP)]


async def test_a_restart_of_the_database_delays_a_session_and_ends_none() -> None:
    clock = Clock()
    locks = Locks(clock, failures=3)
    several = budget(clock, (1000, 0), lock=locks)
    with capture_logs() as lines:
        assert await identify(several) == "wss://gateway.example"
    assert all(0 < slept <= 2.0 for slept in clock.slept[:3])
    assert [line["event"] for line in lines] == ["waiting for the database", "the database is available again"]
    await asyncio.wait(several._leaving)
    assert [name for name, *_ in locks.blocks] == ["identify 0"]


async def test_discord_recommends_a_number_of_shards() -> None:
    assert await budget(Clock(), (1000, 0), shards=16).recommended_shards() == 16
