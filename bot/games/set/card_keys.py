"""The keys of the cards on the table, in the picture's rows."""

from collections.abc import Sequence

from bot.games.base import Event, Key, KeyGrid
from bot.games.set.table import PLACES, ROWS, SLOTS

LONGEST_ROW = 5
"""The most keys that stand side by side in a message."""

MOST_KEYS = 21
"""The most cards on a table of honest players (RULES 004 [D6]), and the most that a message has room for."""


def key_grid(width: int, count: int, chosen: Sequence[str]) -> KeyGrid:
    """Returns a row of keys for each row of cards, and one for each column from LONGEST_ROW on.

    Args:
        width: the number of columns that are filled row by row.
        count: the number of the table's slots; those of an incomplete column have keys, too.
        chosen: the names of the slots chosen so far; their keys take the choice back.
    """
    rows: dict[int, dict[int, Key]] = {}
    complete = len(ROWS) * max(width, -(-count // len(ROWS)))
    for name, (row, column) in zip(SLOTS[width][:complete], PLACES[width], strict=False):
        beyond = column - LONGEST_ROW
        line, at = (row, column) if beyond < 0 else (len(ROWS) + beyond, row)
        rows.setdefault(line, {})[at] = _key(name, chosen)
    return tuple(tuple(key for _, key in sorted(rows[line].items())) for line in sorted(rows))


def _key(name: str, chosen: Sequence[str]) -> Key:
    words = [one for one in chosen if one != name] if name in chosen else [*chosen, name]
    return Key(" ".join(["take", *words]), Event("set-key", args={"slot": name}), chosen=name in chosen)
