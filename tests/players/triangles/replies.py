"""Reads a compiled search's replies about states, number by number."""

import struct
from dataclasses import dataclass

from bot.games.triangles.tiles import Tile
from bot.players.triangles.messages import NUMBERED


@dataclass
class Reply:
    """A reply and the position up to which it has been read."""

    reply: bytes
    at: int = 0

    @property
    def rest(self) -> bytes:
        return self.reply[self.at :]

    def numbers(self, layout: str) -> tuple[int, ...]:
        """Returns the next numbers, in the notation of `struct`."""
        numbers = struct.Struct(f"<{layout}")
        self.at += numbers.size
        return numbers.unpack_from(self.reply, self.at - numbers.size)

    def tiles(self) -> tuple[Tile, ...]:
        """Returns the next set of tiles in ascending order."""
        (count,) = self.numbers("B")
        return tuple(sorted(NUMBERED[number] for number in self.numbers(f"{count}B")))
