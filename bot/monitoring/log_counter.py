"""Counts the lines of the log by level, so that an alert can tell of errors."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class LogCounter(logging.Handler):
    """Calls `count` with the level of each line that is logged."""

    def __init__(self, count: Callable[[str], object]) -> None:
        super().__init__()
        self._count = count

    def emit(self, record: logging.LogRecord) -> None:
        self._count(record.levelname.lower())


@contextmanager
def counted_log_lines(count: Callable[[str], object]) -> Iterator[None]:
    """Counts the lines that are logged inside of the block."""
    counter, root = LogCounter(count), logging.getLogger()
    root.addHandler(counter)
    try:
        yield
    finally:
        root.removeHandler(counter)
