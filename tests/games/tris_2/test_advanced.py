"""RULES 001.16: the block of the advanced setup, built die by die."""

from itertools import combinations, product

import pytest

from bot.games.base import OptionError, UnreadableMove
from bot.games.tris_2 import GAME
from bot.games.tris_2.die import ORIENTATIONS, SYMBOLS
from bot.games.tris_2.position import Position
from bot.games.tris_2.setup import CELLS, EMPTY, SetupBlock, completable, has_tris
from tests.games.tris_2.table import allowed, played, refused, started

BLOCK = [
    *("place b2 x o", "place a1 x o", "place c3 / x", "place b1 x /", "place a2 o /"),
    *("place c2 o x", "place a3 x o", "place b3 / o", "place c1 o x"),
]
"""Nine placements that make x x o / o x o / x / /."""


def test_001_16_the_block_is_empty_at_first() -> None:
    view = GAME.view(started(advanced=True), None)
    assert (view.dice, view.placing) == ((), True)


def test_001_16_d6_any_empty_cell_and_any_way_up() -> None:
    placements = SetupBlock(mid_edge=False, rule_of_4=False).placements()
    assert len(placements) == 54
    assert set(placements) == {(cell, top, ns) for cell in CELLS for top, ns in ORIENTATIONS}


def test_001_16_a_die_bears_the_letter_of_its_cell() -> None:
    dice = GAME.view(played(started(advanced=True), *BLOCK[:3]), None).dice
    assert [(die.letter, die.row, die.col, die.top, die.ns) for die in dice] == [
        ("a", 0, 0, "x", "o"),
        ("e", 1, 1, "x", "o"),
        ("i", 2, 2, "/", "x"),
    ]


def test_001_16_a_cell_takes_one_die() -> None:
    assert refused(played(started(advanced=True), "place b2 x o"), "place b2 o x").key == "tris_2-taken"


def test_001_16_no_placement_makes_a_tris() -> None:
    two = played(started(advanced=True), "place a1 x o", "place b2 x o")
    assert refused(two, "place c3 x /").key == "tris_2-tris-while-placing"
    assert allowed(two, "place c3 o x")


@pytest.mark.parametrize(("dice", "patterns", "dead_ends"), [(6, 49_074, 48), (7, 53_136, 324), (8, 31_074, 396)])
def test_001_16_d7_dead_ends_are_known(dice: int, patterns: int, dead_ends: int) -> None:
    """Patterns without a tris, and how many of them no dice can complete without one."""
    found = []
    for empty in combinations(range(9), 9 - dice):
        for tops in product(SYMBOLS, repeat=dice):
            laid = iter(tops)
            pattern = "".join(EMPTY if at in empty else next(laid) for at in range(9))
            if not has_tris(pattern):
                found.append(completable(pattern, mid_edge=False))
    assert (len(found), found.count(False)) == (patterns, dead_ends)


def test_001_16_d7_a_placement_into_a_dead_end_is_refused() -> None:
    """After O on b3 the middle would complete a row of X, a column of O or a diagonal of bars."""
    before_it = played(
        started(advanced=True),
        *(
            "place a1 / x",
            "place b1 o x",
            "place c1 o x",
            "place a2 x o",
            "place c2 x o",
            "place a3 x o",
            "place c3 / x",
        ),
    )
    assert refused(before_it, "place b3 o x").key == "tris_2-no-completion"
    assert allowed(before_it, "place b3 x o")


def test_001_16_d8_middles_of_sides_may_be_equal() -> None:
    assert allowed(played(started(advanced=True), "place b1 x o"), "place c2 x o")


def test_001_16_d8_unless_the_option_forbids_it() -> None:
    one = played(started(advanced=True, advanced_mid_edge=True), "place b1 x o")
    assert refused(one, "place c2 x /").key == "tris_2-mid-edge"
    assert allowed(one, "place b3 x o")


def test_001_16_d8_middles_are_no_option_of_the_thrown_block() -> None:
    with pytest.raises(OptionError, match="tris_2-mid-edge-alone"):
        started(advanced_mid_edge=True)


def test_001_16_d9_turns_go_on_and_the_second_player_rolls_first() -> None:
    state = started(advanced=True)
    placers = []
    for words in BLOCK:
        placers.append(state.turn)
        state = played(state, words)
    assert placers == [0, 1, 0, 1, 0, 1, 0, 1, 0]
    assert state.turn == 1
    assert state.table == Position.of("xxooxox//", "o/x/oxoox")
    assert [event.key for event in state.events] == ["tris_2-placed", "tris_2-set-up"]
    assert all(move.startswith("roll ") for move in GAME.legal_moves(state, state.turn))


def test_001_16_the_rule_of_4_waits_for_the_first_roll() -> None:
    state = played(started(advanced=True, rule_of_4=True), *BLOCK, "roll f east")
    assert refused(state, "roll a west").key == "tris_2-rule-of-4"


def test_001_16_no_die_rolls_before_the_ninth_is_placed() -> None:
    error = refused(played(started(advanced=True), *BLOCK[:7]), "roll e north")
    assert (error.key, error.text_args) == ("tris_2-still-placing", {"missing": 2})


def test_001_16_what_cannot_be_read_is_explained_by_a_placement_until_the_block_is_built() -> None:
    state = started(advanced=True)
    assert refused(state, "b2").key == "tris_2-unreadable-placement"
    assert refused(played(state, *BLOCK), "b2").key == "tris_2-unreadable"


def test_001_16_no_die_is_placed_after_the_ninth() -> None:
    assert refused(played(started(advanced=True), *BLOCK), "place b2 x o").key == "tris_2-all-placed"
    assert refused(started(), "place b2 x o").key == "tris_2-all-placed"


def test_001_16_no_die_shows_a_symbol_on_top_and_on_a_side() -> None:
    error = refused(started(advanced=True), "place b2 x x")
    assert isinstance(error, UnreadableMove)
    assert error.key == "tris_2-twin-faces"
