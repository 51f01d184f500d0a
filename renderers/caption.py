"""The words around a picture, already in the reader's language."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    """Someone at the table. The seat decides shape and colour, the name its initial."""

    name: str
    seat: int


@dataclass(frozen=True)
class Caption:
    """player: whose turn it is, or who won; None for a draw. note: "to move", "wins", "draw". aside: "Move 7"."""

    player: Player | None
    note: str
    aside: str
