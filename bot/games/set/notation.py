"""The moves as words: `call`, `take a1 b3 d2`, `none`, `more`, `next`, `refill`."""

import re

from bot.games.base import UnreadableMove

WORDS = re.compile(r"call|none|more|next|refill|take(?: [a-z]{1,2}[1-4]){3}")


def read(move: str) -> tuple[str, tuple[str, ...]]:
    """The verb, and for `take` the three slots. Raises UnreadableMove for other words."""
    if WORDS.fullmatch(move) is None:
        raise UnreadableMove("set-unreadable")
    verb, *slots = move.split(" ")
    return verb, tuple(slots)
