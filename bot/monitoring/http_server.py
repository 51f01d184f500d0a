"""The HTTP server for metrics and health: three pages, no input but the path.

It is aiohttp's low-level server, which discord.py installs, on the event loop of the bot: so a page answers only if the
loop does, and reads the bot's state without locks. A server on a thread of its own would say that all is well while the
bot hangs.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import structlog
from aiohttp import web

log = structlog.get_logger()

TEXT = "text/plain; charset=utf-8"


@dataclass(frozen=True)
class Page:
    """The answer to a request for a path."""

    body: bytes
    status: int = 200
    content_type: str = TEXT


Pages = Mapping[str, Callable[[], Awaitable[Page]]]
"""Functions that make the page of each path."""


def health_pages(problems: Callable[[], Sequence[str]], warnings: Callable[[], Sequence[str]] = tuple) -> Pages:
    """Returns the two pages of health.

    `/healthz` answers while the process lives. `/readyz` has status 503 and the reasons while the bot cannot serve,
    for problems that a restart would not solve.

    Args:
        problems: returns the reasons why the bot cannot serve; none if it can.
        warnings: returns other faults, which `/readyz` lists below.
    """

    async def alive() -> Page:
        return Page(b"alive\n")

    async def ready() -> Page:
        found = problems()
        lines = [*(found or ["ready"]), *warnings()]
        return Page("".join(f"{line}\n" for line in lines).encode(), 503 if found else 200)

    return {"/healthz": alive, "/readyz": ready}


@asynccontextmanager
async def serving(pages: Pages, host: str, port: int) -> AsyncIterator[int]:
    """Serves the pages inside of the block; yields the port, which the system chooses for 0.

    If the port cannot be opened, this is logged, nothing is served, and 0 is yielded: people can still play.
    """
    runner = web.ServerRunner(web.Server(_handler(pages), access_log=None), handle_signals=False)
    await runner.setup()
    try:
        yield await _open(runner, host, port)
    finally:
        await runner.cleanup()


async def _open(runner: web.ServerRunner, host: str, port: int) -> int:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        log.error("metrics not served", host=host, port=port, why=str(error))
        return 0
    opened = int(runner.addresses[0][1])
    log.info("metrics served", host=host, port=opened)
    return opened


def _handler(pages: Pages) -> Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]:
    async def handle(request: web.BaseRequest) -> web.StreamResponse:
        if request.method not in ("GET", "HEAD"):
            return web.Response(status=405, headers={"Allow": "GET, HEAD"})
        make = pages.get(request.path)
        if make is None:
            return web.Response(status=404, text=f"there are: {' '.join(pages)}\n")
        page = await make()
        return web.Response(body=page.body, status=page.status, headers={"Content-Type": page.content_type})

    return handle
