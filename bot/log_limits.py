"""Limits the lines of the log, however often something fails: an outage causes tens of thousands of errors.

The metrics count all lines, including omitted ones.
"""

import logging
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from bot.lru import LruCache
from bot.service_errors import service_away

INTERVAL = 60.0
"""Seconds for which a limit holds after a line."""

LINES = 10
"""How often the same event may be logged within an INTERVAL."""

EVENTS = 500
"""The most events that are remembered; libraries may put numbers into theirs, which makes each a new one."""

LONGEST_EVENT = 80


@dataclass
class _Lines:
    """The number of lines that an event has had since a moment."""

    since: float
    count: int = 0


class LineLimits(logging.Filter):
    """Passes LINES lines per event and INTERVAL, and a single line for all errors that an outage of a service causes.

    The line about an outage has no traceback. An event's next line says how many were left out.

    Args:
        clock: replaced in tests.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._events = LruCache[str, _Lines](EVENTS)

    def filter(self, record: logging.LogRecord) -> bool:
        error, service = error_of(record), service_of(record)
        passed, left_out = self._pass(service or _event(record), LINES if service is None else 1)
        if passed and service is not None and error is not None:
            _set(record, service=service, why=error)
        if passed and left_out:
            _set(record, left_out=left_out)
        return passed

    def _pass(self, event: str, most: int) -> tuple[bool, int]:
        """Returns whether a line is logged, and how many were left out before it."""
        now = self._clock()
        lines, left_out = self._events.get(event), 0
        if lines is None or now - lines.since >= INTERVAL:
            left_out = 0 if lines is None else max(0, lines.count - most)
            lines = self._events[event] = _Lines(now)
        lines.count += 1
        return lines.count <= most, left_out


def error_of(record: logging.LogRecord) -> BaseException | None:
    """Returns the error that a line is about: its exception, or an error among its values."""
    fields = _fields(record)
    shown = fields.get("exc_info") or record.exc_info
    if shown is True:
        shown = sys.exc_info()
    if isinstance(shown, tuple):
        shown = shown[1]
    values = (shown, *fields.values(), *(record.args if isinstance(record.args, tuple) else ()))
    return next((value for value in values if isinstance(value, BaseException)), None)


def service_of(record: logging.LogRecord) -> str | None:
    """Returns the service whose outage a line is about; None if it is about something else."""
    known: dict[str, str | None] = vars(record)  # `_set` removes the error of a line about an outage
    if "service" not in known:
        error = error_of(record)
        known["service"] = None if error is None else service_away(error)
    return known["service"]


def _set(record: logging.LogRecord, **fields: object) -> None:
    """Adds values to a line, and removes its traceback if it is about an outage."""
    if isinstance(record.msg, dict):  # a line from structlog
        without = {name: value for name, value in record.msg.items() if name != "exc_info" or "why" not in fields}
        record.msg = {**without, **fields}
        return
    record.msg = f"{record.getMessage()} {' '.join(f'{name}={value!r}' for name, value in fields.items())}"
    record.args = ()
    if "why" in fields:
        record.exc_info = None


def _fields(record: logging.LogRecord) -> dict[str, object]:
    return record.msg if isinstance(record.msg, dict) else {}


def _event(record: logging.LogRecord) -> str:
    """Returns the part of a line that lines from the same place in the code share."""
    event = str(_fields(record).get("event") or record.msg)
    return f"{record.name} {event.partition(chr(10))[0][:LONGEST_EVENT]}"
