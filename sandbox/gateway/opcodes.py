"""Opcodes and close codes of the gateway."""

from enum import IntEnum


class Opcode(IntEnum):
    """The type of a frame; names and numbers are Discord's."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_GUILD_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11
    REQUEST_SOUNDBOARD_SOUNDS = 31


class CloseCode(IntEnum):
    """Why a socket is closed; names and numbers are Discord's."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQ = 4007
    RATE_LIMITED = 4008
    SESSION_TIMED_OUT = 4009
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    INVALID_API_VERSION = 4012
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


NORMAL_CLOSES = (1000, 1001)
"""The close codes with which a client ends its session; after any other it can be resumed."""
INTERNAL_ERROR = 1011
"""The close code of a websocket whose server has failed."""


class ProtocolError(Exception):
    """The client has violated the protocol; its socket is closed with `code` and `reason`."""

    def __init__(self, code: int, reason: str = "") -> None:
        self.code = code
        self.reason = reason or CloseCode(code).name.replace("_", " ").capitalize()
        super().__init__(self.reason)
