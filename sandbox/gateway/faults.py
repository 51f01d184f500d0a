"""Injected faults: a gateway that closes sockets."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Stage: TypeAlias = Literal["connect", "identify", "resume"]
"""When a socket is closed: before HELLO, or instead of the answer to IDENTIFY or RESUME."""


@dataclass
class GatewayFault:
    """Closes the next `times` sockets that reach this stage with a close code."""

    stage: Stage
    code: int
    times: int = 1
