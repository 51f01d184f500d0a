"""The card of a round that has ended: the closing board, and the points of each player."""

from dataclasses import dataclass

from renderers.cards.player_rows import PlayerRow
from renderers.engine.scene import Placed, Scene
from renderers.parts import column
from renderers.parts.frame import framed
from renderers.parts.player_block import ColumnPlayer
from renderers.themes.theme import DARK, Theme


@dataclass(frozen=True)
class RoundResult:
    """All texts are in the reader's language.

    Attributes:
        heading: "Round 2 of 3".
        places: everybody, in the order in which they are shown: the points of the round, and all points so far.
        board: the closing board, as its game places it in the frame.
    """

    heading: str
    places: tuple[PlayerRow, ...]
    board: tuple[Placed, ...] = ()


def scene(result: RoundResult, theme: Theme = DARK) -> Scene:
    """Lays out the card."""
    return framed(theme, result.board, column.placed(list(map(_player, result.places)), heading=result.heading))


def _player(place: PlayerRow) -> ColumnPlayer:
    """Returns the player with all points as the score, and the points of the round next to it."""
    return ColumnPlayer(place.player, int(place.score), change=place.change)
