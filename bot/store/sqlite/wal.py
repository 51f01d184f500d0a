"""Finds a flipped bit in the WAL. SQLite takes it for the WAL's end, and would forget all later commits.

Each frame has a checksum over itself and all frames before it. If a frame does not fit its checksum, a single bit was
flipped in it, or the last write was cut off there, or an older WAL continues there. A cut-off write can look like a
flipped bit, since the sums depend little on the highest bits of a word (a counter that is one too small is enough); but
then the rest of its transaction, which was not acknowledged, is seldom there. So a bit counts as flipped if the frames
from there to the end of the transaction are whole. SQLite's documentation describes the format ("WAL-index and WAL file
format").
"""

import struct
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Literal, TypeAlias

HEADER_BYTES, FRAME_HEADER_BYTES = 32, 24
"""The header has a magic number, a version, the size of a page, a counter, two salts and two sums; a frame's header has
the number of its page, the size of the database, the two salts and two sums."""

MASK = (1 << 32) - 1
START = (0, 0)

Sums: TypeAlias = tuple[int, int]
Order: TypeAlias = Literal["little", "big"]


def wal_of(path: Path) -> Path:
    """Returns the file with the committed changes that are not yet in the database's own file."""
    return path.with_name(f"{path.name}-wal")


def flipped_at(wal: Path) -> int | None:
    """Returns the offset in a WAL of the frame or header with a flipped bit; None if there is none.

    Blocks, 25 ms for each MB. Raises OSError.
    """
    if not wal.exists():
        return None
    with wal.open("rb") as file:
        header = file.read(HEADER_BYTES)
        if len(header) < HEADER_BYTES:
            return None
        order: Order = "big" if header[3] & 1 else "little"
        if _sums(header[:-8], order, START) == _stored(header[-8:]):
            return _flipped_frame(file, header, order)
        # The flipped bit may be the one that tells the byte order.
        flipped = any(_is_flipped(header[:-8], header[-8:], one, START) for one in ("little", "big"))
        return 0 if flipped else None


def _flipped_frame(file: BinaryIO, header: bytes, order: Order) -> int | None:
    salts, sums = header[16:24], _stored(header[-8:])
    size = FRAME_HEADER_BYTES + int.from_bytes(header[8:12])
    while len(frame := file.read(size)) == size:
        summed, before = _summed(frame), sums
        found, stored = frame[8:16], frame[16:FRAME_HEADER_BYTES]
        sums = _sums(summed, order, before)
        if found == salts and sums == _stored(stored):
            continue
        flipped = (
            _one_bit_apart(found, salts)
            if sums == _stored(stored)
            else found == salts and _is_flipped(summed, stored, order, before)
        )
        if not flipped:
            return None
        at, rest = file.tell() - size, file.read()
        later = [rest[start : start + size] for start in range(0, len(rest) - size + 1, size)]
        # The flipped bit is in the sums, or in the bytes that they cover.
        whole = _ends(frame) or any(_end_whole(later, salts, order, one) for one in (sums, _stored(stored)))
        return at if whole else None
    return None


def _end_whole(frames: Iterable[bytes], salts: bytes, order: Order, sums: Sums) -> bool:
    """Returns whether these frames, up to the end of a transaction, fit the sums before them."""
    for frame in frames:
        sums = _sums(_summed(frame), order, sums)
        if frame[8:16] != salts or sums != _stored(frame[16:FRAME_HEADER_BYTES]):
            return False
        if _ends(frame):
            return True
    return False


def _ends(frame: bytes) -> bool:
    """Returns whether a frame is the last of its transaction: only then it has the size of the database."""
    return any(frame[4:8])


def _summed(frame: bytes) -> bytes:
    """Returns the bytes of a frame that its sums cover."""
    return frame[:8] + frame[FRAME_HEADER_BYTES:]


def _is_flipped(summed: bytes, stored: bytes, order: Order, before: Sums) -> bool:
    """Returns whether one flipped bit explains why these bytes and their stored sums do not fit.

    The sums are linear: if a word changes by some amount, the two sums change by that amount times two factors, which
    depend on how many words follow it.
    """
    sums = _sums(summed, order, before)
    if _one_bit_apart(struct.pack(">2I", *sums), stored):
        return True
    words, missing = (
        _words(summed, order),
        tuple((to - by) & MASK for to, by in zip(_stored(stored), sums, strict=True)),
    )
    first, second = (1, 1), (0, 1)  # the factors of the two words of a step
    for step in range(len(words) - 2, -1, -2):
        for word, (one, other) in ((words[step], first), (words[step + 1], second)):
            for bit in range(32):
                change = -(1 << bit) if word >> bit & 1 else 1 << bit
                if (change * one & MASK, change * other & MASK) == missing:
                    return True
        first, second = _a_step_later(first), _a_step_later(second)
    return False


def _a_step_later(sums: Sums) -> Sums:
    """Returns the factors of a word that is followed by one more step."""
    return (sums[0] + sums[1]) & MASK, (sums[0] + 2 * sums[1]) & MASK


def _sums(data: bytes, order: Order, sums: Sums) -> Sums:
    """Returns the checksum of SQLite's WAL over these bytes, from the sums so far."""
    one, other = sums
    words = iter(_words(data, order))
    for first, second in zip(words, words, strict=True):
        one = (one + first + other) & MASK
        other = (other + second + one) & MASK
    return one, other


def _words(data: bytes, order: Order) -> tuple[int, ...]:
    return struct.unpack(f"{'<' if order == 'little' else '>'}{len(data) // 4}I", data)


def _stored(sums: bytes) -> Sums:
    one, other = struct.unpack(">2I", sums)
    return one, other


def _one_bit_apart(one: bytes, other: bytes) -> bool:
    return (int.from_bytes(one) ^ int.from_bytes(other)).bit_count() == 1
