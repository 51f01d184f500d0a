"""Tris 2 against known totals, each found by at least two independent programs."""

import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, product

import pytest

from bot.games.base import Seat
from bot.games.tris_2 import GAME
from bot.games.tris_2.die import LETTERS, SYMBOLS, Cell, Die, third
from bot.games.tris_2.game import State
from bot.games.tris_2.position import Position, Rule, island, rolling_rules, too_wide, undo
from bot.games.tris_2.setup import has_touching_mid_sides, has_tris
from tests.games.tris_2 import naive
from tests.games.tris_2.perft import perft
from tests.games.tris_2.shapes import shapes
from tests.games.tris_2.table import LUCK

TOPS, NS = "xxooxox//", "oo//o/oxx"

FREE = [(12, 0), (168, 10), (2324, 195), (32189, 3189)]
RULE_OF_4 = [(12, 0), (132, 10), (1216, 121), (10544, 1256)]
"""The sequences of one to four rolls from TOPS and NS, and those of them that end in a tris."""


@pytest.mark.parametrize(("rule_of_4", "known"), [(False, FREE), (True, RULE_OF_4)], ids=["free", "rule of 4"])
def test_the_numbers_of_rolls_are_known(rule_of_4: bool, known: list[tuple[int, int]]) -> None:
    start = Position.of(TOPS, NS, rule_of_4=rule_of_4)
    assert [perft(start, depth) for depth in (1, 2, 3, 4)] == known


def moves_counted(state: State, depth: int) -> int:
    """Returns the number of sequences of `depth` legal moves of the game itself, in words."""
    moves = GAME.legal_moves(state, state.turn)
    if depth == 1:
        return len(moves)
    return sum(moves_counted(GAME.play(state, state.turn, words, LUCK), depth - 1) for words in moves)


def test_the_game_has_the_same_numbers_of_moves() -> None:
    assert moves_counted(State(Position.of(TOPS, NS), Seat(0), ()), 3) == FREE[2][0]
    assert moves_counted(State(Position.of(TOPS, NS, rule_of_4=True), Seat(0), ()), 3) == RULE_OF_4[2][0]


@pytest.mark.parametrize(
    ("rules", "known"),
    [
        ((island,), [12, 180, 2626]),
        ((island, too_wide), [12, 144, 1482]),
        ((undo,), [12, 188, 3218]),
        ((undo, too_wide), [12, 140, 1474]),
        ((), [12, 200, 3540]),
        ((too_wide,), [12, 152, 1748]),
    ],
    ids=lambda given: "+".join(rule.__name__ for rule in given if callable(rule)) or "none",
)
def test_a_missing_rule_would_show(rules: tuple[Rule, ...], known: list[int]) -> None:
    lawless = replace(Position.of(TOPS, NS), rules=rules)
    assert [perft(lawless, depth)[0] for depth in (1, 2, 3)] == known


@pytest.mark.parametrize(("rule_of_4", "after_corner", "after_middle"), [(False, 13, 16), (True, 10, 13)])
def test_001_10_the_second_roll_has_this_many_choices(rule_of_4: bool, after_corner: int, after_middle: int) -> None:
    start = Position.of(TOPS, NS, rule_of_4=rule_of_4)
    for die, direction in start.rolls():
        choices = len(list(start.rolled(die, direction).rolls()))
        assert choices == (after_corner if die.letter in "acgi" else after_middle)


def test_001_14_no_first_roll_wins_from_any_of_522240_starts() -> None:
    """Every roll from every start is tried, by two ways to set the sides of all dice.

    The result of a roll depends on the tops and on the rolled die's north-south symbol, not on the sides of other dice.
    The two ways between them give each die both of its possibilities; each roll that is tried stands for the 2**8 ways
    of the other eight.
    """
    rolls = wins = 0
    for tops in map("".join, product(SYMBOLS, repeat=9)):
        if has_tris(tops) or has_touching_mid_sides(tops):
            continue
        one_way = "".join(SYMBOLS[(SYMBOLS.index(top) + 1) % 3] for top in tops)
        the_other = "".join(map(third, tops, one_way))
        for sides in (one_way, the_other):
            tried, won = perft(Position.of(tops, sides), 1)
            rolls += tried * 2**8
            wins += won * 2**8
    assert (rolls, wins) == (6_266_880, 0)
    assert rolls == 522_240 * 12


def shapes_in_a_square_of_4() -> set[frozenset[Cell]]:
    """Returns all connected shapes of nine cells that the rule of 4 allows, moved to the north-western corner."""
    cells = list(product(range(4), range(4)))
    found = set()
    for chosen in combinations(cells, 9):
        north, west = min(row for row, _ in chosen), min(col for _, col in chosen)
        shape = frozenset((row - north, col - west) for row, col in chosen)
        if naive.in_touch(shape):
            found.add(shape)
    return found


def numbers_of_rolls(shapes: Iterable[Iterable[Cell]], *, rule_of_4: bool) -> Counter[int]:
    """Returns how many shapes allow each number of rolls, with no roll before."""
    rules = rolling_rules(rule_of_4=rule_of_4)
    laid = (zip(LETTERS, sorted(shape), strict=True) for shape in shapes)
    dice = (tuple(Die(letter, *cell, "x", "o") for letter, cell in nine) for nine in laid)
    return Counter(len(list(Position(nine, rules).rolls())) for nine in dice)


def test_001_13_under_the_rule_of_4_a_roll_is_always_possible() -> None:
    """There are six to nineteen rolls from any shape; the rule against undoing forbids at most one."""
    numbers = numbers_of_rolls(shapes_in_a_square_of_4(), rule_of_4=True)
    assert numbers.total() == 7417
    assert (min(numbers), max(numbers)) == (6, 19)


def test_the_numbers_of_shapes_of_up_to_seven_dice_are_known() -> None:
    assert [sum(1 for _ in shapes(size)) for size in range(1, 8)] == [1, 4, 20, 110, 638, 3832, 23592]
    assert len({frozenset(shape) for shape in shapes(6)}) == 3832


@pytest.mark.skipif("SLOW" not in os.environ, reason="takes a minute: set SLOW=1")
def test_001_13_a_roll_is_always_possible() -> None:
    """There are four to thirty-two rolls from any shape; the rule against undoing forbids at most one."""
    numbers = numbers_of_rolls(shapes(9), rule_of_4=False)
    assert numbers.total() == 940_982
    assert (min(numbers), max(numbers)) == (4, 32)
