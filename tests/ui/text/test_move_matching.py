"""What a user types for a move: matched by words and labels, with bounded work."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.multi_choice import MultiChoiceMoves
from bot.ui.text.move_matching import (
    LONGEST_TYPED,
    matching_moves,
    normalized,
    typed_move,
    unfinished_move,
    without_verb,
)
from bot.ui.text.move_tree import MAX_CHOICES

ROLLS = ["roll a north", "roll a west", "roll b north"]
SLOTS = tuple(f"{row}{column}" for column in range(1, 28) for row in "abc")
CLAIMS = MultiChoiceMoves("take", SLOTS, 3, ("none",))
"""Every claim of SET with 81 cards on the table: 85,320."""


def italian(move: str) -> str:
    return move.replace("roll", "Rotola").replace("north", "nord").replace("west", "ovest")


def test_moves_that_begin_with_what_was_typed_come_before_those_that_contain_it() -> None:
    assert matching_moves(["roll a north", "place n o x", "north pole"], "north", str) == ["north pole", "roll a north"]
    assert matching_moves(ROLLS, "  ROLL   a ", str) == ["roll a north", "roll a west"]
    assert matching_moves(ROLLS, "west a", str) == ["roll a west"]
    assert len(matching_moves([f"roll {n}" for n in range(99)], "", str)) == MAX_CHOICES


def test_moves_can_be_typed_in_the_readers_language() -> None:
    assert matching_moves(ROLLS, "rotola a", italian) == ["roll a north", "roll a west"]
    assert matching_moves(ROLLS, "ovest", italian) == ["roll a west"]
    assert typed_move(ROLLS, "rotola A nord", italian) == "roll a north"
    assert typed_move(ROLLS, "Roll b  north", italian) == "roll b north"
    assert typed_move(ROLLS, "salta", italian) == "salta"


def test_the_verb_may_be_left_out_where_one_alone_is_possible() -> None:
    assert without_verb(ROLLS, "A", str) == "roll a"
    assert without_verb(ROLLS, "b north", str) == "roll b north"
    assert without_verb(ROLLS, "north", str) is None
    assert without_verb([*ROLLS, "lift a"], "a", str) is None
    assert without_verb(CLAIMS, "a1", str) is None


def test_typed_words_are_normalized() -> None:
    assert normalized("  Roll\tE   NORTH ") == "roll e north"


def test_among_equal_matches_a_higher_priority_comes_first() -> None:
    priority = {"roll a north": 1, "roll a west": 5, "roll b north": 3}
    assert matching_moves(ROLLS, "", str, priority.__getitem__) == ["roll a west", "roll b north", "roll a north"]
    assert matching_moves(ROLLS, "roll", str) == ROLLS


def test_words_that_only_begin_a_move_are_found_by_themselves_or_by_their_label() -> None:
    def in_italian(words: str) -> str:
        return words.replace("roll", "Rotola").upper()

    assert unfinished_move(ROLLS, " Roll  B", str) == "roll b"
    assert unfinished_move(ROLLS, "rotola a", in_italian) == "roll a"
    assert unfinished_move(ROLLS, "roll b north", str) is None
    assert unfinished_move(ROLLS, "roll c", str) is None


def in_english(words: str) -> str:
    return " ".join({"take": "These three", "none": "I see none"}.get(word, word.upper()) for word in words.split())


@pytest.mark.parametrize("label", [str, in_english])
@given(typed=st.lists(st.sampled_from([*"abt123", "take", "these", "three", "none", "b1", "a2", "c2 a"]), max_size=4))
def test_choices_in_any_order_match_as_a_list_of_them_does(label: Callable[[str], str], typed: list[str]) -> None:
    moves = MultiChoiceMoves("take", ("a1", "b1", "c1", "a2", "b2"), 3, ("none",))
    found = matching_moves(moves, " ".join(typed), label)
    assert found == matching_moves(list(moves), " ".join(typed), label)
    for text in (" ".join(typed), f"take {' '.join(typed)}", f"these three {' '.join(typed)}"):
        assert typed_move(moves, text, label) == typed_move(list(moves), text, label)
        assert unfinished_move(moves, text, label) == unfinished_move(list(moves), text, label)


@pytest.mark.parametrize(
    "typed",
    ["", "a " * 2900, "take c", "these three a1", "b2 c9 a17", "a1 a2 a3 a4", "z", "1 2 3", "c27 " * 25, "t" * 5800],
)
def test_whatever_is_typed_for_three_of_81_cards_few_labels_are_made(typed: str) -> None:
    made: list[str] = []

    def label(words: str) -> str:
        made.append(words)
        return in_english(words)

    for look_up in (matching_moves, typed_move, unfinished_move):
        look_up(CLAIMS, typed, label)
        assert len(made) <= 2 * (len(SLOTS) + 3)
        made.clear()


def test_all_that_was_typed_is_found_among_81_cards() -> None:
    assert matching_moves(CLAIMS, "", in_english) == list(CLAIMS[:MAX_CHOICES])
    assert matching_moves(CLAIMS, "c27 a27 b27", in_english) == ["take a27 b27 c27"]
    assert matching_moves(CLAIMS, "see", in_english) == ["none"]
    assert len(matching_moves(CLAIMS, "c27", in_english)) == MAX_CHOICES
    assert unfinished_move(CLAIMS, "These  three A1 c27", in_english) is None
    assert unfinished_move(CLAIMS, "These  three A1 b27", in_english) == "take a1 b27"
    assert typed_move(CLAIMS, "these three a1 b1 C27", in_english) == "take a1 b1 c27"


def test_only_so_many_characters_count() -> None:
    assert normalized("ab " * 5800) == ("ab " * 34)[:LONGEST_TYPED].strip()


def test_the_name_of_a_tile_may_be_copied_from_a_message_with_hyphens_at_which_no_line_is_broken() -> None:
    assert typed_move(["place 2-4-5 u0,0"], "place 2\u20114\u20115 u0,0", str) == "place 2-4-5 u0,0"
