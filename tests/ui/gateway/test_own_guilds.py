"""Of which guilds the bot is a member, as Discord says it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import create_autospec

import aiohttp
import discord

from bot.sessions.coordination.alone.alone import FIRST_DAILY_WORK, Alone
from bot.sessions.coordination.port import Coordination
from bot.sessions.coordination.shared.shared import Shared
from bot.sessions.timers.timers import now_ms
from bot.store.shared import NoticeStore
from bot.ui.gateway.own_guilds import DAY, FIRST_RETRY, SPREAD, TAKEN_OVER_AFTER, GuildComparison, is_member, own_guilds
from tests.ui.gateway.test_connection_errors import refused


class Client:
    """Has these guilds, or raises these errors at its first requests."""

    def __init__(self, *guilds: int, errors: tuple[BaseException, ...] = ()) -> None:
        self.guilds = guilds
        self.errors = list(errors)

    async def fetch_guilds(self, *, limit: int | None, with_counts: bool) -> AsyncIterator[Any]:
        assert (limit, with_counts) == (None, False)
        for guild in self.guilds:
            yield SimpleNamespace(id=guild)
        if self.errors:
            raise self.errors.pop(0)

    async def fetch_guild(self, guild: int, *, with_counts: bool) -> Any:
        assert not with_counts
        if self.errors:
            raise self.errors.pop(0)
        return SimpleNamespace(id=guild)


async def member(*errors: Exception) -> bool | None:
    client: Any = Client(errors=errors)
    return await is_member(client, 10)


async def test_a_guild_that_discord_does_not_show_to_the_bot_has_removed_it() -> None:
    assert await member() is True
    for kind, status in ((discord.NotFound, 404), (discord.Forbidden, 403)):
        assert await member(kind(SimpleNamespace(status=status, reason="reason"), "")) is False


async def test_an_outage_says_nothing_about_a_guild() -> None:
    assert await member(refused(503)) is None
    assert await member(aiohttp.ClientConnectionError()) is None


def _shared() -> Coordination:
    store: Any = SimpleNamespace(notices=create_autospec(NoticeStore))
    return Shared(store, now=now_ms, schedule=None, idle_limit=0)


def _alone() -> Coordination:
    store: Any = None
    return Alone(store, now=now_ms, schedule=None)


class Processes:
    """Processes that share a store and a clock, each of which compares. guilds_compared: when one has, in seconds."""

    def __init__(self, client: Client) -> None:
        self.client: Any = client
        self.clock = 1_700_000_000.0
        self.guilds_compared: list[float] = []
        self.requests_in_background: list[bool] = []
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []
        self._listeners: list[Any] = []

    def one(self, *, shared: bool) -> GuildComparison:
        """Returns the comparison of one more process."""
        own: list[Any] = []

        def on(kind: str, listener: Any) -> None:
            own.append((kind, listener))
            self._listeners.append((kind, listener))

        def tell(kind: str) -> None:
            for one in self._listeners:
                if one[0] == kind and one not in own:
                    one[1]({})

        coordination = _shared() if shared else _alone()
        notices: Any = SimpleNamespace(on=on, tell=tell)
        limiter: Any = SimpleNamespace(reserved=self._reserved)
        read = partial(own_guilds, self.client, limiter)
        return GuildComparison(
            read, self._compare, notices, coordination.before_daily_work, sleep=self._sleep, clock=lambda: self.clock
        )

    async def run(self, seconds: float, *comparisons: GuildComparison) -> None:
        """Runs these for so long by the clock."""
        tasks = [asyncio.create_task(one.run()) for one in comparisons]
        until = self.clock + seconds
        while True:
            for _ in range(5):
                await asyncio.sleep(0)
            self._waiting.sort(key=lambda one: one[0])
            if self._waiting[0][0] > until:
                break
            self.clock, woken = self._waiting.pop(0)
            woken.set_result(None)
        for task in tasks:
            task.cancel()
        self._waiting.clear()

    async def _sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        self._waiting.append((self.clock + seconds, woken))
        await woken

    async def _compare(self, guilds: frozenset[int]) -> None:
        assert guilds == frozenset(self.client.guilds)
        self.guilds_compared.append(self.clock)

    @asynccontextmanager
    async def _reserved(self, is_background: Callable[[], bool]) -> AsyncIterator[None]:
        self.requests_in_background.append(is_background())
        yield


async def test_a_list_of_guilds_that_breaks_off_is_not_compared_and_is_asked_for_again_until_one_is_whole() -> None:
    processes = Processes(Client(1, 2, errors=(aiohttp.ClientConnectionError(), refused(503), refused(502))))
    begun = processes.clock
    await processes.run(DAY, processes.one(shared=False))
    (compared,) = processes.guilds_compared
    assert 3 * FIRST_RETRY < compared - begun - FIRST_DAILY_WORK < 8 * FIRST_RETRY
    assert processes.client.errors == []


async def test_of_several_processes_one_tries_again_until_it_has_succeeded_that_day() -> None:
    processes = Processes(Client(1, 2, errors=(refused(503),) * 20))
    await processes.run(2 * DAY, *[processes.one(shared=True) for _ in range(20)])
    first, second = (moment // DAY for moment in processes.guilds_compared)
    assert second == first + 1
    assert processes.requests_in_background == [True] * 22, "no other process has asked beside it"


async def test_what_a_process_has_begun_that_dies_another_one_does_the_same_day() -> None:
    processes = Processes(Client(1, 2, errors=(asyncio.CancelledError(),)))
    midnight = processes.clock + -processes.clock % DAY
    await processes.run(2 * DAY - 1, *[processes.one(shared=True) for _ in range(2)])
    first, *_ = processes.guilds_compared
    assert TAKEN_OVER_AFTER < first - midnight < TAKEN_OVER_AFTER + 2 * SPREAD
    assert len(processes.requests_in_background) == 1 + len(processes.guilds_compared)


async def test_an_error_of_any_kind_ends_the_comparison_of_that_day_alone() -> None:
    processes = Processes(Client(1, 2, errors=(ZeroDivisionError(),)))
    begun = processes.clock
    await processes.run(2 * DAY, processes.one(shared=False))
    assert processes.guilds_compared == [begun + FIRST_DAILY_WORK + DAY]


async def test_a_single_process_compares_guilds_soon_after_its_start_and_daily_by_requests_that_nobody_waits_for() -> (
    None
):
    processes = Processes(Client(1, 2))
    begun = processes.clock
    await processes.run(2 * DAY, processes.one(shared=False))
    assert processes.guilds_compared == [begun + FIRST_DAILY_WORK, begun + FIRST_DAILY_WORK + DAY]
    assert processes.requests_in_background == [True, True]


async def test_of_several_processes_one_a_day_compares_guilds_however_often_they_are_started() -> None:
    processes = Processes(Client(1, 2))
    for _ in range(3):  # each time all of them are new
        await processes.run(DAY, *[processes.one(shared=True) for _ in range(20)])
    first, *_ = days = [moment // DAY for moment in processes.guilds_compared]
    assert days == [first, first + 1, first + 2]
