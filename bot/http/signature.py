"""Checks that a request comes from Discord, and for the first time."""

import time
from collections.abc import Callable

from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

SIGNATURE_HEADER, TIMESTAMP_HEADER = "x-signature-ed25519", "x-signature-timestamp"

WINDOW = 60.0
"""Seconds by which the time of a request may differ from this machine's. Discord waits three seconds for an answer, so
most of this allows for inexact clocks."""

LONGEST_TIMESTAMP = 20
"""The most digits of a timestamp in seconds."""


class InvalidSignature(Exception):
    """Discord has not signed this request with this body and time."""


class OutsideWindow(InvalidSignature):
    """Discord has signed the request, but too long before or after now.

    Args:
        seconds: how long ago that was.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__(f"signed {seconds:.0f} s ago")
        self.seconds = seconds


class SignatureCheck:
    """Checks Ed25519 signatures with the application's public key.

    Raises ValueError unless the key has 64 hexadecimal digits.

    Args:
        clock: returns seconds since the epoch; replaced in tests.
    """

    def __init__(self, public_key: str, clock: Callable[[], float] = time.time) -> None:
        self._key = VerifyKey(bytes.fromhex(public_key))
        self._clock = clock

    def check(self, signature: str, timestamp: str, body: bytes) -> bytes:
        """Returns the signature. Raises InvalidSignature, or OutsideWindow if it was not made about now."""
        if not (timestamp.isascii() and timestamp.isdecimal() and len(timestamp) <= LONGEST_TIMESTAMP):
            raise InvalidSignature("no time")
        try:
            signed = bytes.fromhex(signature)
            self._key.verify(timestamp.encode() + body, signed)
        except (CryptoError, ValueError) as error:
            raise InvalidSignature("no valid signature") from error
        if abs(age := self._clock() - int(timestamp)) > WINDOW:
            raise OutsideWindow(age)
        return signed


class Replays:
    """The signatures of recent requests, so that a request counts once in this process.

    A load balancer may repeat a request, and so might somebody who reads the traffic. If a repeated request reaches
    another process, the store refuses a second move with the same interaction id, and Discord a second answer.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[bytes, float] = {}
        """When each signature was first seen, oldest first."""

    def is_new(self, signature: bytes) -> bool:
        """Returns whether this signature is new, and notes it."""
        now = self._clock()
        while self._seen and self._seen[oldest := next(iter(self._seen))] < now - 2 * WINDOW:
            del self._seen[oldest]
        if signature in self._seen:
            return False
        self._seen[signature] = now
        return True
