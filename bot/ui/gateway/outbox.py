"""Requests that are better sent late than never: they are retried for as long as Discord is away."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

import structlog
from structlog.contextvars import clear_contextvars

from bot.retry import Backoff
from bot.sessions.service import StoreUnavailable
from bot.sessions.timers.timers import Now, Schedule, Timer
from bot.ui.gateway.send_errors import NOT_SENT, has_refused

log = structlog.get_logger()

FIRST_DELAY, LONGEST_DELAY = 1.0, 120.0
"""Seconds: the delay before the first retry, and the longest delay between two retries."""

GIVEN_UP_AFTER = 86_400_000
"""Milliseconds after the first attempt: by then the message itself must be what makes Discord fail."""

Attempt: TypeAlias = Callable[[], Awaitable[object]]
"""Sends a message in its current form, or does nothing if it is no longer relevant. Raises what sending raises."""


def away_backoff() -> Backoff:
    """Returns the delays between attempts while Discord is away."""
    return Backoff(FIRST_DELAY, LONGEST_DELAY)


class Outbox:
    """Repeats attempts until Discord has accepted or refused them: the first at once, the others after growing delays.

    Between two attempts there is no task, only a timer. Timers are in memory: what must outlive a restart has a due row
    in the store, or can be derived from it. Attempts obey the limits of all requests, so Discord is not flooded once it
    is back. Their errors are logged as an outage, for which the log has one line a minute in total.

    Args:
        now: the clock of the timers.
    """

    def __init__(self, now: Now, schedule: Schedule) -> None:
        self._now = now
        self._schedule = schedule
        self._timers: dict[str, Timer] = {}
        self._failing: dict[str, tuple[Backoff, int]] = {}
        """The keys whose attempts have failed: their next delays, and when they first failed, ms since the epoch."""
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    def __contains__(self, key: str) -> bool:
        """Returns whether an attempt with this key waits for its timer."""
        return key in self._timers

    def send(self, key: str, attempt: Attempt, *, after: float = 0.0) -> None:
        """Makes an attempt soon, and again for as long as Discord or the store is away.

        It replaces a waiting attempt with the same key. Running attempts with the same key may overlap.

        Args:
            key: one word for what is sent, then what it is for; only the word is logged.
            after: seconds until the first attempt.
        """
        self._cancel(key)
        if self._closed:
            return
        if after:
            self._later(key, attempt, after)
        else:
            self._start(key, attempt)

    def close(self) -> None:
        """Cancels running and waiting attempts; nothing is sent from now on."""
        self._closed = True
        for key in [*self._timers]:
            self._cancel(key)
        for task in self._running:
            task.cancel()

    def _cancel(self, key: str) -> None:
        if (timer := self._timers.pop(key, None)) is not None:
            timer.cancel()

    def _later(self, key: str, attempt: Attempt, seconds: float) -> None:
        self._cancel(key)
        if not self._closed:
            at = self._now() + round(seconds * 1000)
            self._timers[key] = self._schedule(at, partial(self._fire, key, attempt))

    def _fire(self, key: str, attempt: Attempt) -> None:
        del self._timers[key]
        self._start(key, attempt)

    def _start(self, key: str, attempt: Attempt) -> None:
        task = asyncio.create_task(self._run(key, attempt))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _run(self, key: str, attempt: Attempt) -> None:
        clear_contextvars()  # of the interaction after which it was sent
        what = key.partition(" ")[0]
        try:
            await attempt()
        except (*NOT_SENT, StoreUnavailable) as error:
            log.info("not sent", what=what, why=error)
            backoff, since = self._failing.setdefault(key, (away_backoff(), self._now()))
            if not has_refused(error) and self._now() - since < GIVEN_UP_AFTER:
                self._later(key, attempt, backoff.next())
                return
        except Exception:  # a defect of ours, which another attempt would have as well
            log.exception("not sent", what=what)
        self._failing.pop(key, None)
