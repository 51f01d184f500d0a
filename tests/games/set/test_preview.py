"""SET: the preview of claims, the standing, the time after a call, irreversible moves, changes of the table."""

from dataclasses import replace

import pytest

from bot.games.base import Event, Limit, OptionError, Seat, Value
from bot.games.set import GAME
from bot.games.set.state import State
from tests.games.set.tables import ANNA, BEN, CARL, game, play

TABLE = "0000 1111 2222 0001 1112 0110 0121 0201 1002 1010 1102 2001"
PILE = "0222 1222 2221 0221 1221 2220"


def irreversible(state: State, *moves: tuple[Seat, str] | str) -> bool:
    """Tells whether the last of these moves is irreversible."""
    before = play(state, *moves[:-1])
    return GAME.irreversible(before, play(before, moves[-1]))


def test_an_incomplete_claim_previews_the_card_of_its_last_slot() -> None:
    view = GAME.view(game(2, "0000 1111 . 2222", PILE), None)
    card: dict[str, str | int] = {"number": 2, "colour": "teal", "shape": "oval", "shading": "striped"}
    told = Event("set-card", args={"slot": "a2", **card})
    assert view.preview("take a2") == view.preview("take a1 a2") == told


@pytest.mark.parametrize("words", ["take a1 a2 a4", "take a3", "take z9", "take", "call", "more", ""])
def test_three_cards_and_other_words_have_no_preview(words: str) -> None:
    """Whether they are a SET is for the players to find."""
    assert GAME.view(game(2, "0000 1111 . 2222", PILE), None).preview(words) is None


def test_the_standing_has_sets_debts_votes_and_lockouts() -> None:
    state = play(game(3, TABLE, PILE), "call", "take a1 a2 a3", (BEN, "call"), (BEN, "none"), "more")
    assert [(event.seat, dict(event.args)) for event in GAME.view(state, None).standing] == [
        (ANNA, {"sets": 1, "owes": 0, "agreed": "yes", "out": "no"}),
        (BEN, {"sets": 0, "owes": 1, "agreed": "no", "out": "no"}),
        (CARL, {"sets": 0, "owes": 0, "agreed": "no", "out": "no"}),
    ]
    locked_out = play(game(2, TABLE, PILE, lockout=True), "call", "none")
    assert [event.args["out"] for event in GAME.view(locked_out, None).standing] == ["yes", "no"]


def test_the_standing_of_the_solitaire_has_its_points() -> None:
    state = play(game(1, TABLE, PILE, solitaire=True), "more", "take a1 a2 a3")
    told = Event("set-stands-alone", ANNA, {"points": -1, "sets": 1})
    assert GAME.view(state, None).standing == (told,)


@pytest.mark.parametrize(("given", "seconds"), [({}, 10), ({"seconds": 20}, 20)])
def test_a_caller_has_a_time_limit_after_which_the_call_is_an_error(given: dict[str, Value], seconds: int) -> None:
    state = game(2, TABLE, PILE, **given)
    assert GAME.limit(state) is None
    called = play(state, (BEN, "call"))
    assert GAME.limit(called) == Limit(BEN, seconds, "late")
    assert GAME.limit(play(called, (BEN, "none"))) is None
    assert GAME.limit(play(called, (BEN, "take a1 a2 a3"))) is None
    late, none = play(called, (BEN, "late")), play(called, (BEN, "none"))
    assert replace(late, events=()) == replace(none, events=()), "it costs the same"
    assert next(event.key for event in late.events) == "set-out-of-time"
    assert "late" not in GAME.legal_moves(called, BEN)


def test_records_without_the_option_have_the_default_time() -> None:
    assert GAME.info.full_options({"lockout": True})["seconds"] == 10


def test_the_solitaire_has_no_calls_and_so_no_time_for_them() -> None:
    with pytest.raises(OptionError, match="set-solitaire-not-seconds"):
        GAME.seats(GAME.info.full_options({"solitaire": True, "seconds": 20}))


def test_three_cards_are_chosen_at_once() -> None:
    assert GAME.info.multi_choice == {"take": 3}


def test_a_vote_that_waits_for_others_is_all_that_can_be_taken_back() -> None:
    state = game(2, TABLE, PILE)
    assert not irreversible(state, "more")
    assert irreversible(state, "more", (BEN, "more"))
    assert irreversible(game(2, TABLE, PILE, strict=True), "more", (BEN, "more"))


def test_calls_and_claims_are_irreversible() -> None:
    for pile in (PILE, ""):
        state = game(2, TABLE, pile)
        assert irreversible(state, "call")
        assert irreversible(state, "more", "call")
        for answer in ("none", "take a1 a2 a4", "take a1 a2 a3"):
            assert irreversible(state, "call", answer)


def changes_table(state: State, *moves: tuple[Seat, str] | str) -> bool:
    """Tells whether the last of these moves changes the table."""
    before = play(state, *moves[:-1])
    return GAME.changes_table(before, play(before, moves[-1]))


def test_calls_errors_and_votes_do_not_change_the_table() -> None:
    state = game(2, TABLE, PILE)
    assert not changes_table(state, "more")
    assert not changes_table(state, "call")
    assert not changes_table(state, "call", "none")
    assert not changes_table(state, "call", "take a1 a2 a4")


def test_cards_that_are_taken_or_dealt_change_the_table() -> None:
    assert changes_table(game(2, TABLE, PILE), "more", (BEN, "more"))
    for pile in (PILE, ""):
        assert changes_table(game(2, TABLE, pile), "call", "take a1 a2 a3")
