"""Whether a request comes from Discord, and comes for the first time."""

import time
from collections.abc import Callable

from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

SIGNATURE_HEADER, TIMESTAMP_HEADER = "x-signature-ed25519", "x-signature-timestamp"

WINDOW = 60.0
"""Seconds by which the time of a request may differ from this machine's. Discord waits three seconds for an answer, so
most of this is for clocks that are not set exactly."""

LONGEST_TIMESTAMP = 20
"""Digits of a timestamp in seconds."""


class InvalidSignature(Exception):
    """The request was not signed by Discord, or not for its body and its time."""


class OutsideWindow(InvalidSignature):
    """Discord has signed the request, but at another time.

    Args:
        seconds: how much earlier that was.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__(f"signed {seconds:.0f} s ago")
        self.seconds = seconds


class SignatureCheck:
    """Checks Ed25519 signatures with the application's public key, which is 64 hexadecimal digits.

    Raises ValueError for another one.

    Args:
        clock: seconds since the epoch, replaced in tests.
    """

    def __init__(self, public_key: str, clock: Callable[[], float] = time.time) -> None:
        self._key = VerifyKey(bytes.fromhex(public_key))
        self._clock = clock

    def check(self, signature: str, timestamp: str, body: bytes) -> bytes:
        """Returns the signature. Raises InvalidSignature, and OutsideWindow for one of another time than now."""
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

    A load balancer may repeat a request, and so might somebody who reads the traffic. Other processes do not know of
    it: there the store refuses a second move with the id of one interaction, and Discord a second answer.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[bytes, float] = {}
        """When each signature was first seen, the oldest first."""

    def is_new(self, signature: bytes) -> bool:
        """Returns whether this signature is seen for the first time; notes it."""
        now = self._clock()
        while self._seen and self._seen[oldest := next(iter(self._seen))] < now - 2 * WINDOW:
            del self._seen[oldest]
        if signature in self._seen:
            return False
        self._seen[signature] = now
        return True
