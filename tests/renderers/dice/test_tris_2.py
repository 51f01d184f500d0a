"""The picture of Tris 2: the dice, the last roll, where a chosen die may roll, who won and where."""

from itertools import islice, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import Options, Seat
from bot.games.tris_2 import view as tris_2
from bot.games.tris_2.view import SYMBOLS, LastRoll, View
from renderers.dice.cells import PITCHES, Cells, FreeSquare
from renderers.dice.die import Die, Look
from renderers.dice.markers import LineBar, RollTrace, Target
from renderers.dice.tris_2 import scene
from renderers.engine.scene import Scene, flatten
from renderers.parts.frame import BOARD, COLUMN, Caption
from renderers.parts.text_line import TextLine
from tests.examples import examples
from tests.renderers.dice.samples import (
    LETTERS,
    PLACING,
    ROLLED,
    START,
    TALL,
    WIDE,
    WON,
    WON_ACROSS,
    WON_DOWN,
    captioned,
    position,
)
from tests.renderers.layout import check, sprites_of, texts
from tests.renderers.playing import played
from tests.renderers.strategies import CAPTIONS


def picture(view: View, partial_move: str = "") -> Scene:
    return scene(view, captioned(0, 7), partial_move=partial_move)


def looks(view: View, partial_move: str = "") -> dict[str, Look]:
    """Returns how each die stands out, by its letter."""
    return {die.letter: die.look for die in sprites_of(picture(view, partial_move), Die)}


