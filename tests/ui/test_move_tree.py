from hypothesis import given
from hypothesis import strategies as st

from bot.ui.text.move_tree import CHOICES, START, PartialMove, before, crossing, matching, meant, tidy

ROLLS = ["roll a north", "roll a west", "roll b north"]


def test_words_without_an_alternative_are_walked_over() -> None:
    here = crossing(ROLLS)
    assert here.words == "roll"
    assert [(step.word, step.whole) for step in here.steps] == [("a", False), ("b", False)]


def test_a_single_last_word_is_still_pressed_by_the_player() -> None:
    here = crossing(ROLLS, "roll b")
    assert [(step.words, step.whole) for step in here.steps] == [("roll b north", True)]


def test_a_move_of_one_word_stands_beside_longer_ones() -> None:
    here = crossing(["draw", "place 0-1-2 u0,1", "place 0-1-2 u3,0"])
    assert [(step.word, step.whole) for step in here.steps] == [("draw", True), ("place", False)]
    assert crossing(["draw", "place 0-1-2 u0,1", "place 0-1-2 u3,0"], "place").words == "place 0-1-2"


def test_words_that_lead_nowhere_have_no_steps() -> None:
    assert crossing(ROLLS, "roll z").steps == ()
    assert crossing([]).steps == ()


moves = st.lists(
    st.lists(st.sampled_from(["a", "b", "c"]), min_size=1, max_size=4).map(" ".join), min_size=1, unique=True
)


@given(moves, st.data())
def test_walking_reaches_every_legal_move_and_no_other(legal: list[str], data: st.DataObject) -> None:
    target = data.draw(st.sampled_from(legal))
    walked = ""
    for _ in range(8):
        steps = crossing(legal, walked).steps
        assert all(step.whole is (step.words in legal) for step in steps)
        if any(step.words == target and step.whole for step in steps):
            return
        walked = next(step.words for step in steps if f"{target} ".startswith(f"{step.words} "))
    raise AssertionError(f"{target} is out of reach")


def italian(move: str) -> str:
    return move.replace("roll", "Rotola").replace("north", "nord").replace("west", "ovest")


def test_suggestions_begin_with_what_was_typed_and_then_hold_it() -> None:
    assert matching(["roll a north", "place n o x", "north pole"], "north", str) == ["north pole", "roll a north"]
    assert matching(ROLLS, "  ROLL   a ", str) == ["roll a north", "roll a west"]
    assert matching(ROLLS, "west a", str) == ["roll a west"]
    assert len(matching([f"roll {n}" for n in range(99)], "", str)) == CHOICES


def test_suggestions_and_moves_can_be_typed_in_the_readers_language() -> None:
    assert matching(ROLLS, "rotola a", italian) == ["roll a north", "roll a west"]
    assert matching(ROLLS, "ovest", italian) == ["roll a west"]
    assert meant(ROLLS, "rotola A nord", italian) == "roll a north"
    assert meant(ROLLS, "Roll b  north", italian) == "roll b north"
    assert meant(ROLLS, "salta", italian) == "salta"


def test_typed_words_are_tidied() -> None:
    assert tidy("  Roll\tE   NORTH ") == "roll e north"


def test_a_walk_reads_back_what_it_wrote_and_takes_no_odd_page() -> None:
    walk = PartialMove("place 0-1-2", 3)
    assert PartialMove.read(str(walk)) == walk
    assert PartialMove.read("x place") == PartialMove("place", 0)
    assert PartialMove.read("") == PartialMove()


def test_many_steps_come_in_pages_and_the_last_page_is_the_end() -> None:
    here = crossing([f"roll {number}" for number in range(60)])
    assert here.pages == 3
    assert [step.word for step in here.page(1)] == [str(number) for number in range(CHOICES, 2 * CHOICES)]
    assert len(here.page(2)) == 10
    assert here.page(99) == here.page(2)
    assert crossing([]).page(0) == ()


@given(moves, st.data())
def test_back_leads_to_the_real_choice_before(legal: list[str], data: st.DataObject) -> None:
    walked = ""
    for _ in range(8):
        onward = [step for step in crossing(legal, walked).steps if not step.whole]
        if not onward:
            return
        choice = data.draw(st.sampled_from(onward)).words
        assert crossing(legal, before(legal, choice)) == crossing(legal, walked)
        walked = choice


def test_among_equal_suggestions_what_is_worth_most_comes_first() -> None:
    worth = {"roll a north": 1, "roll a west": 5, "roll b north": 3}
    assert matching(ROLLS, "", str, worth.__getitem__) == ["roll a west", "roll b north", "roll a north"]
    assert matching(ROLLS, "roll", str) == ROLLS


def test_a_walk_that_leads_nowhere_is_none() -> None:
    legal = ["place 0-1-2 u0,0", "place 0-1-2 d0,0", "pass"]
    assert PartialMove("place 0-1-2", 1).among(legal) == PartialMove("place 0-1-2", 1)
    assert PartialMove("pass").among(legal) == PartialMove("pass")
    for told in ("place 0-1", "free nitro [here](https://evil.example)", "x" * 100):
        assert PartialMove(told).among(legal) == START
