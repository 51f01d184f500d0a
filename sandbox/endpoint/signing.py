"""Ed25519 signatures of requests to the interactions endpoint, valid ones and invalid ones."""

import hashlib
import time

from nacl.signing import SigningKey

SIGNATURE, TIMESTAMP = "X-Signature-Ed25519", "X-Signature-Timestamp"

Headers = dict[str, str]


class RequestSigner:
    """Signs requests with the key of an application.

    The key is derived from the application's id, so it is the same at each start of the sandbox. `public_key` is in
    hex, like the application's `verify_key`.
    """

    def __init__(self, application: str) -> None:
        self._key = _key_of(f"sandbox application {application}")
        self._other_key = _key_of("sandbox, a key of nobody")
        self.public_key = self._key.verify_key.encode().hex()

    def headers(self, body: bytes, timestamp: str = "") -> Headers:
        """Returns the headers of a signed request; `timestamp` is in Unix seconds, "" means now.

        Now is the machine's time, since the bot's process does not know when a test moves the sandbox's clock forward.
        """
        timestamp = timestamp or str(int(time.time()))
        return {SIGNATURE: _signed(self._key, timestamp, body), TIMESTAMP: timestamp}

    def invalid_headers(self, body: bytes, *, malformed: bool) -> list[Headers]:
        """Returns headers that an endpoint has to refuse, one set of each kind.

        They are signed with another key, for another body, and for another time. With `malformed` these follow: a
        signature that is too short, one that is not hex, no signature, and no timestamp.
        """
        now = str(int(time.time()))
        valid = _signed(self._key, now, body)
        invalid = [
            {SIGNATURE: _signed(self._other_key, now, body), TIMESTAMP: now},
            {SIGNATURE: _signed(self._key, now, body + b" "), TIMESTAMP: now},
            {SIGNATURE: valid, TIMESTAMP: str(int(now) + 1)},
        ]
        if malformed:
            invalid += [
                {SIGNATURE: valid[:-2], TIMESTAMP: now},
                {SIGNATURE: "x" * len(valid), TIMESTAMP: now},
                {TIMESTAMP: now},
                {SIGNATURE: valid},
            ]
        return invalid


def _key_of(name: str) -> SigningKey:
    return SigningKey(hashlib.sha256(name.encode()).digest())


def _signed(key: SigningKey, timestamp: str, body: bytes) -> str:
    return key.sign(timestamp.encode() + body).signature.hex()