def middles(shown: Scene, kind: type, look: Look | None = None) -> list[tuple[int, int]]:
    """Returns the middles of the sprites of one class, or of the dice that look so."""
    placed = [item for item in flatten(shown.placed) if isinstance(item.sprite, kind)]
    boxes = [item.box for item in placed if look is None or getattr(item.sprite, "look", None) == look]
    return [((left + right) // 2, (top + bottom) // 2) for left, top, right, bottom in boxes]


def bars(view: View) -> list[tuple[int, int]]:
    return [(bar.down, bar.across) for bar in sprites_of(picture(view), LineBar)]


def pitch(view: View, partial_move: str = "") -> int:
    (shown,) = {die.pitch for die in sprites_of(picture(view, partial_move), Die)}
    return shown


@pytest.mark.parametrize(("view", "expected"), [(START, 196), (ROLLED, 164), (WIDE, 84), (TALL, 74)])
def test_dice_are_as_large_as_their_bounding_box_and_the_last_roll_allow(view: View, expected: int) -> None:
    assert pitch(view) == expected


def test_only_pitches_drawn_in_advance_are_used_for_boards_of_up_to_ten_cells() -> None:
    for rows, columns in product(range(3, 11), repeat=2):
        cells = Cells.fitted([(0, 0), (rows - 1, columns - 1)])
        assert cells.pitch in PITCHES
        largest = min(828 // columns, 676 // rows, 196)
        assert largest * 0.88 <= cells.pitch <= largest


def test_the_board_is_in_the_middle_of_its_box_and_has_no_coordinates() -> None:
    shown = picture(START)
    left, top, right, bottom = BOARD
    assert middles(shown, Die)[4] == ((left + right) // 2, (top + bottom) // 2)
    assert not [item for item in shown.placed if isinstance(item.sprite, TextLine) and item.x < COLUMN[0]]


def test_each_die_shows_its_faces_and_its_letter() -> None:
    dice = sprites_of(picture(START), Die)
    assert [(die.top, die.ns, die.ew) for die in dice[:3]] == [("o", "x", "/"), ("/", "o", "x"), ("x", "/", "o")]
    assert list(looks(START)) == list(LETTERS)


def test_the_last_roll_is_marked_on_the_die_and_in_the_cell_that_it_left() -> None:
    assert {letter for letter, look in looks(ROLLED).items() if look != "die"} == {"i"}
    assert looks(ROLLED)["i"] == "last"
    shown = picture(ROLLED)
    assert sprites_of(shown, RollTrace) == [RollTrace(164, "east")]
    ((x, y),), ((ring_x, ring_y),) = middles(shown, RollTrace), middles(shown, Die, "last")
    assert (ring_x - x, ring_y - y) == (164, 0)


def test_nothing_is_marked_before_the_first_roll() -> None:
    assert set(looks(START).values()) == {"die"}
    assert not sprites_of(picture(START), RollTrace)


def test_a_chosen_die_is_ringed_and_its_targets_show_the_symbol_that_comes_up() -> None:
    assert looks(ROLLED, "roll a")["a"] == "chosen"
    shown = picture(ROLLED, "roll a")
    # a has / east and west, and may not roll north: it would lose touch with the others
    assert sprites_of(shown, Target) == [Target(164, "/")] * 2
    ((x, y),) = middles(shown, Die, "chosen")
    assert sorted(middles(shown, Target)) == [(x - 164, y), (x + 164, y)]


def test_while_a_die_is_chosen_the_last_roll_shows_its_empty_frame_only() -> None:
    assert set(looks(ROLLED, "roll a").values()) == {"die", "chosen"}
    assert sprites_of(picture(ROLLED, "roll a"), RollTrace) == [RollTrace(164, "")]


@pytest.mark.parametrize("partial_move", ["roll", "roll z", "place a1", "nonsense"])
def test_words_that_choose_no_die_change_nothing(partial_move: str) -> None:
    assert picture(ROLLED, partial_move) == picture(ROLLED)


def test_a_die_that_may_not_roll_is_not_chosen() -> None:
    # e lies in the middle of the block
    assert picture(START, "roll e") == picture(START)
    assert picture(WON_DOWN, "roll a") == picture(WON_DOWN)


@pytest.mark.parametrize(("view", "line", "step"), [(WON_DOWN, "beg", (1, 0)), (WON_ACROSS, "abc", (1, 1))])
def test_the_winning_dice_stand_out_and_are_joined(view: View, line: str, step: tuple[int, int]) -> None:
    assert {letter for letter, look in looks(view).items() if look == "win"} == set(line)
    assert bars(view) == [step, step]


def test_the_bars_lie_under_the_dice() -> None:
    kinds = [type(item.sprite) for item in flatten(picture(WON_ACROSS).placed)]
    assert max(at for at, kind in enumerate(kinds) if kind is LineBar) < kinds.index(Die)


def test_two_lines_through_one_die_are_both_joined_and_nothing_else() -> None:
    corner = position(
        "0 0 x o,1 0 x o,2 0 x /,0 1 x o,1 1 o x,2 1 o x,0 2 x o,1 2 / x,2 2 / o", rolled="a 0 -1 south", line="abcdg"
    )
    # b and d touch at a corner, but there is no third die in their line
    assert sorted(bars(corner)) == [(0, 1), (0, 1), (1, 0), (1, 0)]


def test_the_column_names_who_is_on_turn_or_has_won_and_counts_the_moves() -> None:
    assert {"Alessandra", "Benoît Lefèvre", "to move", "Move"} <= set(texts(picture(ROLLED)))
    won = scene(WON_DOWN, captioned(1, 12, "caption-wins", "de"))
    assert {"gewinnt", "Zug"} <= set(texts(won))


def free(view: View, partial_move: str = "") -> list[str]:
    return [square.name for square in sprites_of(picture(view, partial_move), FreeSquare)]


def test_the_advanced_setup_names_the_cells_that_are_still_empty() -> None:
    assert free(PLACING) == ["b1", "c1", "a2", "a3", "b3", "c3"]


def test_in_the_advanced_setup_the_chosen_cell_shows_the_symbol_chosen_so_far() -> None:
    assert free(PLACING, "place b3") == ["b1", "c1", "a2", "a3", "c3"]
    assert sprites_of(picture(PLACING, "place b3"), Target) == [Target(196, "")]
    assert sprites_of(picture(PLACING, "place b3 o"), Target) == [Target(196, "o")]


def test_the_advanced_setup_starts_without_a_die() -> None:
    empty = View(dice=(), placing=True, rule_of_4=False, last=None, line=(), to_act=None, outcome=None, events=())
    assert len(free(empty)) == 9


def test_each_row_of_dice_is_a_band() -> None:
    bands = picture(START).bands()
    assert [sum(isinstance(item.sprite, Die) for item in band.placed) for band in bands].count(3) == 3


def scattered(seed: int) -> View:
    """Returns nine connected dice anywhere on the grid; one may just have been rolled, some may be in a line."""
    luck = Random(seed)
    cells = [(luck.randint(-40, 40), luck.randint(-40, 40))]
    while len(cells) < len(LETTERS):
        row, column = luck.choice(cells)
        cell = (row + luck.randint(-1, 1), column + luck.randint(-1, 1))
        if cell not in cells:
            cells.append(cell)
    dice = tuple(
        tris_2.Die(letter, *cell, *luck.sample(SYMBOLS, 2)) for letter, cell in zip(LETTERS, cells, strict=True)
    )
    back = {"north": (1, 0), "south": (-1, 0), "west": (0, 1), "east": (0, -1)}
    rolls = [
        LastRoll(die.letter, die.row + down, die.col + across, direction)
        for die in dice
        for direction, (down, across) in back.items()
        if (die.row + down, die.col + across) not in cells
    ]
    last = luck.choice([None, *rolls])
    line = tuple(luck.sample(LETTERS, luck.choice([0, 0, 3, 5])))
    return View(
        dice=dice,
        placing=False,
        rule_of_4=False,
        last=last,
        line=line,
        to_act=None if line else Seat(0),
        outcome=WON if line else None,
        events=(),
    )


@examples(40)
@given(st.integers(0, 2**32 - 1).map(scattered), CAPTIONS)
def test_everything_is_inside_and_nothing_overlaps(view: View, caption: Caption) -> None:
    check(scene(view, caption))
    die = min(view.dice, key=lambda die: die.row)
    check(scene(view, caption, partial_move=f"roll {die.letter}"))


@pytest.mark.parametrize("options", [{}, {"rule_of_4": True}, {"advanced": True}])
def test_so_it_is_in_random_games(options: Options) -> None:
    for view, caption in islice(played("tris_2", options), 0, 150, 3):
        assert isinstance(view, View)
        check(scene(view, caption))
