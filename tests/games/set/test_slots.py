"""SET: where slots lie, and their names, those of an older numbering included (RULES 004 D16)."""

from string import ascii_lowercase

import pytest

from bot.games.base import IllegalMove
from bot.games.set import GAME
from bot.games.set.table import OLD_NAMES, PLACES, SLOTS
from tests.games.set.tables import ANNA, NO_LUCK, game, play
from tests.playthroughs.playthrough import FOLDER, Playthrough

TABLE = "0000 1111 2222 0001 1112 0110 0121 0201 1002 1010 1102 2001 2020 2021 2101"
PILE = "0222 1222 2221"


def old_numbering(width: int) -> list[str]:
    """Returns the names of all slots as they were: row by row, as many rows as needed."""
    return [f"{row}{column + 1}" for row in (*ascii_lowercase, "aa") for column in range(width)][:81]


@pytest.mark.parametrize(("width", "first"), [(4, 12), (3, 9)])
def test_the_first_slots_lie_row_by_row_and_the_others_column_by_column(width: int, first: int) -> None:
    assert list(SLOTS[width][:first]) == old_numbering(width)[:first]
    after = [f"{row}{column}" for column in range(width + 1, 28) for row in "abc"]
    assert list(SLOTS[width][first:]) == after
    assert [f"{'abc'[row]}{column + 1}" for row, column in PLACES[width]] == list(SLOTS[width])


@pytest.mark.parametrize("width", [3, 4])
def test_every_name_that_a_slot_ever_had_means_that_slot_alone(width: int) -> None:
    for slot, old in enumerate(old_numbering(width)):
        assert OLD_NAMES[width].get(old, old) == SLOTS[width][slot]
    assert not set(OLD_NAMES[width]) & set(SLOTS[width])


def test_004_d16_a_claim_by_old_names_is_the_same_claim() -> None:
    called = play(game(2, TABLE, PILE), "call")
    for old, new in (("d1", "a5"), ("d2", "b5"), ("d3", "c5")):
        state = play(called, f"take a1 {old} a2")
        assert state == play(called, f"take a1 a2 {new}")
        # what is said of it has the new name
        assert state.events[0].args["slots"] == f"a1 a2 {new}"
        assert f"take a1 a2 {new}" in GAME.legal_moves(called, ANNA)
        assert f"take a1 a2 {old}" not in GAME.legal_moves(called, ANNA)


@pytest.mark.parametrize(
    ("claim", "reason"),
    [("a1 a5 d1", "set-twice"), ("a1 a2 d4", "set-no-card"), ("a1 a2 a6", "set-no-card"), ("a1 a2 z9", "set-no-card")],
)
def test_004_d16_old_and_new_name_are_one_slot(claim: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        GAME.play(play(game(2, TABLE, PILE), "call"), ANNA, f"take {claim}", NO_LUCK)


def test_004_d16_names_of_two_digits_can_be_claimed() -> None:
    state = play(game(1, "0000", f"1111 {' '.join(['2222'] * 29)}", one_by_one=True), *["next"] * 30)
    assert GAME.view(state, None).slots[-1] == "a11"
    called = play(state, "call")
    assert play(called, "take a1 a2 a11") == play(called, "take a1 a2 k1")


def test_games_that_were_stored_with_old_names_have_the_same_rules_number() -> None:
    assert GAME.info.rules == 1
    stored = Playthrough.read((FOLDER / "set-one-by-one-81.txt").read_text(encoding="utf-8"))
    assert any(set(words.split()) & set(OLD_NAMES[3]) for _, words in stored.moves)
    assert stored.states[-1].outcome is not None
