"""Colours that everyone can read and tell apart."""

from itertools import combinations

import pytest

from renderers.dice import LOOKS
from renderers.theme import DARK, SEATS, seat_role
from tests.renderers.colour_vision import VISIONS, contrast, distance

FACES = ("top", "north", "side", "south")


@pytest.mark.parametrize(
    ("ink", "under"),
    [
        *(("text", under) for under in ("panel", "ground", "cell", "row", "ink")),
        *(("muted", under) for under in ("panel", "ground", "cell", "row")),
        ("win", "panel"),
        *(("ink", f"seat-{seat}") for seat in range(SEATS)),
        *(("ink", f"medal-{rank}") for rank in (1, 2, 3)),
        *((symbol, f"{look}-top") for symbol in ("o", "/") for look in LOOKS),
    ],
)
def test_words_stand_out_from_what_they_are_written_on(ink: str, under: str) -> None:
    assert contrast(DARK[ink], DARK[under]) >= 4.5


@pytest.mark.parametrize(
    ("shape", "under"),
    [
        *((symbol, f"{look}-{face}") for symbol in ("x", "o", "/") for look in LOOKS for face in FACES),
        *((look, "cell") for look in ("last", "last-edge", "win")),
        *((seat_role(seat), "panel") for seat in range(SEATS)),
        ("last", "row"),
    ],
)
def test_shapes_stand_out_from_what_they_are_drawn_on(shape: str, under: str) -> None:
    assert contrast(DARK[shape], DARK[under]) >= 3


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("one", "other"), list(combinations(("x", "o", "/"), 2)))
def test_the_three_symbols_are_told_apart_by_colour_alone(one: str, other: str, vision: str) -> None:
    assert distance(DARK[one], DARK[other], vision) >= 40


@pytest.mark.parametrize("vision", VISIONS)
def test_the_last_roll_a_win_and_the_first_two_players_are_told_apart(vision: str) -> None:
    assert distance(DARK["last"], DARK["win"], vision) >= 40
    assert distance(DARK["seat-0"], DARK["seat-1"], vision) >= 20


def test_a_free_square_is_quiet() -> None:
    assert contrast(DARK["quiet-symbol"], DARK["quiet-top"]) < 2


def test_a_ninth_player_begins_again_with_the_first_colour() -> None:
    assert seat_role(SEATS) == seat_role(0) != seat_role(1)


def test_contrast_and_distance_are_measured_as_defined() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (118, 118, 118)) == pytest.approx(4.54, abs=0.01)
    assert distance((0, 0, 0), (255, 255, 255), "normal") == pytest.approx(100, abs=0.1)
    red, green = (200, 60, 60), (110, 130, 30)
    assert distance(red, green, "deutan") < distance(red, green, "normal") / 2
