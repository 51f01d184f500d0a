"""Spreads requests over equal workers, as a load balancer does."""

import asyncio
import itertools
import re
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from zlib import crc32

from sandbox.endpoint.posting import EndpointAnswer, NoAnswer, Poster
from sandbox.endpoint.signing import Headers, RequestSigner

FAILED_SECONDS = 10.0
"""How long a worker gets no requests after it has failed, unless all workers have failed."""

_CHANNEL = re.compile(rb'"channel_id": ?"([0-9]+)"')


@dataclass
class Balancer:
    """Posts to the workers at `urls` in turn.

    As with nginx's defaults, a failed worker is skipped for `FAILED_SECONDS`, and a request that it refused goes to
    another worker. A request that a worker may have received is not repeated, since a POST may have had its effect.

    With `by_channel` the interactions of a channel go to one worker as long as it accepts them, so that workers have
    fewer conflicts. With `repeats` each request goes to two workers at once, with one signature, as from a balancer
    that quickly repeats requests.
    """

    poster: Poster
    signer: RequestSigner
    urls: tuple[str, ...] = ()
    by_channel: bool = False
    repeats: bool = False
    _failed: dict[str, float] = field(default_factory=dict)
    """When each worker last failed, by the event loop's clock."""
    _drained: set[str] = field(default_factory=set)
    _under_way: defaultdict[str, set[asyncio.Future[None]]] = field(default_factory=lambda: defaultdict(set))
    _turn: "itertools.count[int]" = field(default_factory=itertools.count)

    async def post(self, body: bytes) -> EndpointAnswer:
        """Posts a signed request to the next worker that accepts connections.

        Raises:
            NoAnswer: no worker accepts connections, or the one that did has not answered.
        """
        urls, headers = self._ordered(body), self.signer.headers(body)
        for url in urls:
            done = asyncio.get_running_loop().create_future()
            self._under_way[url].add(done)
            try:
                if self.repeats:
                    return await self._post_twice(url, urls[urls.index(url) - 1], body, headers)
                return await self.poster.post(url, body, headers)
            except NoAnswer as error:
                self._failed[url] = asyncio.get_running_loop().time()
                if error.sent or url == urls[-1]:
                    raise
            finally:
                done.set_result(None)
                self._under_way[url].discard(done)
        raise NoAnswer("there is no worker", sent=False)

    async def _post_twice(self, url: str, other: str, body: bytes, headers: Headers) -> EndpointAnswer:
        """Posts to two workers at once; returns the answer of the first."""
        repeated = asyncio.create_task(self.poster.post(other, body, headers))
        try:
            return await self.poster.post(url, body, headers)
        finally:
            with suppress(NoAnswer):
                await repeated

    def next_url(self) -> str:
        """Returns the URL of the worker whose turn it is."""
        return self._in_turn()[0]

    def _ordered(self, body: bytes) -> list[str]:
        """Returns the workers to try for this request, in this order."""
        urls, channel = self._in_turn(), _CHANNEL.search(body)
        if not (self.by_channel and channel):
            return urls
        return sorted(urls, key=lambda url: crc32(channel[1] + url.encode()))

    def _in_turn(self) -> list[str]:
        """Returns the workers to try, in this order; failed ones only if there are no others."""
        known = [url for url in self.urls if url not in self._drained]
        since = asyncio.get_running_loop().time() - FAILED_SECONDS
        urls = [url for url in known if self._failed.get(url, -inf) < since] or known
        first = next(self._turn) % max(1, len(urls))
        return urls[first:] + urls[:first]

    async def drain(self, url: str) -> None:
        """Sends a worker no more requests, and waits until it has answered the ones under way."""
        self._drained.add(url)
        if self._under_way[url]:
            await asyncio.wait(self._under_way[url])

    def restore(self, url: str) -> None:
        """Resumes sending requests to a worker that was drained or has failed."""
        self._drained.discard(url)
        self._failed.pop(url, None)
