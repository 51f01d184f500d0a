"""What the bot and its workers send one another: each message is its length and its pickle."""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

HEADER = struct.Struct(">I")
"""The length of the message that follows, in bytes."""


@dataclass(frozen=True)
class Request:
    """A function to be called without arguments.

    Attributes:
        cpu_limit: the seconds of CPU time after which the worker ends.
    """

    work: Callable[[], Any]
    cpu_limit: float


@dataclass(frozen=True)
class Reply:
    """What the function returned, or (failure) the traceback of what it raised.

    Attributes:
        cpu_seconds: what the call took.
    """

    value: Any
    failure: str
    cpu_seconds: float
