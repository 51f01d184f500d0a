from hypothesis import given
from hypothesis import strategies as st

from bot.ui.text.move_tree import MAX_CHOICES, START, Beginnings, PartialMove, next_branch, words_before

ROLLS = ["roll a north", "roll a west", "roll b north"]


def test_words_without_an_alternative_are_skipped() -> None:
    branch = next_branch(ROLLS)
    assert branch.words == "roll"
    assert [(word.word, word.complete) for word in branch.next_words] == [("a", False), ("b", False)]


def test_the_last_word_of_a_move_is_never_skipped() -> None:
    branch = next_branch(ROLLS, "roll b")
    assert [(word.words, word.complete) for word in branch.next_words] == [("roll b north", True)]


def test_a_branch_may_have_complete_moves_and_words_that_go_on() -> None:
    branch = next_branch(["draw", "place 0-1-2 u0,1", "place 0-1-2 u3,0"])
    assert [(word.word, word.complete) for word in branch.next_words] == [("draw", True), ("place", False)]
    assert next_branch(["draw", "place 0-1-2 u0,1", "place 0-1-2 u3,0"], "place").words == "place 0-1-2"


def test_words_that_begin_no_move_have_no_next_words() -> None:
    assert next_branch(ROLLS, "roll z").next_words == ()
    assert next_branch([]).next_words == ()


moves = st.lists(
    st.lists(st.sampled_from(["a", "b", "c"]), min_size=1, max_size=4).map(" ".join), min_size=1, unique=True
)


@given(moves, st.data())
def test_every_legal_move_is_reached_word_by_word_and_no_other(legal: list[str], data: st.DataObject) -> None:
    target = data.draw(st.sampled_from(legal))
    words = ""
    for _ in range(8):
        next_words = next_branch(legal, words).next_words
        assert all(word.complete is (word.words in legal) for word in next_words)
        if any(word.words == target and word.complete for word in next_words):
            return
        words = next(word.words for word in next_words if f"{target} ".startswith(f"{word.words} "))
    raise AssertionError(f"{target} is out of reach")


def test_a_partial_move_is_parsed_from_its_text_and_an_odd_page_counts_as_the_first() -> None:
    partial = PartialMove("place 0-1-2", 3)
    assert PartialMove.parse(str(partial)) == partial
    assert PartialMove.parse("x place") == PartialMove("place", 0)
    assert PartialMove.parse("") == PartialMove()


def test_many_next_words_come_in_pages_and_a_page_past_the_end_is_the_last() -> None:
    branch = next_branch([f"roll {number}" for number in range(60)])
    assert branch.pages == 3
    assert [word.word for word in branch.page(1)] == [str(number) for number in range(MAX_CHOICES, 2 * MAX_CHOICES)]
    assert len(branch.page(2)) == 10
    assert branch.page(99) == branch.page(2)
    assert next_branch([]).page(0) == ()


@given(moves, st.data())
def test_back_leads_to_the_branch_before(legal: list[str], data: st.DataObject) -> None:
    words = ""
    for _ in range(8):
        incomplete = [word for word in next_branch(legal, words).next_words if not word.complete]
        if not incomplete:
            return
        choice = data.draw(st.sampled_from(incomplete)).words
        assert next_branch(legal, words_before(legal, choice)) == next_branch(legal, words)
        words = choice


def test_a_partial_move_that_begins_no_legal_move_is_dropped() -> None:
    legal = ["place 0-1-2 u0,0", "place 0-1-2 d0,0", "pass"]
    assert PartialMove("place 0-1-2", 1).if_possible(legal, {}) == PartialMove("place 0-1-2", 1)
    assert PartialMove("pass").if_possible(legal, {}) == PartialMove("pass")
    for words in ("place 0-1", "free nitro [here](https://evil.example)", "x" * 100):
        assert PartialMove(words).if_possible(legal, {}) == START


def test_words_that_are_chosen_all_at_once_begin_a_move_in_any_order() -> None:
    beginnings = Beginnings(["take a b c", "take a b d", "none"], {"take": 3})
    assert all(words in beginnings for words in ("take", "take d", "take b a", "take d b a", "none"))
    assert not any(words in beginnings for words in ("take a a", "take e", "take a b c d", "none a", ""))
    assert beginnings.is_whole("take c a b")
    assert beginnings.is_whole("none")
    assert not beginnings.is_whole("take c a")
