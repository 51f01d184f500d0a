"""A second PNG decoder, which needs only zlib."""

from dataclasses import dataclass
from struct import unpack, unpack_from
from zlib import crc32, decompress

SIGNATURE = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Picture:
    """A picture with a palette. indices: a byte for each pixel, row by row. colours: R, G, B of each palette entry."""

    width: int
    height: int
    indices: bytes
    colours: tuple[tuple[int, int, int], ...]

    @property
    def pixels(self) -> bytes:
        """R, G and B of each pixel, row by row."""
        return b"".join(bytes(self.colours[index]) for index in self.indices)


def read(png: bytes) -> Picture:
    """Decodes a PNG with a palette. Raises ValueError if the bytes do not follow the specification."""
    chunks = _chunks(png)
    if chunks[0][0] != b"IHDR" or chunks[-1] != (b"IEND", b""):
        raise ValueError("a PNG begins with IHDR and ends with an empty IEND")
    width, height, *kind = unpack(">IIBBBBB", chunks[0][1])
    if kind != [8, 3, 0, 0, 0]:
        raise ValueError(f"not eight bits in a palette without interlace: {kind}")
    (palette,) = (body for name, body in chunks if name == b"PLTE")
    colours = tuple((palette[at], palette[at + 1], palette[at + 2]) for at in range(0, len(palette), 3))
    packed = decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
    if len(packed) != height * (width + 1):
        raise ValueError("not as many bytes as the picture has pixels")
    indices = _unfiltered(packed, width)
    if max(indices) >= len(colours):
        raise ValueError("a pixel names no colour of the palette")
    return Picture(width, height, indices, colours)


def _chunks(png: bytes) -> list[tuple[bytes, bytes]]:
    if not png.startswith(SIGNATURE):
        raise ValueError("no PNG signature")
    chunks, at = [], len(SIGNATURE)
    while at < len(png):
        length, kind = unpack_from(">I4s", png, at)
        body = png[at + 8 : at + 8 + length]
        if unpack_from(">I", png, at + 8 + length)[0] != crc32(kind + body):
            raise ValueError(f"wrong checksum of {kind!r}")
        chunks.append((kind, body))
        at += 12 + length
    return chunks


def _unfiltered(packed: bytes, width: int) -> bytes:
    rows: list[bytes] = []
    above = bytes(width)
    for start in range(0, len(packed), width + 1):
        row = bytearray(packed[start + 1 : start + 1 + width])
        match packed[start]:
            case 0:
                pass
            case 1:
                for x in range(1, width):
                    row[x] = (row[x] + row[x - 1]) % 256
            case 2:
                row = bytearray((one + other) % 256 for one, other in zip(row, above, strict=True))
            case other:
                raise ValueError(f"filter {other} is not expected of palette pictures")
        above = bytes(row)
        rows.append(above)
    return b"".join(rows)
