"""What everyone sees of SET, as data and as text."""

from bot.games.base import Seat
from bot.games.set import GAME
from tests.games.set.tables import ANNA, BEN, CARL, card, game, play

TABLE = "0000 1111 2222 0001 1112 0110 0121 0201 1002 1010 1102 2001"
PILE = "0222 1222 2221 0221 1221 2220"


def test_a_wrong_claim_is_shown_until_the_next_call() -> None:
    state = play(game(2, TABLE, PILE), "call", "take a1 a2 a4")
    claim = GAME.view(state, None).claim
    assert claim is not None
    assert (claim.seat, claim.slots, claim.right) == (0, (0, 1, 3), False)
    assert claim.cards == (card("0000"), card("1111"), card("0001"))
    assert GAME.view(play(state, (BEN, "more")), None).claim == claim
    assert GAME.view(play(state, (BEN, "call")), None).claim is None


def test_added_cards_end_the_showing_of_a_claim_and_are_shown_as_changed() -> None:
    state = play(game(2, TABLE, PILE), "call", "take a1 a2 a4", "more")
    assert GAME.view(state, None).claim is not None
    added = GAME.view(play(state, (BEN, "more")), None)
    assert added.claim is None
    assert added.changed == {12, 13, 14}


def test_the_last_set_is_shown_until_the_next_one() -> None:
    state = play(game(2, TABLE, PILE), "call", "take a1 a2 a3")
    found = GAME.view(state, None)
    assert found.last_set == found.claim
    assert found.changed == {0, 1, 2}
    for moves in (["more"], ["call"], ["call", "none"], ["call", "take a4 b1 b2"]):
        view = GAME.view(play(state, *moves), None)
        assert view.last_set == found.last_set
        assert view.changed == (frozenset() if "call" in moves else found.changed)


def test_a_card_that_closes_a_gap_is_shown_as_changed() -> None:
    state = play(game(2, f"{TABLE} 2020 2021 2101", PILE), "call", "take a1 a2 a3")
    assert GAME.view(state, None).changed == {0, 1, 2}
    one = play(game(1, "0000 1111 2222 2020", PILE, one_by_one=True), "call", "take a1 a2 a3")
    assert GAME.view(one, None).changed == frozenset()


def test_the_description_names_the_cards_of_the_last_set_for_as_long_as_it_is_shown() -> None:
    state = play(game(2, TABLE, PILE), "call", "take a1 a2 a3", (BEN, "call"))
    keys = [event.key for event in GAME.view(state, None).description]
    assert keys[12:] == ["set-seen-pile", "set-seen-called", "set-seen-found", *["set-card"] * 3, *["set-stands"] * 2]
    wrong = [event.key for event in GAME.view(play(state, (BEN, "take a1 a2 a4")), None).description]
    assert wrong[12:] == ["set-seen-pile", "set-seen-wrong", *["set-stands"] * 2]


def test_the_text_gives_the_standing() -> None:
    state = play(game(3, TABLE, PILE), "call", "take a1 a2 a3", (BEN, "call"), (BEN, "none"), "more")
    view = GAME.view(state, None)
    assert (view.won, view.debts, view.aside) == ((1, 0, 0), (0, 1, 0), 0)
    assert view.votes == {ANNA}
    assert view.to_act == {ANNA, BEN, CARL}
    assert (view.caller, view.points, view.pair_open) == (None, None, False)
    assert str(view).splitlines()[-3:] == [
        "Player 1: SETs 1, asks for more",
        "Player 2: SETs 0, owes 1",
        "Player 3: SETs 0",
    ]


def test_the_text_names_the_caller_and_the_locked_out() -> None:
    state = play(game(3, TABLE, PILE, lockout=True), "call", "none", (BEN, "call"))
    view = GAME.view(state, Seat(2))
    assert view.caller == BEN
    assert view.to_act == {BEN}
    assert view.locked == {ANNA}
    assert "Player 2 called SET" in str(view)
    assert "Player 1: SETs 0, locked out" in str(view)


def test_the_solitaire_shows_its_points_and_its_chance_of_a_bonus() -> None:
    state = play(game(1, TABLE, PILE, solitaire=True), "more", "take a1 a2 a3")
    view = GAME.view(state, None)
    assert (view.points, view.pair_open) == (-1, False)
    assert str(view).endswith("Points -1, SETs 1")
    assert GAME.view(play(game(1, TABLE, PILE, solitaire=True), "take a1 a2 a3"), None).pair_open


def test_the_table_reads_row_by_row() -> None:
    state = play(game(1, "0000 1111 . 2222", PILE, one_by_one=True), "call", "take a1 a2 b1")
    assert str(GAME.view(state, None)).splitlines() == [
        "a1 empty, a2 empty, a3 empty",
        "b1 empty",
        "Pile 6",
        "Player 1 showed a1 1 orange solid diamond, a2 2 teal striped ovals, b1 3 black open squiggles: a SET",
        "Player 1: SETs 1",
    ]
