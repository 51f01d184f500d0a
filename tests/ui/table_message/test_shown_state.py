"""How far a player has come in a move, as presses that several processes answer tell it."""

from bot.ui.table_message.shown_state import ShownState
from bot.ui.text.move_tree import START, PartialMove


def test_what_this_process_knows_counts_before_what_a_message_shows_that_is_behind() -> None:
    shown = ShownState()
    shown.set_partial(3, PartialMove("take a1"))
    shown.set_partial(3, PartialMove("take a1 b2"))
    for behind in ("take", "take a1", "take a1 b2"):
        assert shown.partial_before(3, behind) == PartialMove("take a1 b2")


def test_what_another_process_has_shown_counts_where_this_one_has_not_known_it() -> None:
    shown = ShownState()
    shown.set_partial(3, PartialMove("take a1"))
    assert shown.partial_before(3, "take a1 b2") == PartialMove("take a1 b2")


def test_a_new_ply_begins_anew() -> None:
    shown = ShownState()
    shown.set_partial(3, PartialMove("take a1"))
    shown.set_partial(4, START)
    assert shown.partial_before(4, "take") == START
    assert shown.partial_before(4, "take a1") == PartialMove("take a1")
