"""Pictures to upload: PNGs of one colour, as large as the bot's pictures of a board."""

from struct import pack
from zlib import compress, crc32

NAME, OTHER_NAME = "probe.png", "other.png"
WIDTH, HEIGHT = 1100, 700
"""In pixels. 11:7 is the shape of the box that the desktop client fits a single picture into."""
FIRST, SECOND = (0x3B, 0x7D, 0xA5), (0xA5, 0x5D, 0x3B)
"""Two colours, so that a person sees which picture a message shows."""


def picture(colour: tuple[int, int, int] = FIRST) -> bytes:
    """Returns a PNG in one colour, given as R, G, B."""
    header = pack(">II", WIDTH, HEIGHT) + bytes((1, 3, 0, 0, 0))  # one bit a pixel, in a palette
    rows = bytes(1 + (WIDTH + 7) // 8) * HEIGHT
    chunks = ((b"IHDR", header), (b"PLTE", bytes(colour)), (b"IDAT", compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        pack(">I", len(body)) + kind + body + pack(">I", crc32(kind + body)) for kind, body in chunks
    )
