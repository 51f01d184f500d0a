"""The transition table of a table message's redraws, state by state."""

from itertools import product

import pytest

from bot.ui.table_message.redraw_loop import Redraw, RedrawState

EDIT, REPOST = Redraw.EDIT, Redraw.REPOST
HALVES = (None, EDIT, REPOST)
STATES = [RedrawState(sending, due) for sending, due in product(HALVES, HALVES)]


@pytest.mark.parametrize("state", STATES, ids=str)
@pytest.mark.parametrize("redraw", Redraw)
def test_a_request_is_never_lost_and_leaves_what_is_sent_alone(state: RedrawState, redraw: Redraw) -> None:
    after = state.requested(redraw)
    assert after.sending is state.sending
    assert after.due is not None
    assert after.due >= redraw
    assert after.due in (redraw, state.due)


@pytest.mark.parametrize("state", STATES, ids=str)
def test_an_answer_makes_an_edit_needless_but_no_repost(state: RedrawState) -> None:
    after = state.answering()
    assert after.sending is state.sending
    assert after.due is (REPOST if state.due is REPOST else None)


@pytest.mark.parametrize("state", STATES, ids=str)
def test_only_one_redraw_is_sent_at_a_time_and_only_if_one_is_due(state: RedrawState) -> None:
    if state.due is None or state.sending is not None:
        with pytest.raises(ValueError, match="no redraw can begin"):
            state.begun()
    else:
        assert state.begun() == RedrawState(sending=state.due)


@pytest.mark.parametrize("state", STATES, ids=str)
def test_success_ends_what_was_sent_and_keeps_what_is_due(state: RedrawState) -> None:
    assert state.succeeded() == RedrawState(due=state.due)


@pytest.mark.parametrize("state", STATES, ids=str)
def test_a_failure_makes_what_was_sent_due_again(state: RedrawState) -> None:
    assert state.failed() == RedrawState(due=max(filter(None, (state.sending, state.due)), default=None))


@pytest.mark.parametrize("state", STATES, ids=str)
def test_giving_up_drops_what_was_sent_or_else_what_was_due(state: RedrawState) -> None:
    assert state.abandoned() == (RedrawState(due=state.due) if state.sending else RedrawState())
