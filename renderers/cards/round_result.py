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
    """The content of the card; all texts are in the reader's language.

    Attributes:
        heading: "Round 2 of 3".
        places: all players, in the order shown, with all points so far as the score and the round's points as the
            change.
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
