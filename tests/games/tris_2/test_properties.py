"""What is true of every position that rolls lead to."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.die import LETTERS, SYMBOLS, Die
from bot.games.tris_2.game import State
from bot.games.tris_2.position import Position
from bot.games.tris_2.setup import random_start
from tests.games.tris_2 import naive

REVERSE = {"north": "south", "south": "north", "east": "west", "west": "east"}


@st.composite
def journeys(draw: st.DrawFn) -> list[Position]:
    """Draws the positions that up to 40 legal rolls pass through from a thrown start, with a tris or without."""
    start = random_start(Chance(draw(st.binary(max_size=4)), 0), rule_of_4=draw(st.booleans()))
    passed = [start]
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=40)):
        rolls = list(passed[-1].rolls())
        passed.append(passed[-1].rolled(*rolls[choice % len(rolls)]))
    return passed


def cells(position: Position) -> dict[str, tuple[int, int]]:
    return {die.letter: (die.row, die.col) for die in position.dice}


def parity(die: Die) -> int:
    """Returns the parity of the cell and of the die's permutation of the symbols, together.

    The permutation is over top, north-south and east-west.
    """
    order = [SYMBOLS.index(symbol) for symbol in (die.top, die.ns, die.ew)]
    swapped = sum(one > other for at, one in enumerate(order) for other in order[at + 1 :])
    return (swapped + die.row + die.col) % 2


@given(journeys())
def test_001_03_each_die_keeps_its_parity(journey: list[Position]) -> None:
    """So on a given cell a die can show only three of its six orientations."""
    assert all([*map(parity, position.dice)] == [*map(parity, journey[0].dice)] for position in journey)


@given(journeys())
def test_001_03_every_roll_changes_one_top(journey: list[Position]) -> None:
    for before, after in pairwise(journey):
        assert sum(one.top != other.top for one, other in zip(before.dice, after.dice, strict=True)) == 1


@given(journeys())
def test_001_03_a_roll_and_its_reverse_restore_all_dice(journey: list[Position]) -> None:
    position = journey[-1]
    for die, direction in position.rolls():
        rolled = position.rolled(die, direction)
        assert rolled.rolled(rolled.dice[LETTERS.index(die.letter)], REVERSE[direction]).dice == position.dice


@given(journeys())
def test_001_09_nine_dice_stay_nine_and_in_touch(journey: list[Position]) -> None:
    for position in journey:
        assert [die.letter for die in position.dice] == [*LETTERS]
        assert len(set(cells(position).values())) == 9
        assert naive.in_touch(cells(position).values())
        assert all({die.top, die.ns, die.ew} == {*SYMBOLS} for die in position.dice)


@given(journeys())
def test_001_13_at_least_three_rolls_are_legal_and_five_under_the_rule_of_4(journey: list[Position]) -> None:
    assert all(len(list(position.rolls())) >= (5 if position.rule_of_4 else 3) for position in journey)


@given(journeys())
def test_001_15_the_rule_of_4_keeps_the_field_within_four_cells(journey: list[Position]) -> None:
    if journey[0].rule_of_4:
        assert all(max(naive.sides(cells(position).values())) <= 4 for position in journey)


@given(journeys())
def test_the_legal_rolls_are_those_of_the_plain_rules(journey: list[Position]) -> None:
    position = journey[-1]
    last = (position.last.letter, (position.last.row, position.last.col)) if position.last else None
    expected = naive.rolls(cells(position), last, rule_of_4=position.rule_of_4)
    assert {(die.letter, direction) for die, direction in position.rolls()} == expected


@given(journeys())
def test_001_11_the_tris_is_the_one_of_the_plain_rules(journey: list[Position]) -> None:
    """Only if the start had none: the rolls here go on after a tris, those of a game do not."""
    for before, after in pairwise(journey):
        if not naive.in_a_tris(tops(before)):
            found = naive.in_a_tris(tops(after))
            assert {*after.line} == {letter for letter, cell in cells(after).items() if cell in found}


def tops(position: Position) -> dict[tuple[int, int], str]:
    return {(die.row, die.col): die.top for die in position.dice}


@given(journeys())
def test_the_text_of_any_position_is_short(journey: list[Position]) -> None:
    assert len(str(GAME.view(State(journey[-1], Seat(0), ()), None))) <= 1000
