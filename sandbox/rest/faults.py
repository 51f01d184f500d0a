"""Troubles that tests make: a route that is rate limited, broken or slow for a while."""

import asyncio
import re
from dataclasses import dataclass, field
from fnmatch import translate

from sandbox.protocol.errors import ApiError, rate_limited


@dataclass
class Fault:
    """What goes wrong with the next `times` calls of `method` (`*`: any) whose path fits `path` (`*`: anything).

    Each is answered `delay` seconds late; with `status` 429 it is rate limited for `retry_after` seconds, with another it
    fails so, without one it goes well; `code` is Discord's own for it. `done` says when it has used itself up.
    """

    method: str
    path: str
    status: int | None = None
    code: int = 0
    delay: float = 0.0
    retry_after: float = 0.1
    times: int = 1
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self._fits = re.compile(translate(self.path)).match

    def concerns(self, method: str, path: str) -> bool:
        """Whether this call is in trouble."""
        return self.times > 0 and self.method in ("*", method) and self._fits(path) is not None

    async def strike(self) -> None:
        """Let it happen once.

        Raises:
            ApiError: the failure, if it is one.
        """
        self.times -= 1
        if self.times == 0:
            self.done.set()
        await asyncio.sleep(self.delay)
        if self.status == 429:
            raise rate_limited(self.retry_after, {"X-RateLimit-Scope": "user"}, self.code)
        if self.status is not None:
            raise ApiError(self.status, self.code, f"{self.status}: the sandbox was told to fail")
