"""What a message shows after edits of several processes, as far as their order can be known."""

from dataclasses import replace

import pytest

from bot.sessions.coordination.shared.shown_messages import CLOCK_ERROR, ConfirmedEdit, after

FIRST = ConfirmedEdit(77, 5, 0, None, "en dark", "one", 1_000, 1_200)
LATER = 1_201 + CLOCK_ERROR


def by_other(began: int, confirmed: int, ply: int) -> ConfirmedEdit:
    return replace(FIRST, process="other", began=began, confirmed=confirmed, ply=ply)


@pytest.mark.parametrize("ply", [4, 5, 6])
def test_an_edit_that_began_after_the_one_before_was_confirmed_is_what_the_message_shows(ply: int) -> None:
    edit = by_other(LATER, LATER + 50, ply)
    assert after(FIRST, edit) == after(None, edit) == edit


@pytest.mark.parametrize("ply", [4, 6])
@pytest.mark.parametrize("began", [900, 1_100, 1_200 + CLOCK_ERROR])
def test_of_two_edits_that_overlap_nobody_knows_which_the_message_shows(ply: int, began: int) -> None:
    merged = after(FIRST, by_other(began, 1_300, ply))
    assert not merged.certain
    assert (merged.ply, merged.confirmed) == (max(ply, 5), 1_300)


def test_two_edits_that_overlap_and_show_the_same_leave_no_doubt() -> None:
    assert after(FIRST, by_other(1_100, 1_300, FIRST.ply)).certain


def test_doubts_stay_until_an_edit_begins_after_all_that_overlapped() -> None:
    doubtful = after(FIRST, by_other(1_100, 1_300, 6))
    assert not after(doubtful, replace(FIRST, began=1_350, confirmed=1_360, ply=6)).certain
    assert after(doubtful, replace(FIRST, began=1_301 + CLOCK_ERROR, confirmed=1_500, ply=6)).certain


def test_edits_of_one_process_are_noted_in_their_order() -> None:
    assert after(FIRST, replace(FIRST, ply=6, began=1_201, confirmed=1_300)).certain


def test_what_a_message_shows_is_read_as_it_was_written() -> None:
    doubtful = after(FIRST, by_other(1_100, 1_300, 6))
    assert ConfirmedEdit.parse(doubtful.text()) == doubtful
    assert ConfirmedEdit.parse("") is ConfirmedEdit.parse("[1]") is None
