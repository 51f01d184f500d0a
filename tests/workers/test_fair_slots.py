"""Slots are granted to servers in turn, and a request that gives up holds none."""

import asyncio
from contextlib import suppress

from bot.workers.fair_slots import FairSlots


async def test_a_server_with_many_requests_does_not_keep_another_one_waiting() -> None:
    slots, granted = FairSlots(1), []

    async def request(server: int, name: str) -> None:
        async with slots.slot(server):
            granted.append(name)
            await asyncio.sleep(0)

    names = [(1, "a1"), (1, "a2"), (1, "a3"), (2, "b1"), (3, "c1"), (2, "b2")]
    tasks = [asyncio.create_task(request(server, name)) for server, name in names]
    await asyncio.sleep(0)
    assert slots.waiting == 5
    await asyncio.gather(*tasks)
    assert granted == ["a1", "a2", "b1", "c1", "a3", "b2"]
    assert slots.waiting == 0


async def test_a_request_that_is_cancelled_holds_no_slot() -> None:
    slots = FairSlots(1)
    async with slots.slot(1):
        waiting = [asyncio.create_task(hold(slots)) for _ in range(2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert slots.waiting == 1
    waiting[1].cancel()  # its slot was granted, but it has not gone on yet
    with suppress(asyncio.CancelledError):
        await waiting[1]
    async with asyncio.timeout(60), slots.slot(2):
        assert slots.waiting == 0


async def hold(slots: FairSlots) -> None:
    async with slots.slot(1):
        pass
