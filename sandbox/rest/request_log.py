"""What a bot has requested, for tests and measurements."""

import time
from collections import Counter, deque
from dataclasses import dataclass, field


@dataclass
class RequestLog:
    """The requests made with one token, or without any.

    Attributes:
        answers: how many there were, by method, route (the path with `{names}`) and status.
        busiest_second: the most of them that came within a second, without those that the global limit doesn't count.
    """

    answers: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    busiest_second: int = 0
    _last_second: deque[float] = field(default_factory=deque)

    def arrived(self) -> None:
        """Notes when a request arrived that the global limit counts."""
        now = time.monotonic()
        self._last_second.append(now)
        while self._last_second[0] <= now - 1:
            self._last_second.popleft()
        self.busiest_second = max(self.busiest_second, len(self._last_second))

    def count(self, method: str = "", route: str = "", status: int = 0) -> int:
        """Returns the number of requests; only those of a method, of a route, or with a status, if they are given."""
        return sum(
            number
            for (one_method, one_route, one_status), number in self.answers.items()
            if method in ("", one_method) and route in ("", one_route) and status in (0, one_status)
        )
