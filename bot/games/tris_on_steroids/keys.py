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
        Key(f"{verb} {cell}", _card_label(face), chosen=number == acting)
        for number, (cell, face) in enumerate(zip(LAYOUTS[side].cells, grid, strict=True))
    ]
    return tuple(tuple(keys[start : start + side]) for start in range(0, len(keys), side))


def _card_label(face: Face) -> Event | None:
    """Returns the symbol of a card that lies face up; None, which stands for the name of the cell, for one face down.

    Both together would make some keys wider than others, and the columns ragged.
    """
    return Event("tris_on_steroids-key-card", args={"symbol": face.symbol}) if face.up and face.symbol else None
