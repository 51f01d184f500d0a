"""The texts around a picture, already in the reader's language."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class CaptionPlayer:
    """A player at the table. The seat decides shape and colour of the badge, the name its letter."""

    name: str
    seat: int


class CaptionTexts(Protocol):
    """The texts of one language."""

    def __call__(self, key: str, **args: str | int) -> str:
        """Returns the text of this key with its arguments filled in."""
        ...


def untranslated(key: str, **args: str | int) -> str:
    """Returns the key and its arguments: texts of no language."""
    return " ".join([key, *map(str, args.values())])


@dataclass(frozen=True)
class Caption:
    """The texts around a board, and what a picture needs to write its own.

    Attributes:
        player: who is on turn, or has won; None for a draw.
        status: "to move", "wins", "draw".
        players: everybody at the table, by seat.
        texts: for what the board itself says.
        moves: the number of the next move or, at the end, of all moves; None if it is not to be shown.
        changes: of the ratings, by seat, in a game that has ended; empty where it is not rated.
        over: whether nobody is on turn any more, though the position may not be the end of its game.
    """

    player: CaptionPlayer | None
    status: str
    players: tuple[CaptionPlayer, ...] = ()
    texts: CaptionTexts = untranslated
    moves: int | None = None
    over: bool = False
    changes: tuple[int | None, ...] = ()

    def player_at(self, seat: int) -> CaptionPlayer:
        """Returns the player of a seat; one named by the seat's number, counted from 1, if none is known."""
        return next((player for player in self.players if player.seat == seat), CaptionPlayer(str(seat + 1), seat))

    def change(self, seat: int) -> int | None:
        """Returns the change of a seat's rating, if the game has changed it."""
        return self.changes[seat] if self.changes else None
