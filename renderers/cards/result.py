"""The card of a finished game: everybody's rank, score and rating change, and some numbers about the game.

It is only as high as needed, so that a phone shows it together with the closing board above it. The message says who
won and why.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from renderers.cards import number_boxes
from renderers.cards.number_boxes import Count
from renderers.cards.player_rows import PlayerRow, rows
from renderers.engine.scene import Placed, Scene
from renderers.parts.frame import CARD, WIDTH
from renderers.themes.theme import DARK, Theme

_LEFT, _TOP, _RIGHT, _ = CARD
_GAP = 12
_ROW = 92
"""The height of a row, with the gap below it."""
_ROW_GAP = 8
_ONE_COLUMN = 4
"""The most players in one column; more are split into two columns."""


@dataclass(frozen=True)
class Result:
    """The content of the card; all texts are in the reader's language.

    Attributes:
        places: all players, in the order shown.
        won: whether players of rank 1 have won; False after a draw.
        numbers: three or four numbers about the game.
    """

    places: tuple[PlayerRow, ...]
    won: bool
    numbers: tuple[Count, ...] = ()


def scene(result: Result, theme: Theme = DARK) -> Scene:
    """Lays out the card."""
    columns = _columns(result.places)
    foot = _TOP + _ROW * max(map(len, columns)) - _ROW_GAP
    placed = tuple(_rows(result, columns, foot))
    if result.numbers:
        placed += tuple(number_boxes.placed(result.numbers, foot + _GAP))
        foot += _GAP + number_boxes.HEIGHT
    return Scene((WIDTH, foot + _TOP), theme, placed)


def _columns(places: Sequence[PlayerRow]) -> list[Sequence[PlayerRow]]:
    half = len(places) if len(places) <= _ONE_COLUMN else (len(places) + 1) // 2
    return [column for column in (places[:half], places[half:]) if column] or [()]


def _rows(result: Result, columns: Sequence[Sequence[PlayerRow]], foot: int) -> Iterator[Placed]:
    width = (_RIGHT - _LEFT + _GAP) // len(columns) - _GAP
    for number, column in enumerate(columns):
        left = _LEFT + number * (width + _GAP)
        bottom = foot - _ROW * (max(map(len, columns)) - len(column))
        yield from rows(column, (left, _TOP, left + width, bottom), won=result.won)
