"""The words around a picture, already in the reader's language."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Player:
    """Someone at the table. The seat decides shape and colour, the name its initial."""

    name: str
    seat: int


class Texts(Protocol):
    """The words of one language."""

    def __call__(self, key: str, **args: str | int) -> str:
        """The text of this key with its arguments filled in."""
        ...


def bare(key: str, **args: str | int) -> str:
    """Texts of no language: the key and its arguments."""
    return " ".join([key, *map(str, args.values())])


@dataclass(frozen=True)
class Caption:
    """player: whose turn it is, or who won; None for a draw. note: "to move", "wins", "draw". aside: "Move 7".

    players: everybody at the table, by seat. texts: for what a board itself has to say.
    """

    player: Player | None
    note: str
    aside: str
    players: tuple[Player, ...] = ()
    texts: Texts = bare

    def at(self, seat: int) -> Player:
        """Who sits there; someone without a name, where nobody has been told."""
        return next((player for player in self.players if player.seat == seat), Player("", seat))
