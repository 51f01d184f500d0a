"""Injected faults: they make a route rate limited, broken or slow for a number of calls."""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass, field
from fnmatch import translate

from sandbox.protocol.errors import ApiError, rate_limited


@dataclass
class Fault:
    """A fault in the next `times` calls of `method` (`*`: any) whose path matches the pattern `path`.

    With `guild`, an id, only calls about something in this guild are affected. Each is answered `delay` seconds late,
    or once `released` is set. With `status` 429 a call is rate limited for `retry_after` seconds, in this `scope`; with
    another status it fails with that status, without one it succeeds; `code` is Discord's error code. One that
    `takes_effect` does what it asks for, and only its answer is lost. The last call sets `done`.
    """

    method: str
    path: str
    status: int | None = None
    code: int = 0
    delay: float = 0.0
    retry_after: float = 0.1
    times: int = 1
    scope: str = "user"
    guild: str | None = None
    takes_effect: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self._matches_path = re.compile(translate(self.path)).match

    def matches(self, method: str, path: str, guild: str | None) -> bool:
        """Whether this call about something in `guild` is affected."""
        return (
            self.times > 0
            and self.method in ("*", method)
            and self.guild in (None, guild)
            and self._matches_path(path) is not None
        )

    async def apply(self) -> None:
        """Delays the call, and makes it fail if there is a `status`.

        Raises:
            ApiError: the failure.
        """
        self.times -= 1
        if self.times == 0:
            self.done.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.released.wait(), self.delay)
        if self.status == 429:
            headers = {"X-RateLimit-Global": "true"} if self.scope == "global" else {}
            raise rate_limited(self.retry_after, headers | {"X-RateLimit-Scope": self.scope}, self.code)
        if self.status is not None:
            raise ApiError(self.status, self.code, f"{self.status}: the sandbox was told to fail")
