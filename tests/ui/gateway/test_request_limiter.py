"""Requests with the bot's token wait before they are sent, so that Discord never refuses one for coming too soon."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest

from bot.ui.gateway import request_limiter
from bot.ui.gateway.request_limiter import ApiBlocked, RequestLimiter
from sandbox.client import Sandbox
from sandbox.terms import Terms
from tests.soon import soon

USER = "/users/@me"
WITHIN = 30.0
"""Seconds within which a request is answered that waits for no slot, on a busy machine, too."""


class Client:
    """Sends requests through a limiter, as discord.py does."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession, limiter: RequestLimiter) -> None:
        self.sandbox = sandbox
        self.limiter = limiter
        self._session = session

    async def get(self, path: str = USER) -> int:
        """Requests this path; returns the status."""
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        async with self._session.get(f"{self.sandbox.url}/api/v10{path}", headers=headers) as answer:
            await answer.read()
            return answer.status

    async def get_in_background(self) -> int:
        async with self.limiter.reserved(lambda: True):
            return await self.get()


@pytest.fixture
def no_slot_is_free_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slots are taken for longer than a test takes."""
    monkeypatch.setattr(request_limiter, "WINDOW", 2 * WITHIN)


@asynccontextmanager
async def connected() -> AsyncIterator[Client]:
    limiter = RequestLimiter()
    async with Sandbox.serve() as sandbox, aiohttp.ClientSession(trace_configs=[limiter.trace()]) as session:
        yield Client(sandbox, session, limiter)


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    async with connected() as client:
        yield client


async def test_a_burst_of_requests_is_never_refused(client: Client) -> None:
    statuses = await asyncio.gather(*(client.get() for _ in range(120)))
    assert set(statuses) == {200}
    assert client.sandbox.requests().busiest_second() <= request_limiter.CEILING


async def test_one_of_several_processes_keeps_to_its_part_of_the_limit() -> None:
    limiter = request_limiter.RequestLimiter(16)

    async def keep_a_slot(*, background: bool) -> None:
        async with limiter.reserved(lambda: background):
            await asyncio.get_running_loop().create_future()

    waiting = list[int]()
    async with asyncio.TaskGroup() as group:
        tasks = list[asyncio.Task[None]]()
        for background in (True, False):
            tasks += [group.create_task(keep_a_slot(background=background)) for _ in range(20)]
            await asyncio.sleep(0.01)
            waiting.append(limiter.waiting)
        for task in tasks:
            task.cancel()
    assert waiting == [20 - 10, 40 - 16]


async def test_requests_that_arrive_late_count_when_they_arrive(client: Client) -> None:
    """Slow requests may arrive together with later ones, so they keep their slots until a second after the answer."""
    slow = request_limiter.CEILING
    client.sandbox.inject_fault("GET", USER, delay=0.9, times=slow)
    statuses = await asyncio.gather(*(client.get() for _ in range(slow + 10)))
    assert set(statuses) == {200}


@pytest.mark.usefixtures("no_slot_is_free_again")
async def test_background_requests_leave_room_for_those_of_people(client: Client) -> None:
    background = [asyncio.create_task(client.get_in_background()) for _ in range(40)]
    await soon(lambda: sum(task.done() for task in background) >= request_limiter.BACKGROUND_CEILING)
    assert await asyncio.wait_for(client.get(), WITHIN) == 200
    assert sum(task.done() for task in background) == request_limiter.BACKGROUND_CEILING
    for task in background:
        task.cancel()


async def test_a_request_that_somebody_waits_for_overtakes_those_in_the_background(client: Client) -> None:
    order: list[str] = []

    async def send(kind: str, *, background: bool) -> None:
        async with client.limiter.reserved(lambda: background):
            await client.get()
            order.append(kind)

    full = [asyncio.create_task(client.get()) for _ in range(request_limiter.CEILING)]
    await asyncio.sleep(0.1)
    late = [asyncio.create_task(send("background", background=True)) for _ in range(3)]
    await asyncio.sleep(0.1)
    late.append(asyncio.create_task(send("person", background=False)))
    await asyncio.gather(*full, *late)
    assert order[0] == "person"


async def test_a_request_in_the_background_overtakes_once_somebody_waits_for_it(client: Client) -> None:
    waits = {"first": True, "second": True}
    order: list[str] = []

    async def send(name: str) -> None:
        async with client.limiter.reserved(lambda: waits[name]):
            order.append(name)

    full = [asyncio.create_task(client.get()) for _ in range(request_limiter.CEILING)]
    await asyncio.sleep(0.1)
    both = [asyncio.create_task(send(name)) for name in waits]
    await asyncio.sleep(0.1)
    waits["second"] = False
    await asyncio.gather(*full, *both)
    assert order == ["second", "first"]


@pytest.mark.usefixtures("no_slot_is_free_again")
async def test_interactions_and_their_webhooks_are_exempt(client: Client) -> None:
    full = [asyncio.create_task(client.get()) for _ in range(request_limiter.CEILING)]
    await asyncio.gather(*full)
    for path in ("/webhooks/1/token/messages/@original", "/interactions/1/token/callback"):
        assert await asyncio.wait_for(client.get(path), WITHIN) in (404, 405)


async def test_a_slot_is_free_again_if_it_is_not_used_or_its_request_is_cancelled(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2 * request_limiter.CEILING):
        async with client.limiter.reserved():
            pass
    full = [asyncio.create_task(client.get()) for _ in range(request_limiter.CEILING)]
    await asyncio.sleep(0.2)
    waiting = [asyncio.create_task(client.get()) for _ in range(5)]
    await asyncio.sleep(0.05)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*full)
    await asyncio.sleep(request_limiter.WINDOW)
    monkeypatch.setattr(request_limiter, "WINDOW", 2 * WITHIN)  # a slot that were missing would be so for so long
    statuses = await asyncio.wait_for(asyncio.gather(*(client.get() for _ in range(request_limiter.CEILING))), WITHIN)
    assert set(statuses) == {200}


async def test_a_task_that_outlives_its_block_waits_for_a_slot_of_its_own(client: Client) -> None:
    """A slot that was freed twice would let more requests through than Discord takes, until the next restart."""
    over = asyncio.Event()

    async def get_after_the_block() -> int:
        await over.wait()
        return await client.get()

    late = []
    for _ in range(20):
        async with client.limiter.reserved(lambda: True):
            late.append(asyncio.create_task(get_after_the_block()))
    over.set()
    assert set(await asyncio.gather(*late)) == {200}
    await asyncio.sleep(request_limiter.WINDOW)
    statuses = await asyncio.gather(*(client.get() for _ in range(60)))
    assert set(statuses) == {200}, "no more than the ceiling are sent at once"


@pytest.mark.usefixtures("no_slot_is_free_again")
async def test_a_task_that_outlives_a_block_in_the_background_is_not_in_the_background(client: Client) -> None:
    over = asyncio.Event()

    async def get_after_the_block() -> int:
        await over.wait()
        return await client.get()

    async with client.limiter.reserved(lambda: True):
        late = asyncio.create_task(get_after_the_block())
    background = [asyncio.create_task(client.get_in_background()) for _ in range(request_limiter.BACKGROUND_CEILING)]
    await asyncio.gather(*background)
    over.set()
    assert await asyncio.wait_for(late, WITHIN) == 200


async def test_a_slot_that_is_freed_twice_is_an_error() -> None:
    limiter = RequestLimiter()
    slot = await limiter._slot(request_limiter.foreground)
    limiter._free(slot)
    with pytest.raises(RuntimeError, match="freed twice"):
        limiter._free(slot)


async def test_nothing_is_sent_while_cloudflare_blocks_the_address(client: Client) -> None:
    client.sandbox.world.terms = Terms(invalid_requests=1)
    client.sandbox.inject_fault("GET", USER, status=403)
    assert [await client.get() for _ in range(2)] == [403, 429]
    with pytest.raises(ApiBlocked):
        await client.get()
    waiting = asyncio.create_task(client.get_in_background())
    await asyncio.sleep(0.1)
    assert not waiting.done()
    waiting.cancel()
    assert client.sandbox.requests().count() == 2


async def test_all_requests_wait_after_one_was_refused_by_the_global_limit(client: Client) -> None:
    fault = client.sandbox.inject_fault("GET", USER, status=429, retry_after=0.5)
    fault.scope = "global"
    started = asyncio.get_running_loop().time()
    assert await client.get() == 429
    assert await client.get() == 200
    assert asyncio.get_running_loop().time() - started >= 0.5


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not available on Windows")
def test_nobody_waits_for_ever_if_a_timer_is_early() -> None:
    """uvloop rounds timers to milliseconds, so that they may end before Discord takes requests again."""
    import uvloop  # noqa: PLC0415  not available on Windows

    async def wait_for_the_limit() -> None:
        limiter = RequestLimiter()

        async def wait_for_a_slot() -> None:
            async with limiter.reserved():
                pass

        for milliseconds in range(20, 40):
            retry_after = str((milliseconds + 0.4) / 1000)
            limiter._refused({"Via": "1.1 google", "X-RateLimit-Global": "true", "Retry-After": retry_after})
            await asyncio.wait_for(asyncio.gather(*(wait_for_a_slot() for _ in range(150))), 5)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(wait_for_the_limit())


async def test_a_burst_in_a_channel_whose_limits_are_not_known_yet_is_never_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """discord.py sends the first request of each route and channel alone, and learns the limit from its answer."""
    limiter = RequestLimiter()
    async with Sandbox.serve(terms=Terms(longest_window=1.0)) as sandbox:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{sandbox.url}/api/v10")
        intents = discord.Intents(guilds=True)
        async with discord.Client(intents=intents, http_trace=limiter.trace()) as client:
            await client.login(sandbox.token)
            channels = [
                client.get_partial_messageable(int(sandbox.guild.channel(name).id)) for name in ("table-one", "lounge")
            ]
            sent = await asyncio.gather(*(channel.send("x") for channel in channels for _ in range(7)))
            await asyncio.gather(*(message.edit(content="y") for message in sent))
        assert (sandbox.requests().count("POST"), sandbox.requests().count("PATCH")) == (14, 14)
        assert sandbox.requests().count(status=429) == 0
