from hypothesis import given
from hypothesis import strategies as st

from bot.ui.text.move_tree import (
    MAX_CHOICES,
    START,
    PartialMove,
    matching_moves,
    next_branch,
    normalized,
    typed_move,
    words_before,
)

ROLLS = ["roll a north", "roll a west", "roll b north"]


def test_words_without_an_alternative_are_walked_over() -> None:
    here = next_branch(ROLLS)
    assert here.words == "roll"
    assert [(step.word, step.complete) for step in here.next_words] == [("a", False), ("b", False)]


def test_a_single_last_word_is_still_pressed_by_the_player() -> None:
    here = next_branch(ROLLS, "roll b")
    assert [(step.words, step.complete) for step in here.next_words] == [("roll b north", True)]


def test_a_move_of_one_word_stands_beside_longer_ones() -> None:
    here = next_branch(["draw", "place 0-1-2 u0,1", "place 0-1-2 u3,0"])
    assert [(step.word, step.complete) for step in here.next_words] == [("draw", True), ("place", False)]
    assert next_branch(["draw", "place 0-1-2 u0,1", "place 0-1-2 u3,0"], "place").words == "place 0-1-2"


def test_words_that_lead_nowhere_have_no_steps() -> None:
    assert next_branch(ROLLS, "roll z").next_words == ()
    assert next_branch([]).next_words == ()


moves = st.lists(
    st.lists(st.sampled_from(["a", "b", "c"]), min_size=1, max_size=4).map(" ".join), min_size=1, unique=True
)


@given(moves, st.data())
def test_walking_reaches_every_legal_move_and_no_other(legal: list[str], data: st.DataObject) -> None:
    target = data.draw(st.sampled_from(legal))
    walked = ""
    for _ in range(8):
        steps = next_branch(legal, walked).next_words
        assert all(step.complete is (step.words in legal) for step in steps)
        if any(step.words == target and step.complete for step in steps):
            return
        walked = next(step.words for step in steps if f"{target} ".startswith(f"{step.words} "))
    raise AssertionError(f"{target} is out of reach")


def italian(move: str) -> str:
    return move.replace("roll", "Rotola").replace("north", "nord").replace("west", "ovest")


def test_suggestions_begin_with_what_was_typed_and_then_hold_it() -> None:
    assert matching_moves(["roll a north", "place n o x", "north pole"], "north", str) == ["north pole", "roll a north"]
    assert matching_moves(ROLLS, "  ROLL   a ", str) == ["roll a north", "roll a west"]
    assert matching_moves(ROLLS, "west a", str) == ["roll a west"]
    assert len(matching_moves([f"roll {n}" for n in range(99)], "", str)) == MAX_CHOICES


def test_suggestions_and_moves_can_be_typed_in_the_readers_language() -> None:
    assert matching_moves(ROLLS, "rotola a", italian) == ["roll a north", "roll a west"]
    assert matching_moves(ROLLS, "ovest", italian) == ["roll a west"]
    assert typed_move(ROLLS, "rotola A nord", italian) == "roll a north"
    assert typed_move(ROLLS, "Roll b  north", italian) == "roll b north"
    assert typed_move(ROLLS, "salta", italian) == "salta"


def test_typed_words_are_tidied() -> None:
    assert normalized("  Roll\tE   NORTH ") == "roll e north"


def test_a_walk_reads_back_what_it_wrote_and_takes_no_odd_page() -> None:
    walk = PartialMove("place 0-1-2", 3)
    assert PartialMove.parse(str(walk)) == walk
    assert PartialMove.parse("x place") == PartialMove("place", 0)
    assert PartialMove.parse("") == PartialMove()


def test_many_steps_come_in_pages_and_the_last_page_is_the_end() -> None:
    here = next_branch([f"roll {number}" for number in range(60)])
    assert here.pages == 3
    assert [step.word for step in here.page(1)] == [str(number) for number in range(MAX_CHOICES, 2 * MAX_CHOICES)]
    assert len(here.page(2)) == 10
    assert here.page(99) == here.page(2)
    assert next_branch([]).page(0) == ()


@given(moves, st.data())
def test_back_leads_to_the_real_choice_before(legal: list[str], data: st.DataObject) -> None:
    walked = ""
    for _ in range(8):
        onward = [step for step in next_branch(legal, walked).next_words if not step.complete]
        if not onward:
            return
        choice = data.draw(st.sampled_from(onward)).words
        assert next_branch(legal, words_before(legal, choice)) == next_branch(legal, walked)
        walked = choice


def test_among_equal_suggestions_what_is_worth_most_comes_first() -> None:
    worth = {"roll a north": 1, "roll a west": 5, "roll b north": 3}
    assert matching_moves(ROLLS, "", str, worth.__getitem__) == ["roll a west", "roll b north", "roll a north"]
    assert matching_moves(ROLLS, "roll", str) == ROLLS


def test_a_walk_that_leads_nowhere_is_none() -> None:
    legal = ["place 0-1-2 u0,0", "place 0-1-2 d0,0", "pass"]
    assert PartialMove("place 0-1-2", 1).if_possible(legal) == PartialMove("place 0-1-2", 1)
    assert PartialMove("pass").if_possible(legal) == PartialMove("pass")
    for told in ("place 0-1", "free nitro [here](https://evil.example)", "x" * 100):
        assert PartialMove(told).if_possible(legal) == START
