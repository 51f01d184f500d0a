"""Each test that every game has to pass says what to do when it fails for one."""

from pathlib import Path

import pytest

from tests.advice import ADVICE, advice

TESTS = Path(__file__).parent


def test_the_contract_says_of_each_part_what_to_do() -> None:
    there = {f"contract/{file.stem}" for file in (TESTS / "contract").glob("test_*.py")}
    assert {place for place in ADVICE if place.startswith("contract/")} == there


def test_advice_is_about_what_is_there() -> None:
    assert all((TESTS / place).is_dir() or (TESTS / f"{place}.py").is_file() for place in ADVICE)


@pytest.mark.parametrize(
    ("test", "place"),
    [
        ("tests/contract/test_keys.py::test_a[tris_1-options0]", "contract/test_keys"),
        ("tests/renderers/test_golden.py::test_a[set beginners]", "renderers/test_golden"),
        ("tests/renderers/cards/test_clip.py::test_a[set]", "renderers"),
        ("tests/e2e/test_full_games.py::test_a[table-one-tris_2-2]", ""),
    ],
)
def test_the_nearest_advice_is_given(test: str, place: str) -> None:
    assert advice(test) == ADVICE[place]


@pytest.mark.parametrize("test", ["tests/ui/test_open_panels.py::test_a", "tests/ui/test_b.py::test_set[unset-1]"])
def test_a_test_of_no_game_gives_none(test: str) -> None:
    assert advice(test) == ""
