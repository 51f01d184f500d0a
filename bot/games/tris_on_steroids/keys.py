"""The keys of a turn: the lines that may be cleared, and the cards where they lie in the grid (RULES 000.8-11)."""

from collections.abc import Sequence

from bot.games.base import Event, Key, KeyGrid
from bot.games.tris_on_steroids.faces import Face
from bot.games.tris_on_steroids.layout import LAYOUTS


def line_keys(side: int) -> KeyGrid:
    """Returns the columns, the rows and the two diagonals."""
    keys = [Key(f"clear {line}", _line_label(line)) for line in LAYOUTS[side].lines]
    return tuple(keys[side : 2 * side]), tuple(keys[:side]), tuple(keys[2 * side :])


def _line_label(line: str) -> Event:
    kind, place = line.split()
    return Event("tris_on_steroids-key-line", args={"kind": kind, "place": place})


def card_keys(verb: str, side: int, grid: Sequence[Face], acting: int | None) -> KeyGrid:
    """Returns the cards of the grid.

    Args:
        verb: of the move.
        grid: as a spectator sees it.
        acting: the cell marked.
    """
    keys = [
        _card_key(f"{verb} {cell}", face, acting=number == acting)
        for number, (cell, face) in enumerate(zip(LAYOUTS[side].cells, grid, strict=True))
    ]
    return tuple(tuple(keys[start : start + side]) for start in range(0, len(keys), side))


def _card_key(words: str, face: Face, *, acting: bool) -> Key:
    """Returns a key with the symbol of a card that lies face up, or the name of the cell of one face down.

    Both together would make some keys wider than others, and the columns ragged.
    """
    if not face.up or not face.symbol:
        return Key(words, chosen=acting)
    label = Event("tris_on_steroids-key-card", args={"symbol": face.symbol})
    return Key(words, label, chosen=acting, emoji=f"card_{face.symbol}")
