"""A game comes with all that belongs to it; its words are looked at in test_texts.py."""

from pathlib import Path

import pytest

from bot.games import GAMES

ROOT = Path(__file__).parents[2]

every_game = pytest.mark.parametrize("key", sorted(GAMES))


@every_game
def test_it_has_tests_of_its_own(key: str) -> None:
    assert list((ROOT / "tests" / "games" / key).glob("test_*.py"))


@every_game
def test_it_has_a_playthrough(key: str) -> None:
    assert list((ROOT / "tests" / "playthroughs").glob(f"{key}[-.]*txt"))


@every_game
def test_its_folder_says_where_its_rules_are_from(key: str) -> None:
    introduction = (ROOT / "bot" / "games" / key / "__init__.py").read_text(encoding="utf-8")
    assert "RULES" in introduction
