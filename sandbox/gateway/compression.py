"""Compression of the frames that the gateway sends.

In: the `compress` parameter of the gateway's address. Out: a function from a frame's text to the message to send.
"""

import importlib
import zlib
from collections.abc import Callable
from typing import Any, TypeAlias

from sandbox.gateway.opcodes import CloseCode, ProtocolError

Compress: TypeAlias = Callable[[str], str | bytes]
"""A function from a frame's text to the message to send; bytes are sent as a binary message."""

PACKET_THRESHOLD = 1024
"""The least length of texts that are compressed for a client that has asked for that in IDENTIFY. Discord documents
only that some payloads are compressed and some are not."""


def transport_compression(name: str | None) -> Compress | None:
    """Returns the compression with this name and a new context, for one socket; None without a name.

    Raises:
        ProtocolError: 4002 for another name, and for `zstd-stream` where Python has no library for it.
    """
    match name:
        case None:
            return None
        case "zlib-stream":
            return _zlib_stream()
        case "zstd-stream":
            if compress := zstd_stream():
                return compress
            raise ProtocolError(CloseCode.DECODE_ERROR, "zstd-stream needs Python 3.14 or the package zstandard here")
        case _:
            raise ProtocolError(CloseCode.DECODE_ERROR, "Unknown compression")


def payload_compression(text: str) -> str | bytes:
    """Compresses a long text by itself, as Discord does for clients that set `compress` in IDENTIFY."""
    return zlib.compress(text.encode()) if len(text) >= PACKET_THRESHOLD else text


def _zlib_stream() -> Compress:
    context = zlib.compressobj(level=1)
    return lambda text: context.compress(text.encode()) + context.flush(zlib.Z_SYNC_FLUSH)


def zstd_stream() -> Compress | None:
    """Returns a compression whose messages do not end the zstd frame; None if no library is installed."""
    library: Any
    try:
        library = importlib.import_module("compression.zstd")
    except ImportError:
        pass
    else:
        stream = library.ZstdCompressor()
        return lambda text: bytes(stream.compress(text.encode(), mode=stream.FLUSH_BLOCK))
    try:
        library = importlib.import_module("zstandard")
    except ImportError:
        return None
    context = library.ZstdCompressor().compressobj()
    return lambda text: bytes(context.compress(text.encode()) + context.flush(library.COMPRESSOBJ_FLUSH_BLOCK))
