"""The frame of a game's picture: 1,100 x 700 pixels, a box for the board, a column for the players, and the texts.

A chat client shows the picture 550 pixels wide on a desktop and about 320 on a phone. All texts are already in the
reader's language.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from renderers.engine.scene import Box, Placed, Scene, Size
from renderers.themes.theme import Theme

WIDTH, HEIGHT = 1100, 700

BOARD: Box = (12, 12, 840, 688)
"""The box of the board. Only rings of at most RING pixels may reach beyond it."""

COLUMN: Box = (852, 12, 1088, 688)
"""The box of players and counters. The pointer of the player on turn lies in the gap to the board."""

CARD: Box = (12, 12, 1088, 688)
"""The box that a picture without a board, such as a leaderboard, may fill."""

RING = 8

SMALLEST_TEXT = 26
"""The em of the smallest letters, in pixels; used only where as many as eight players share the column."""


def framed(theme: Theme, *parts: Iterable[Placed]) -> Scene:
    """Returns the picture of these sprites; later parts lie above earlier ones."""
    return Scene((WIDTH, HEIGHT), theme, tuple(placed for part in parts for placed in part))


def centred(size: Size, box: Box = BOARD) -> tuple[int, int]:
    """Returns the top left corner of something of this size in the middle of the box."""
    (width, height), (left, top, right, bottom) = size, box
    return (left + right - width) // 2, (top + bottom - height) // 2


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
    """Returns the key and its arguments, in place of a text in some language."""
    return " ".join([key, *map(str, args.values())])


@dataclass(frozen=True)
class Caption:
    """The texts around a board, and the function that gives a picture further texts.

    Attributes:
        player: the player on turn, or the winner; None for a draw.
        status: "to move", "wins", "draw".
        players: everybody at the table, by seat.
        texts: the texts for the board itself.
        moves: the number of the next move or, at the end, of all moves; None if it is not shown.
        changes: the changes of ratings, by seat, after a game; empty if it is not rated.
        over: whether nobody is on turn any more, even if the position is not final.
    """

    player: CaptionPlayer | None
    status: str
    players: tuple[CaptionPlayer, ...] = ()
    texts: CaptionTexts = untranslated
    moves: int | None = None
    over: bool = False
    changes: tuple[int | None, ...] = ()

    def player_at(self, seat: int) -> CaptionPlayer:
        """Returns the player of a seat; if unknown, a player named after the seat's number, counted from 1."""
        return next((player for player in self.players if player.seat == seat), CaptionPlayer(str(seat + 1), seat))

    def change(self, seat: int) -> int | None:
        """Returns the change of a seat's rating, if the game has changed it."""
        return self.changes[seat] if self.changes else None
