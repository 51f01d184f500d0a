"""Cloudflare in front of Discord's API, which blocks addresses after too many refused requests.

Discord documents the limit of 10,000 invalid requests (answered 401, 403 or 429) in ten minutes, and that requests
without a valid User-Agent may be blocked. It is open when the global rate limit leads to a block: see `Terms`.
"""

import re
from collections import defaultdict, deque
from collections.abc import Mapping
from dataclasses import dataclass, field

from sandbox.protocol.errors import ApiError
from sandbox.world.world import World

INVALID = (401, 403, 429)
INVALID_SECONDS = 600.0
"""The seconds within which `Terms.invalid_requests` lead to a ban."""
BAN_SECONDS = 3600.0
EXCESS_SECONDS = 60.0
"""The seconds within which `Terms.global_excess` leads to a block, and the duration of that block."""
PAGE = (
    "<!DOCTYPE html>\n<html><head><title>Access denied | discord.com used Cloudflare to restrict access</title></head>"
    "<body><h1>Error 1015</h1><h2>You are being rate limited</h2></body></html>\n"
)
"""The page for a blocked address instead of JSON."""

_NO_USER_AGENT = re.compile(r"$|Mozilla/|Python-urllib/|Java/1\.")
"""An empty User-Agent, and ones that are reported to be blocked (discord-api-docs issues 1504, 4908, 6473).

Discord's format is `DiscordBot ($url, $versionNumber)`; others pass, such as aiohttp's in discord.py's responses.
"""


class Blocked(Exception):
    """The address is blocked for `seconds`: it gets Cloudflare's page, with status 429 and without the header Via."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"blocked for {seconds} s")
        self.headers = {"Retry-After": f"{max(1, round(seconds))}", "Server": "cloudflare"}


@dataclass
class _Address:
    """The times of an address's refusals, all and by the global limit, and the end of its block, in Unix seconds."""

    invalid: deque[float] = field(default_factory=deque)
    excess: deque[float] = field(default_factory=deque)
    blocked_until: float = 0.0


class Cloudflare:
    """Blocks addresses because of the answers that they got."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._addresses: defaultdict[str, _Address] = defaultdict(_Address)

    def check(self, address: str, user_agent: str) -> None:
        """Checks whether a request may pass.

        Raises:
            Blocked: the address is blocked.
            ApiError: 40333 for a missing User-Agent, or one that Cloudflare blocks, such as a browser's.
        """
        now, blocked_until = self._world.clock.now(), self._addresses[address].blocked_until
        if blocked_until > now:
            raise Blocked(blocked_until - now)
        if _NO_USER_AGENT.match(user_agent):
            raise ApiError(403, 40333, "internal network error")

    def answered(self, address: str, status: int, headers: Mapping[str, str]) -> None:
        """Counts an answer, except one with the scope `shared`, which is not the bot's fault."""
        scope = headers.get("X-RateLimit-Scope")
        if status not in INVALID or scope == "shared":
            return
        now, known = self._world.clock.now(), self._addresses[address]
        if _count(known.invalid, now, INVALID_SECONDS) >= self._world.terms.invalid_requests:
            known.blocked_until = now + BAN_SECONDS
            known.invalid.clear()
        if scope == "global" and _count(known.excess, now, EXCESS_SECONDS) >= self._world.terms.global_excess:
            known.blocked_until = max(known.blocked_until, now + EXCESS_SECONDS)
            known.excess.clear()


def _count(times: deque[float], now: float, seconds: float) -> int:
    """Adds `now` to the times, drops those older than `seconds`, and returns how many there are."""
    times.append(now)
    while times[0] <= now - seconds:
        times.popleft()
    return len(times)
