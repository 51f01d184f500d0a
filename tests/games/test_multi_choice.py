"""Moves of several words in any order behave like the list of them, without being listed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.multi_choice import MultiChoiceMoves, next_words

WORDS = ("a", "b", "c", "d", "e")


@pytest.mark.parametrize("count", [1, 2, 3, 5, 6])
@given(first=st.lists(st.sampled_from(["take", "none", "pass", "on", *WORDS]), max_size=4))
def test_they_go_on_as_the_list_of_them_does(count: int, first: list[str]) -> None:
    moves = MultiChoiceMoves("take", WORDS, count, ("none", "pass on"))
    listed = list(moves)
    assert len(listed) == len(moves)
    assert [moves[at] for at in range(len(moves))] == listed
    assert moves[-3:] == listed[-3:]
    assert [moves.index(one) for one in listed] == [*range(len(listed))]
    assert next_words(moves, first) == next_words(listed, first)
    assert (" ".join(first) in moves) == (" ".join(first) in listed)


def test_whether_a_move_is_among_them_is_known_without_a_list() -> None:
    moves = MultiChoiceMoves("take", tuple(map(str, range(10_000))), 3)
    assert "take 1 22 9999" in moves
    assert not any(words in moves for words in ("take 22 1 9999", "take 1 1 2", "take 1 2", "take", "", "none", 3))


def test_the_place_of_a_move_is_known_without_those_before_it() -> None:
    moves = MultiChoiceMoves("take", tuple(map(str, range(10_000))), 3, ("none", "more"))
    assert moves[moves.index("take 9 22 9999")] == "take 9 22 9999"
    assert moves.index("more") == len(moves) - 1
    assert moves.index("more", -1) == len(moves) - 1
    for words, part in (("take 22 1 9999", ()), ("on", ()), ("more", (0, 5)), ("take 0 1 2", (1,))):
        with pytest.raises(ValueError, match=r"among|part"):
            moves.index(words, *part)
