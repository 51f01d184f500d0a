"""Tris 1: nine squares; each free square shows its name, and each player's block the player's symbol."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from bot.games.tris_1.view import CELLS, MARKS, View
from renderers.dice import thumbnails
from renderers.dice.cells import SQUARE_LOOKS, Cells, FreeSquare, Square, SquareLook, place_bars
from renderers.dice.symbol import Symbol
from renderers.engine.scene import Placed, Scene, Sprite
from renderers.parts import column
from renderers.parts.frame import Caption, framed
from renderers.parts.player_block import ColumnPlayer
from renderers.themes.theme import DARK, Theme

_PITCH = 225
_SYMBOL = 44
_EMPTY = "/"


def scene(view: View, caption: Caption, theme: Theme = DARK, partial_move: str = "") -> Scene:
    """Lays out the nine squares."""
    players = [_with_symbol(player, view.marks) for player in column.turn_players(caption)]
    return framed(theme, _board(view), column.placed(players, column.move_counter(caption), begins_bands=False))


def thumbnail(theme: Theme) -> Scene:
    """Lays out the game's lobby picture."""
    return thumbnails.tris_1(theme)


def sprites() -> Iterator[Sprite]:
    """Yields all sprites that a game can show before it is over, to be drawn in advance."""
    yield from (FreeSquare(_PITCH, name) for name in CELLS)
    yield from (Square(_PITCH, symbol, look) for symbol, look in product(MARKS, SQUARE_LOOKS))


def _with_symbol(player: ColumnPlayer, marks: str) -> ColumnPlayer:
    """Returns the player with the symbol as an icon instead of a word.

    Args:
        marks: the symbol of each seat.
    """
    symbol = marks[player.player.seat % len(marks)]
    icon = Symbol(symbol, _SYMBOL, 0.2 * _SYMBOL, player.surface.text, player.surface.fill)
    return replace(player, icon=icon, word="")


def _board(view: View) -> Iterator[Placed]:
    cells = Cells(_PITCH, range(3), range(3))
    # a bar reaches under the corners of squares next to it
    opaque = not view.line
    yield from place_bars(cells, [divmod(index, 3) for index in view.line])
    for index, symbol in enumerate(view.cells):
        sprite: Sprite = FreeSquare(_PITCH, CELLS[index], opaque)
        if symbol != _EMPTY:
            sprite = Square(_PITCH, symbol, _look(view, index), opaque)
        yield cells.placed(sprite, *divmod(index, 3))


def _look(view: View, index: int) -> SquareLook:
    if index in view.line:
        return "win"
    return "last" if index == view.last else "die"
