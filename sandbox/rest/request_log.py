"""A log of a bot's requests, for tests and measurements."""

import time
from bisect import bisect_right
from collections import Counter, deque
from dataclasses import dataclass, field

ARRIVALS_KEPT = 100_000


@dataclass
class RequestLog:
    """The requests made with one token, or without any.

    Attributes:
        answers: the number of answers by method, route (the path with `{names}`) and status.
    """

    answers: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    _arrivals: deque[tuple[float, str, str]] = field(default_factory=lambda: deque(maxlen=ARRIVALS_KEPT))

    def arrived(self, method: str, route: str) -> None:
        """Notes that a request has arrived now."""
        self._arrivals.append((time.monotonic(), method, route))

    def count(self, method: str = "", route: str = "", status: int = 0) -> int:
        """Returns the number of requests, limited to a method, a route or a status if given."""
        return sum(
            number
            for (one_method, one_route, one_status), number in self.answers.items()
            if method in ("", one_method) and route in ("", one_route) and status in (0, one_status)
        )

    def busiest_second(self, method: str = "", route: str = "") -> int:
        """Returns the most requests within a second, limited to a method or a route if given."""
        times = [at for at, one, where in self._arrivals if method in ("", one) and route in ("", where)]
        return max((bisect_right(times, at + 1) - index for index, at in enumerate(times)), default=0)
