"""Keys that choose a word and take it back count whatever their message shows by then."""

import pytest

from bot.ui.views.custom_id import WordToggle


def pressed(shown: str, word: str, chosen: str = "") -> str:
    return WordToggle(shown, word).pressed(chosen)


def test_a_key_chooses_its_word_and_takes_it_back() -> None:
    assert pressed("take", "a1") == "take a1"
    assert pressed("take a1", "b3") == "take a1 b3"
    assert pressed("take a1 b3", "a1") == "take b3"
    assert pressed("take a1", "a1") == "take"


def test_keys_pressed_before_the_message_shows_the_ones_before_all_count() -> None:
    assert pressed("take", "b3", chosen="take a1") == "take a1 b3"
    assert pressed("take a1", "a1", chosen="take a1 b3") == "take b3"
    assert pressed("take a1 b3", "c2", chosen="take b3") == "take b3 c2", "a1 was taken back meanwhile"


def test_a_key_pressed_twice_before_the_message_shows_it_is_chosen_once() -> None:
    assert pressed("take", "a1", chosen="take a1") == "take a1"
    assert pressed("take a1", "a1", chosen="take") == "take"


def test_after_a_restart_what_the_message_shows_is_what_is_chosen() -> None:
    assert pressed("take a1 b3", "c2", chosen="") == "take a1 b3 c2"


def test_a_key_leads_from_the_words_shown_to_others_that_differ_by_one() -> None:
    assert WordToggle.between("take a1", "take a1 b3") == WordToggle("take a1", "b3")
    assert WordToggle.between("take a1 b3", "take b3") == WordToggle("take a1 b3", "a1")


@pytest.mark.parametrize("toggle", [WordToggle("take", "a1"), WordToggle("take a1 b3", "c2")])
def test_what_it_writes_into_its_custom_id_can_be_read(toggle: WordToggle) -> None:
    assert WordToggle.parse(str(toggle)) == toggle


@pytest.mark.parametrize("text", ["", "take", "take a1", " / ", "take / ", " / a1", "take / a1 b3"])
def test_what_no_key_writes_is_none(text: str) -> None:
    assert WordToggle.parse(text) is None
