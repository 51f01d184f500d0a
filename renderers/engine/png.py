"""A picture as PNG: a palette, a byte for each pixel and no filter, for palette indices pack best as they are.

A PNG is put together from strips that were packed one by one: whoever keeps them need not pack what stays as it was.
Where ISA-L is missing, zlib packs the strips: that takes less time than Pillow's own writer, and strips can be kept.
"""

from collections.abc import Iterable
from struct import pack
from types import ModuleType
from typing import NamedTuple
from zlib import DEFLATED, MAX_WBITS, Z_SYNC_FLUSH, crc32

from PIL import Image

from renderers.engine.compression import DEFLATE
from renderers.engine.scene import Size

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BITS_IN_A_PALETTE = bytes((8, 3, 0, 0, 0))
_ZLIB_HEADER = b"\x78\x01"
_EMPTY_LAST_BLOCK = b"\x03\x00"
_ADLER = 65521  # the prime by which Adler-32 divides its sums

_LEVEL = 2  # measured: ISA-L's 3 takes eight times as long and packs worse; zlib's 1 is as slow and packs worse


class Strip(NamedTuple):
    """Some whole rows of a picture. chunk: their part of the PNG. checksum, length: of their bytes before packing."""

    chunk: bytes
    checksum: int
    length: int


def packed(image: Image.Image, deflate: ModuleType = DEFLATE) -> Strip:
    """The strip of palette indices (mode "L"), packed by zlib or a module that offers the same."""
    # every row a byte wider than the picture, and a byte before all: so each row begins with its filter, 0 for none
    rows = memoryview(image.tobytes("raw", "L", image.width + 1, 1))[:-1]
    compressor = deflate.compressobj(_LEVEL, DEFLATED, -MAX_WBITS)
    # the flush ends the strip on a whole byte, where another one can follow
    body = compressor.compress(b"\0") + compressor.compress(rows) + compressor.flush(Z_SYNC_FLUSH)
    return Strip(_chunk(b"IDAT", body), deflate.adler32(rows, deflate.adler32(b"\0")), 1 + len(rows))


def png(size: Size, colours: bytes, strips: Iterable[Strip]) -> bytes:
    """The picture that the strips give from the top down, in a palette of R, G, B bytes."""
    chunks, checksum = [_chunk(b"IDAT", _ZLIB_HEADER)], 1
    for strip in strips:
        chunks.append(strip.chunk)
        checksum = joined(checksum, strip.checksum, strip.length)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", pack(">II", *size) + _EIGHT_BITS_IN_A_PALETTE),
            _chunk(b"PLTE", colours),
            *chunks,
            _chunk(b"IDAT", _EMPTY_LAST_BLOCK + pack(">I", checksum)),
            _chunk(b"IEND", b""),
        )
    )


def joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of bytes in two parts, from those of the parts and the length of the second."""
    (high, low), (second_high, second_low) = divmod(first, 1 << 16), divmod(second, 1 << 16)
    # the low half begins at 1 and adds up bytes, the high half adds up the low halves after each byte
    gained = low - 1
    return (high + second_high + length * gained) % _ADLER << 16 | (second_low + gained) % _ADLER


def _chunk(kind: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + kind + body + pack(">I", crc32(body, crc32(kind)))
