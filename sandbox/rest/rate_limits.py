"""Rate limits, by route and over all routes."""

import hashlib
from dataclasses import dataclass
from math import inf

from sandbox.protocol.errors import rate_limited
from sandbox.world.clock import Clock

GLOBAL_CALLS, GLOBAL_SECONDS = 50, 1.0
"""How many calls a bot may make, and in how many seconds, over all routes except interactions and their webhooks."""


@dataclass(frozen=True)
class Bucket:
    """A limit of `calls` in `per` seconds that routes share, counted separately for each channel, guild or webhook."""

    name: str
    calls: int
    per: float

    @property
    def hash(self) -> str:
        """The bucket's id in the headers."""
        return hashlib.blake2b(self.name.encode(), digest_size=16).hexdigest()


PLAIN = Bucket("plain", 50, 1.0)


class RateLimits:
    """Counts the calls in each bucket's current window."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}
        self._hashes: dict[Bucket, str] = {}

    def take(self, bucket: Bucket | None, major: str, *, counts_globally: bool, longest: float = inf) -> dict[str, str]:
        """Counts a call; returns the rate limit headers, which are empty for a route without a bucket.

        `major` is the id of the channel, guild or webhook; `longest` bounds the bucket's window, in seconds.

        Raises:
            ApiError: 429, with these headers.
        """
        if counts_globally:
            self._count(
                "global",
                "",
                GLOBAL_CALLS,
                GLOBAL_SECONDS,
                {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"},
            )
        if bucket is None:
            return {}
        code = self._hashes.get(bucket) or self._hashes.setdefault(bucket, bucket.hash)
        headers = {"X-RateLimit-Limit": str(bucket.calls), "X-RateLimit-Bucket": code, "X-RateLimit-Remaining": "0"}
        per = min(bucket.per, longest)
        ends, used = self._count(bucket.name, major, bucket.calls, per, headers | {"X-RateLimit-Scope": "user"})
        headers["X-RateLimit-Remaining"] = str(bucket.calls - used)
        headers["X-RateLimit-Reset"] = f"{ends:.3f}"
        headers["X-RateLimit-Reset-After"] = f"{max(0.0, ends - self._clock.now()):.3f}"
        return headers

    def _count(self, name: str, major: str, calls: int, per: float, headers: dict[str, str]) -> tuple[float, int]:
        now = self._clock.now()
        ends, used = self._windows.get((name, major), (0.0, 0))
        if ends <= now:
            ends, used = now + per, 0
        if used >= calls:
            raise rate_limited(ends - now, headers | {"X-RateLimit-Reset": f"{ends:.3f}"})
        self._windows[name, major] = ends, used + 1
        return ends, used + 1
