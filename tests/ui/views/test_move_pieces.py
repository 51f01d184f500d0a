"""The keys of moves in a message."""

import pytest

from bot.games.base import Key
from bot.ui.views.move_pieces import rows_of


@pytest.mark.parametrize(
    ("columns", "lengths"), [(3, [3]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (9, [5, 4]), (11, [4, 4, 3])]
)
def test_a_row_that_is_too_long_is_laid_over_several_rows_in_order(columns: int, lengths: list[int]) -> None:
    row = tuple(Key(f"drop {column}") for column in range(columns))
    rows = rows_of((row, row))
    assert [len(keys) for keys in rows] == lengths * 2
    assert [key for keys in rows for key in keys] == [*row, *row]
