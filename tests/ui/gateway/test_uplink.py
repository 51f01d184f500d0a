"""How long requests take, and uploads that wait for each other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import aiohttp
import pytest
from aiohttp import web

from bot.ui.gateway.uplink import UPLOAD, Estimate, Uplink
from sandbox.testing.slow_line import Line, slow_line

PICTURE = 40_000
MEGABIT = Line(up=1e6, delay=0.02)
"""A picture takes a third of a second."""


@asynccontextmanager
async def measured(line: Line) -> AsyncIterator[tuple[Uplink, aiohttp.ClientSession, str]]:
    """Yields an uplink, a session that it measures, and the URL of a server behind this line."""

    async def answer(request: web.Request) -> web.Response:
        await request.read()
        return web.Response(text="ok")

    app = web.Application()
    app.router.add_post("/", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    uplink, trace = Uplink(), aiohttp.TraceConfig()
    uplink.watch(trace)
    try:
        async with (
            slow_line(runner.addresses[0][1], line) as url,
            aiohttp.ClientSession(trace_configs=[trace]) as session,
        ):
            yield uplink, session, url
    finally:
        await runner.cleanup()


async def post(session: aiohttp.ClientSession, url: str, size: int) -> float:
    """Returns the seconds of a request of this size."""
    begun = monotonic()
    async with session.post(url, data=b"x" * size) as response:
        await response.read()
    return monotonic() - begun


def test_what_is_expected_follows_what_was_measured() -> None:
    estimate = Estimate(9.0, least=0.2)
    assert estimate.expected == 9
    for _ in range(40):
        estimate.measured(0.1)
    assert estimate.expected == pytest.approx(0.1, rel=0.01)
    estimate.measured(0.2)
    assert 0.2 < estimate.expected < 0.3


def test_a_pause_of_the_process_is_not_taken_for_a_slow_line_and_a_slow_line_soon_is() -> None:
    estimate = Estimate(9.0, least=0.2)
    for _ in range(40):
        estimate.measured(0.1)
    estimate.measured(4.0)
    assert estimate.expected < 0.5, "one request was under way"
    for _ in range(4):
        estimate.measured(4.0)
    assert estimate.expected > 4


async def test_an_upload_is_expected_to_take_as_long_as_it_does() -> None:
    async with measured(MEGABIT) as (uplink, session, url):
        for size in (*[10] * 8, PICTURE, PICTURE):
            await post(session, url, size)
        expected = uplink.expected(PICTURE)
        assert expected >= await post(session, url, PICTURE) > 0.3
        assert uplink.expected() < expected


async def test_a_short_request_is_behind_one_upload_at_most() -> None:
    async with measured(MEGABIT) as (uplink, session, url):
        for size in (*[10] * 8, PICTURE):
            await post(session, url, size)
        uploads = [asyncio.create_task(post(session, url, PICTURE)) for _ in range(4)]
        await asyncio.sleep(0.1)
        assert uplink.expected(PICTURE) > 5 * 0.3
        assert await post(session, url, 10) < 0.6, "four pictures take 1.3 seconds"
        assert not all(upload.done() for upload in uploads)
        await asyncio.gather(*uploads)


async def test_uploads_that_are_cancelled_leave_the_line_to_others() -> None:
    async with measured(MEGABIT) as (uplink, session, url):
        for size in (*[10] * 8, PICTURE):
            await post(session, url, size)
        uploads = [asyncio.create_task(post(session, url, PICTURE)) for _ in range(3)]
        await asyncio.sleep(0.1)
        for upload in uploads:
            upload.cancel()
        await asyncio.gather(*uploads, return_exceptions=True)
        alone = uplink.expected(UPLOAD)
        async with asyncio.timeout(3):
            await post(session, url, PICTURE)
        assert alone < 0.9, "nothing is ahead"


async def test_a_message_with_two_files_does_not_wait_for_itself() -> None:
    async with measured(MEGABIT) as (uplink, session, url):
        for size in (*[10] * 8, PICTURE, PICTURE, PICTURE):
            await post(session, url, size)
        form = aiohttp.FormData()
        for name in ("board.png", "hand.png"):
            form.add_field(name, b"x" * PICTURE, filename=name)
        async with asyncio.timeout(3), session.post(url, data=form) as response:
            await response.read()
        assert uplink.expected(UPLOAD) < 0.9, "nothing is ahead"
