"""RULES 001.5 and 001.6: the thrown block, and who plays first."""

from itertools import product

import pytest

from bot.games.base import Args, Event, Seat, WrongSeats
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.die import SYMBOLS
from bot.games.tris_2.game import first_player
from bot.games.tris_2.position import Position
from bot.games.tris_2.setup import LINES, has_touching_mid_sides, has_tris, random_start
from tests.games.scripted import Scripted

ALL_TOPS = ["".join(tops) for tops in product(SYMBOLS, repeat=9)]


def test_001_05_the_block_lies_on_a1_to_c3_and_letters_go_in_reading_order() -> None:
    dice = random_start(Chance(b"seed", 0), rule_of_4=False).dice
    assert [(die.letter, die.row, die.col) for die in dice] == [
        *(("a", 0, 0), ("b", 0, 1), ("c", 0, 2)),
        *(("d", 1, 0), ("e", 1, 1), ("f", 1, 2)),
        *(("g", 2, 0), ("h", 2, 1), ("i", 2, 2)),
    ]


@pytest.mark.parametrize("line", LINES, ids=str)
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_001_05_a_no_tris_in_any_of_eight_lines(line: tuple[int, ...], symbol: str) -> None:
    assert has_tris("".join(symbol if at in line else "." for at in range(9)))
    assert not has_tris("".join(symbol if at in line[:2] else "." for at in range(9)))


@pytest.mark.parametrize("corner", [(1, 5), (5, 7), (7, 3), (3, 1)], ids=["NE", "SE", "SW", "NW"])
def test_001_05_b_touching_middles_of_sides_differ(corner: tuple[int, int]) -> None:
    assert has_touching_mid_sides("".join("x" if at in corner else "." for at in range(9)))


@pytest.mark.parametrize("opposite", [(1, 7), (3, 5)], ids=["NS", "WE"])
def test_001_05_b_opposite_middles_may_be_equal(opposite: tuple[int, int]) -> None:
    assert not has_touching_mid_sides("".join("x" if at in opposite else "." for at in range(9)))


def test_001_05_of_all_tops_1020_are_a_legal_start() -> None:
    without_tris = {tops for tops in ALL_TOPS if not has_tris(tops)}
    middles_differ = {tops for tops in ALL_TOPS if not has_touching_mid_sides(tops)}
    assert (len(without_tris), len(middles_differ), len(without_tris & middles_differ)) == (7302, 4374, 1020)


def test_001_05_every_start_is_legal() -> None:
    for ply in range(200):
        tops = "".join(die.top for die in random_start(Chance(b"seed", ply), rule_of_4=False).dice)
        assert not has_tris(tops)
        assert not has_touching_mid_sides(tops)


def test_001_05_d1_an_illegal_block_is_thrown_again_whole() -> None:
    """All nine dice are thrown anew until the block is legal: so all legal blocks are equally likely."""
    tris = [0, 0, 0, 2, 4, 2, 4, 2, 4]
    touching = [0, 2, 0, 4, 4, 2, 2, 0, 4]
    legal = [0, 1, 2, 3, 0, 2, 1, 4, 5]
    chance = Scripted([*tris, *touching, *legal])
    assert random_start(chance, rule_of_4=False) == Position.of("xxooxox//", "o/x/ox/xo")
    assert chance.spent


def thrown_first(*symbols: str) -> tuple[Seat, Event]:
    """Returns who begins after these throws, and the event that tells it."""
    chance = Scripted([SYMBOLS.index(symbol) for symbol in symbols])
    seat, event = first_player("dice", chance)
    assert chance.spent
    return seat, event


@pytest.mark.parametrize(("better", "worse"), ["/x", "/o", "xo"])
def test_001_06_d2_bar_beats_x_beats_o(better: str, worse: str) -> None:
    assert thrown_first(better, worse)[0] == 0
    assert thrown_first(worse, better)[0] == 1


def test_001_06_d2_equal_dice_are_thrown_again_and_one_event_tells_the_throw_that_decides() -> None:
    told: Args = {"better": "/", "worse": "x", "equal": 1}
    assert thrown_first("o", "o", "x", "/") == (1, Event("tris_2-begins-by-dice", Seat(1), told))


@pytest.mark.parametrize(("first", "seat"), [("first_seat", 0), ("second_seat", 1)])
def test_001_06_who_begins_may_be_fixed(first: str, seat: int) -> None:
    state = GAME.start(2, GAME.info.full_options({"first": first}), Chance(b"seed", 0))
    assert GAME.to_act(state) == {seat}
    assert GAME.view(state, None).events == (Event("tris_2-begins", Seat(seat)),)


def test_tris_2_is_for_two() -> None:
    with pytest.raises(WrongSeats):
        GAME.start(3, GAME.info.full_options({}), Chance(b"seed", 0))
