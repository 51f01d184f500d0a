"""Nim: the matches that are left, in rows."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from renderers.engine.canvas import Canvas
from renderers.engine.scene import Placed, Scene, Size, Sprite
from renderers.parts import column
from renderers.parts.frame import BOARD, Caption, framed
from renderers.themes.theme import DARK, Role, Theme
from tests.new_game.template.nim import View

ACROSS, DOWN = 62, 168
"""From one match to the next, and from one row to the next, in pixels."""

IN_ROW = 13


@dataclass(frozen=True)
class Match:
    """A match, its head up."""

    size: ClassVar[Size] = (40, 150)
    opaque: ClassVar = True
    background: ClassVar[Role] = "background"

    def draw(self, canvas: Canvas) -> None:
        canvas.line((20, 40), (20, 144), 12, "muted")
        canvas.disc((20, 24), 15, "last")


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:
    """Lays out the matches."""
    players = column.placed(column.turn_players(caption), column.move_counter(caption))
    return framed(theme, _matches(view.matches), players)


def sprites() -> Iterator[Sprite]:
    """Yields the sprites that are drawn before the first game."""
    yield Match()


def _matches(number: int) -> Iterator[Placed]:
    left, top, *_ = BOARD
    for at in range(number):
        row, place = divmod(at, IN_ROW)
        yield Placed(Match(), left + 10 + ACROSS * place, top + 8 + DOWN * row)
