"""The messages between the bot and its workers: each is sent as its length and its pickle."""

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
    """The function's result, or (failure) the traceback of its error.

    Attributes:
        cpu_seconds: the CPU time of the call.
    """

    value: Any
    failure: str
    cpu_seconds: float
