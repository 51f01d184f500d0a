"""Boards side by side: without their columns, apart, with an arrow between them."""

from renderers.engine.scene import Placed, Scene, flatten
from renderers.parts import column
from renderers.parts.board_row import Then, board_row
from renderers.parts.column import Counter
from renderers.parts.frame import COLUMN, HEIGHT, WIDTH, framed
from renderers.parts.panel import Rectangle
from renderers.themes.theme import DARK


def picture(width: int, height: int, left: int = 100, top: int = 100) -> Scene:
    """Returns a framed picture with a board of one sprite, and a column."""
    board = [Placed(Rectangle(width, height, "panel"), left, top)]
    return framed(DARK, board, column.placed((), (Counter("Move", "8"),)))


def test_a_board_stands_in_the_middle_without_its_column() -> None:
    row = board_row([picture(600, 400)])
    assert [(item.x, item.y) for item in row.placed] == [((WIDTH - 600) // 2, 12)]
    assert row.size == (WIDTH, 424)


def test_boards_stand_side_by_side_with_an_arrow_between_them() -> None:
    row = board_row([picture(600, 400), picture(700, 500, 0, 0)])
    first, arrow, second = (item.box for item in row.placed)
    assert isinstance(row.placed[1].sprite, Then)
    assert first[2] < arrow[0] < arrow[2] < second[0]
    assert {(top + bottom) // 2 for _, top, _, bottom in (first, arrow, second)} == {row.size[1] // 2}
    assert row.size[0] == 12 + 600 + 28 + 72 + 28 + 700 + 12


def test_a_ring_that_reaches_beyond_the_board_is_kept() -> None:
    row = board_row([picture(COLUMN[0] + 4, HEIGHT, 0, 0)])
    assert all(item.x >= 0 and item.box[2] <= row.size[0] for item in flatten(row.placed))
