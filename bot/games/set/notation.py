"""The words of a move: `call`, `take a1 b3 c2`, `none`, `late`, `more`, `next`, `refill`."""

import re

from bot.games.base import UnreadableMove

MOVE = re.compile(r"call|none|late|more|next|refill|take(?: [a-z]{1,2}[1-9][0-9]?){3}")


def read(move: str) -> tuple[str, tuple[str, ...]]:
    """Returns the verb, and for `take` the three slots. Raises UnreadableMove."""
    if MOVE.fullmatch(move) is None:
        raise UnreadableMove("set-unreadable")
    verb, *slots = move.split(" ")
    return verb, tuple(slots)
