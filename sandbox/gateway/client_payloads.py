"""The data of the frames with which a client gets a session, with their types checked."""

from dataclasses import dataclass
from typing import TypeGuard

from sandbox.gateway.intents import MAX_INTENTS
from sandbox.gateway.opcodes import CloseCode, ProtocolError
from sandbox.protocol.encoding import Json

MAX_BYTES = 4096
"""The longest frame that a client may send."""
MIN_LARGE_THRESHOLD, MAX_LARGE_THRESHOLD = 50, 250


def json_object(data: object) -> Json:
    """Returns `data` if it is a JSON object.

    Raises:
        ProtocolError: 4002 if it is not.
    """
    if not isinstance(data, dict):
        raise ProtocolError(CloseCode.DECODE_ERROR)
    return data


def is_integer(value: object) -> TypeGuard[int]:
    """Whether this is a JSON number without a fraction."""
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True)
class Identify:
    """The data of IDENTIFY.

    `shard` is the shard's number and the number of shards; None if the client has sent none. Discord accepts any value
    of `compress`, since oceanic.js sends the name of its transport compression; only `true` counts.
    """

    token: str
    intents: int
    shard: tuple[int, int] | None
    compress: bool
    large_threshold: int

    @classmethod
    def read(cls, data: object) -> "Identify":
        """Reads the data of the frame.

        Raises:
            ProtocolError: 4002 for a missing token or missing properties, and for wrong types; 4013 for missing or
                unknown intents; 4010 for an impossible shard.
        """
        sent = json_object(data)
        token, properties, intents = sent.get("token"), sent.get("properties"), sent.get("intents")
        large_threshold = sent.get("large_threshold", MIN_LARGE_THRESHOLD)
        if not (isinstance(token, str) and isinstance(properties, dict)):
            raise ProtocolError(CloseCode.DECODE_ERROR)
        if not is_integer(large_threshold):
            raise ProtocolError(CloseCode.DECODE_ERROR)
        if not is_integer(intents) or not 0 <= intents <= MAX_INTENTS:
            raise ProtocolError(CloseCode.INVALID_INTENTS)
        clamped = min(max(large_threshold, MIN_LARGE_THRESHOLD), MAX_LARGE_THRESHOLD)
        return cls(token, intents, _shard(sent.get("shard")), sent.get("compress") is True, clamped)


@dataclass(frozen=True)
class Resume:
    """The data of RESUME; `sequence` is the number of the last event that the client has received."""

    token: str
    session: str
    sequence: int

    @classmethod
    def read(cls, data: object) -> "Resume":
        """Reads the data of the frame.

        Raises:
            ProtocolError: 4002 if a field is missing or has a wrong type.
        """
        sent = json_object(data)
        token, session, sequence = sent.get("token"), sent.get("session_id"), sent.get("seq")
        if not (isinstance(token, str) and isinstance(session, str) and is_integer(sequence)):
            raise ProtocolError(CloseCode.DECODE_ERROR)
        return cls(token, session, sequence)


def _shard(sent: object) -> tuple[int, int] | None:
    match sent:
        case None:
            return None
        case [int(number), int(of)] if 0 <= number < of and is_integer(number) and is_integer(of):
            return number, of
        case _:
            raise ProtocolError(CloseCode.INVALID_SHARD)
